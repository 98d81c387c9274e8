import { forget, get, set } from '../platform/stored/store.ts';

/** The address that was typed into the newsletter's field before a reload; '' when none was. */
export const storedNewsletter = (): string => get('newsletterDraft') ?? '';

/** Stores the address while it is typed; deletes it once the field is empty. */
export function storeNewsletter(email: string): void {
  if (email === '') forget('newsletterDraft');
  else set('newsletterDraft', email);
}
