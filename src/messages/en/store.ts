import { catalogueStore } from './catalogueStore.ts';
import { first } from './first.ts';

/** The English texts of the page of a store. */
export const store = {
  ...first,
  ...catalogueStore,
};
