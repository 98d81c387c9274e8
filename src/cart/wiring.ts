import { fromPromise } from 'xstate';
import { cartMachine, type CartOwner } from '../../machines/cart/cart.machine.ts';
import type { CartCommand } from '../../machines/cart/basket.ts';
import { lineChangeMachine } from '../../machines/cart/lineChange.machine.ts';
import { unitPrice } from '../../machines/rules/discount.ts';
import type { CartLine } from '../../machines/rules/domain.ts';
import { addCartLine, clearCart, fetchCart, removeCartLine, updateCartLine } from '../api/cart.ts';

/** More digits than any currency: the price sent is shown to people, never charged. */
const DIGITS = 3;

function send(owner: CartOwner, command: CartCommand, signal: AbortSignal): Promise<CartLine[]> {
  const { moduleId } = owner;
  switch (command.kind) {
    case 'add': {
      const price = unitPrice(command.item, command.choice, DIGITS);
      return addCartLine(moduleId, command.item, command.choice, price, signal);
    }
    case 'update': {
      const price = unitPrice(command.item, command.choice, DIGITS);
      return updateCartLine(moduleId, command.lineId, command.item, command.choice, price, signal);
    }
    case 'remove':
      return removeCartLine(moduleId, command.lineId, signal);
  }
}

/** The cart with the server behind it (API-08..10, API-47). */
export const wiredCart = cartMachine.provide({
  actors: {
    loadCart: fromPromise<CartLine[], { owner: CartOwner }>(({ input, signal }) =>
      fetchCart(input.owner.moduleId, signal),
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
