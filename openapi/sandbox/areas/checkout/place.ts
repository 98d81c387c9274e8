import { createHash, randomInt } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { subtract } from '../../../../machines/rules/money.ts';
import type { OrderTotals } from '../../../../machines/rules/order.ts';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import { items } from '../../db/schema/items.ts';
import { coupons } from '../../db/schema/offers.ts';
import { cartRows, orderLines, orders } from '../../db/schema/orders.ts';
import { parcelCategories } from '../../db/schema/parcel.ts';
import { stores } from '../../db/schema/stores.ts';
import {
  idempotencyKeyOf,
  moduleOf,
  oneAtATime,
  ownRowsOf,
  ownerOf,
  type Context,
} from '../../http/context.ts';
import { paymentKeyOf } from '../../http/paymentKey.ts';
import { refuse } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import { storeUpload, type Upload } from '../../http/uploads.ts';
import { ownRows } from '../cart/rows.ts';
import { confirmOrder } from '../inbox/confirmation.ts';
import { notifyOfOrder } from '../inbox/notices.ts';
import { plainMoment } from '../orders/serialise.ts';
import type { ParcelTerms } from '../parcel/quote.ts';
import type { Product } from '../cart/products.ts';
import type { CouponRow } from './coupons.ts';
import { decide } from './decide.ts';
import { lineRows } from './lines.ts';
import { configForRules, type OrderedLine } from './pricing.ts';
import { addressOf, isPartial, momentOf, type SentOrder, type SentFulfilment } from './sent.ts';
import { takeStock } from './stock.ts';
import { texts } from './texts.ts';
import { payFromWallet, payPartFromWallet } from './wallet.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { StoredConfig } from '../place/config.ts';

/** All data of an order that has passed the checks and is about to be written. */
export interface DecidedOrder extends Fulfilment {
  sent: SentFulfilment &
    Pick<Partial<SentOrder>, 'cutlery'> & {
      order_note?: string | null;
      unavailable_item_note?: string | null;
      delivery_instruction?: string | null;
    };
  method: SentOrder['payment_method'];
  /** Whether the wallet's balance is used first and the payment method pays the rest. */
  partial: boolean;
  /** null for a parcel, which has no store. */
  store: Product['store'] | null;
  lines: readonly OrderedLine[];
  totals: OrderTotals;
  coupon: CouponRow | null;
  config: StoredConfig;
  pictures: readonly Upload[];
  /**
   * Whether the order has only pictures of a prescription: the store adds items and price later.
   */
  prescription: boolean;
  parcel?: ParcelTerms;
}

/**
 * The order that this customer or guest placed with an idempotency key; null when there is none.
 */
export async function orderByKey(ctx: Context, key: string) {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(and(...ownRowsOf(ctx, orders), eq(orders.idempotencyKey, key)));
  return row ?? null;
}

/** A secret key for the payment page of an order; only the person who placed the order gets it. */
export const keyToPay = (ctx: Context, row: typeof orders.$inferSelect): Promise<string> =>
  paymentKeyOf(ctx.db, { kind: 'order', attributeId: row.id, payerId: row.ownerId });

/** The API's answer after an order was placed (wire facts 10.1). */
export const placedAnswer = async (ctx: Context, row: typeof orders.$inferSelect) => ({
  message: ctx.say(texts.placed),
  order_id: row.id,
  total_ammount: row.orderAmount,
  status: row.status,
  created_at: plainMoment(row.createdAt),
  user_id: row.ownerId,
  payment_key: await keyToPay(ctx, row),
});

const bearers = { store: 'vendor', admin: 'admin', coupon: 'admin' } as const;

const note = (sent: unknown): string | null => readText(sent) || null;

/**
 * Writes an order with its lines, stock changes and coupon use; `ctx.db` is a transaction.
 * @param key the idempotency key of the request, by which a repeated request finds this order; null
 * when the client sent none
 * @param hash the hash of the request; a different request with the same key has another hash
 */
async function write(ctx: Context, decided: DecidedOrder, key: string | null, hash: string) {
  const { sent, lines, store, totals, coupon, slot, zone, parcel } = decided;
  const { db: tx, now } = ctx;
  const owner = ownerOf(ctx);
  await takeStock(tx, ctx, lines);
  const attachments: string[] = [];
  for (const picture of decided.pictures) attachments.push(await storeUpload(tx, picture, now));
  // An order that the wallet pays, in full or in part, is confirmed at once (wire facts 10.1).
  const wallet = decided.method === 'wallet' || decided.partial;
  const [row] = await tx
    .insert(orders)
    .values({
      ownerId: owner.ownerId,
      isGuest: owner.isGuest,
      idempotencyKey: key,
      idempotencyHash: key === null ? null : hash,
      storeId: store?.store.id ?? null,
      moduleId: moduleOf(ctx).id,
      zoneId: zone.row.id,
      type: typeOf(decided),
      status: wallet ? 'confirmed' : 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: decided.method,
      orderAmount: totals.total,
      itemsAmount: subtract(totals.itemsTotal, -totals.addOnsTotal),
      storeDiscountAmount: subtract(totals.itemDiscount, -totals.storeDiscount),
      couponCode: coupon?.code ?? null,
      couponDiscountTitle: coupon === null ? null : ctx.text(coupon.title),
      couponDiscountAmount: totals.couponDiscount,
      refBonusAmount: totals.newCustomerDiscount,
      totalTaxAmount: totals.tax,
      taxPercentage: store?.store.tax ?? 0,
      taxStatus: totals.taxIncluded ? 'included' : 'excluded',
      deliveryCharge: totals.deliveryFee,
      originalDeliveryCharge: totals.originalDeliveryFee,
      freeDeliveryBy: totals.freeDeliveryBy === null ? null : bearers[totals.freeDeliveryBy],
      dmTips: totals.tip,
      additionalCharge: totals.additionalCharge,
      extraPackagingAmount: totals.packaging,
      distanceKm: decided.distanceKm,
      scheduled: slot !== null,
      scheduleAt: slot === null ? now : momentOf(slot),
      cutlery: Number(sent.cutlery ?? 0) === 1,
      orderNote: note(sent.order_note),
      unavailableItemNote: note(sent.unavailable_item_note),
      deliveryInstruction: note(sent.delivery_instruction),
      deliveryAddress: addressOf(sent),
      contactNumber:
        normalisePhone(readText(sent.contact_person_number)) || (ctx.customer?.phone ?? null),
      prescriptionOrder: decided.prescription,
      attachments,
      parcelCategoryId: parcel?.categoryId ?? null,
      receiverDetails: parcel?.receiver ?? null,
      chargePayer: parcel?.payer ?? null,
      otp: String(randomInt(1000, 10_000)),
      pickupOtp: parcel === null ? null : String(randomInt(1000, 10_000)),
      createdAt: now,
      updatedAt: now,
      pendingAt: now,
      confirmedAt: wallet ? now : null,
    })
    .returning();
  if (row === undefined) throw new Error('the order was not written');
  if (decided.partial) await payPartFromWallet(ctx, row);
  else if (decided.method === 'wallet') await payFromWallet(ctx, row);
  if (store !== null && lines.length > 0) {
    const { digits } = configForRules(decided.config).currency;
    await tx.insert(orderLines).values(lineRows(ctx, row.id, lines, store.discount, digits));
  }
  await countSales(ctx, decided);
  await notifyOfOrder(tx, row, 'pending', now);
  return row;
}

const typeOf = ({ parcel, orderType }: DecidedOrder) => {
  if (parcel !== undefined) return 'parcel';
  return orderType === 'take_away' ? 'take_away' : 'delivery';
};

async function countSales(
  { db: tx }: Context,
  { lines, store, parcel, coupon }: DecidedOrder,
): Promise<void> {
  const ids = lines
    .filter(({ product }) => product.model === 'Item')
    .map(({ product }) => product.row.id);
  if (ids.length > 0) {
    await tx
      .update(items)
      .set({ orderCount: sql`${items.orderCount} + 1` })
      .where(inArray(items.id, ids));
  }
  if (store !== null) {
    await tx
      .update(stores)
      .set({ orderCount: sql`${stores.orderCount} + 1` })
      .where(eq(stores.id, store.store.id));
  }
  if (parcel !== undefined) {
    await tx
      .update(parcelCategories)
      .set({ orderCount: sql`${parcelCategories.orderCount} + 1` })
      .where(eq(parcelCategories.id, parcel.categoryId));
  }
  if (coupon !== null) {
    await tx
      .update(coupons)
      .set({ totalUses: sql`${coupons.totalUses} + 1` })
      .where(eq(coupons.id, coupon.id));
  }
}

/**
 * Writes an order at most once: a repeated idempotency key returns the first order, with `isNew`
 * false (quality promise 1). A customer's orders are checked and written one after another, so that
 * two simultaneous ones cannot both use a key, a single-use coupon or a first-order discount.
 * @param sent the request; it is compared with the first request that used the same key
 * @param decideOrder checks and prices the order; it is not called for a repeated request
 * @throws Refusal 403 `idempotency_key` when the key was used for a different request
 */
export function writeOnce(
  ctx: Context,
  sent: object,
  decideOrder: (inside: Context) => Promise<DecidedOrder>,
) {
  const key = idempotencyKeyOf(ctx);
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest('hex');
  return oneAtATime(ctx, async (inside) => {
    const before = key === null ? null : await orderByKey(inside, key);
    if (before !== null && before.idempotencyHash !== hash) {
      refuse(403, 'idempotency_key', texts.keyReused);
    }
    const row = before ?? (await write(inside, await decideOrder(inside), key, hash));
    return { row, isNew: before === null };
  });
}

/**
 * Places an order at most once for each idempotency key, and confirms a new order by e-mail or SMS.
 * @param sent the request; it is compared with the first request that used the same key
 * @param decideOrder checks and prices the order; it is not called for a repeated request
 */
export async function placeOnce(
  ctx: Context,
  sent: object,
  decideOrder: (inside: Context) => Promise<DecidedOrder>,
) {
  const { row, isNew } = await writeOnce(ctx, sent, decideOrder);
  if (isNew) await confirmOrder(ctx, row);
  return placedAnswer(ctx, row);
}

/** Places an order of a store: from the cart, which is then emptied, or as a buy-now. */
export const placeItems = (ctx: Context, sent: SentOrder) =>
  placeOnce(ctx, sent, async (inside) => {
    const decided = await decide(inside, sent);
    if (Number(sent.is_buy_now ?? 0) !== 1) await inside.db.delete(cartRows).where(ownRows(inside));
    const [method, partial] = [sent.payment_method, isPartial(sent)];
    return { ...decided, sent, method, partial, prescription: false };
  });
