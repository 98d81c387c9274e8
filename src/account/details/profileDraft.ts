import type { Stored } from '../../platform/stored/schema.ts';
import { get, setOrForget } from '../../platform/stored/store.ts';
import { storedFiles } from '../../shop/stored/storedFiles.ts';

/** The fields of the profile form that survive a reload: never the password. */
type ProfileDraft = Stored<'profileDraft'>;

/** The customer's unsaved changes of the profile; null when there are none. */
export function storedProfile(customerId: number): ProfileDraft | null {
  const draft = get('profileDraft');
  return draft?.customerId === customerId ? draft : null;
}

/** Stores what the customer typed; null deletes it, when nothing differs from the saved profile. */
export function storeProfile(draft: ProfileDraft | null): void {
  setOrForget('profileDraft', draft);
}

/**
 * The profile picture that the customer has chosen and not saved yet; null when there is none. It
 * survives a reload, as the typed fields do (PROF-01, PROF-07).
 */
export const storedPicture = (customerId: number) =>
  storedFiles(`profile ${customerId}`, (stored) => (stored instanceof File ? stored : null));

/** Deletes the unsaved changes with their picture, once they are saved or reset. */
export function forgetProfile(customerId: number): void {
  storeProfile(null);
  void storedPicture(customerId).forget();
}
