import { asc, eq } from 'drizzle-orm';
import { plainChoice } from '../../../../machines/rules/choice.ts';
import { quantityProblem } from '../../../../machines/rules/quantity.ts';
import { cartRows, orderLines } from '../../db/schema/orders.ts';
import { modules } from '../../db/schema/place.ts';
import { oneAtATime, ownerOf } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { ownOrder } from '../orders/ownOrders.ts';
import { choiceOf, productsOf, problemsOf, storedVariation } from './products.ts';
import { cartAnswer, choiceOfRow, ownRows, sameChoice } from './rows.ts';
import { texts } from './texts.ts';

/**
 * Puts the items of an order into the cart of its module and replaces the present contents, because
 * a cart belongs to one store. Lines of the same choice become one row, with the add-ons of both.
 * Items that are no longer available are left out.
 * @throws Refusal 404 `order`, also when no item is left
 */
export const reorder: Handlers['reorder'] = (outer, { body }) =>
  oneAtATime(outer, async (asker) => {
    const order = await ownOrder(asker, Number(body.order_id));
    const [module = null] = await asker.db
      .select()
      .from(modules)
      .where(eq(modules.id, order.moduleId));
    const ctx = { ...asker, module };
    const lines = await ctx.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.id));
    const find = await productsOf(ctx, lines);
    const owner = ownerOf(ctx);
    const rows: (typeof cartRows.$inferInsert)[] = [];
    for (const line of lines) {
      const product = find(line.model, line.itemId);
      if (product === null) continue;
      const { model, itemId, price, quantity } = line;
      const addOns = line.addOns.filter(({ id }) => product.row.addOnIds.includes(id));
      const addOnIds = addOns.map(({ id }) => id);
      const addOnQuantities = addOns.map((addOn) => addOn.quantity);
      const choice = choiceOf(product, line.variation, addOnIds, addOnQuantities, quantity);
      const ofItem = rows.filter((row) => row.model === model && row.itemId === itemId);
      const inOtherLines = ofItem.reduce((total, row) => total + row.quantity, 0);
      const limit = quantityProblem(product.item, choice.variationType, quantity, inOtherLines);
      if (limit !== null || problemsOf(product, choice).length > 0) continue;
      const twin = ofItem.find((row) => sameChoice(choiceOfRow({ row, product }), choice));
      if (twin !== undefined) {
        const ofBoth = [...choiceOfRow({ row: twin, product }).addOns, ...choice.addOns];
        const summed = plainChoice(product.item, { ...choice, addOns: ofBoth }).addOns;
        twin.quantity += quantity;
        twin.addOnIds = summed.map(({ id }) => id);
        twin.addOnQuantities = summed.map((addOn) => addOn.quantity);
        continue;
      }
      rows.push({
        ...owner,
        moduleId: order.moduleId,
        model,
        itemId,
        price,
        quantity,
        variation: storedVariation(product, choice),
        addOnIds,
        addOnQuantities,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
    }
    if (rows.length === 0) refuse(404, 'order', texts.nothingLeft);
    await ctx.db.delete(cartRows).where(ownRows(ctx));
    await ctx.db.insert(cartRows).values(rows);
    return cartAnswer(ctx);
  });
