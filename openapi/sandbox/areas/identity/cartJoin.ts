import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { quantityProblem } from '../../../../machines/rules/quantity.ts';
import { cartRows } from '../../db/schema/orders.ts';
import type { Context } from '../../http/context.ts';
import { productsOf, type CartRow } from '../cart/products.ts';
import { takeGuestTrip } from '../rental/takeGuestTrip.ts';
import { choiceOfRow, sameChoice, type RowWithItem } from '../cart/rows.ts';

interface Joined {
  /**
   * The number of guest cart rows that were added to the account's cart with their full quantity.
   */
  combined: number;
  /**
   * The number of cart rows that were dropped or reduced, because of stock, limits, or because a
   * cart may belong to only one store.
   */
  left: number;
}

/**
 * Merges the guest's cart into the account's at sign-in, in each module. If the two carts are of
 * different stores, the guest's cart replaces the account's, because a cart belongs to one store.
 * Equal items with equal options become one row; no row exceeds stock or limits.
 * @returns null when no message is needed: the account's cart was empty and nothing was lost
 */
export async function joinCarts(ctx: Context, customerId: number): Promise<Joined | null> {
  if (ctx.guestId === null) return null;
  const ofTrip = await takeGuestTrip(ctx, ctx.guestId, customerId);
  const ofGuest = and(eq(cartRows.ownerId, ctx.guestId), eq(cartRows.isGuest, true));
  const ofCustomer = and(eq(cartRows.ownerId, customerId), eq(cartRows.isGuest, false));
  const rows = await ctx.db
    .select()
    .from(cartRows)
    .where(or(ofGuest, ofCustomer))
    .orderBy(asc(cartRows.id));
  const find = await productsOf(ctx, rows);
  const withItem = (row: CartRow): RowWithItem[] => {
    const product = find(row.model, row.itemId);
    return product === null ? [] : [{ row, product }];
  };
  const joined: Joined = { combined: 0, left: ofTrip.left };
  let met = false;
  for (const moduleId of new Set(rows.filter(({ isGuest }) => isGuest).map((r) => r.moduleId))) {
    const here = rows.filter((row) => row.moduleId === moduleId);
    const brought = here.filter(({ isGuest }) => isGuest).flatMap(withItem);
    const own = here.filter(({ isGuest }) => !isGuest).flatMap(withItem);
    if (own.length > 0) met = true;
    await joinModule(ctx, customerId, brought, own, joined);
  }
  await ctx.db.delete(cartRows).where(ofGuest);
  return met || joined.left > 0 ? joined : null;
}

async function joinModule(
  ctx: Context,
  customerId: number,
  brought: readonly RowWithItem[],
  own: readonly RowWithItem[],
  joined: Joined,
): Promise<void> {
  const store = brought[0]?.product.store.store.id;
  if (store === undefined) return;
  const foreign = own.filter(({ product }) => product.store.store.id !== store);
  if (foreign.length > 0) {
    await ctx.db.delete(cartRows).where(
      inArray(
        cartRows.id,
        foreign.map(({ row }) => row.id),
      ),
    );
    joined.left += foreign.length;
  }
  const remaining = own.filter(({ product }) => product.store.store.id === store);
  for (const one of brought) {
    const added = await joinRow(ctx, customerId, one, remaining);
    if (added === one.row.quantity) joined.combined += 1;
    else joined.left += 1;
  }
}

/**
 * Merges one cart row of the guest into the account's cart.
 * @returns the quantity that was added; less than in the row when stock or limits do not allow more
 */
async function joinRow(
  ctx: Context,
  customerId: number,
  brought: RowWithItem,
  remaining: RowWithItem[],
): Promise<number> {
  const { row, product } = brought;
  const choice = choiceOfRow(brought);
  const ofItem = remaining.filter(
    (one) => one.row.model === row.model && one.row.itemId === row.itemId,
  );
  const already = ofItem.reduce((sum, one) => sum + one.row.quantity, 0);
  let taken = row.quantity;
  while (
    taken > 0 &&
    quantityProblem(product.item, choice.variationType, taken, already) !== null
  ) {
    taken -= 1;
  }
  if (taken === 0) return 0;
  const twin = ofItem.find((one) => sameChoice(choiceOfRow(one), choice));
  const changed =
    twin === undefined
      ? { ...row, ownerId: customerId, isGuest: false, quantity: taken }
      : { ...twin.row, ...addOnsOf(twin.row, row), quantity: twin.row.quantity + taken };
  const { id, ...values } = { ...changed, updatedAt: ctx.now };
  await ctx.db.update(cartRows).set(values).where(eq(cartRows.id, id));
  if (twin === undefined) remaining.push({ row: changed, product });
  else twin.row = changed;
  return taken;
}

/** The add-ons of two merged cart rows; if both have the same one, the guest's quantity counts. */
function addOnsOf(own: CartRow, brought: CartRow): Pick<CartRow, 'addOnIds' | 'addOnQuantities'> {
  const quantities = new Map(
    [own, brought].flatMap((row) =>
      row.addOnIds.map((id, at) => [id, row.addOnQuantities[at] ?? 1] as const),
    ),
  );
  return { addOnIds: [...quantities.keys()], addOnQuantities: [...quantities.values()] };
}
