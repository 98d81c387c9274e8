import { fromPromise } from 'xstate';
import type { CartCommand, CartOwner } from '../../machines/cart/basket.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { lineChangeMachine } from '../../machines/cart/lineChange.machine.ts';
import { hasPrice, unitPrice } from '../../machines/rules/discount.ts';
import type { CartLine, PricedLine } from '../../machines/rules/domain.ts';
import {
  addCartLine,
  clearCart,
  fetchCart,
  removeCartLine,
  updateCartLine,
} from '../api/cart/calls.ts';
import { CallError } from '../api/failure.ts';
import { t } from '../messages/index.ts';

/**
 * The decimal places to which a price is rounded before it is sent: more than any currency has. The
 * server only displays this price and never charges it.
 */
const DIGITS = 3;

/**
 * The price of one item of the line, in the shop's currency; the server requires it.
 * @throws CallError when the price is unknown
 */
function priceOf({ item, choice }: PricedLine): number {
  const price = hasPrice({ item, choice }) ? unitPrice(item, choice, DIGITS) : null;
  if (price !== null) return price;
  const entries = [{ code: 'price', message: t('rules.price.unknown') }];
  throw new CallError({ kind: 'refused', status: 0, entries });
}

async function send(
  owner: CartOwner,
  command: CartCommand,
  signal: AbortSignal,
): Promise<CartLine[]> {
  const { moduleId } = owner;
  switch (command.kind) {
    case 'add': {
      const { item, choice } = command;
      return addCartLine(moduleId, item, choice, priceOf(command), signal);
    }
    case 'update': {
      const { lineId, item, choice } = command;
      return updateCartLine(moduleId, lineId, item, choice, priceOf(command), signal);
    }
    case 'remove':
      return removeCartLine(moduleId, command.lineId, signal);
  }
}

/** The cart's statechart, with its actors connected to the server (API-08..10, API-47). */
export const wiredCart = cartMachine.provide({
  actors: {
    loadCart: fromPromise<CartLine[], { owner: CartOwner }>(async ({ input: { owner }, signal }) =>
      owner.isRental ? [] : fetchCart(owner.moduleId, signal),
    ),
    clearCart: fromPromise<CartLine[], { owner: CartOwner }>(({ input, signal }) =>
      clearCart(input.owner.moduleId, signal),
    ),
    lineChange: lineChangeMachine.provide({
      actors: {
        saveChange: fromPromise<CartLine[], { owner: CartOwner; command: CartCommand }>(
          ({ input, signal }) => send(input.owner, input.command, signal),
        ),
      },
    }),
  },
});
