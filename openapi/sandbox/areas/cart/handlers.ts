import { and, eq, sql } from 'drizzle-orm';
import type { ItemChoice } from '../../../../machines/rules/domain.ts';
import { quantityProblem } from '../../../../machines/rules/quantity.ts';
import { cartRows } from '../../db/schema/orders.ts';
import { moduleOf, oneAtATime, ownerOf, type Context } from '../../http/context.ts';
import type { Handlers, Sent } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import {
  choiceOf,
  productsOf,
  problemsOf,
  storedVariation,
  type Product,
  type Model,
} from './products.ts';
import { reorder } from './reorder.ts';
import { allOwnRows, cartAnswer, choiceOfRow, ownRows, readCartRows, sameChoice } from './rows.ts';
import { texts } from './texts.ts';

/**
 * The maximum number of rows in the cart of one module. An order may have the same number of lines.
 */
const MAX_ROWS = 200;

type SentLine = Sent<'addCartItem'> | Sent<'updateCartItem'>;

/**
 * The item or campaign item of a cart line.
 * @throws Refusal 403 `item_id` when it is not on offer in the requested module
 */
async function productOf(ctx: Context, model: Model, itemId: number): Promise<Product> {
  const product = (await productsOf(ctx, [{ model, itemId }]))(model, itemId);
  if (product === null || product.row.moduleId !== moduleOf(ctx).id) {
    return refuse(403, 'item_id', texts.itemGone);
  }
  return product;
}

const sentChoice = (product: Product, line: SentLine): ItemChoice =>
  choiceOf(
    product,
    line.variation ?? [],
    (line.add_on_ids ?? []).map(Number),
    (line.add_on_qtys ?? []).map(Number),
    Number(line.quantity),
  );

/**
 * Checks that the item offers these options, and that the quantity is within stock and limits.
 * `inOtherLines` is the quantity of the same item in the other cart rows.
 * @throws Refusal 403
 */
function demandPossible(product: Product, choice: ItemChoice, inOtherLines: number): void {
  const [problem] = problemsOf(product, choice);
  if (problem !== undefined && 'key' in problem) {
    const known =
      problem.key === 'rules.variation.outOfStock' ? texts.variationGone : texts.choiceInvalid;
    refuse(403, 'variation', known);
  }
  const limit = quantityProblem(product.item, choice.variationType, choice.quantity, inOtherLines);
  if (limit === null) return;
  const outOfStock = 'key' in limit && limit.key === 'rules.quantity.outOfStock';
  refuse(
    403,
    outOfStock ? 'stock' : 'cart_item_limit',
    outOfStock ? texts.outOfStock : texts.outOfLimits,
  );
}

/**
 * The quantity of the same item in the other cart rows, which share its stock and its maximum
 * quantity.
 */
async function elsewhere(ctx: Context, model: Model, itemId: number, exceptRow: number) {
  const rows = await ctx.db
    .select({ quantity: sql<number>`coalesce(sum(${cartRows.quantity}), 0)::int` })
    .from(cartRows)
    .where(
      and(
        ownRows(ctx),
        eq(cartRows.model, model),
        eq(cartRows.itemId, itemId),
        sql`${cartRows.id} <> ${exceptRow}`,
      ),
    );
  return rows[0]?.quantity ?? 0;
}

async function ownRow(ctx: Context, rowId: number) {
  const [row] = await ctx.db
    .select()
    .from(cartRows)
    .where(and(ownRows(ctx), eq(cartRows.id, rowId)));
  return row ?? refuse(404, 'cart_id', texts.rowGone);
}

/**
 * Handlers for the shopping cart: each customer or guest has one cart per module (wire facts 6).
 */
export const handlers = {
  listCart: (ctx) => cartAnswer(ctx),
  listAllCarts: (ctx) => cartAnswer(ctx, allOwnRows(ctx)),
  reorder,
  addCartItem: (outer, { body }) =>
    oneAtATime(outer, async (ctx) => {
      const product = await productOf(ctx, body.model, Number(body.item_id));
      const choice = sentChoice(product, body);
      const all = await readCartRows(ctx);
      if (all.length >= MAX_ROWS) refuse(403, 'cart_item', texts.cartFull, { limit: MAX_ROWS });
      const ofItem = all.filter(
        ({ row }) => row.model === body.model && row.itemId === product.row.id,
      );
      if (ofItem.some((one) => sameChoice(choiceOfRow(one), choice))) {
        refuse(403, 'cart_item', texts.alreadyInCart);
      }
      demandPossible(
        product,
        choice,
        ofItem.reduce((sum, { row }) => sum + row.quantity, 0),
      );
      const owner = ownerOf(ctx);
      await ctx.db.insert(cartRows).values({
        ownerId: owner.ownerId,
        isGuest: owner.isGuest,
        moduleId: moduleOf(ctx).id,
        model: body.model,
        itemId: product.row.id,
        price: Number(body.price),
        quantity: choice.quantity,
        variation: storedVariation(product, choice),
        addOnIds: choice.addOns.map(({ id }) => id),
        addOnQuantities: choice.addOns.map(({ quantity }) => quantity),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
      return cartAnswer(ctx);
    }),
  updateCartItem: (outer, { body }) =>
    oneAtATime(outer, async (ctx) => {
      const row = await ownRow(ctx, Number(body.cart_id));
      const product = await productOf(ctx, row.model, row.itemId);
      const addOnIds = body.add_on_ids ?? row.addOnIds;
      const choice = sentChoice(product, {
        ...body,
        variation: body.variation ?? row.variation,
        add_on_ids: addOnIds,
        add_on_qtys:
          body.add_on_qtys ??
          addOnIds.map((id) => row.addOnQuantities[row.addOnIds.indexOf(Number(id))] ?? 1),
      });
      demandPossible(product, choice, await elsewhere(ctx, row.model, row.itemId, row.id));
      await ctx.db
        .update(cartRows)
        .set({
          price: Number(body.price),
          quantity: choice.quantity,
          variation: storedVariation(product, choice),
          addOnIds: choice.addOns.map(({ id }) => id),
          addOnQuantities: choice.addOns.map(({ quantity }) => quantity),
          updatedAt: ctx.now,
        })
        .where(eq(cartRows.id, row.id));
      return cartAnswer(ctx);
    }),
  removeCartItem: async (ctx, { query }) => {
    const row = await ownRow(ctx, query.cart_id);
    await ctx.db.delete(cartRows).where(eq(cartRows.id, row.id));
    return cartAnswer(ctx);
  },
  clearCart: async (ctx) => {
    await ctx.db.delete(cartRows).where(ownRows(ctx));
    return [];
  },
} satisfies Partial<Handlers>;
