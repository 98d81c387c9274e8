import type { QueryClient } from '@tanstack/react-query';
import { fromPromise, waitFor } from 'xstate';
import { cartDrawerMachine } from '../../machines/cart/cartDrawer.machine.ts';
import { isSaved, visibleLines } from '../../machines/cart/selectors.ts';
import { within } from '../platform/within.ts';
import { ensureStore } from '../shop/store.ts';
import { changeQuantity, removeFromCart, type CartActor } from './actor.ts';

/** How long the drawer waits for the cart to load or save before it shows an error, in ms. */
const PATIENCE_MS = 20_000;

/** How long the drawer waits for the store before it shows the cart's lines without it, in ms. */
const STORE_PATIENCE_MS = 2_000;

/**
 * Waits until the store is loaded, but not longer than `STORE_PATIENCE_MS`. Messages about the
 * store are above the cart's lines: if they appeared later, the lines would move under a press.
 */
async function awaitStore(queries: QueryClient, id: number): Promise<void> {
  await within(STORE_PATIENCE_MS, ensureStore(queries, id)).catch(() => undefined);
}

async function countLines(
  cart: CartActor,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<{ count: number }> {
  if (cart.getSnapshot().hasTag('failed')) cart.send({ type: 'cart.retry' });
  // Known lines are shown even while the cart is loading; only an empty cart waits for the server.
  const known = await waitFor(
    cart,
    (snapshot) => visibleLines(snapshot).length > 0 || !snapshot.hasTag('busy'),
    { timeout: PATIENCE_MS, signal },
  );
  const lines = visibleLines(known);
  if (lines.length === 0 && known.hasTag('failed')) throw new Error('the cart could not be read');
  if (lines[0] !== undefined) await awaitStore(queries, lines[0].item.storeId);
  return { count: visibleLines(cart.getSnapshot()).length };
}

async function allSaved(cart: CartActor, signal: AbortSignal): Promise<void> {
  const known = await waitFor(
    cart,
    (snapshot) => isSaved(snapshot) || snapshot.hasTag('offline') || snapshot.hasTag('failed'),
    { timeout: PATIENCE_MS, signal },
  );
  if (!isSaved(known)) throw new Error('the server does not have the cart yet');
}

/** The drawer's statechart, with actors that read and change the given cart (F-09). */
export function wireDrawer(cart: CartActor, queries: QueryClient): typeof cartDrawerMachine {
  return cartDrawerMachine.provide({
    actors: {
      readCart: fromPromise<{ count: number }>(({ signal }) => countLines(cart, queries, signal)),
      changeQuantity: fromPromise<void, { lineId: number; quantity: number }>(({ input }) =>
        changeQuantity(cart, input.lineId, input.quantity),
      ),
      removeFromCart: fromPromise<void, { lineId: number }>(({ input }) =>
        removeFromCart(cart, input.lineId),
      ),
      awaitSaved: fromPromise(({ signal }) => allSaved(cart, signal)),
    },
  });
}
