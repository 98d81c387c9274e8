import {
  detailsOf,
  noDetails,
  type DetailsByStore,
  type OrderIntent,
} from '../../machines/checkout/orderDraft.ts';
import type { CheckoutChoices, GuestExtras, PricedLine } from '../../machines/rules/domain.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { storedPictures, type StoredPictures } from '../shop/storedPictures.ts';
import {
  removeFor,
  readFor,
  checkoutKey,
  storeFor,
  type CheckoutName,
} from './storedByCheckout.ts';
import { extrasKey } from './storedGuest.ts';

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

type Draft = Stored<'checkoutDraft'>[string];

type Owner = Draft['owner'];

/** A checkout, and the store of its order. */
type OfStore = CheckoutName & { storeId: number };

/**
 * The storage key of one owner's draft and unconfirmed order. Each customer and the guest of this
 * browser has a separate key, so that nobody sends or overwrites another's order.
 */
const ownKey = (checkout: CheckoutName, owner: Owner): string =>
  owner === null ? checkoutKey(checkout) : `${checkoutKey(checkout)} ${owner}`;

/**
 * The storage keys that contain a draft of this owner. Until 2026-11-25 a customer's draft was
 * stored under the key that only the guest uses now.
 */
const keysOf = (checkout: CheckoutName, owner: Owner): string[] =>
  [ownKey(checkout, owner), checkoutKey(checkout)].filter(
    (key) => readFor('checkoutDraft', key)?.owner === owner,
  );

/**
 * The stored draft of a checkout; null when there is none.
 * @param owner the customer's id; null for a guest
 */
export function storedDraft(checkout: CheckoutName, owner: Owner): Draft | null {
  const [key] = keysOf(checkout, owner);
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
 * other stores stay.
 */
export function storeDraft(checkout: CheckoutName, draft: Omit<Draft, 'detailsByStore'>): void {
  const detailsByStore = storedDetails(storedDraft(checkout, draft.owner));
  storeFor('checkoutDraft', ownKey(checkout, draft.owner), { ...draft, detailsByStore });
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
export function forgetDraft({ storeId, ...checkout }: OfStore, owner: Owner): void {
  const draft = storedDraft(checkout, owner);
  const { [storeId]: _, ...detailsByStore } = storedDetails(draft);
  keysOf(checkout, owner).forEach((key) => removeFor('checkoutDraft', key));
  if (draft === null || Object.keys(detailsByStore).length === 0) return;
  storeFor('checkoutDraft', ownKey(checkout, owner), {
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
const extrasKeys = ({ storeId, ...checkout }: OfStore): string[] =>
  [storeId, null].map((id) => extrasKey(checkoutKey(checkout), id));

/**
 * The note, tip and time that a guest typed for this store before signing in; stored until the
 * customer accepts or declines them. Null when there are none.
 */
export const storedExtras = (checkout: OfStore): GuestExtras | null =>
  extrasKeys(checkout)
    .map((key) => readFor('guestExtras', key))
    .find((extras) => extras !== null) ?? null;

/** Deletes what the guest typed for this store, once the customer has accepted or declined it. */
export const forgetExtras = (checkout: OfStore): void =>
  extrasKeys(checkout).forEach((key) => removeFor('guestExtras', key));

/**
 * The order that this owner sent before a reload and whose outcome is unknown; null when there is
 * none.
 */
export const storedIntent = (checkout: CheckoutName, owner: Owner): OrderIntent | null =>
  readFor('placingIntent', ownKey(checkout, owner));

/**
 * Stores an order and its idempotency key before it is sent, so that its outcome can be looked up
 * after a reload.
 */
export const storeIntent = (intent: OrderIntent, owner: Owner): void =>
  storeFor('placingIntent', ownKey(intent.draft, owner), intent);

/** Deletes the stored order and its idempotency key once the outcome of the order is known. */
export const forgetIntent = (checkout: CheckoutName, owner: Owner): void =>
  removeFor('placingIntent', ownKey(checkout, owner));

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
}: OfStore & { owner: Owner }): StoredPictures =>
  storedPictures(`prescription ${checkoutKey(checkout)} ${storeId} ${owner ?? 'guest'}`);
