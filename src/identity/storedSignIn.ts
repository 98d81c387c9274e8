import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The sign-in that a reload interrupted; null when there was none. */
export const storedSignIn = (): Stored<'signInStep'> | null => get('signInStep');

/**
 * Stores that sign-in is open, or changes what is stored of it, so that it continues after a
 * reload.
 */
export function storeSignIn(change: Partial<Stored<'signInStep'>>): void {
  const before = storedSignIn() ?? { mode: 'signUp', intent: null, stage: 'open', step: null };
  set('signInStep', { ...before, ...change });
}

/** Deletes the stored sign-in and what was typed, once the customer has signed in or closed it. */
export function forgetSignIn(): void {
  forget('signInStep');
  forget('identityDraft');
}
