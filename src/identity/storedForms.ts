import type { RecoveryStep } from '../../machines/identity/recovery.machine.ts';
import { forget, get, set, setOrForget } from '../platform/stored/store.ts';

// The storage of forms, apart from the part that the first page of a visit needs.

/** The fields of the forms for sign-in, sign-up and recovery; never a secret. */
export const storedForm = (): Readonly<Record<string, string>> => get('identityDraft') ?? {};

/** Deletes what was typed into these forms. */
export function forgetForm(): void {
  forget('identityDraft');
}

/** Stores fields of a form without removing those of other forms. */
export function storeForm(values: Readonly<Record<string, string>>): void {
  set('identityDraft', { ...storedForm(), ...values });
}

/**
 * Returns a function that stores these fields of a form, to be called with each change; never a
 * password.
 */
export const storeFields =
  <Name extends string>(...names: Name[]) =>
  (values: Record<Name, string | boolean>): void =>
    storeForm(Object.fromEntries(names.map((name) => [name, String(values[name])])));

/** Where the recovery code was sent before a reload; null when none was. */
export const storedRecovery = (): RecoveryStep | null => get('recoveryStep');

/** Stores where the recovery code was sent; null deletes it. */
export function storeRecovery(step: RecoveryStep | null): void {
  setOrForget('recoveryStep', step);
}

/** The phone or address that "Remember me" stores; never the password (AUTH-06, OPEN-25). */
export const rememberedAccount = (): string | null => get('rememberedLogin')?.account ?? null;

/** Remembers a phone or address for the next sign-in; null forgets it. */
export function rememberAccount(account: string | null): void {
  setOrForget('rememberedLogin', account === null ? null : { account });
}
