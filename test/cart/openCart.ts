import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ownerKey, type CartOwner } from '../../machines/cart/basket.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { CartFact } from '../../machines/cart/cartEvents.ts';
import { lineChangeMachine } from '../../machines/cart/lineChange.machine.ts';
import type { RememberedCart } from '../../machines/cart/remembered.ts';
import type { CartLine } from '../../machines/rules/domain.ts';
import { FakeServer } from './fakeServer.ts';
import { guest } from './samples.ts';

/** Lets everything that waits for a settled promise happen. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * A page with the cart machine and a server that the test controls; `kept` are the lines at the
 * server, `remembered` what the browser stored.
 */
export function openCart({
  server = new FakeServer(),
  owner = guest,
  kept = [],
  remembered = [],
}: {
  server?: FakeServer;
  owner?: CartOwner | null;
  kept?: CartLine[];
  remembered?: RememberedCart[];
} = {}) {
  if (owner !== null && kept.length > 0) server.carts.set(ownerKey(owner), kept);
  const clock = new SimulatedClock();
  const facts: CartFact[] = [];
  const cart = createActor(
    cartMachine.provide({
      actors: {
        lineChange: lineChangeMachine.provide({
          actors: {
            saveChange: fromPromise(({ input }) => server.save(input.owner, input.command)),
          },
        }),
        loadCart: fromPromise(({ input }) => server.load(input.owner)),
        clearCart: fromPromise(({ input }) => server.clear(input.owner)),
      },
    }),
    { input: { remembered }, clock },
  );
  cart.on('*', (fact) => facts.push(fact));
  cart.start();
  if (owner !== null) cart.send({ type: 'cart.owner.changed', owner });
  return {
    cart,
    server,
    clock,
    facts,
    /** Answers the first pending call, such as the reading of a fresh page. */
    ready: async () => {
      await turn();
      server.calls.at(0)?.answer();
      await turn();
    },
  };
}
