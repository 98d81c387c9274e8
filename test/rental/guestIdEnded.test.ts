import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { wireRentalCart } from '../../src/rental/cart/rentalCart.wiring.ts';
import { refusal } from '../failures.ts';
import { cartWith, city, goods, scooter, sixHours, trail, van } from './tripCarts.ts';
import { TripCartServer, type Luck } from './tripCartServer.ts';

/** A guest with two scooters and a car, at a server that can forget the guest. */
async function guestWithVehicles(luckOfNext: () => Luck = () => 'well') {
  const fleet = [trail, scooter, city, van];
  let server = new TripCartServer(fleet, () => 'well');
  const taken = new Set<number>();
  const machine = wireRentalCart({
    fetch: (...asked) => server.calls.fetch(...asked),
    add: (id, ...rest) => (taken.has(id) ? Promise.reject(refusal) : server.calls.add(id, ...rest)),
    updateLine: (...asked) => server.calls.updateLine(...asked),
    updateTrip: (...asked) => server.calls.updateTrip(...asked),
    removeLine: (...asked) => server.calls.removeLine(...asked),
    removeLines: (...asked) => server.calls.removeLines(...asked),
    clear: (...asked) => server.calls.clear(...asked),
  });
  await server.calls.add(scooter.id, 2, sixHours);
  await server.calls.add(city.id, 1, sixHours);
  const aside = cartWith(sixHours, van);
  const cart = createActor(machine, { input: { parked: aside } }).start();
  const read: string[] = [];
  cart.on('toast', ({ message }: Extract<OutwardFact, { type: 'toast' }>) =>
    read.push(resolve(message)),
  );
  const become = async (guestId: string) => {
    cart.send({
      type: 'rental.owner.changed',
      owner: { signedIn: false, guestId, moduleId: 6 },
    });
    await waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
  };
  await become('g1');
  /** The guest id is refused, and another one is given, whose cart is empty. */
  const renew = () => {
    server = new TripCartServer(fleet, luckOfNext);
    return become('g2');
  };
  return { cart, read, renew, taken, inServer: () => goods(server.cart) };
}

beforeAll(() => loadMessages('en'));

describe('a guest with a trip cart, whom the server no longer knows (F13)', () => {
  it('GUEST-01, GUEST-02, CART-09: gets another id, and the vehicles go along', async () => {
    const { cart, read, renew, inServer } = await guestWithVehicles();
    expect(inServer()).toEqual(['Vento 125 × 2', 'Norda City × 1']);
    await renew();
    expect(inServer()).toEqual(['Vento 125 × 2', 'Norda City × 1']);
    const { context } = cart.getSnapshot();
    expect(goods(context.cart)).toEqual(['Vento 125 × 2', 'Norda City × 1']);
    expect(context.cart.trip).toMatchObject({ type: 'hourly', hours: 6 });
    expect(goods(context.parked ?? context.cart)).toEqual(['Corvo Vanline × 1']);
    expect(read).toEqual(['Your trip cart is back.']);
  });

  it('MSG-21: is told which vehicle somebody else has taken meanwhile', async () => {
    const { cart, read, renew, taken } = await guestWithVehicles();
    taken.add(city.id);
    await renew();
    expect(goods(cart.getSnapshot().context.cart)).toEqual(['Vento 125 × 2']);
    expect(read).toEqual(['Your trip cart is back, but without \u2068Norda City\u2069.']);
  });

  it('MSG-21: can bring the vehicles back where the connection was lost on the way', async () => {
    const outcomes: Luck[] = ['lost'];
    const { cart, read, renew, inServer } = await guestWithVehicles(
      () => outcomes.shift() ?? 'well',
    );
    await renew();
    expect(inServer()).toEqual([]);
    expect(cart.getSnapshot().matches({ open: 'undoable' })).toBe(true);
    expect(read).toHaveLength(1);
    cart.send({ type: 'rental.cart.undo' });
    await waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
    expect(inServer()).toEqual(['Vento 125 × 2', 'Norda City × 1']);
    expect(read.at(-1)).toBe('Your trip cart is back.');
  });
});
