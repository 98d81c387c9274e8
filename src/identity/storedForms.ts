import type { RecoveryStep } from '../../machines/identity/recovery.machine.ts';
import { forget, get, set, setOrForget } from '../platform/stored/store.ts';

// What forms store through a reload, apart from what the first visit of a page needs to know.

/** What was typed into the forms of signing in, up and recovery, by field; never a secret. */
export const storedForm = (): Readonly<Record<string, string>> => get('identityDraft') ?? {};

/** Forgets what was typed. */
export function forgetForm(): void {
  forget('identityDraft');
}

/** Stores what is typed, beside what other forms store. */
export function storeForm(values: Readonly<Record<string, string>>): void {
  set('identityDraft', { ...storedForm(), ...values });
}

/** Stores these fields of a form with each change; never a password. */
export const storeFields =
  <Name extends string>(...names: Name[]) =>
  (values: Record<Name, string | boolean>): void =>
    storeForm(Object.fromEntries(names.map((name) => [name, String(values[name])])));

/** Where the recovery code went before a reload. */
export const storedRecovery = (): RecoveryStep | null => get('recoveryStep');

/** Stores where the recovery code went; null forgets it. */
export function storeRecovery(step: RecoveryStep | null): void {
  setOrForget('recoveryStep', step);
}

/** The phone or address that "Remember me" stores; never the password (AUTH-06, OPEN-25). */
export const rememberedAccount = (): string | null => get('rememberedLogin')?.account ?? null;

/** Remembers a phone or address for the next sign-in; null forgets it. */
export function rememberAccount(account: string | null): void {
  setOrForget('rememberedLogin', account === null ? null : { account });
}
