import { and, asc, eq } from 'drizzle-orm';
import type { ItemChoice } from '../../../../machines/rules/domain.ts';
import { cartRows } from '../../db/schema/orders.ts';
import { moduleOf, ownRowsOf, type Context } from '../../http/context.ts';
import {
  choiceOf,
  productsOf,
  localisedVariation,
  type CartRow,
  type Product,
} from './products.ts';

/**
 * SQL condition for the cart rows of the customer or guest who sends the request, in all modules.
 */
export const allOwnRows = (ctx: Context) => and(...ownRowsOf(ctx, cartRows));

/**
 * SQL condition for the cart rows of the customer or guest who sends the request, in its module.
 */
export const ownRows = (ctx: Context) =>
  and(allOwnRows(ctx), eq(cartRows.moduleId, moduleOf(ctx).id));

/** A cart row with its item. */
export interface RowWithItem {
  row: CartRow;
  product: Product;
}

/**
 * The cart rows that the SQL condition `which` selects, with their items; by default the caller's
 * rows in the module of the request. Rows whose item was removed are deleted.
 */
export async function readCartRows(ctx: Context, which = ownRows(ctx)): Promise<RowWithItem[]> {
  const rows = await ctx.db.select().from(cartRows).where(which).orderBy(asc(cartRows.id));
  const find = await productsOf(ctx, rows);
  const found: RowWithItem[] = [];
  for (const row of rows) {
    const product = find(row.model, row.itemId);
    if (product === null) await ctx.db.delete(cartRows).where(eq(cartRows.id, row.id));
    else found.push({ row, product });
  }
  return found;
}

/** The options, add-ons and quantity of a cart row, as the shared rules need them. */
export const choiceOfRow = ({
  row,
  product,
}: {
  row: Pick<CartRow, 'variation' | 'addOnIds' | 'addOnQuantities' | 'quantity'>;
  product: Product;
}) => choiceOf(product, row.variation, row.addOnIds, row.addOnQuantities, row.quantity);

/** Whether two choices of an item share one row of the cart; add-ons do not matter (wire facts 6). */
export const sameChoice = (a: ItemChoice, b: ItemChoice): boolean =>
  a.variationType === b.variationType &&
  JSON.stringify(sorted(a.food)) === JSON.stringify(sorted(b.food));

const sorted = (food: ItemChoice['food']) =>
  food
    .map(({ name, labels }) => ({ name, labels: [...labels].sort() }))
    .sort((a, b) => a.name.localeCompare(b.name));

/**
 * The answer of every cart call: the whole cart, by default of the module of the request (wire
 * facts 15.9). `which` is the SQL condition for its rows.
 */
export async function cartAnswer(ctx: Context, which = ownRows(ctx)) {
  return (await readCartRows(ctx, which)).map(({ row, product }) => {
    const chosen = choiceOfRow({ row, product });
    const groups = product.wire.food_variations === '' ? [] : product.wire.food_variations;
    return {
      id: row.id,
      user_id: row.ownerId,
      module_id: row.moduleId,
      item_id: row.itemId,
      is_guest: row.isGuest,
      item_type: `App\\Models\\${row.model === 'Item' ? 'Item' : 'ItemCampaign'}`,
      price: row.price,
      quantity: row.quantity,
      variation: localisedVariation(product, row.variation, ctx),
      add_on_ids: row.addOnIds,
      add_on_qtys: row.addOnQuantities,
      item: {
        ...product.wire,
        add_ons: product.row.addOnIds,
        addons: product.wire.add_ons.map((addOn) => {
          const at = row.addOnIds.indexOf(addOn.id);
          return { ...addOn, isChecked: at >= 0, quantity: row.addOnQuantities[at] ?? 0 };
        }),
        food_variations: groups.map((group, index) => {
          const stored = product.row.foodVariations[index];
          const labels = chosen.food.find(({ name }) => name === stored?.name.en)?.labels ?? [];
          return {
            ...group,
            values: group.values.map((value, at) => ({
              ...value,
              isSelected: labels.includes(stored?.values[at]?.label.en ?? ''),
            })),
          };
        }),
      },
    };
  });
}
