import type { CartLine, Item, ItemChoice } from '../../../machines/rules/domain.ts';
import { answer, client, guestIdOfCall, guestQuery, patience } from '../client.ts';
import { readCart } from './read.ts';
import { writeVariation } from './write.ts';

/** The header that names the module of a cart call: the server has one cart for each module. */
const moduleHeader = (moduleId: number) => ({ moduleId });

const lineBody = (item: Item, choice: ItemChoice, price: number) => ({
  item_id: item.id,
  model: item.kind === 'campaign' ? ('ItemCampaign' as const) : ('Item' as const),
  price,
  quantity: choice.quantity,
  variation: writeVariation(item, choice),
  add_on_ids: choice.addOns.map(({ id }) => id),
  add_on_qtys: choice.addOns.map(({ quantity }) => quantity),
  guest_id: guestIdOfCall(),
});

/** The cart of a module (API-10). */
export async function fetchCart(moduleId: number, signal?: AbortSignal): Promise<CartLine[]> {
  const call = client.GET('/api/v1/customer/cart/list', {
    params: { query: guestQuery(), header: moduleHeader(moduleId) },
    signal: patience(signal),
  });
  return readCart(await answer(call, signal));
}

/**
 * Adds a line; resolves with the complete cart (API-08, DATA-12). `price` is the displayed unit
 * price.
 */
export async function addCartLine(
  moduleId: number,
  item: Item,
  choice: ItemChoice,
  price: number,
  signal?: AbortSignal,
): Promise<CartLine[]> {
  const call = client.POST('/api/v1/customer/cart/add', {
    params: { header: moduleHeader(moduleId) },
    body: lineBody(item, choice, price),
    signal: patience(signal),
  });
  return readCart(await answer(call, signal));
}

/** Changes a line's quantity or choice; resolves with the complete cart (API-08). */
export async function updateCartLine(
  moduleId: number,
  lineId: number,
  item: Item,
  choice: ItemChoice,
  price: number,
  signal?: AbortSignal,
): Promise<CartLine[]> {
  const call = client.POST('/api/v1/customer/cart/update', {
    params: { header: moduleHeader(moduleId) },
    body: { cart_id: lineId, ...lineBody(item, choice, price) },
    signal: patience(signal),
  });
  return readCart(await answer(call, signal));
}

/** Removes a line; resolves with the complete cart (API-09). */
export async function removeCartLine(
  moduleId: number,
  lineId: number,
  signal?: AbortSignal,
): Promise<CartLine[]> {
  const call = client.DELETE('/api/v1/customer/cart/remove-item', {
    params: { query: { cart_id: lineId, ...guestQuery() }, header: moduleHeader(moduleId) },
    signal: patience(signal),
  });
  return readCart(await answer(call, signal));
}

/** Removes all lines from the module's cart; resolves with the cart after that, an empty list. */
export async function clearCart(moduleId: number, signal?: AbortSignal): Promise<CartLine[]> {
  const call = client.DELETE('/api/v1/customer/cart/remove', {
    params: { query: guestQuery(), header: moduleHeader(moduleId) },
    signal: patience(signal),
  });
  return readCart(await answer(call, signal));
}
