import type { MessageRef } from './domain.ts';
import { failureOf, messageOf } from './failure.ts';

/**
 * The message to show when an order or a trip could not be canceled. Without a connection it is the
 * message with the key `offline`, which says that nothing was canceled; otherwise it is the general
 * message for the error (`messageOf`).
 */
export const cancellationFailure = (error: unknown, offline: string): MessageRef =>
  failureOf(error)?.kind === 'offline' ? { key: offline } : messageOf(error);
