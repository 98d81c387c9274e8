import type { ChatMessage, QueuedMessage } from '../../machines/rules/domain.ts';
import { dayOf } from './moments.ts';

/** A line of a thread, from the top to the bottom. */
export type ThreadRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'queued'; key: string; queued: QueuedMessage };

/** The lines of a thread: a day before its first message, and at the end what waits to be sent. */
export function threadRows(
  messages: readonly ChatMessage[],
  queue: readonly QueuedMessage[],
): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day: string | null = null;
  const begin = (at: string | null) => {
    const next = dayOf(at);
    if (at === null || next === null || next === day) return;
    day = next;
    rows.push({ kind: 'day', key: `day ${next}`, at });
  };
  for (const message of messages) {
    begin(message.at);
    rows.push({ kind: 'message', key: `message ${message.id}`, message });
  }
  for (const queued of queue) {
    begin(queued.at);
    rows.push({ kind: 'queued', key: `queued ${queued.key}`, queued });
  }
  return rows;
}
