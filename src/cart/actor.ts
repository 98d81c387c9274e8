import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import { badgeCount, linesOfItem, visibleLines } from '../../machines/cart/selectors.ts';
import type { CartLine, Item, ItemChoice } from '../../machines/rules/domain.ts';
import { randomSecret } from '../platform/secrets.ts';
import { useRootContext, useLongLivedActor } from '../shop/root.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;
type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The actor that runs the cart. It lives as long as the app is open, on all pages. */
export function useCartActor(): CartActor {
  return useLongLivedActor('cart');
}

/** The cart's lines, including changes that are not saved yet (optimistic). */
export function useCartLines(): CartLine[] {
  return useSelector(useCartActor(), visibleLines);
}

/**
 * The number on the cart's badge: how many rows the rental cart (`rental`) or the shop's cart has
 * (OPEN-04).
 */
export function useBadgeCount(rental: boolean): number {
  const lines = useSelector(useCartActor(), badgeCount);
  const trips = useSelector(
    useRootContext(({ rentalCart }) => rentalCart) ?? undefined,
    (snapshot) => snapshot?.context.cart.lines.length ?? 0,
  );
  return rental ? trips : lines;
}

/** The cart's lines of one item. */
export function useLinesOfItem(item: Pick<Item, 'kind' | 'id'>): CartLine[] {
  return useSelector(
    useCartActor(),
    (snapshot: CartSnapshot) => linesOfItem(snapshot, item),
    shallowEqual,
  );
}

/**
 * The cart's lines at this moment, for code that runs outside of rendering. A component uses
 * `useCartLines`, which updates.
 */
export function linesNow(cart: CartActor): CartLine[] {
  return visibleLines(cart.getSnapshot());
}

/**
 * Sends a request to the cart and waits for its outcome: the `cart.settled` event that contains the
 * request's ticket (a random id). Rejects when the cart refused the request; the cart itself has
 * then shown why.
 * @param ask sends the request, with the given ticket, to the cart
 */
function settled(cart: CartActor, ask: (ticket: string) => void): Promise<void> {
  const ticket = randomSecret();
  return new Promise((resolve, reject) => {
    const subscription = cart.on('cart.settled', (fact) => {
      if (!fact.tickets.includes(ticket)) return;
      subscription.unsubscribe();
      if (fact.outcome === 'refused') reject(new Error('the cart refused'));
      else resolve();
    });
    ask(ticket);
  });
}

/**
 * Adds an item with the chosen options to the cart, changes the line `lineId`, or replaces the
 * whole cart (`replaceCart`). Resolves when the server has saved the change, or when it will be
 * sent later, for example when the network is back. Rejects when the change was refused; the cart
 * itself has then shown why.
 */
export function saveToCart(
  cart: CartActor,
  {
    item,
    choice,
    lineId,
    replaceCart,
  }: {
    item: Item;
    choice: ItemChoice;
    lineId: number | null;
    replaceCart: boolean;
  },
): Promise<void> {
  return settled(cart, (ticket) => {
    if (replaceCart) cart.send({ type: 'cart.replaced', item, choice, ticket });
    else if (lineId === null) cart.send({ type: 'cart.item.added', item, choice, ticket });
    else cart.send({ type: 'cart.line.choice.changed', lineId, item, choice, ticket });
  });
}

/**
 * Removes a line from the cart. Resolves when the server has saved the change, or when it waits to
 * be sent later; rejects when it was refused (the cart itself has then shown why).
 */
export function removeFromCart(cart: CartActor, lineId: number): Promise<void> {
  return settled(cart, (ticket) => cart.send({ type: 'cart.line.removed', lineId, ticket }));
}

/**
 * Sets the quantity of a cart line; below 1 removes it (CART-06, CART-07). Resolves when the server
 * has saved the change, or when it waits to be sent later; rejects when it was refused (the cart
 * itself has then shown why).
 */
export function changeQuantity(cart: CartActor, lineId: number, quantity: number): Promise<void> {
  return settled(cart, (ticket) =>
    cart.send({ type: 'cart.line.quantity.changed', lineId, quantity, ticket }),
  );
}
