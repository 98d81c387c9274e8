import type { RecoveryStep } from '../../machines/identity/recovery.machine.ts';
import { forget, get, set, setOrForget } from '../platform/stored/store.ts';

// The stored data of the identity forms. This file is separate from `storedSignIn.ts`, because the
// first page of a visit loads only that one.

/** The stored fields of the forms for sign-in, sign-up and recovery; never a password. */
export const storedForm = (): Readonly<Record<string, string>> => get('identityDraft') ?? {};

/** Deletes the stored fields of the forms for sign-in, sign-up and recovery. */
export function forgetForm(): void {
  forget('identityDraft');
}

/** Stores fields of one of these forms. The stored fields of the other forms stay. */
export function storeForm(values: Readonly<Record<string, string>>): void {
  set('identityDraft', { ...storedForm(), ...values });
}

/**
 * Returns a function that stores the named fields of a form; the form calls it with each change.
 * Never pass the name of a password field.
 */
export const storeFields =
  <Name extends string>(...names: Name[]) =>
  (values: Record<Name, string | boolean>): void =>
    storeForm(Object.fromEntries(names.map((name) => [name, String(values[name])])));

/** Where the password recovery code was sent before a reload; null when none was sent. */
export const storedRecovery = (): RecoveryStep | null => get('recoveryStep');

/** Stores where the password recovery code was sent; null deletes it. */
export function storeRecovery(step: RecoveryStep | null): void {
  setOrForget('recoveryStep', step);
}

/**
 * The phone number or e-mail address that "Remember me" has stored; null when none (AUTH-06,
 * OPEN-25).
 */
export const rememberedAccount = (): string | null => get('rememberedLogin')?.account ?? null;

/** Stores a phone number or e-mail address for the next sign-in; null deletes it. */
export function rememberAccount(account: string | null): void {
  setOrForget('rememberedLogin', account === null ? null : { account });
}
