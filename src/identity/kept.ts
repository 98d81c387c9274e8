import type { InterruptedSignIn } from '../../machines/identity/authGate.machine.ts';
import type { RecoveryStep } from '../../machines/identity/recovery.machine.ts';
import type { SignInStep } from '../../machines/identity/signIn.machine.ts';
import type { DeferredIntent } from '../../machines/rules/identity.ts';
import { now } from '../platform/browser.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';

/**
 * What the browser keeps of a sign-in or a recovery that is under way, so that a reload lands on
 * the same step: where a code went and what was wanted, never a password, a code or a token. It
 * counts for ten minutes, as long as a code does.
 */
const LIFE_MS = 10 * 60_000;

/** A sign-in under way: as it was asked for, and its code step when it is in one. */
interface KeptSignIn extends InterruptedSignIn {
  step: SignInStep | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fresh(value: unknown): Record<string, unknown> | null {
  if (!isRecord(value) || typeof value['at'] !== 'number') return null;
  const age = now().getTime() - value['at'];
  return age >= 0 && age < LIFE_MS ? value : null;
}

function readCodeStep(value: unknown): RecoveryStep | null {
  if (!isRecord(value)) return null;
  const { channel, target, resendAt, sessionInfo } = value;
  const known = channel === 'phone' || channel === 'email';
  if (!known || typeof target !== 'string' || typeof resendAt !== 'number') return null;
  const named = typeof sessionInfo === 'string' ? sessionInfo : null;
  return { channel, target, resendAt, sessionInfo: named };
}

function readIntent(value: unknown): DeferredIntent | null {
  if (!isRecord(value)) return null;
  const { kind, to, thing, id } = value;
  if (kind === 'open' && typeof to === 'string') return { kind, to };
  if (kind !== 'wish' || !Number.isInteger(id)) return null;
  const known = (['item', 'store', 'vehicle', 'provider'] as const).find((one) => one === thing);
  return known === undefined ? null : { kind, thing: known, id: Number(id) };
}

/** The sign-in that a reload interrupted; null when none was open. */
export function keptSignIn(): KeptSignIn | null {
  return readStored(storageKeys.signInStep, (stored) => {
    const value = fresh(stored);
    if (value === null) return null;
    const { mode, intent, waiting, step } = value;
    const code = readCodeStep(step);
    const stage = isRecord(step) && step['stage'] === 'info' ? 'info' : 'code';
    const loginType = isRecord(step) && step['loginType'] === 'otp' ? 'otp' : 'manual';
    return {
      mode: mode === 'signUp' ? 'signUp' : 'signIn',
      intent: readIntent(intent),
      waiting: waiting === true,
      step: code === null ? null : { ...code, loginType, stage },
    };
  });
}

/** Keeps an open sign-in, or what changed of it. */
export function keepSignIn(change: Partial<KeptSignIn>): void {
  const before = keptSignIn() ?? { mode: 'signIn', intent: null, waiting: false, step: null };
  writeStored(storageKeys.signInStep, { ...before, ...change, at: now().getTime() });
}

/** Forgets it, with what was typed: signed in, or left. */
export function forgetSignIn(): void {
  removeStored(storageKeys.signInStep);
  forgetDraft();
}

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
