import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The sign-in that a reload interrupted; null when there was none. */
export const storedSignIn = (): Stored<'signInStep'> | null => get('signInStep');

/**
 * Stores that the sign-in dialog is open, or a change of its state, so that a reload continues it.
 * `mode` is the form (sign-in or sign-up), `intent` what the customer wanted to do before sign-in,
 * `stage` whether the dialog is visible, and `step` the step after the form, such as a code.
 */
export function storeSignIn(change: Partial<Stored<'signInStep'>>): void {
  const before = storedSignIn() ?? { mode: 'signUp', intent: null, stage: 'open', step: null };
  set('signInStep', { ...before, ...change });
}

/**
 * Deletes the stored sign-in and the typed form fields, after the customer has signed in or closed
 * the dialog.
 */
export function forgetSignIn(): void {
  forget('signInStep');
  forget('identityDraft');
}
