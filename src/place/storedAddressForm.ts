import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/** The form of an address as it was left. */
type AddressDraft = Stored<'addressDraft'>;

/** What the address form asks for. */
export type AddressValues = AddressDraft['words'] & Pick<AddressDraft, 'type'>;

/** What was typed of this address and not saved yet; null when there is nothing. */
export function storedDraft(id: number | null): AddressDraft | null {
  const draft = get('addressDraft');
  return draft?.id === id ? draft : null;
}

/** Stores the form while it is filled in, so that a reload loses nothing. */
export function storeDraft(draft: AddressDraft): void {
  set('addressDraft', draft);
}

/** Forgets the form once it is saved or begun anew. */
export function forgetDraft(): void {
  forget('addressDraft');
}
