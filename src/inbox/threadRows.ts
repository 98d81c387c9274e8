import type { ChatMessage, QueuedMessage } from '../../machines/rules/domain.ts';
import { dayOf } from './moments.ts';

/** A line of a thread: a message that was sent, or one that waits to be sent. */
export type ThreadRow = {
  key: string;
  /** The time whose date is shown above the row; null when the row above has the same date. */
  day: string | null;
} & ({ kind: 'message'; message: ChatMessage } | { kind: 'queued'; queued: QueuedMessage });

/**
 * The rows of a thread from top to bottom, with unsent messages at the end. A date belongs to its
 * first row and is no row of its own: the list keeps its topmost row in place when older messages
 * are added above, and a separate date row would then be in the wrong place.
 */
export function threadRows(
  messages: readonly ChatMessage[],
  queue: readonly QueuedMessage[],
): ThreadRow[] {
  let day: string | null = null;
  const begins = (at: string | null): string | null => {
    const next = dayOf(at);
    if (next === null || next === day) return null;
    day = next;
    return at;
  };
  return [
    ...messages.map((message): ThreadRow => {
      return { kind: 'message', key: `message ${message.id}`, day: begins(message.at), message };
    }),
    ...queue.map((queued): ThreadRow => {
      return { kind: 'queued', key: `queued ${queued.key}`, day: begins(queued.at), queued };
    }),
  ];
}
