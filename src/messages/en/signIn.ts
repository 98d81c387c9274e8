import { identity } from './identity.ts';
import { store } from './store.ts';

/** The English texts of signing in on a first screen or on the page of a store. */
export const signIn = {
  ...store,
  ...identity,
};
