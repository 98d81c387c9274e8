import type { OrderDetails } from '../../machines/checkout/orderDraft.ts';
import type { CheckoutPage } from '../../machines/rules/domain.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/**
 * Identifies a checkout by its module and kind of order. Its values are stored separately, so that
 * two checkouts in two tabs do not mix (M5).
 */
export interface CheckoutName {
  moduleId: number;
  page: CheckoutPage;
}

/** Identifies an order of a checkout, before it is placed. */
export interface OrderName extends CheckoutName {
  /**
   * What is ordered without the cart: the items of a buy-now or campaign, or the store of an order
   * by prescription. So two such orders of one module, in two tabs or one after the other, do not
   * share draft and sent order (M5). Left out for the cart, of which each module has one.
   */
  subject?: string;
  /** The chosen options and quantities of those items. */
  options?: string;
}

/** The names of the values that each checkout stores separately. */
type NameByCheckout = 'checkoutDraft' | 'guestExtras' | 'placingIntent' | 'preparedLines';

type OfOneCheckout<Name extends NameByCheckout> =
  Stored<Name> extends Record<string, infer Value> ? Value : never;

/**
 * The maximum number of checkouts of which the browser stores a value, so that the drafts of
 * abandoned buy-nows do not fill its storage; those that were changed last are stored.
 */
const MAX_CHECKOUTS = 20;

/** The key under which a checkout's values are stored. */
export const checkoutKey = ({ moduleId, page }: CheckoutName): string => `${moduleId} ${page}`;

/**
 * Stores a value of one checkout, without changing those of others; the oldest is dropped when
 * there are too many.
 * @param checkout the key of the checkout, for example '3 cart'
 */
export function storeFor<Name extends NameByCheckout>(
  name: Name,
  checkout: string,
  value: OfOneCheckout<Name>,
): void {
  const others = Object.entries<unknown>(get(name) ?? {}).filter(([key]) => key !== checkout);
  const latest = [...others, [checkout, value] as const].slice(-MAX_CHECKOUTS);
  set(name, Object.fromEntries(latest) as Stored<Name>);
}

/**
 * Removes a value of one checkout, without changing those of others.
 * @param checkout the key of the checkout, for example '3 cart'
 */
export function removeFor(name: NameByCheckout, checkout: string): void {
  const { [checkout]: _, ...others } = get(name) ?? {};
  if (Object.keys(others).length === 0) forget(name);
  else set(name, others);
}

/**
 * The stored value of one checkout; null when there is none.
 * @param checkout the key of the checkout, for example '3 cart'
 */
export function readFor<Name extends NameByCheckout>(
  name: Name,
  checkout: string,
): OfOneCheckout<Name> | null {
  const stored: Record<string, OfOneCheckout<Name>> = get(name) ?? {};
  return stored[checkout] ?? null;
}

/**
 * The key under which the note, tip and time are stored that a guest typed for a store.
 * @param checkout the key of the checkout, for example '3 cart'
 * @param storeId the store's id; null when the draft does not name it
 */
export const extrasKey = (checkout: string, storeId: number | null): string =>
  storeId === null ? checkout : `${checkout} ${storeId}`;

export type Draft = Stored<'checkoutDraft'>[string];

/** Stores the note, tip and time of a guest's draft, each for the store for which it was typed. */
function storeExtras(checkout: string, { choices, storeId, detailsByStore }: Draft): void {
  const { orderType, slot } = choices;
  const offer = (key: string, details: OrderDetails, time: string | null) => {
    const { note, deliveryInstruction, tip } = details;
    const isSomething = note !== '' || deliveryInstruction !== '' || tip > 0 || time !== null;
    if (!isSomething) return;
    storeFor('guestExtras', key, { note, deliveryInstruction, tip, orderType, slot: time });
  };
  for (const [id, details] of Object.entries(detailsByStore)) {
    if (Number(id) !== storeId) offer(extrasKey(checkout, Number(id)), details, null);
  }
  offer(extrasKey(checkout, storeId), choices, slot);
}

/**
 * Called when a guest signs in: deletes the guest's personal data from this browser, so that the
 * customer does not see them. Note, tip and time stay stored and are offered to the customer in an
 * order of the same store (ADDR-10, OPEN-63).
 */
export function endGuestDraft(): void {
  for (const [checkout, draft] of Object.entries(get('checkoutDraft') ?? {})) {
    if (draft.owner !== null) continue;
    storeExtras(checkout, draft);
    removeFor('checkoutDraft', checkout);
  }
  if (get('typedContact')?.owner === null) forget('typedContact');
  forget('guestContact');
  const order = get('lastGuestOrder');
  // Only the order number and phone stay, to track the order; name and e-mail are deleted
  // (OPEN-68).
  if (order !== null) {
    const { orderId, contact } = order;
    set('lastGuestOrder', { orderId, contact: { name: '', phone: contact.phone, email: '' } });
  }
}
