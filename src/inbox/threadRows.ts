import type { ChatMessage, QueuedMessage } from '../../machines/rules/domain.ts';
import { dayOf } from './moments.ts';

/** A row in the view of a thread: a sent message, or one that is waiting to be sent. */
export type ThreadRow = {
  key: string;
  /** The time whose date is shown above the row; null when the row above has the same date. */
  day: string | null;
} & ({ kind: 'message'; message: ChatMessage } | { kind: 'queued'; queued: QueuedMessage });

/**
 * The rows of a thread from top to bottom, with unsent messages at the end. A date is a property of
 * the first row of its day, not a row of its own: when older messages are added above, the list
 * keeps its topmost row in place, and a separate date row would then be misplaced.
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
