import { and, eq, gt, inArray, lt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { items } from '../../db/schema/items.ts';
import { flashSaleItems, flashSales } from '../../db/schema/offers.ts';
import { storeDiscounts } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import { readConfig } from '../place/config.ts';
import { runs } from './serialise.ts';

/** SQL condition for a flash sale that runs at a moment. */
export const isSaleRunning = (at: Date) =>
  and(eq(flashSales.published, true), lte(flashSales.startsAt, at), gt(flashSales.endsAt, at));

/**
 * SQL for the price of one piece of an item, in major currency units, so that the database can
 * filter and sort by price. `full` is the price without discounts. `charged` is the price after the
 * one discount that applies (wire facts 17.2): a running flash sale, else the store's discount if
 * the price reaches its minimum, else the item's own discount. The cart calculates the same price
 * with `itemTotalsOf`.
 */
export async function itemPrices(ctx: Context): Promise<{ full: SQL; charged: SQL }> {
  const [{ digit_after_decimal_point: digits }, discounts] = await Promise.all([
    readConfig(ctx.db),
    ctx.db.select().from(storeDiscounts),
  ]);
  const rounded = (amount: SQLWrapper) => sql`round(${amount}, ${digits}::int)`;
  const price = rounded(items.price);
  const percent = (discount: SQLWrapper) => rounded(sql`${price} * ${discount} / 100`);
  const off = (discount: SQLWrapper, type: SQLWrapper) =>
    sql`least(case ${type} when 'percent' then ${percent(discount)} else ${rounded(discount)} end, ${price})`;

  const flash = and(
    eq(flashSaleItems.itemId, items.id),
    isSaleRunning(ctx.now),
    lt(flashSaleItems.sold, flashSaleItems.stock),
  );
  const byFlash = sql`(select ${off(flashSaleItems.discount, flashSaleItems.discountType)}
    from ${flashSaleItems} join ${flashSales} on ${flashSales.id} = ${flashSaleItems.flashSaleId}
    where ${flash} limit 1)`;

  const running = discounts.filter((row) => row.discount > 0 && runs(row, ctx));
  const { minPurchase, maxDiscount, discount } = storeDiscounts;
  const cap = sql`case when ${maxDiscount} > 0 then ${rounded(maxDiscount)} else ${price} end`;
  const terms = and(
    eq(storeDiscounts.storeId, items.storeId),
    inArray(
      storeDiscounts.id,
      running.map(({ id }) => id),
    ),
  );
  const byStore = sql`(select case when ${price} < ${minPurchase} then 0
      else least(${percent(discount)}, ${cap}, ${price}) end
    from ${storeDiscounts} where ${terms})`;

  const own = off(items.discount, items.discountType);
  const taken = running.length === 0 ? [byFlash, own] : [byFlash, byStore, own];
  return { full: price, charged: sql`(${price} - coalesce(${sql.join(taken, sql`, `)}))` };
}
