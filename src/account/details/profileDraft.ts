import type { Stored } from '../../platform/stored/schema.ts';
import { get, setOrForget } from '../../platform/stored/store.ts';

/** The fields of the profile form that survive a reload: never the password. */
type ProfileDraft = Stored<'profileDraft'>;

/** The customer's unsaved changes of the profile; null when there are none. */
export function storedProfile(customerId: number): ProfileDraft | null {
  const draft = get('profileDraft');
  return draft?.customerId === customerId ? draft : null;
}

/** Stores what the customer typed; null deletes it, once it is saved or reset. */
export function storeProfile(draft: ProfileDraft | null): void {
  setOrForget('profileDraft', draft);
}
