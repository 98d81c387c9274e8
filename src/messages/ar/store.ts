import { catalogueStore } from './catalogueStore.ts';
import { first } from './first.ts';

/** The Arabic texts of the page of a store. */
export const store = {
  ...first,
  ...catalogueStore,
};
