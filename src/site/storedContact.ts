import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The stored draft of the contact form, and the idempotency key of its message. */
type ContactDraft = Stored<'contactDraft'>;

/** The unsent draft; null when there is none. */
export const storedDraft = (): ContactDraft | null => get('contactDraft');

/** Stores the form while it is filled in, so that a reload loses nothing. */
export function storeDraft(draft: ContactDraft): void {
  set('contactDraft', draft);
}

/** Forgets the form once the shop has the message. */
export const forgetDraft = (): void => forget('contactDraft');
