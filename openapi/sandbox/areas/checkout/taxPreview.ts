import type { Context } from '../../http/context.ts';
import type { Sent } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import type { Product } from '../cart/products.ts';
import { readConfig } from '../place/config.ts';
import { buyerOf, couponByCode, demandFittingCoupon } from './coupons.ts';
import { zonesOf } from './decide.ts';
import { demandPossibleChoices, linesOf } from './lines.ts';
import { priceLines, couponForRules } from './pricing.ts';

type Question = Sent<'previewTax'>;

/** The coupon in the request; null when there is none or when it cannot be used. */
async function fittingCoupon(
  ctx: Context,
  sent: Question,
  store: Product['store'],
  subtotal: number,
): Promise<ReturnType<typeof couponForRules> | null> {
  const code = readText(sent.coupon_code);
  if (code === '') return null;
  try {
    const row = await couponByCode(ctx, code);
    const zoneIds = readText(sent.latitude) === '' ? ctx.zoneIds : await zonesOf(ctx, sent, store);
    const order = { storeId: store.store.id, zoneIds, subtotal };
    await demandFittingCoupon(ctx, row, order, buyerOf(ctx));
    return couponForRules(row);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * The tax on an order's items. Clients show it before the customer has chosen payment and
 * destination (wire facts 18.32). Parcels and prescriptions have no items, so no tax.
 * @throws Refusal 404 when an item is not on offer; 403 when its options or quantity are not
 * possible
 */
export async function taxPreview(ctx: Context, sent: Question) {
  const { tax_included: included } = await readConfig(ctx.db);
  const hasItems = sent.order_type !== 'parcel' && Number(sent.is_prescription ?? 0) !== 1;
  const lines = hasItems ? await linesOf(ctx, sent) : [];
  demandPossibleChoices(ctx, lines);
  const [first] = lines;
  if (first === undefined) return { tax: 0, taxIncluded: included === 1 };
  const { store } = first.product;
  const priced = {
    lines,
    zone: null,
    orderType: 'delivery' as const,
    distanceKm: null,
    slot: null,
    coupon: null,
    tip: 0,
    packaging: false,
  };
  const { subtotal, ...plain } = await priceLines(ctx, store, priced);
  const coupon = await fittingCoupon(ctx, sent, store, subtotal);
  return coupon === null ? plain : priceLines(ctx, store, { ...priced, coupon });
}
