import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The sign-in that a reload interrupted; null when there was none. */
export const storedSignIn = (): Stored<'signInStep'> | null => get('signInStep');

/** Stores an open sign-in, or a change of it. */
export function storeSignIn(change: Partial<Stored<'signInStep'>>): void {
  const before = storedSignIn() ?? { mode: 'signUp', intent: null, stage: 'open', step: null };
  set('signInStep', { ...before, ...change });
}

/** Forgets it, with what was typed: signed in, or left. */
export function forgetSignIn(): void {
  forget('signInStep');
  forget('identityDraft');
}
