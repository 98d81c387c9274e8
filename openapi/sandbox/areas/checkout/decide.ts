import { formatMoney, roundMoney } from '../../../../machines/rules/money.ts';
import { missingToMinimum, type OrderTotals } from '../../../../machines/rules/order.ts';
import { cashCeiling, cashProblem } from '../../../../machines/rules/payment/cash.ts';
import { paymentKinds } from '../../../../machines/rules/payment/kinds.ts';
import { paysRest, methodRules } from '../../../../machines/rules/payment/methods.ts';
import { idempotencyKeyOf, moduleOf, type Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import type { Upload } from '../../http/uploads.ts';
import type { Product } from '../cart/products.ts';
import { readConfig, type StoredConfig } from '../place/config.ts';
import { zonesAround } from '../place/zones.ts';
import { buyerOf, couponByCode, demandFittingCoupon, type CouponRow } from './coupons.ts';
import { demandPossibleLines, linesOf } from './lines.ts';
import { priceLines, configForRules, couponForRules, type OrderedLine } from './pricing.ts';
import { isMoment, isPartial, slotOf, type SentOrder } from './sent.ts';
import { texts } from './texts.ts';
import { decideFulfilment, demandContact, prescriptionsOf, type Fulfilment } from './fulfilment.ts';

/** An order whose items, time and address have passed all checks, with its price. */
interface Quote extends Fulfilment {
  lines: OrderedLine[];
  store: Product['store'];
  totals: OrderTotals;
  coupon: CouponRow | null;
  config: StoredConfig;
}

type Where = { [Field in 'order_type' | 'latitude' | 'longitude']?: string | null };

/**
 * The zones at the delivery address, or at the store for a take-away. The zones in the request
 * header are ignored.
 */
export async function zonesOf(
  ctx: Context,
  { order_type: type, latitude, longitude }: Where,
  { store }: Product['store'],
): Promise<number[]> {
  const point = type === 'take_away' ? store : { lat: Number(latitude), lng: Number(longitude) };
  const zones = await zonesAround(ctx.db, point);
  return zones.filter(({ active }) => active).map(({ id }) => id);
}

/**
 * Checks and prices an order with the prices in the database, not those in the request.
 * @throws Refusal when the order is not possible
 */
async function quote(ctx: Context, sent: SentOrder): Promise<Quote> {
  const config = await readConfig(ctx.db);
  demandContact(ctx, sent, config);
  const lines = await linesOf(ctx, sent);
  const { store } = (lines[0] ?? refuse(403, 'order_details', texts.cartEmpty)).product;
  if (lines.some(({ product }) => product.store.store.id !== store.store.id)) {
    refuse(403, 'different_stores', texts.otherStore);
  }
  if (sent.store_id !== undefined && Number(sent.store_id) !== store.store.id) {
    refuse(404, 'order_time', texts.otherStore);
  }
  const slot = slotOf(sent);
  // A slot that is not a valid time counts as none here; `decideFulfilment` refuses it below.
  demandPossibleLines(ctx, lines, slot !== null && isMoment(slot) ? slot : null);
  const fulfilment = await decideFulfilment(ctx, sent, store, config);
  const pricing = {
    ...fulfilment,
    lines,
    distanceKm: fulfilment.orderType === 'take_away' ? null : fulfilment.distanceKm,
    packaging: Number(sent.extra_packaging_amount ?? 0) > 0,
  };
  const code = readText(sent.coupon_code);
  const coupon = code === '' ? null : await couponByCode(ctx, code);
  if (coupon !== null) {
    const { subtotal } = await priceLines(ctx, store, { ...pricing, coupon: null });
    const zoneIds = await zonesOf(ctx, sent, store);
    const order = { storeId: store.store.id, zoneIds, subtotal };
    await demandFittingCoupon(ctx, coupon, order, buyerOf(ctx, sent));
  }
  const totals = await priceLines(ctx, store, {
    ...pricing,
    coupon: coupon === null ? null : couponForRules(coupon),
  });
  return { ...fulfilment, lines, store, totals, coupon, config };
}

/**
 * Checks everything that must be true before an order is written, and returns the order with its
 * price and its prescription pictures.
 * @throws Refusal with the reason
 */
export async function decide(
  ctx: Context,
  sent: SentOrder,
): Promise<Quote & { pictures: readonly Upload[] }> {
  const quoted = await quote(ctx, sent);
  const { lines, store, totals, config } = quoted;
  const { currency } = configForRules(config);
  if (missingToMinimum(store.store, totals) > 0) {
    refuse(406, 'order_time', texts.belowMinimum, {
      amount: formatMoney(store.store.minimumOrder, currency),
    });
  }
  demandPayable(ctx, sent, quoted);
  const pictures = prescriptionsOf(ctx);
  const needsPrescription = lines.some(
    ({ product }) => 'prescriptionRequired' in product.row && product.row.prescriptionRequired,
  );
  if (needsPrescription && pictures.length === 0) refuse(403, 'prescription', texts.prescription);
  demandShownTotal(ctx, sent, quoted);
  return { ...quoted, pictures };
}

/**
 * Checks that the total in an order request is the amount that will be charged, because the
 * customer must have seen this amount. It is not checked without an idempotency key: older clients
 * send no key, and a total without tax and fees (wire facts 18.33).
 * @throws Refusal 403 `order_amount` that names the correct total
 */
export function demandShownTotal(
  ctx: Context,
  sent: Pick<SentOrder, 'order_amount'>,
  { totals, config }: Pick<Quote, 'totals' | 'config'>,
): void {
  if (idempotencyKeyOf(ctx) === null) return;
  const { currency } = configForRules(config);
  const shown = Number(sent.order_amount);
  if (!Number.isFinite(shown) || roundMoney(shown, currency.digits) !== totals.total) {
    refuse(403, 'order_amount', texts.amountChanged, {
      amount: formatMoney(totals.total, currency),
    });
  }
}

/**
 * Checks that the payment method is offered in this zone and for this amount.
 * @throws Refusal 403 when the method is not offered; 203 when it cannot be combined with the
 * wallet, or when the total is too high for cash
 */
export function demandPayable(
  ctx: Context,
  sent: Pick<SentOrder, 'payment_method' | 'partial_payment'>,
  { totals, zone, config }: Pick<Quote, 'totals' | 'zone' | 'config'>,
): void {
  const method = sent.payment_method;
  const terms = {
    config: {
      cashOnDelivery: config.cash_on_delivery,
      digitalPayment: config.digital_payment,
      offlinePayment: config.offline_payment_status === 1,
      wallet: config.customer_wallet_status === 1,
      partialPayment: config.partial_payment_status === 1 ? config.partial_payment_method : null,
    },
    zone: zone.row,
    signedIn: ctx.customer !== null,
  };
  const kind = paymentKinds.find((one) => methodRules[one].orderWord === method);
  if (kind === undefined || !methodRules[kind].allows(terms)) {
    return refuse(403, 'order_method', texts.methodNotOffered);
  }
  if (isPartial(sent) && !paysRest(kind, terms)) {
    refuse(203, 'partial_payment', texts.partialNotOffered);
  }
  const ceiling = cashCeiling({ cashMaximum: null }, zone, moduleOf(ctx).id);
  if (method === 'cash_on_delivery' && cashProblem(totals.total, ceiling) !== null) {
    refuse(203, 'order_amount', texts.cashCeiling);
  }
}
