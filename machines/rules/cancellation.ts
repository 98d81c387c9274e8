import type { MessageRef } from './domain.ts';
import { failureOf, messageOf } from './failure.ts';

/**
 * The message of a cancellation that failed.
 * @param offline the key of the message that says, without a connection, that nothing is canceled
 */
export const cancellationFailure = (error: unknown, offline: string): MessageRef =>
  failureOf(error)?.kind === 'offline' ? { key: offline } : messageOf(error);
