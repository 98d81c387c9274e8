import type { RecoveryStep } from '../../machines/identity/recovery.machine.ts';
import { now } from '../platform/browser.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';
import { fresh, isRecord, readCodeStep } from './kept.ts';

// What forms keep through a reload, apart from what the first visit of a page needs to know.

/** What was typed into the forms of signing in, up and recovery, by field; never a secret. */
export function keptDraft(): Readonly<Record<string, string>> {
  return (
    readStored(storageKeys.identityDraft, (stored) => {
      const values = fresh(stored)?.['values'];
      if (!isRecord(values)) return null;
      return Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => {
          return typeof entry[1] === 'string';
        }),
      );
    }) ?? {}
  );
}

/** Forgets what was typed. */
export function forgetDraft(): void {
  removeStored(storageKeys.identityDraft);
}

/** Keeps what is typed, beside what other forms keep. */
export function keepDraft(values: Readonly<Record<string, string>>): void {
  writeStored(storageKeys.identityDraft, {
    values: { ...keptDraft(), ...values },
    at: now().getTime(),
  });
}

/** Where the recovery code went before a reload. */
export function keptRecovery(): RecoveryStep | null {
  return readStored(storageKeys.recoveryStep, (stored) => readCodeStep(fresh(stored)));
}

/** Keeps where the recovery code went; null forgets it. */
export function keepRecovery(step: RecoveryStep | null): void {
  if (step === null) removeStored(storageKeys.recoveryStep);
  else writeStored(storageKeys.recoveryStep, { ...step, at: now().getTime() });
}

/** The phone or address that "Remember me" keeps; never the password (AUTH-06, OPEN-25). */
export function rememberedAccount(): string | null {
  return readStored(storageKeys.rememberedLogin, (value) =>
    isRecord(value) && typeof value['account'] === 'string' ? value['account'] : null,
  );
}

/** Remembers a phone or address for the next sign-in; null forgets it. */
export function rememberAccount(account: string | null): void {
  if (account === null) removeStored(storageKeys.rememberedLogin);
  else writeStored(storageKeys.rememberedLogin, { account });
}
