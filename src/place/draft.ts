import type { LatLng } from '../../machines/rules/domain.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';
import { readLatLng } from '../platform/stored.ts';
import { addressTypes, type AddressType } from './addressLook.tsx';

const fields = ['address', 'label', 'name', 'phone', 'road', 'house', 'floor'] as const;

/** The words of the address form. */
export type AddressWords = Record<(typeof fields)[number], string>;

/** The form of an address as it was left. */
interface AddressDraft {
  /** Of which address; null of a new one. */
  id: number | null;
  type: AddressType;
  position: LatLng;
  words: AddressWords;
}

function readDraft(value: unknown): AddressDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, type, position, words } = value as Partial<Record<keyof AddressDraft, unknown>>;
  const known = addressTypes.find((one) => one === type);
  const point = readLatLng(position);
  const typed = (words ?? {}) as Partial<Record<keyof AddressWords, unknown>>;
  const whole = fields.every((field) => typeof typed[field] === 'string');
  if (known === undefined || point === null || !whole) return null;
  return typeof id === 'number' || id === null
    ? { id, type: known, position: point, words: typed as AddressWords }
    : null;
}

/** What was typed of this address and not saved yet; null when there is nothing. */
export function storedDraft(id: number | null): AddressDraft | null {
  const draft = readStored(storageKeys.addressDraft, readDraft);
  return draft?.id === id ? draft : null;
}

/** Keeps the form while it is filled in, so that a reload loses nothing. */
export function storeDraft(draft: AddressDraft): void {
  writeStored(storageKeys.addressDraft, draft);
}

/** Forgets the form once it is saved or begun anew. */
export function forgetDraft(): void {
  removeStored(storageKeys.addressDraft);
}
