import type { TripIntent, TripPaymentChoice } from '../../machines/rental/tripBooking.machine.ts';
import type { TripContact } from '../../machines/rules/domain.ts';
import { hasShape } from '../platform/shape.ts';
import { readStored, storageKeys, writeStored } from '../platform/storage.ts';

/** The form of a booking as it is filled in. */
export interface TripDraft {
  /** What was typed; a field that was not is filled from the profile. */
  contact: Partial<TripContact>;
  note: string;
  payment: TripPaymentChoice | null;
  /** The code of the coupon in the totals. */
  couponCode: string;
  /** Who filled it in: a customer's id, null for a guest. */
  owner: number | null;
}

const emptyDraft: TripDraft = {
  contact: {},
  note: '',
  payment: null,
  couponCode: '',
  owner: null,
};

/** What a booking keeps through a reload: its form, and the booking that was sent. */
interface KeptBooking {
  draft: TripDraft;
  /** Sent before the reload, its outcome not known yet. */
  intent: TripIntent | null;
  /** The note of a guest who signed in since; '' when there is none, or it was answered. */
  guestNote: string;
}

const isDraft = (value: unknown): value is TripDraft =>
  hasShape(value, { contact: {}, note: '', couponCode: '' }) &&
  Object.values((value as TripDraft).contact).every((typed) => typeof typed === 'string') &&
  ((value as TripDraft).payment === null || hasShape((value as TripDraft).payment, {}));

const isIntent = (value: unknown): value is TripIntent =>
  hasShape(value, { key: '', order: { amount: 0 }, payment: {} });

/** The form and the booking on its way, as they were before a reload. */
export function keptBooking(): KeptBooking {
  const kept = readStored(storageKeys.tripBooking, (value) =>
    hasShape(value, { draft: null }) ? (value as Partial<KeptBooking>) : null,
  );
  const { draft, intent, guestNote } = kept ?? {};
  return {
    draft: isDraft(draft) ? { ...draft, owner: draft.owner ?? null } : emptyDraft,
    intent: isIntent(intent) ? intent : null,
    guestNote: typeof guestNote === 'string' ? guestNote : '',
  };
}

/** The form as its own customer or guest left it; what somebody else typed here stays theirs. */
export function draftOf(owner: number | null): TripDraft {
  const { draft } = keptBooking();
  return draft.owner === owner ? draft : { ...emptyDraft, owner };
}

/**
 * A guest signed in: what they typed of themselves goes from this browser, so that it shows to no
 * customer; their note stays to be offered (OPEN-63).
 */
export function endGuestBooking(): void {
  const { draft, ...rest } = keptBooking();
  if (draft.owner !== null || draft === emptyDraft) return;
  writeStored(storageKeys.tripBooking, { ...rest, draft: emptyDraft, guestNote: draft.note });
}

/** The guest's note is answered, taken or not. */
export function forgetGuestNote(): void {
  writeStored(storageKeys.tripBooking, { ...keptBooking(), guestNote: '' });
}

/** Keeps the form while it is filled in, so that a reload loses nothing. */
export function keepDraft(draft: TripDraft): void {
  writeStored(storageKeys.tripBooking, { ...keptBooking(), draft });
}

/** Keeps a booking's key before it is sent; null forgets it once the outcome is known. */
export function keepIntent(intent: TripIntent | null): void {
  writeStored(storageKeys.tripBooking, { ...keptBooking(), intent });
}

/** After a booking: whoever books again is still the same, the rest was for that trip. */
export function keepContactOnly(): void {
  const { contact, owner } = keptBooking().draft;
  writeStored(storageKeys.tripBooking, { draft: { ...emptyDraft, contact, owner }, intent: null });
}
