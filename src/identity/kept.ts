import type { InterruptedSignIn } from '../../machines/identity/authGate.machine.ts';
import type { RecoveryStep } from '../../machines/identity/recovery.machine.ts';
import type { SignInStep } from '../../machines/identity/signIn.machine.ts';
import type { DeferredIntent } from '../../machines/rules/identity.ts';
import { now } from '../platform/browser.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';

/**
 * What the browser keeps of a sign-in that is under way, so that a reload lands on the same step:
 * where a code went and what was wanted, never a password, a code or a token. It counts for ten
 * minutes, as long as a code does.
 */
const LIFE_MS = 10 * 60_000;

/** A sign-in under way: as it was asked for, and its code step when it is in one. */
interface KeptSignIn extends InterruptedSignIn {
  step: SignInStep | null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept, unless it is too old to count. */
export function fresh(value: unknown): Record<string, unknown> | null {
  if (!isRecord(value) || typeof value['at'] !== 'number') return null;
  const age = now().getTime() - value['at'];
  return age >= 0 && age < LIFE_MS ? value : null;
}

/** Where a code went, out of what was kept. */
export function readCodeStep(value: unknown): RecoveryStep | null {
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

const stages = ['open', 'recovering', 'aside'] as const;

/** The sign-in that a reload interrupted; null when none was under way. */
export function keptSignIn(): KeptSignIn | null {
  return readStored(storageKeys.signInStep, (stored) => {
    const value = fresh(stored);
    if (value === null) return null;
    const { mode, intent, step } = value;
    const code = readCodeStep(step);
    const asksInfo = isRecord(step) && step['stage'] === 'info';
    const loginType = isRecord(step) && step['loginType'] === 'otp' ? 'otp' : 'manual';
    return {
      mode: mode === 'signIn' ? 'signIn' : 'signUp',
      intent: readIntent(intent),
      stage: stages.find((one) => one === value['stage']) ?? 'open',
      step: code === null ? null : { ...code, loginType, stage: asksInfo ? 'info' : 'code' },
    };
  });
}

/** Keeps an open sign-in, or what changed of it. */
export function keepSignIn(change: Partial<KeptSignIn>): void {
  const before = keptSignIn() ?? {
    mode: 'signUp',
    intent: null,
    stage: 'open',
    step: null,
  };
  writeStored(storageKeys.signInStep, { ...before, ...change, at: now().getTime() });
}

/** Forgets it, with what was typed: signed in, or left. */
export function forgetSignIn(): void {
  removeStored(storageKeys.signInStep);
  removeStored(storageKeys.identityDraft);
}
