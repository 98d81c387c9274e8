import { catalogueStore } from './catalogueStore.ts';
import { first } from './first.ts';

/** The French texts of the page of a store. */
export const store = {
  ...first,
  ...catalogueStore,
};
