import { first } from './first.ts';
import { identity } from './identity.ts';

/** The French texts of signing in on a first screen. */
export const signIn = {
  ...first,
  ...identity,
};
