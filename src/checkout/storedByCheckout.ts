import type { OrderIntent } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutPage } from '../../machines/rules/domain.ts';
import { hasShape } from '../platform/shape.ts';
import { storedModule } from '../platform/stored.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';

/**
 * Two checkouts of two tabs share nothing (M5): what is typed in one, its lines and the order on its
 * way are stored on their own, for each module and kind of order.
 */
export interface CheckoutName {
  moduleId: number;
  page: CheckoutPage;
}

/** The keys under which each checkout stores a value of its own. */
export type KeyByCheckout = (typeof storageKeys)[
  'checkoutDraft' | 'guestExtras' | 'placingIntent' | 'preparedLines'];

type ByCheckout = Record<string, unknown>;

const BY_CHECKOUT_VERSION = 4;

/** The last version that stored one value for all checkouts. */
const ONE_VALUE_VERSION = 3;

const isCampaign = (value: unknown): boolean =>
  hasShape(value, [{ item: { kind: '' } }]) &&
  (value as { item: { kind: string } }[])[0]?.item.kind === 'campaign';

/** What a checkout is told from others by. */
export const checkoutKey = ({ moduleId, page }: CheckoutName): string => `${moduleId} ${page}`;

/**
 * Where a value belongs that was stored for all checkouts: an order on its way says it, lines were
 * of a buy-now or a campaign, and all else is of the module that was chosen last.
 */
function checkoutBefore(key: KeyByCheckout, value: unknown): string | null {
  if (key === storageKeys.placingIntent) {
    const isIntent = hasShape(value, { draft: { moduleId: 0, page: '' } });
    return isIntent ? checkoutKey((value as OrderIntent).draft) : null;
  }
  const module = storedModule();
  if (module === null) return null;
  const ofLines = isCampaign(value) ? 'campaign' : 'buy_now';
  return checkoutKey({
    moduleId: module.id,
    page: key === storageKeys.preparedLines ? ofLines : 'cart',
  });
}

/** What each checkout stores under a key. */
export function storedByCheckout(key: KeyByCheckout): ByCheckout {
  const read = (stored: unknown): ByCheckout | null => {
    if (!hasShape(stored, { version: 0 })) return null;
    const { version, checkouts, value } = stored as {
      version: number;
      checkouts: unknown;
      value: unknown;
    };
    if (version === BY_CHECKOUT_VERSION && hasShape(checkouts, {})) return checkouts as ByCheckout;
    const checkout = version === ONE_VALUE_VERSION ? checkoutBefore(key, value) : null;
    return checkout === null ? null : { [checkout]: value };
  };
  return readStored(key, read) ?? {};
}

/** Stores a checkout's value; those of the others stay. */
export function storeFor(key: KeyByCheckout, checkout: string, value: unknown): void {
  writeStored(key, {
    version: BY_CHECKOUT_VERSION,
    checkouts: { ...storedByCheckout(key), [checkout]: value },
  });
}

/** Removes a checkout's value; those of the others stay. */
export function removeFor(key: KeyByCheckout, checkout: string): void {
  const { [checkout]: _, ...others } = storedByCheckout(key);
  if (Object.keys(others).length === 0) removeStored(key);
  else writeStored(key, { version: BY_CHECKOUT_VERSION, checkouts: others });
}

/** A checkout's value, null when there is none; one that does not fit is dropped. */
export function readFor<T>(
  key: KeyByCheckout,
  checkout: string,
  pattern: unknown,
  looksRight: (value: T) => boolean = () => true,
): T | null {
  const value = storedByCheckout(key)[checkout];
  if (value === undefined) return null;
  if (hasShape(value, pattern) && looksRight(value as T)) return value as T;
  removeFor(key, checkout);
  return null;
}
