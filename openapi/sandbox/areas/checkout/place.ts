import { createHash, randomInt } from 'node:crypto';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { availabilityOf, isOpenBySchedule } from '../../../../machines/rules/availability.ts';
import { choiceProblems } from '../../../../machines/rules/choice.ts';
import { straightLineKm } from '../../../../machines/rules/distance.ts';
import type { ItemChoice, OrderType } from '../../../../machines/rules/domain.ts';
import { formatMoney, roundMoney, subtract } from '../../../../machines/rules/money.ts';
import { minimumOrderProblem, type OrderTotals } from '../../../../machines/rules/order.ts';
import { cashCeiling, cashProblem, paymentsOffered } from '../../../../machines/rules/payment.ts';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import { unitDiscount, unitPrice } from '../../../../machines/rules/discount.ts';
import { isSlotOpen } from '../../../../machines/rules/slots.ts';
import type { operations } from '../../../generated/api.ts';
import type { Database } from '../../db/connection.ts';
import { campaignItems, items } from '../../db/schema/items.ts';
import { coupons, flashSaleItems } from '../../db/schema/offers.ts';
import { cartRows, orderLines, orders, type StoredAddress } from '../../db/schema/orders.ts';
import { customers } from '../../db/schema/people.ts';
import { stores } from '../../db/schema/stores.ts';
import { moduleOf, ownerOf, type Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { readJson } from '../../http/tolerant.ts';
import { storeUpload } from '../../http/uploads.ts';
import { choiceOf, goodsOf, storedVariation, type Good, type Model } from '../cart/goods.ts';
import { choiceOfRow, ownRows, readHeld } from '../cart/rows.ts';
import { clockOf } from '../catalogue/serialise.ts';
import { cityMap } from '../place/city.ts';
import { readConfig } from '../place/config.ts';
import { isInside } from '../place/geometry.ts';
import { couponByCode, demandFittingCoupon, type CouponRow } from './coupons.ts';
import { priceLines, ruledConfig, ruledCoupon, ruledZone, type OrderedLine } from './pricing.ts';
import { texts } from './texts.ts';

export type SentOrder = operations['placeOrder']['requestBody']['content']['application/json'];

const MOST_PRESCRIPTIONS = 3;

/** Above it a tip is a slip of the keyboard, in the shop's currency. */
const MOST_TIP = 10_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Lines of a buy-now as they came: JSON text of a list (wire facts 10.1). */
async function sentLines(ctx: Context, text: string | undefined): Promise<OrderedLine[]> {
  const list = readJson(text);
  if (!Array.isArray(list)) return refuse(403, 'cart', texts.linesUnreadable);
  const asked = list.map((entry: unknown) => {
    const line =
      typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
    const campaign = Number(line['item_campaign_id']) || 0;
    const model: Model = campaign > 0 ? 'ItemCampaign' : 'Item';
    return { line, model, itemId: campaign > 0 ? campaign : Number(line['item_id']) || 0 };
  });
  const find = await goodsOf(ctx, asked);
  const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
  return asked.map(({ line, model, itemId }) => {
    const good = find(model, itemId) ?? refuse(404, 'item', texts.itemGone);
    const variation: unknown[] = Array.isArray(line['variation']) ? line['variation'] : [];
    const choice = choiceOf(
      good,
      variation,
      numbers(line['add_on_ids']),
      numbers(line['add_on_qtys']),
      Number(line['quantity']),
    );
    return { good, choice };
  });
}

const linesOf = async (ctx: Context, sent: SentOrder): Promise<OrderedLine[]> =>
  Number(sent.is_buy_now ?? 0) === 1
    ? sentLines(ctx, sent.cart)
    : (await readHeld(ctx)).map((held) => ({ good: held.good, choice: choiceOfRow(held) }));

/** Every line as it may be ordered: its options exist, it is on offer now, in possible numbers. */
function demandPossibleLines(
  ctx: Context,
  lines: readonly OrderedLine[],
  scheduled: boolean,
): void {
  for (const { good, choice } of lines) {
    const name = ctx.text(good.row.name);
    if (!Number.isInteger(choice.quantity) || choice.quantity < 1) {
      refuse(403, 'quantity', texts.choiceInvalid, { name });
    }
    if (choiceProblems(good.item, choice).length > 0) {
      refuse(403, 'variation', texts.choiceInvalid, { name });
    }
    const state = availabilityOf(
      {
        kind: good.item.kind,
        availableFrom: good.row.availableFrom,
        availableTo: good.row.availableTo,
        scheduleOrder: good.store.store.scheduleOrder,
        campaignFrom: good.wire.available_date_starts ?? null,
        campaignTo: good.wire.available_date_ends ?? null,
      },
      clockOf(ctx),
    );
    if (state === 'unavailable' || (state === 'scheduled' && !scheduled)) {
      refuse(406, 'order_time', texts.unavailableNow, { name });
    }
    const limit = good.row.maximumCartQuantity;
    const ofItem = lines
      .filter((line) => line.good.model === good.model && line.good.row.id === good.row.id)
      .reduce((sum, line) => sum + line.choice.quantity, 0);
    if (limit !== null && ofItem > limit) {
      refuse(406, 'quantity', texts.outOfLimits, { name, limit });
    }
  }
}

/** Takes what is ordered out of stock, or refuses: the last piece goes to one order only. */
async function takeStock(tx: Database, ctx: Context, lines: readonly OrderedLine[]): Promise<void> {
  for (const { good, choice } of lines) {
    if (good.item.moduleType === 'food' && good.model === 'Item') continue;
    const name = ctx.text(good.row.name);
    const soldOut = () => refuse(406, 'campaign', texts.outOfStock, { name });
    const table = good.model === 'Item' ? items : campaignItems;
    const [row] = await tx.select().from(table).where(eq(table.id, good.row.id)).for('update');
    if (row === undefined) throw new Error('an item vanished while it was ordered');
    const variations = row.variations.map((one) =>
      one.type === choice.variationType ? { ...one, stock: one.stock - choice.quantity } : one,
    );
    if (variations.some((one) => one.stock < 0)) soldOut();
    const taken = await tx
      .update(table)
      .set({ stock: sql`${table.stock} - ${choice.quantity}`, variations })
      .where(and(eq(table.id, row.id), gte(table.stock, choice.quantity)))
      .returning({ id: table.id });
    if (taken.length === 0) soldOut();
  }
}

async function takeFlashStock(tx: Database, lines: readonly OrderedLine[]): Promise<void> {
  for (const { good, choice } of lines) {
    if (good.wire.flash_sale !== 1) continue;
    await tx
      .update(flashSaleItems)
      .set({
        sold: sql`least(${flashSaleItems.stock}, ${flashSaleItems.sold} + ${choice.quantity})`,
      })
      .where(eq(flashSaleItems.itemId, good.row.id));
  }
}

/** Moment of a wall-clock time of the shop; the shop lives by this machine's clock. */
const momentOf = (wallClock: string): Date => new Date(wallClock.replace(' ', 'T'));

const isMoment = (sent: string): boolean =>
  /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/.test(sent) && !Number.isNaN(momentOf(sent).getTime());

interface Decided {
  sent: SentOrder;
  lines: OrderedLine[];
  store: Good['store'];
  zone: NonNullable<Awaited<ReturnType<typeof ruledZone>>>;
  totals: OrderTotals;
  coupon: CouponRow | null;
  distanceKm: number;
  orderType: OrderType;
  slot: string | null;
}

/** Everything that must hold before an order is written; the reason when it does not. */
async function decide(ctx: Context, sent: SentOrder): Promise<Decided> {
  const config = await readConfig(ctx.db);
  const owner = ownerOf(ctx);
  if (sent.order_type === 'parcel') refuse(403, 'order_type', texts.parcelLater);
  if (owner.isGuest && config.guest_checkout_status !== 1) {
    refuse(403, 'is_guest', texts.guestsMayNot);
  }
  if (owner.isGuest && Number(sent.is_guest ?? 0) !== 1) refuse(403, 'is_guest', texts.guestFlag);
  const phone = normalisePhone(textOf(sent.contact_person_number));
  if (owner.isGuest && (textOf(sent.contact_person_name) === '' || phone.length < 8)) {
    refuse(403, 'phone_person_email', texts.contactMissing);
  }
  const lines = await linesOf(ctx, sent);
  const first = lines[0] ?? refuse(403, 'order_details', texts.cartEmpty);
  const { store } = first.good;
  if (lines.some(({ good }) => good.store.store.id !== store.store.id)) {
    refuse(403, 'different_stores', texts.otherStore);
  }
  if (sent.store_id !== undefined && Number(sent.store_id) !== store.store.id) {
    refuse(404, 'order_time', texts.otherStore);
  }
  if (store.store.moduleId !== moduleOf(ctx).id) refuse(403, 'moduleId', texts.itemGone);

  const slot = textOf(sent.schedule_at) === '' ? null : textOf(sent.schedule_at).slice(0, 16);
  if (slot !== null && !isMoment(slot)) refuse(406, 'schedule_at', texts.slotClosed);
  const takeAway = sent.order_type === 'take_away';
  const orderType: OrderType = takeAway
    ? 'take_away'
    : slot === null
      ? 'delivery'
      : 'schedule_order';
  demandPossibleLines(ctx, lines, slot !== null);
  const offered = takeAway
    ? config.takeaway_status === 1 && store.store.takeAway
    : config.home_delivery_status === 1 && store.store.delivery;
  if (!offered) refuse(403, 'order_type', texts.typeNotOffered);
  const hours = store.hours.map(({ day, opens, closes }) => ({ day, opens, closes }));
  if (!store.store.active) refuse(406, 'order_time', texts.storeClosed);
  if (slot === null) {
    if (!isOpenBySchedule(hours, clockOf(ctx))) refuse(406, 'order_time', texts.storeClosed);
  } else if (!config.schedule_order || !isSlotOpen(hours, slot, clockOf(ctx))) {
    refuse(406, 'schedule_at', texts.slotClosed);
  }

  const zone =
    (await ruledZone(ctx, store.store.zoneId)) ?? refuse(403, 'coordinates', texts.outsideZone);
  const point = { lat: Number(sent.latitude), lng: Number(sent.longitude) };
  if (!takeAway) {
    const known =
      textOf(sent.latitude) !== '' && Number.isFinite(point.lat) && Number.isFinite(point.lng);
    if (!known || !isInside(zone.row.polygon, point)) refuse(403, 'coordinates', texts.outsideZone);
  }
  const way = takeAway ? null : (await cityMap()).route(store.store, point);
  const distanceKm = takeAway
    ? 0
    : way === null
      ? straightLineKm(store.store, point)
      : way.distanceMeters / 1000;

  const tip = Math.max(0, Number(sent.dm_tips ?? 0));
  if (!(tip <= MOST_TIP)) refuse(403, 'dm_tips', texts.tipTooHigh);
  const pricing = {
    lines,
    zone,
    orderType,
    distanceKm: takeAway ? null : distanceKm,
    tip,
    packaging: Number(sent.extra_packaging_amount ?? 0) > 0,
  };
  const code = textOf(sent.coupon_code);
  const coupon = code === '' ? null : await couponByCode(ctx, code);
  if (coupon !== null) {
    const { subtotal } = await priceLines(ctx, { ...pricing, coupon: null });
    await demandFittingCoupon(ctx, coupon, { storeId: store.store.id, subtotal });
  }
  const totals = await priceLines(ctx, {
    ...pricing,
    coupon: coupon === null ? null : ruledCoupon(coupon),
  });
  const { currency } = ruledConfig(config);
  if (minimumOrderProblem(store.store, totals, currency) !== null) {
    refuse(406, 'order_time', texts.belowMinimum, {
      amount: formatMoney(store.store.minimumOrder, currency),
    });
  }
  demandPayable(ctx, sent, totals, zone, config);
  const needsPrescription = lines.some(
    ({ good }) => 'prescriptionRequired' in good.row && good.row.prescriptionRequired,
  );
  const pictures = attachmentsOf(ctx);
  if (needsPrescription && pictures.length === 0) refuse(403, 'prescription', texts.prescription);
  if (pictures.length > MOST_PRESCRIPTIONS) refuse(403, 'prescription', texts.prescriptionMany);
  const shown = Number(sent.order_amount);
  if (!Number.isFinite(shown) || roundMoney(shown, currency.digits) !== totals.total) {
    refuse(403, 'order_amount', texts.amountChanged, {
      amount: formatMoney(totals.total, currency),
    });
  }
  return { sent, lines, store, zone, totals, coupon, distanceKm, orderType, slot };
}

const attachmentsOf = (ctx: Context) => [
  ...(ctx.uploads.get('order_attachment') ?? []),
  ...(ctx.uploads.get('order_attachment[]') ?? []),
];

function demandPayable(
  ctx: Context,
  sent: SentOrder,
  totals: OrderTotals,
  zone: Decided['zone'],
  config: Awaited<ReturnType<typeof readConfig>>,
): void {
  const offered = paymentsOffered(
    {
      cashOnDelivery: config.cash_on_delivery,
      digitalPayment: config.digital_payment,
      offlinePayment: config['offline_payment_status'] === 1,
      wallet: config['customer_wallet_status'] === 1,
    },
    zone.row,
    ctx.customer !== null,
  );
  const methods = {
    cash_on_delivery: offered.cash,
    digital_payment: offered.digital,
    offline_payment: offered.offline,
    wallet: offered.wallet,
  };
  if (!methods[sent.payment_method]) refuse(403, 'order_method', texts.methodNotOffered);
  const ceiling = cashCeiling({ cashMaximum: null }, zone, moduleOf(ctx).id);
  if (sent.payment_method === 'cash_on_delivery' && cashProblem(totals.total, ceiling) !== null) {
    refuse(203, 'order_amount', texts.cashCeiling);
  }
}

const hashOf = (sent: SentOrder): string =>
  createHash('sha256').update(JSON.stringify(sent)).digest('hex');

const addressOf = (sent: SentOrder): StoredAddress => ({
  contact_person_name: textOf(sent.contact_person_name),
  contact_person_number: normalisePhone(textOf(sent.contact_person_number)),
  contact_person_email: textOf(sent.contact_person_email) || null,
  address_type: textOf(sent.address_type) || 'home',
  address: textOf(sent.address),
  floor: textOf(sent.floor) || null,
  road: textOf(sent.road) || null,
  house: textOf(sent.house) || null,
  latitude: textOf(sent.latitude),
  longitude: textOf(sent.longitude),
});

function lineRow(ctx: Context, orderId: number, { good, choice }: OrderedLine, digits: number) {
  const price = unitPrice(good.item, choice, digits);
  const addOns = choice.addOns.flatMap(({ id, quantity }) => {
    const addOn = good.wire.add_ons.find((one) => one.id === id);
    return addOn === undefined || quantity === 0
      ? []
      : [{ id, name: addOn.name, price: addOn.price, quantity }];
  });
  return {
    orderId,
    model: good.model,
    itemId: good.row.id,
    name: good.row.name,
    snapshot: good.wire,
    price,
    quantity: choice.quantity,
    variation: snapshotVariation(ctx, good, choice),
    variant: choice.variationType ?? '',
    addOns,
    unitDiscount: unitDiscount(good.item, price, digits),
    addOnsAmount: addOns.reduce((sum, one) => sum + one.price * one.quantity, 0),
  };
}

/** The chosen options with their prices, as an order keeps them (wire facts 15.16). */
function snapshotVariation(ctx: Context, good: Good, choice: ItemChoice): unknown[] {
  if (good.item.moduleType !== 'food') return storedVariation(good, choice);
  return choice.food.flatMap(({ name, labels }) => {
    const group = good.row.foodVariations.find((one) => one.name.en === name);
    return group === undefined
      ? []
      : [
          {
            name: ctx.text(group.name),
            values: group.values
              .filter(({ label }) => labels.includes(label.en))
              .map(({ label, price }) => ({ label: ctx.text(label), optionPrice: price })),
          },
        ];
  });
}

/** The order placed under a key by this customer or guest, null when there is none. */
export async function orderByKey(ctx: Context, key: string) {
  const owner = ownerOf(ctx);
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, owner.ownerId),
        eq(orders.isGuest, owner.isGuest),
        eq(orders.idempotencyKey, key),
      ),
    );
  return row ?? null;
}

/** What placing answers (wire facts 10.1). */
export const placedAnswer = (ctx: Context, row: typeof orders.$inferSelect) => ({
  message: ctx.say(texts.placed),
  order_id: row.id,
  total_ammount: row.orderAmount,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  user_id: row.ownerId,
});

/** Writes the order with its lines, stock, coupon use and emptied cart: all of it or nothing. */
async function write(ctx: Context, decided: Decided, key: string | null) {
  const { sent, lines, store, totals, coupon } = decided;
  const owner = ownerOf(ctx);
  const config = ruledConfig(await readConfig(ctx.db));
  const pictures = attachmentsOf(ctx);
  return ctx.db.transaction(async (tx) => {
    await takeStock(tx, ctx, lines);
    await takeFlashStock(tx, lines);
    const attachments: string[] = [];
    for (const picture of pictures) attachments.push(await storeUpload(tx, picture, ctx.now));
    const wallet = sent.payment_method === 'wallet';
    if (wallet) await payFromWallet(tx, owner.ownerId, totals.total);
    const [row] = await tx
      .insert(orders)
      .values({
        ownerId: owner.ownerId,
        isGuest: owner.isGuest,
        idempotencyKey: key,
        idempotencyHash: key === null ? null : hashOf(sent),
        storeId: store.store.id,
        moduleId: store.store.moduleId,
        zoneId: store.store.zoneId,
        type: decided.orderType === 'take_away' ? 'take_away' : 'delivery',
        status: wallet ? 'confirmed' : 'pending',
        paymentStatus: wallet ? 'paid' : 'unpaid',
        paymentMethod: sent.payment_method,
        orderAmount: totals.total,
        itemsAmount: subtract(totals.itemsTotal, -totals.addOnsTotal),
        storeDiscountAmount: subtract(totals.itemDiscount, -totals.storeDiscount),
        couponCode: coupon?.code ?? null,
        couponDiscountTitle: coupon === null ? null : ctx.text(coupon.title),
        couponDiscountAmount: totals.couponDiscount,
        totalTaxAmount: totals.tax,
        taxPercentage: store.store.tax,
        taxStatus: totals.taxIncluded ? 'included' : 'excluded',
        deliveryCharge: totals.deliveryFee,
        originalDeliveryCharge: totals.originalDeliveryFee,
        freeDeliveryBy:
          totals.freeDeliveryBy === null
            ? null
            : totals.freeDeliveryBy === 'store'
              ? 'vendor'
              : 'admin',
        dmTips: totals.tip,
        additionalCharge: totals.additionalCharge,
        extraPackagingAmount: totals.packaging,
        distanceKm: decided.distanceKm,
        scheduled: decided.slot !== null,
        scheduleAt: decided.slot === null ? ctx.now : momentOf(decided.slot),
        cutlery: Number(sent.cutlery ?? 0) === 1,
        orderNote: textOf(sent.order_note).slice(0, 500) || null,
        unavailableItemNote: textOf(sent.unavailable_item_note).slice(0, 300) || null,
        deliveryInstruction: textOf(sent.delivery_instruction).slice(0, 300) || null,
        deliveryAddress: addressOf(sent),
        contactNumber:
          normalisePhone(textOf(sent.contact_person_number)) || (ctx.customer?.phone ?? null),
        attachments,
        otp: String(randomInt(1000, 10_000)),
        createdAt: ctx.now,
        updatedAt: ctx.now,
        pendingAt: ctx.now,
        confirmedAt: wallet ? ctx.now : null,
      })
      .returning();
    if (row === undefined) throw new Error('the order was not written');
    await tx
      .insert(orderLines)
      .values(lines.map((line) => lineRow(ctx, row.id, line, config.currency.digits)));
    await countSales(tx, lines, coupon);
    if (Number(sent.is_buy_now ?? 0) !== 1) await tx.delete(cartRows).where(ownRows(ctx));
    return row;
  });
}

async function payFromWallet(tx: Database, customerId: number, amount: number): Promise<void> {
  const paid = await tx
    .update(customers)
    .set({ walletBalance: sql`${customers.walletBalance} - ${amount}` })
    .where(and(eq(customers.id, customerId), gte(customers.walletBalance, amount)))
    .returning({ id: customers.id });
  if (paid.length === 0) refuse(203, 'order_amount', texts.walletLow);
}

async function countSales(
  tx: Database,
  lines: readonly OrderedLine[],
  coupon: CouponRow | null,
): Promise<void> {
  const ids = lines.filter(({ good }) => good.model === 'Item').map(({ good }) => good.row.id);
  if (ids.length > 0) {
    await tx
      .update(items)
      .set({ orderCount: sql`${items.orderCount} + 1` })
      .where(inArray(items.id, ids));
  }
  const storeId = lines[0]?.good.store.store.id ?? 0;
  await tx
    .update(stores)
    .set({ orderCount: sql`${stores.orderCount} + 1` })
    .where(eq(stores.id, storeId));
  if (coupon !== null) {
    await tx
      .update(coupons)
      .set({ totalUses: sql`${coupons.totalUses} + 1` })
      .where(eq(coupons.id, coupon.id));
  }
}

/** Places an order once: a repeated key answers the order that stands (quality promise 1). */
export async function placeOnce(ctx: Context, sent: SentOrder) {
  const key = ctx.header('idempotency-key');
  const before = key === null ? null : await orderByKey(ctx, key);
  if (before !== null) return repeated(ctx, before, sent);
  try {
    return placedAnswer(ctx, await write(ctx, await decide(ctx, sent), key));
  } catch (error) {
    // The same request sent twice at once: the one that came second finds the first one's order.
    const winner = key === null ? null : await orderByKey(ctx, key);
    if (winner === null) throw error;
    return repeated(ctx, winner, sent);
  }
}

function repeated(ctx: Context, row: typeof orders.$inferSelect, sent: SentOrder) {
  if (row.idempotencyHash !== hashOf(sent)) refuse(403, 'idempotency_key', texts.keyReused);
  return placedAnswer(ctx, row);
}
