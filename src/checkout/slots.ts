import type { OrderIntent } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutPage } from '../../machines/rules/domain.ts';
import { hasShape } from '../platform/shape.ts';
import { storedModule } from '../platform/stored.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';

/**
 * Two checkouts of two tabs share nothing (M5): what is typed in one, its lines and the order on its
 * way are stored in a slot of their own, one for each module and kind of order.
 */
export interface CheckoutName {
  moduleId: number;
  page: CheckoutPage;
}

/** The keys under which each checkout has a slot. */
export type SlottedKey = (typeof storageKeys)[
  'checkoutDraft' | 'guestExtras' | 'placingIntent' | 'preparedLines'];

type Slots = Record<string, unknown>;

const SLOTS_VERSION = 4;

/** The last version that stored one value for all checkouts. */
const ONE_VALUE_VERSION = 3;

const isCampaign = (value: unknown): boolean =>
  hasShape(value, [{ item: { kind: '' } }]) &&
  (value as { item: { kind: string } }[])[0]?.item.kind === 'campaign';

/** The slot of a checkout. */
export const slotOf = ({ moduleId, page }: CheckoutName): string => `${moduleId} ${page}`;

/**
 * Where a value belongs that was stored for all checkouts: an order on its way says it, lines were
 * of a buy-now or a campaign, and all else is of the module that was chosen last.
 */
function slotBefore(key: SlottedKey, value: unknown): string | null {
  if (key === storageKeys.placingIntent) {
    const isIntent = hasShape(value, { draft: { moduleId: 0, page: '' } });
    return isIntent ? slotOf((value as OrderIntent).draft) : null;
  }
  const module = storedModule();
  if (module === null) return null;
  const ofLines = isCampaign(value) ? 'campaign' : 'buy_now';
  return slotOf({
    moduleId: module.id,
    page: key === storageKeys.preparedLines ? ofLines : 'cart',
  });
}

/** What all checkouts store under a key, by slot. */
export function slotsUnder(key: SlottedKey): Slots {
  const read = (stored: unknown): Slots | null => {
    if (!hasShape(stored, { version: 0 })) return null;
    const { version, slots, value } = stored as { version: number; slots: unknown; value: unknown };
    if (version === SLOTS_VERSION && hasShape(slots, {})) return slots as Slots;
    const slot = version === ONE_VALUE_VERSION ? slotBefore(key, value) : null;
    return slot === null ? null : { [slot]: value };
  };
  return readStored(key, read) ?? {};
}

/** Stores a value in a slot; the other slots stay. */
export function writeSlot(key: SlottedKey, slot: string, value: unknown): void {
  writeStored(key, { version: SLOTS_VERSION, slots: { ...slotsUnder(key), [slot]: value } });
}

/** Empties a slot; the other slots stay. */
export function emptySlot(key: SlottedKey, slot: string): void {
  const { [slot]: _, ...others } = slotsUnder(key);
  if (Object.keys(others).length === 0) removeStored(key);
  else writeStored(key, { version: SLOTS_VERSION, slots: others });
}

/** The value of a slot, null when there is none; one that does not fit is dropped. */
export function readSlot<T>(
  key: SlottedKey,
  slot: string,
  pattern: unknown,
  looksRight: (value: T) => boolean = () => true,
): T | null {
  const value = slotsUnder(key)[slot];
  if (value === undefined) return null;
  if (hasShape(value, pattern) && looksRight(value as T)) return value as T;
  emptySlot(key, slot);
  return null;
}
