import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The stored draft of the address form. */
type AddressDraft = Stored<'addressDraft'>;

/** The fields of the address form. */
export type AddressValues = AddressDraft['words'] & Pick<AddressDraft, 'type'>;

/** The unsaved draft of this address; null when there is none. */
export function storedDraft(id: number | null): AddressDraft | null {
  const draft = get('addressDraft');
  return draft?.id === id ? draft : null;
}

/** Stores the form while it is filled in, so that a reload loses nothing. */
export function storeDraft(draft: AddressDraft): void {
  set('addressDraft', draft);
}

/** Deletes the draft once it is saved or a new one begins. */
export function forgetDraft(): void {
  forget('addressDraft');
}
