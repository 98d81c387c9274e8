import type { ChatMessage, QueuedMessage } from '../../machines/rules/domain.ts';
import { dayOf } from './moments.ts';

/** A line of a thread: a message that was sent, or one that waits to be sent. */
export type ThreadRow = {
  key: string;
  /** The moment whose day is written above the line; null below another line of the same day. */
  day: string | null;
} & ({ kind: 'message'; message: ChatMessage } | { kind: 'queued'; queued: QueuedMessage });

/**
 * The lines of a thread from the top to the bottom, with what waits to be sent at the end. A day is
 * part of its first line and not a line of its own: the list keeps the topmost line in its place when
 * older messages come above it, and a line of the day would go up with them.
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
