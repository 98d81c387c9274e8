import {
  detailsOf,
  noDetails,
  type DetailsByStore,
  type OrderSubmission,
} from '../../machines/checkout/orderDraft.ts';
import type { CheckoutChoices, GuestExtras, PricedLine } from '../../machines/rules/domain.ts';
import { get } from '../platform/stored/store.ts';
import { storedPictures, type StoredPictures } from '../shop/stored/storedPictures.ts';
import {
  removeFor,
  readFor,
  checkoutKey,
  extrasKey,
  storeFor,
  type CheckoutName,
  type Draft,
  type OrderName,
} from './storedByCheckout.ts';

// What each checkout stores, so that it survives a reload: its draft, the order that was sent, the
// lines of a buy-now, and the pictures of a prescription.

/** The choices of an empty form. */
export const emptyChoices: CheckoutChoices = {
  orderType: 'delivery',
  slot: null,
  address: null,
  payment: null,
  ...noDetails,
};

type Owner = Draft['owner'];

/** An order, and its store. */
type OfStore = OrderName & { storeId: number };

/**
 * Names the order of this tab's checkout by what it orders: the prepared lines or, for an order by
 * prescription, the store. The name is made once when the checkout opens, as a placed order deletes
 * its lines.
 * @param storeId the store of an order by prescription; null for other orders
 */
export function orderOf(checkout: CheckoutName, storeId: number | null): OrderName {
  const lines = preparedLines(checkout);
  const items = lines.map(({ item }) => `${item.kind}-${item.id}`);
  const subject = storeId === null ? items.join(' ') : `store-${storeId}`;
  const options = lines.map(({ choice }) => JSON.stringify(choice)).join(' ');
  return { ...checkout, subject, options };
}

const joined = (...parts: (string | number | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');

/**
 * The storage key of one owner's draft of an order. Each customer and the guest of this browser has
 * a separate key, so that nobody sends or overwrites another's order.
 */
const draftKey = (order: OrderName, owner: Owner): string =>
  joined(checkoutKey(order), order.subject, owner);

/**
 * The storage keys of one owner's sent order whose outcome is unknown. The options are part of the
 * first one: the same item with other options is another order. Until 2026-11-29 a sent order was
 * stored without what it orders; such an order is looked up by the first checkout of its kind.
 */
const submissionKeys = (order: OrderName, owner: Owner): [string, string] => [
  joined(draftKey(order, owner), order.options),
  joined(checkoutKey(order), owner),
];

/**
 * The storage keys that contain a draft of this owner. Until 2026-11-29 a draft was stored without
 * what it orders, and until 2026-11-25 that of a customer under the key that only the guest uses
 * now.
 */
function keysOf(order: OrderName, owner: Owner): string[] {
  const drafts = get('checkoutDraft') ?? {};
  const keys = [draftKey(order, owner), joined(checkoutKey(order), owner), checkoutKey(order)];
  return keys.filter((key) => drafts[key]?.owner === owner);
}

/**
 * The stored draft of an order; null when there is none.
 * @param owner the customer's id; null for a guest
 */
export function storedDraft(order: OrderName, owner: Owner): Draft | null {
  const [key] = keysOf(order, owner);
  return key === undefined ? null : readFor('checkoutDraft', key);
}

/** The note, tip and other details that a draft contains for each store. */
export function storedDetails(draft: Draft | null): DetailsByStore {
  if (draft === null) return {};
  const { storeId, choices, detailsByStore } = draft;
  return storeId === null ? detailsByStore : { ...detailsByStore, [storeId]: detailsOf(choices) };
}

/**
 * Stores the draft; it contains notes and choices, never a secret. The details that were stored for
 * other stores stay. A draft that was found under a former key (see `keysOf`) moves to its own.
 */
export function storeDraft(order: OrderName, draft: Omit<Draft, 'detailsByStore'>): void {
  const { owner } = draft;
  const own = draftKey(order, owner);
  const detailsByStore = storedDetails(storedDraft(order, owner));
  storeFor('checkoutDraft', own, { ...draft, detailsByStore });
  for (const key of keysOf(order, owner)) if (key !== own) removeFor('checkoutDraft', key);
}

/**
 * Stores a coupon in the draft of a checkout; the checkout applies it when it opens (F-26).
 * @param at the position of the chosen place, which every draft contains: a saved address in the
 *   draft is used only while the same place is chosen
 */
export function storeCoupon(
  checkout: CheckoutName,
  { code, at, owner }: { code: string; at: Draft['at']; owner: Owner },
): void {
  const empty = { choices: emptyChoices, couponTyped: '', at, owner, storeId: null };
  storeDraft(checkout, { ...(storedDraft(checkout, owner) ?? empty), couponCode: code });
}

/** Deletes the draft once the order is placed, except for the details of other stores. */
export function forgetDraft({ storeId, ...order }: OfStore, owner: Owner): void {
  const draft = storedDraft(order, owner);
  const { [storeId]: _, ...detailsByStore } = storedDetails(draft);
  keysOf(order, owner).forEach((key) => removeFor('checkoutDraft', key));
  if (draft === null || Object.keys(detailsByStore).length === 0) return;
  storeFor('checkoutDraft', draftKey(order, owner), {
    choices: emptyChoices,
    couponCode: '',
    couponTyped: '',
    at: draft.at,
    owner,
    storeId: null,
    detailsByStore,
  });
}

/**
 * The keys of what a guest typed for an order of this store. Until 2026-11-29 it was stored without
 * its store; such values belong to the first store whose checkout is opened.
 */
const extrasKeys = ({ storeId, ...order }: OfStore): string[] => [
  extrasKey(draftKey(order, null), storeId),
  checkoutKey(order),
];

/**
 * The note, tip and time that a guest typed for this store before signing in; stored until the
 * customer accepts or declines them. Null when there are none.
 */
export const storedExtras = (order: OfStore): GuestExtras | null =>
  extrasKeys(order)
    .map((key) => readFor('guestExtras', key))
    .find((extras) => extras !== null) ?? null;

/** Deletes what the guest typed for this store, once the customer has accepted or declined it. */
export const forgetExtras = (order: OfStore): void =>
  extrasKeys(order).forEach((key) => removeFor('guestExtras', key));

/**
 * The order that this owner sent before a reload and whose outcome is unknown; null when there is
 * none.
 */
export function storedSubmission(order: OrderName, owner: Owner): OrderSubmission | null {
  const [key, formerKey] = submissionKeys(order, owner);
  return readFor('placingIntent', key) ?? readFor('placingIntent', formerKey);
}

/** Whether any order was sent from this browser whose outcome is unknown. */
export const hasSubmission = (): boolean => get('placingIntent') !== null;

/**
 * Stores an order and its idempotency key before it is sent, so that its outcome can be looked up
 * after a reload.
 */
export const storeSubmission = (
  order: OrderName,
  submission: OrderSubmission,
  owner: Owner,
): void => storeFor('placingIntent', submissionKeys(order, owner)[0], submission);

/** Deletes the stored order and its idempotency key once the outcome of the order is known. */
export const forgetSubmission = (order: OrderName, owner: Owner): void =>
  submissionKeys(order, owner).forEach((key) => removeFor('placingIntent', key));

/**
 * The lines of a buy-now or campaign order, stored by the item popup (NAV-15); [] when there are
 * none.
 */
export const preparedLines = (checkout: CheckoutName): PricedLine[] =>
  readFor('preparedLines', checkoutKey(checkout)) ?? [];

/** Deletes the lines of a buy-now or campaign order once they are ordered. */
export const forgetPreparedLines = (checkout: CheckoutName): void =>
  removeFor('preparedLines', checkoutKey(checkout));

/**
 * The stored prescription pictures of an unsent order (CHK-09). Each store and each owner has
 * separate pictures, so that no pharmacy gets those meant for another, and nobody sees or sends
 * those of another person.
 */
export const prescriptionPictures = ({
  storeId,
  owner,
  ...checkout
}: CheckoutName & { storeId: number; owner: Owner }): StoredPictures =>
  storedPictures(`prescription ${checkoutKey(checkout)} ${storeId} ${owner ?? 'guest'}`);
