import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { cartAfter } from '../../machines/rental/selectors.ts';
import type { RentalCart } from '../../machines/rules/domain.ts';
import { wireRentalCart } from '../../src/rental/cart/rentalCart.wiring.ts';
import { refusal } from '../failures.ts';
import { byDistance, city, goods, scooter, sixHours, trail, van } from './tripCarts.ts';
import { TripCartServer, type Luck } from './tripCartServer.ts';

/** A trip cart with a fake server and a stopped clock; collects the facts that the cart emits. */
async function cartOf(...vehicles: (typeof trail)[]) {
  let luck: Luck = 'well';
  const server = new TripCartServer([trail, scooter, city, van], () => luck);
  const { calls } = server;
  const clock = new SimulatedClock();
  for (const vehicle of vehicles) await calls.add(vehicle.id, 1, sixHours);
  /** Vehicles that somebody else has taken. */
  const taken = new Set<number>();
  /** The pickup times with which vehicles were added. */
  const times: (string | null)[] = [];
  const machine = wireRentalCart({
    ...calls,
    add: (id, quantity, trip, signal) => {
      times.push(trip.pickupAt);
      return taken.has(id) ? Promise.reject(refusal) : calls.add(id, quantity, trip, signal);
    },
  });
  const cart = createActor(machine, { input: { parked: null }, clock }).start();
  const told: string[] = [];
  cart.on('toast', ({ message }) => told.push(JSON.stringify(message)));
  cart.send({
    type: 'rental.owner.changed',
    owner: { signedIn: false, guestId: 'g', moduleId: 6 },
  });
  const settled = () => waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  const lineOf = ({ id }: typeof trail) =>
    cart.getSnapshot().context.cart.lines.find(({ vehicle }) => vehicle.id === id)?.id ?? 0;
  const isUndoable = () => cart.getSnapshot().matches({ open: 'undoable' });
  const held = (): RentalCart => cart.getSnapshot().context.cart;
  const turn = (next: Luck) => {
    luck = next;
  };
  return { cart, server, clock, taken, times, told, settled, lineOf, isUndoable, held, turn };
}

describe('taking a change of the trip cart back', () => {
  it('RENT-06: is offered for 8 seconds, no longer', async () => {
    const { cart, clock, settled, lineOf, isUndoable } = await cartOf(trail, scooter);
    cart.send({ type: 'rental.line.removed', lineId: lineOf(scooter) });
    await settled();
    clock.increment(7999);
    expect(isUndoable()).toBe(true);
    clock.increment(1);
    expect(isUndoable()).toBe(false);
  });

  it('RENT-06: is offered no longer once the cart was booked', async () => {
    const { cart, server, settled, lineOf, isUndoable, held } = await cartOf(trail, scooter);
    cart.send({ type: 'rental.line.removed', lineId: lineOf(scooter) });
    await settled();
    expect(isUndoable()).toBe(true);
    await server.calls.clear(null);
    cart.send({ type: 'rental.cart.reload' });
    await settled();
    expect(goods(held())).toEqual([]);
    expect(isUndoable()).toBe(false);
  });

  it('RENT-04: a trip whose pickup time has passed begins now when it is brought back', async () => {
    const { cart, server, settled, times } = await cartOf(trail);
    cart.send({ type: 'rental.cart.clear' });
    cart.getSnapshot().children.exchange?.send({ type: 'rental.yes' });
    await settled();
    cart.send({ type: 'rental.cart.undo' });
    await settled();
    expect(goods(server.cart)).toEqual(['Halden Trail × 1']);
    expect(times).toEqual([null]);
  });

  it('RENT-10, RENT-12: brings vehicles and trip back at the server, after every Yes', async () => {
    const { cart, server, settled, isUndoable, held } = await cartOf(trail, scooter);
    const before = held();
    const answer = async (type: 'rental.yes' | 'rental.remove') => {
      cart.getSnapshot().children.conflicts?.send({ type });
      await settled();
    };
    cart.send({ type: 'rental.trip.changed', trip: byDistance });
    await answer('rental.yes');
    await answer('rental.remove');
    expect(goods(server.cart)).toEqual(['Halden Trail × 1']);
    expect(isUndoable()).toBe(true);
    cart.send({ type: 'rental.cart.undo' });
    await settled();
    expect(goods(server.cart)).toEqual(goods(before));
    expect(server.cart.trip).toMatchObject({ type: 'hourly', hours: 6 });

    cart.send({ type: 'rental.vehicle.added', vehicle: van, quantity: 1, trip: sixHours });
    await answer('rental.yes');
    expect(goods(server.cart)).toEqual(['Corvo Vanline × 1']);
    cart.send({ type: 'rental.cart.undo' });
    await settled();
    expect(goods(server.cart)).toEqual(goods(before));
    expect(held().lines.map(({ vehicle }) => vehicle.id)).toEqual([trail.id, scooter.id]);
  });

  it('RENT-14: a vehicle that somebody else took meanwhile is named; the others come back', async () => {
    const { cart, server, taken, told, settled } = await cartOf(trail, scooter);
    cart.send({ type: 'rental.cart.clear' });
    cart.getSnapshot().children.exchange?.send({ type: 'rental.yes' });
    await settled();
    taken.add(scooter.id);
    cart.send({ type: 'rental.cart.undo' });
    await settled();
    expect(goods(server.cart)).toEqual(['Halden Trail × 1']);
    expect(told.at(-1)).toContain('Vento 125');
  });
});

describe('a vehicle for another type of trip, for which all others leave the trip cart', () => {
  const fromNow = { ...byDistance, destination: null, pickupAt: null };

  it.each([
    ['refuses to change the trip', 'well'],
    ['changes the trip all the same', 'lenient'],
  ] as const)(
    'RENT-11, RENT-12: is added for the trip that the question showed, where the server %s',
    async (_, luck) => {
      const { cart, server, settled, times, turn } = await cartOf(scooter);
      turn(luck);
      cart.send({ type: 'rental.vehicle.added', vehicle: trail, quantity: 1, trip: fromNow });
      expect(cartAfter(cart.getSnapshot()).trip).toMatchObject({
        type: 'distance_wise',
        pickupAt: '2026-11-24 09:30',
        destination: { name: 'North Quay Station' },
      });
      for (const type of ['rental.yes', 'rental.remove'] as const) {
        cart.getSnapshot().children.conflicts?.send({ type });
        await settled();
      }
      expect(goods(server.cart)).toEqual(['Halden Trail × 1']);
      expect(times).toEqual(['2026-11-24 09:30']);
      expect(server.cart.trip).toMatchObject({
        type: 'distance_wise',
        pickupAt: '2026-11-24 09:30',
        destination: { name: 'North Quay Station' },
      });
    },
  );

  it('RENT-10: another provider’s is added for the planned trip, as its question shows', async () => {
    const { cart, settled, times } = await cartOf(scooter);
    const trip = { ...sixHours, pickupAt: null };
    cart.send({ type: 'rental.vehicle.added', vehicle: van, quantity: 1, trip });
    expect(cartAfter(cart.getSnapshot()).trip?.pickupAt).toBeNull();
    cart.getSnapshot().children.conflicts?.send({ type: 'rental.yes' });
    await settled();
    expect(times).toEqual([null]);
  });
});

describe('putting a trip cart aside', () => {
  it('RENT-09: the vehicles of one provider wait while another’s are in the cart, and both change places', async () => {
    const { cart, server, settled, held } = await cartOf(trail, scooter);
    cart.send({ type: 'rental.vehicle.added', vehicle: van, quantity: 1, trip: sixHours });
    cart.getSnapshot().children.conflicts?.send({ type: 'rental.yes.park' });
    await settled();
    const parked = () => cart.getSnapshot().context.parked;
    expect(goods(held())).toEqual(['Corvo Vanline × 1']);
    expect(parked()?.lines.map(({ vehicle }) => vehicle.name)).toEqual([
      'Halden Trail',
      'Vento 125',
    ]);
    cart.send({ type: 'rental.parked.taken' });
    cart.getSnapshot().children.exchange?.send({ type: 'rental.yes' });
    await settled();
    expect(goods(server.cart)).toEqual(['Halden Trail × 1', 'Vento 125 × 1']);
    expect(parked()?.lines.map(({ vehicle }) => vehicle.name)).toEqual(['Corvo Vanline']);
    cart.send({ type: 'rental.parked.forgotten' });
    expect(parked()).toBeNull();
  });
});
