import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The stored draft of the contact form, and the last try to send it. */
type ContactDraft = Stored<'contactDraft'>;

/** The stored draft of the contact form; null when there is none. */
export const storedDraft = (): ContactDraft | null => get('contactDraft');

/** Stores the contact form while it is filled in, so that a reload loses nothing. */
export function storeDraft(draft: ContactDraft): void {
  set('contactDraft', draft);
}

/**
 * Deletes the stored draft once the shop has received its message. A draft that was changed while
 * the message was being sent stays stored.
 * @param text the message that the shop has received
 */
export function forgetSent(text: string): void {
  if (storedDraft()?.message === text) forget('contactDraft');
}
