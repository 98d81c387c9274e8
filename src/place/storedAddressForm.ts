import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The stored draft of the address form. */
type AddressDraft = Stored<'addressDraft'>;

/** The values of the address form. */
export type AddressValues = AddressDraft['words'] & Pick<AddressDraft, 'type'>;

/**
 * The unsaved draft of an address; null when there is none.
 * @param id the id of the address; null for a new one
 */
export function storedDraft(id: number | null): AddressDraft | null {
  const draft = get('addressDraft');
  return draft?.id === id ? draft : null;
}

/** Stores the draft while the form is filled in, so that a reload loses nothing. */
export function storeDraft(draft: AddressDraft): void {
  set('addressDraft', draft);
}

/** Deletes the draft once it is saved or a new one begins. */
export function forgetDraft(): void {
  forget('addressDraft');
}
