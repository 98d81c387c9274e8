import { and, eq } from 'drizzle-orm';
import type {
  Coupon,
  ItemChoice,
  OrderType,
  ShopConfig,
} from '../../../../machines/rules/domain.ts';
import { priceOrder, type OrderTotals } from '../../../../machines/rules/order.ts';
import { modules, zoneModules, zones } from '../../db/schema/place.ts';
import type { coupons } from '../../db/schema/offers.ts';
import type { Context } from '../../http/context.ts';
import type { Product } from '../cart/products.ts';
import { clockOf, termsOf } from '../catalogue/serialise.ts';
import { extraCharge, readConfig, type StoredConfig } from '../place/config.ts';
import { firstOrderDiscount } from './firstOrder.ts';
import { surgeAt } from './surge.ts';

/**
 * One line of an order: the item from the database, and the options and quantity that the customer
 * chose.
 */
export interface OrderedLine {
  product: Product;
  choice: ItemChoice;
}

/** The shop's settings in the form that the shared pricing rules (`machines/rules`) need. */
export function configForRules(
  config: StoredConfig,
): Pick<
  ShopConfig,
  | 'currency'
  | 'delivery'
  | 'freeDelivery'
  | 'additionalCharge'
  | 'taxIncluded'
  | 'courierTips'
  | 'cashMaximum'
> {
  const offer = config.admin_free_delivery;
  return {
    currency: {
      symbol: config.currency_symbol,
      side: config.currency_symbol_direction,
      digits: config.digit_after_decimal_point,
    },
    delivery: { perKm: config.per_km_shipping_charge, minimum: config.minimum_shipping_charge },
    freeDelivery: !offer.status
      ? { type: 'none' }
      : offer.type === 'free_delivery_to_all_store'
        ? { type: 'all' }
        : offer.free_delivery_over > 0
          ? { type: 'overAmount', threshold: offer.free_delivery_over }
          : { type: 'none' },
    additionalCharge:
      config.additional_charge_status === 1 ? { name: '', amount: config.additional_charge } : null,
    taxIncluded: config.tax_included === 1,
    courierTips: config.dm_tips_status === 1,
    cashMaximum: null,
  };
}

/**
 * A zone with its delivery charges for each module, in the form that the shared pricing rules need;
 * null when there is no such zone.
 */
export async function zoneForRules(ctx: Context, zoneId: number) {
  const [rows, pivots] = await Promise.all([
    ctx.db.select().from(zones).where(eq(zones.id, zoneId)),
    ctx.db
      .select({ pivot: zoneModules })
      .from(zoneModules)
      .innerJoin(modules, eq(modules.id, zoneModules.moduleId))
      .where(and(eq(zoneModules.zoneId, zoneId), eq(modules.active, true))),
  ]);
  const zone = rows[0];
  if (zone === undefined) return null;
  return {
    row: zone,
    surchargePercent: zone.increasedDeliveryFeeStatus ? zone.increasedDeliveryFee : 0,
    chargesByModule: Object.fromEntries(
      pivots.map(({ pivot }) => [
        pivot.moduleId,
        {
          perKm: pivot.perKmShippingCharge,
          minimum: pivot.minimumShippingCharge,
          maximum: pivot.maximumShippingCharge,
          cashMaximum: pivot.maximumCodOrderAmount,
        },
      ]),
    ),
  };
}

/** A coupon in the form that the shared pricing rules need. */
export const couponForRules = (row: typeof coupons.$inferSelect): Coupon => ({
  id: row.id,
  title: '',
  code: row.code,
  type: row.type,
  discount: row.discount,
  discountType: row.discountType,
  minPurchase: row.minPurchase,
  maxDiscount: row.maxDiscount,
  startDate: row.startDate,
  expireDate: row.expireDate,
  zoneIds: row.zoneIds,
  storeIds: row.storeIds,
});

export interface PricingInput {
  lines: readonly OrderedLine[];
  zone: NonNullable<Awaited<ReturnType<typeof zoneForRules>>> | null;
  orderType: OrderType;
  distanceKm: number | null;
  /** The wall-clock time for which the order is scheduled; null means as soon as possible. */
  slot: string | null;
  coupon: Coupon | null;
  tip: number;
  packaging: boolean;
}

/**
 * Calculates the price of an order with the prices in the database; amounts in the request are
 * never used.
 */
export async function priceLines(
  ctx: Context,
  { store, discount }: Product['store'],
  input: PricingInput,
): Promise<OrderTotals> {
  const stored = await readConfig(ctx.db);
  const config = configForRules(stored);
  const selfDelivered = store.selfDelivery;
  const at = input.slot ?? clockOf(ctx);
  return priceOrder({
    lines: input.lines.map(({ product, choice }) => ({ item: product.item, choice })),
    store: {
      moduleId: store.moduleId,
      selfDelivery: store.selfDelivery,
      freeDelivery: store.freeDelivery,
      perKmCharge: store.perKmShippingCharge,
      minimumCharge: store.minimumShippingCharge,
      maximumCharge: store.maximumShippingCharge,
      taxPercent: store.tax,
      packagingCharge: store.extraPackagingAmount ?? 0,
      discount: discount === null ? null : termsOf(discount),
    },
    zone: input.zone,
    config,
    orderType: input.orderType,
    now: clockOf(ctx),
    distanceKm: input.distanceKm,
    extraCharge: selfDelivered ? 0 : await extraCharge(ctx.db, input.distanceKm ?? 0),
    surge: await surgeAt(ctx, store.zoneId, store.moduleId, at),
    coupon: input.coupon,
    tip: input.tip,
    packaging: input.packaging,
    newCustomer: await firstOrderDiscount(ctx, stored),
  });
}
