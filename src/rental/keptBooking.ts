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
}

const emptyDraft: TripDraft = { contact: {}, note: '', payment: null, couponCode: '' };

/** What a booking keeps through a reload: its form, and the booking that was sent. */
interface KeptBooking {
  draft: TripDraft;
  /** Sent before the reload, its outcome not known yet. */
  intent: TripIntent | null;
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
  const { draft, intent } = kept ?? {};
  return {
    draft: isDraft(draft) ? draft : emptyDraft,
    intent: isIntent(intent) ? intent : null,
  };
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
  const { contact } = keptBooking().draft;
  writeStored(storageKeys.tripBooking, { draft: { ...emptyDraft, contact }, intent: null });
}
