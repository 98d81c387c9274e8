import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { RentalCartEvent } from '../../machines/rental/rentalCart.ts';
import {
  leavingLines,
  questionOf,
  type RentalCartSnapshot,
} from '../../machines/rental/selectors.ts';
import type { TripConflictsEvent } from '../../machines/rental/tripConflicts.machine.ts';
import type { RentalCart } from '../../machines/rules/domain.ts';
import { wireRentalCart } from '../../src/rental/cart/rentalCart.wiring.ts';
import { numbersFrom } from '../paths/seeded.ts';
import {
  byDistance,
  city,
  elsewhere,
  scooter,
  sixHours,
  threeHours,
  trail,
  van,
} from './tripCarts.ts';
import { TripCartServer, type Luck } from './tripCartServer.ts';

const WALKS = 1000;
const STEPS = 14;
const fleet = [trail, scooter, city, van];
const well: Luck[] = ['well', 'well', 'well', 'well'];
const trips = [sixHours, threeHours, elsewhere, byDistance];

/**
 * The server of the walk under way: wiring a chart anew for each walk would take most of the time.
 */
let server: TripCartServer;
const calls: TripCartServer['calls'] = {
  fetch: (...asked) => server.calls.fetch(...asked),
  add: (...asked) => server.calls.add(...asked),
  updateLine: (...asked) => server.calls.updateLine(...asked),
  updateTrip: (...asked) => server.calls.updateTrip(...asked),
  removeLine: (...asked) => server.calls.removeLine(...asked),
  removeLines: (...asked) => server.calls.removeLines(...asked),
  clear: (...asked) => server.calls.clear(...asked),
};
const machine = wireRentalCart(calls).provide({ delays: { undoWindow: 2 ** 30 } });

/** The same vehicles for the same trip; the numbers a server gives do not matter. */
const told = ({ lines, trip }: RentalCart) => ({
  lines: lines.map(({ id, vehicle, quantity }) => [id, vehicle.name, quantity]),
  trip: trip === null ? null : [trip.type, trip.hours, trip.pickup.name],
});

const settled = (snapshot: RentalCartSnapshot) => !snapshot.hasTag('busy');

it('RENT-16 OPEN-40: in 1,000 random walks the cart seen is the server’s, and no vehicle leaves unnamed', async () => {
  const seen = new Set<string>();
  let left = 0;
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const numbers = numbersFrom(seed);
    const below = (count: number) => Math.floor((numbers() / 2 ** 32) * count);
    const one = <T>(among: readonly T[]): T => among[below(among.length)] as T;
    let calm = true;
    const luck = (): Luck =>
      calm ? 'well' : one<Luck>([...well, 'conflict', 'lenient', 'refused', 'lost', 'lostAfter']);
    server = new TripCartServer(fleet, luck);
    const cart = createActor(machine, { input: { parked: null } }).start();
    let said: string[] = [];
    cart.on('toast', ({ message }) => said.push(JSON.stringify(message)));
    cart.send({
      type: 'rental.owner.changed',
      owner: { signedIn: false, guestId: 'g', moduleId: 6 },
    });
    await waitFor(cart, settled);
    calm = false;
    for (let step = 0; step < STEPS; step += 1) {
      const before = cart.getSnapshot();
      const { lines } = before.context.cart;
      const lineId = lines.length === 0 ? 0 : one(lines).id;
      const { conflicts, exchange } = before.children;
      const moves: (RentalCartEvent | TripConflictsEvent)[] = before.matches('unavailable')
        ? [{ type: 'rental.cart.retry' as const }]
        : before.hasTag('asking')
          ? (
              ['rental.yes', 'rental.yes', 'rental.remove', 'rental.yes.park', 'rental.no'] as const
            ).map((type) => ({ type }))
          : [
              ...fleet.map((vehicle) => ({
                type: 'rental.vehicle.added' as const,
                vehicle,
                quantity: 1 + below(2),
                trip: one(trips),
              })),
              { type: 'rental.trip.changed' as const, trip: one(trips) },
              { type: 'rental.line.stepped' as const, lineId, by: below(5) - 2 },
              { type: 'rental.line.removed' as const, lineId },
              { type: 'rental.cart.clear' as const },
              { type: 'rental.parked.taken' as const },
              { type: 'rental.cart.undo' as const },
              { type: 'rental.cart.undo' as const },
              { type: 'rental.cart.reload' as const },
            ];
      const move = one(moves);
      const named = new Set([
        ...leavingLines(before).map(({ vehicle }) => vehicle.name),
        // The customer pressed on the vehicle itself.
        ...('lineId' in move
          ? lines.filter(({ id }) => id === lineId).map(({ vehicle }) => vehicle.name)
          : []),
      ]);
      const held = server.cart.lines;
      said = [];
      (conflicts ?? exchange ?? cart).send(move as RentalCartEvent & TripConflictsEvent);
      await waitFor(cart, settled);
      const after = cart.getSnapshot();
      seen.add(questionOf(after) ?? JSON.stringify(after.value));
      // Comparing texts is cheap; the slower comparison, which shows the difference, runs only for
      // those that differ.
      const [shown, actual] = [told(after.context.cart), told(server.cart)];
      if (!after.matches('unavailable') && JSON.stringify(shown) !== JSON.stringify(actual)) {
        expect({ seed, step, move, cart: shown }).toEqual({ seed, step, move, cart: actual });
      }
      const stays = new Set(server.cart.lines.map(({ vehicle }) => vehicle.name));
      const gone = held
        .filter(({ vehicle }) => !stays.has(vehicle.name))
        .map(({ vehicle }) => vehicle.name);
      const unnamed = gone.filter(
        (name) => !named.has(name) && !said.some((text) => text.includes(name)),
      );
      if (unnamed.length > 0) expect({ seed, step, move, unnamed }).toEqual({ unnamed: [] });
      left += gone.length;
    }
    cart.stop();
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'provider',
      'tripType',
      'duration',
      'journey',
      'removals',
      'conflicts',
      'clear',
      'parked',
      '"unavailable"',
    ]),
  );
  expect(left).toBeGreaterThan(500);
});
