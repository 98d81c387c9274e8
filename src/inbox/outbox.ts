import type { QueuedMessage, ThreadKey } from '../../machines/rules/domain.ts';
import { threadText } from '../../machines/rules/thread.ts';
import { forgetFiles, readFiles, storeFiles } from '../platform/files.ts';
import { get, setOrForget } from '../platform/stored/store.ts';
import { storedPictures, type StoredPictures } from '../shop/stored/storedPictures.ts';

// Messages that are not sent yet, as this browser stores them: texts in the stored schema, pictures
// as files. Signing out deletes both.

const filesOf = (key: string): string => `message ${key}`;

/** The customer's messages that wait in this browser to be sent, oldest first. */
export const storedMessages = (owner: number): QueuedMessage[] =>
  (get('outbox') ?? []).filter((message) => message.owner === owner);

/**
 * Changes the stored queue of unsent messages. `change` gets the queue as it is stored now, because
 * other tabs may have changed it.
 */
export function changeOutbox(change: (messages: QueuedMessage[]) => QueuedMessage[]): void {
  const messages = change(get('outbox') ?? []);
  setOrForget('outbox', messages.length === 0 ? null : messages);
}

/**
 * Adds a message to the end of the queue. Its pictures are stored first, so that a queued message
 * always has its pictures.
 */
export async function storeMessage(
  message: QueuedMessage,
  pictures: readonly File[],
): Promise<void> {
  if (pictures.length > 0) await storeFiles(filesOf(message.key), [...pictures]);
  changeOutbox((messages) => [...messages, message]);
}

/** The pictures of a queued message; null when some of them are missing in this browser. */
export async function picturesOf({ key, pictures }: QueuedMessage): Promise<File[] | null> {
  if (pictures === 0) return [];
  const files = await readFiles(filesOf(key));
  const found = Array.isArray(files) ? files.filter((file) => file instanceof File) : [];
  return found.length === pictures ? found : null;
}

/** Deletes a message from the queue, with its pictures: it was sent or discarded. */
export function forgetMessage({ key, pictures }: Pick<QueuedMessage, 'key' | 'pictures'>): void {
  changeOutbox((messages) => messages.filter((one) => one.key !== key));
  if (pictures > 0) void forgetFiles(filesOf(key));
}

const draftName = (owner: number, thread: ThreadKey): string => `${owner} ${threadText(thread)}`;

/** The text that a customer typed in a thread and has not sent; '' when there is none. */
export const storedDraft = (owner: number, thread: ThreadKey): string =>
  get('messageDrafts')?.[draftName(owner, thread)] ?? '';

/** Stores the text typed in a thread; an empty text removes the stored one. */
export function storeDraft(owner: number, thread: ThreadKey, text: string): void {
  const { [draftName(owner, thread)]: _, ...others } = get('messageDrafts') ?? {};
  const drafts = text === '' ? others : { ...others, [draftName(owner, thread)]: text };
  setOrForget('messageDrafts', Object.keys(drafts).length === 0 ? null : drafts);
}

/** The stored pictures of a customer's unsent draft in a thread. */
export const draftPictures = (owner: number, thread: ThreadKey): StoredPictures =>
  storedPictures(`message draft ${draftName(owner, thread)}`);
