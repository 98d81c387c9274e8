import type { Failure, MessageRef } from './domain.ts';

/** The error with which an actor rejects when its call to the server failed; `failure` says why. */
export interface FailedCall {
  failure: Failure;
}

/**
 * The reason why a call to the server failed, from an actor's rejection; null when the error is
 * something else, such as a bug or an abort.
 */
export function failureOf(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return null;
  return (error as FailedCall).failure;
}

/** The key of the message that the customer's session has ended. */
export const SESSION_ENDED = 'account.session.ended';

/**
 * The message to show for a failed call: that the device is offline, that the server took too long,
 * that the session has ended, the server's own text, or else the general error text (MSG-21).
 */
export function messageOf(error: unknown): MessageRef {
  const failure = failureOf(error);
  if (failure === null) return { key: 'app.error.generic' };
  if (failure.kind === 'offline') return { key: 'app.error.offline' };
  if (failure.kind === 'timeout') return { key: 'app.error.timeout' };
  if (failure.hasEndedSession === true) return { key: SESSION_ENDED };
  const text = failure.entries.find((entry) => entry.message !== '')?.message;
  return text === undefined ? { key: 'app.error.generic' } : { text };
}

/**
 * Whether the server refused a call with this error code, such as `coordinates` for a place in no
 * zone.
 */
export function refusedWith(error: unknown, code: string): boolean {
  return failureOf(error)?.entries.some((entry) => entry.code === code) ?? false;
}

/**
 * Whether the server may have carried out the call although it failed here, such as by a timeout.
 * The client must then ask the server for the result before it reports a failure.
 */
export function outcomeUnknown(error: unknown): boolean {
  const kind = failureOf(error)?.kind;
  return kind === 'timeout' || kind === 'offline' || kind === 'server' || kind === 'malformed';
}
