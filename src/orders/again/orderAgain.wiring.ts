import type { QueryClient } from '@tanstack/react-query';
import { fromPromise, waitFor } from 'xstate';
import {
  orderAgainMachine,
  type Filling,
  type OrderReview,
} from '../../../machines/orders/orderAgain.machine.ts';
import type { CartLine, Item, Order, Store } from '../../../machines/rules/domain.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { areSameLines } from '../../../machines/rules/orderChanges.ts';
import { reorderLine } from '../../../machines/rules/reorder.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { fetchCart } from '../../api/cart/calls.ts';
import { fetchStore } from '../../api/catalogue/calls.ts';
import { fetchItem } from '../../api/catalogue/items.ts';
import { linesNow, saveToCart, type CartActor } from '../../cart/index.ts';
import { configQuery } from '../../shop/config.ts';
import { now } from '../../platform/browser.ts';
import type { LongLivedActors } from '../../shop/root.ts';
import { storeWord } from '../details/storeWord.ts';
import { orderLinesQuery, orderQuery } from '../queries.ts';

interface Dependencies {
  queryClient: QueryClient;
  cart: CartActor;
  module: LongLivedActors['module'];
}

/**
 * Resolves with the answer of a request; with null when the server answers “not found”.
 * @throws any other error
 */
async function ifFound<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (failureOf(error)?.kind === 'notFound') return null;
    throw error;
  }
}

/** How long to wait for the cart of a module after switching to that module, in ms. */
const PATIENCE_MS = 15_000;

const ofOtherStores = (lines: readonly CartLine[], store: Pick<Store, 'id'> | null): CartLine[] =>
  lines.filter(({ item }) => item.storeId !== store?.id);

/**
 * The lines that are in the cart of a module. If the cart actor has this module's cart, they come
 * from it, else from the server.
 */
async function cartOf(cart: CartActor, moduleId: number, signal: AbortSignal): Promise<CartLine[]> {
  const followed = cart.getSnapshot().context.owner?.moduleId === moduleId;
  return followed ? linesNow(cart) : fetchCart(moduleId, signal);
}

/**
 * The message that says why nothing can be ordered from the store of the earlier order; null when
 * something can.
 */
function obstacleOf(
  order: Order,
  store: Store | null,
  module: Dependencies['module'],
): OrderReview['obstacle'] {
  const values = { store: storeWord(order) };
  if (store === null) return { key: 'orders.again.storeGone', values };
  const { modules } = module.getSnapshot().context;
  const serves = modules.some((one) => one.id === store.moduleId);
  return serves ? null : { key: 'orders.again.elsewhere', values };
}

async function reviewOf(
  order: Order,
  { queryClient, cart, module }: Dependencies,
  signal: AbortSignal,
): Promise<OrderReview> {
  const [lines, config, store] = await Promise.all([
    queryClient.fetchQuery(orderLinesQuery(order.id)),
    queryClient.ensureQueryData(configQuery()),
    order.store === null ? null : ifFound(fetchStore(String(order.store.id), signal)),
  ]);
  const moduleId = store?.moduleId ?? 0;
  const by = { now: wallClockOf(now()), digits: config.currency.digits };
  const itemNow = (id: number | null): Promise<Item | null> =>
    id === null || store === null
      ? Promise.resolve(null)
      : ifFound(fetchItem(String(id), signal, moduleId));
  const [items, cartLines] = await Promise.all([
    Promise.all(lines.map(({ itemId }) => itemNow(itemId))),
    store === null ? [] : cartOf(cart, moduleId, signal),
  ]);
  return {
    moduleId,
    store,
    lines: lines.map((line, at) => reorderLine(line, items[at] ?? null, by)),
    lost: ofOtherStores(cartLines, store),
    obstacle: obstacleOf(order, store, module),
  };
}

/**
 * Switches to the module of the order and puts the lines into its cart. Lines of other stores are
 * removed from the cart; the dialog has shown them (`lost`). If the cart has other such lines by
 * now, nothing is changed and they are returned, so that the customer is asked again.
 * @throws an error when the cart refuses every line
 */
async function fill(
  { moduleId, store, lines, lost }: OrderReview,
  { cart, module }: Dependencies,
): Promise<Filling> {
  module.send({ type: 'module.followed', moduleId });
  await waitFor(
    cart,
    (snapshot) => snapshot.context.owner?.moduleId === moduleId && !snapshot.matches('reading'),
    { timeout: PATIENCE_MS },
  );
  const others = ofOtherStores(linesNow(cart), store);
  if (!areSameLines(others, lost)) return { filled: false, lost: others };
  const wanted = lines.flatMap(({ now: line }) => (line === null ? [] : [line]));
  const outcomes = await Promise.allSettled(
    wanted.map((line, at) =>
      saveToCart(cart, { ...line, lineId: null, replaceCart: at === 0 && others.length > 0 }),
    ),
  );
  // The cart has already shown a message for each refused line. It is an error only if all were
  // refused; otherwise the customer can look at the cart.
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  if (refused.length === outcomes.length) throw new Error('The cart took none of the lines.');
  return { filled: true };
}

/**
 * The statechart for ordering again, with its actors connected to the server, the cart and the
 * module.
 */
export const wireOrderAgain = (around: Dependencies) =>
  orderAgainMachine.provide({
    actors: {
      reviewOrder: fromPromise<OrderReview, { orderId: number }>(async ({ input, signal }) => {
        const query = orderQuery(String(input.orderId), '');
        return reviewOf(await around.queryClient.fetchQuery(query), around, signal);
      }),
      fillCart: fromPromise<Filling, { review: OrderReview | null }>(({ input: { review } }) =>
        review === null ? Promise.reject(new Error('Nothing was reviewed.')) : fill(review, around),
      ),
    },
  });
