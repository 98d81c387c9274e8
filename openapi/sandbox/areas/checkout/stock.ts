import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { campaignItems, items } from '../../db/schema/items.ts';
import { flashSaleItems, flashSales } from '../../db/schema/offers.ts';
import { orderLines, type orders } from '../../db/schema/orders.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import type { Product } from '../cart/products.ts';
import { isSaleRunning } from '../catalogue/itemPrices.ts';
import type { OrderedLine } from './pricing.ts';
import { texts } from './texts.ts';

const hasStock = ({ item, model }: Product) =>
  item.moduleType !== 'food' || model === 'ItemCampaign';

/**
 * Sorts an order's lines so that all orders lock rows in the same sequence; otherwise two orders
 * could block each other (deadlock).
 */
const inLockingOrder = (lines: readonly OrderedLine[]) =>
  lines.toSorted(
    (a, b) => a.product.model.localeCompare(b.product.model) || a.product.row.id - b.product.row.id,
  );

/**
 * Reduces the stock by the ordered quantities. If two orders want the last piece, only one
 * succeeds.
 * @throws Refusal 406 `campaign` when too little is left
 */
export async function takeStock(
  tx: Database,
  ctx: Context,
  lines: readonly OrderedLine[],
): Promise<void> {
  for (const { product, choice } of inLockingOrder(lines)) {
    const name = ctx.text(product.row.name);
    const soldOut = () => refuse(406, 'campaign', texts.outOfStock, { name });
    if (
      product.wire.flash_sale === 1 &&
      !(await takeFlash(tx, product.row.id, choice.quantity, ctx.now))
    ) {
      refuse(406, 'campaign', texts.saleLeft, { name });
    }
    if (!hasStock(product)) continue;
    const table = product.model === 'Item' ? items : campaignItems;
    const [row] = await tx.select().from(table).where(eq(table.id, product.row.id)).for('update');
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

/** SQL condition for an item in the flash sale that runs at a moment, not in an earlier one. */
const inFlashSale = (tx: Database, itemId: number, at: Date) =>
  and(
    eq(flashSaleItems.itemId, itemId),
    inArray(
      flashSaleItems.flashSaleId,
      tx.select({ id: flashSales.id }).from(flashSales).where(isSaleRunning(at)),
    ),
  );

/** Counts pieces as sold in the running flash sale; false when too few are left. */
async function takeFlash(
  tx: Database,
  itemId: number,
  quantity: number,
  now: Date,
): Promise<boolean> {
  const { sold, stock } = flashSaleItems;
  const taken = await tx
    .update(flashSaleItems)
    .set({ sold: sql`${sold} + ${quantity}` })
    .where(and(inFlashSale(tx, itemId, now), sql`${sold} + ${quantity} <= ${stock}`))
    .returning({ id: flashSaleItems.id });
  return taken.length > 0;
}

/** Puts the items of a canceled order back into stock and into their flash sale. */
export async function giveStockBack(
  tx: Database,
  { id: orderId, createdAt }: Pick<typeof orders.$inferSelect, 'id' | 'createdAt'>,
): Promise<void> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.model, orderLines.itemId);
  for (const { model, itemId, quantity, variant, snapshot } of lines) {
    if (snapshot['flash_sale'] === 1) {
      await tx
        .update(flashSaleItems)
        .set({ sold: sql`greatest(0, ${flashSaleItems.sold} - ${quantity})` })
        .where(inFlashSale(tx, itemId, createdAt));
    }
    if (snapshot['module_type'] === 'food' && model === 'Item') continue;
    const table = model === 'Item' ? items : campaignItems;
    const [row] = await tx.select().from(table).where(eq(table.id, itemId)).for('update');
    if (row === undefined) continue;
    const variations = row.variations.map((one) =>
      one.type === variant ? { ...one, stock: one.stock + quantity } : one,
    );
    await tx
      .update(table)
      .set({ stock: row.stock + quantity, variations })
      .where(eq(table.id, itemId));
  }
}
