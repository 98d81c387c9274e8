import { isDeepStrictEqual } from 'node:util';
import { outboxMachine } from '../../machines/inbox/outbox.machine.ts';
import { consentMachine } from '../../machines/site/consent.machine.ts';
import { updatesMachine } from '../../machines/inbox/updates.machine.ts';
import { rentalCartMachine } from '../../machines/rental/rentalCart.machine.ts';
import { tripSettingsMachine } from '../../machines/rental/tripSettings.machine.ts';
import type { Place } from '../../machines/rules/domain.ts';
import { rootMachine, type RootInput } from '../../machines/site/root.machine.ts';
import { defineModel, named } from '../paths/model.ts';
import { cartWith, sixHours, trail } from '../rental/tripCarts.ts';

const visit: RootInput = {
  session: { token: null, guestId: null },
  place: { place: null },
  module: { zoneIds: [], modules: [], module: null, named: null },
  cart: { remembered: [] },
  authGate: { interrupted: null },
  language: { language: 'en' },
  theme: { savedTheme: null },
};
const broken = [named('it broke', new Error('it broke'))];
const harbour: Place = { address: '1 Harbour Lane', position: { lat: 1, lng: 2 }, zoneIds: [1] };
const trip = { pickup: null, remembered: null, recent: [], now: '2026-11-21 10:00' };
const leftBehind = cartWith(sixHours, trail);
const asksWhose = ['session.changed', 'module.changed', 'rentalCart.started'];

export const rootModel = defineModel(rootMachine, {
  inputs: [visit],
  events: {
    'session.changed': [
      named('a guest', { signedIn: false, guestId: '7' }),
      named('a customer', { signedIn: true, guestId: null }),
      named('nobody yet', { signedIn: false, guestId: null }),
    ],
    'module.changed': [
      named('a module', { moduleId: 1, rental: false }),
      named('rental', { moduleId: 6, rental: true }),
      named('no module', { moduleId: null, rental: false }),
    ],
    'trip.started': [named('a trip', { logic: tripSettingsMachine, input: trip })],
    'rentalCart.started': [named('a cart', { logic: rentalCartMachine, input: { parked: null } })],
    'outbox.started': [named('a queue', { logic: outboxMachine })],
    'consent.started': [named('a visitor', { logic: consentMachine, input: { answer: null } })],
    'updates.started': [named('a customer', { logic: updatesMachine })],
    'rentalCart.left.behind': [named('with a vehicle', { cart: leftBehind })],
    'xstate.error.actor.trip': [named('it broke', { error: new Error('it broke') })],
    'overlay.opened': [named('the module picker', { overlay: { kind: 'modulePicker' } })],
    'overlay.closed': [named('the module picker', { kind: 'modulePicker' })],
    'place.changed': [named('a zone', { place: harbour }), named('no place', { place: null })],
  },
  actors: {
    session: { error: broken },
    place: { error: broken },
    module: { error: broken },
    cart: { error: broken },
    authGate: { error: broken },
    language: { error: broken },
    theme: { error: broken },
    overlays: { error: broken },
  },
  key: ({ context }) => ({
    signedIn: context.signedIn,
    guestId: context.guestId,
    moduleId: context.moduleId,
    rentalId: context.rentalId,
    planned: context.tripSettings !== null,
    running: context.rentalCart !== null,
    leftBehind: context.leftBehind !== null,
    writes: context.outbox !== null,
    hears: context.updates !== null,
    asked: context.consent !== null,
  }),
  invariants: {
    'GUEST-05: what was written is in one queue, which stays the same to the end of the visit': (
      { context },
      step,
    ) =>
      step === null ||
      step.previous.context.outbox === null ||
      context.outbox === step.previous.context.outbox,
    'CART-08 CART-09: the cart hears whose it is whenever visitor or module change': (_, step) => {
      if (step?.event == null) return true;
      const { previous, event } = step;
      const told = step.sent.filter(({ to }) => to === 'cart').map((one) => one.event);
      if (event.type !== 'session.changed' && event.type !== 'module.changed') {
        return told.length === 0;
      }
      const rental = previous.context.rentalId !== null;
      const after = { rental, ...previous.context, ...event };
      const { signedIn, guestId, moduleId } = after;
      const known = moduleId !== null && (signedIn || guestId !== null);
      const owner = known ? { signedIn, guestId, moduleId, isRental: after.rental } : null;
      return isDeepStrictEqual(told, [{ type: 'cart.owner.changed', owner }]);
    },
    'CART-09: no cart is asked for that is nobody’s': (_, step) =>
      step === null ||
      step.sent.every(
        ({ event }) =>
          !JSON.stringify(event).includes('"signedIn":false,"guestId":null') &&
          !JSON.stringify(event).includes('"moduleId":null'),
      ),
    'MOD-04 LOC-04: another place asks for its modules, moves the pickup and touches no cart': (
      _,
      step,
    ) =>
      step?.event?.type !== 'place.changed' ||
      isDeepStrictEqual(
        step.sent.map(({ event }) => event),
        [
          {
            type: 'module.zones.changed',
            zoneIds: step.label === 'place.changed: a zone' ? [1] : [],
          },
          ...(step.previous.context.tripSettings === null
            ? []
            : [
                {
                  type: 'trip.pickup.changed',
                  pickup:
                    step.label === 'place.changed: a zone'
                      ? { name: '1 Harbour Lane', lat: 1, lng: 2 }
                      : null,
                },
              ]),
        ],
      ),
    'CART-08 CART-09: the trip cart is told whose it is, in rental, and to wait elsewhere': (
      { context },
      step,
    ) => {
      const last = step?.sent.findLast(({ event }) =>
        ['rental.left', 'rental.owner.changed'].includes(event.type),
      )?.event;
      if (context.rentalCart === null) return last === undefined;
      if (step?.event == null || !asksWhose.includes(step.event.type)) return true;
      if (step.event.type === 'rentalCart.started' && step.previous.context.rentalCart !== null) {
        return last === undefined;
      }
      const { rentalId, signedIn, guestId } = context;
      const known = signedIn || guestId !== null;
      const owner = known ? { signedIn, guestId, moduleId: rentalId } : null;
      return isDeepStrictEqual(
        last,
        rentalId === null ? { type: 'rental.left' } : { type: 'rental.owner.changed', owner },
      );
    },
    'AUTH-25: after a customer’s session the trip cart is nobody’s before it is another’s': (
      _,
      step,
    ) =>
      step?.event == null ||
      !['session.changed', 'session.expired'].includes(step.event.type) ||
      step.previous.context.rentalCart === null ||
      step.previous.context.signedIn !== true ||
      step.sent.some(
        ({ event }) =>
          event.type === 'rental.owner.changed' && 'owner' in event && event.owner === null,
      ),
    'AUTH-25: of a customer who is gone neither trip nor cart is left': (s, step) =>
      step?.event?.type !== 'session.ended' ||
      (s.context.leftBehind === null &&
        step.sent.some(({ event }) => event.type === 'trip.forgotten') ===
          (s.context.tripSettings !== null)),
    'MOD-08: what was left behind is handed over once, and only to a cart that runs': (s, step) => {
      const handed = step?.sent.filter(({ event }) => event.type === 'rental.cart.left.behind');
      if (step?.event?.type !== 'rental.shown') return handed?.length !== 1;
      const { rentalCart, leftBehind } = step.previous.context;
      const due = rentalCart !== null && leftBehind !== null;
      return (
        handed?.length === (due ? 1 : 0) && (rentalCart === null || s.context.leftBehind === null)
      );
    },
    'what a standing flow lays over the page reaches the overlays, and nobody else': (_, step) =>
      step?.event == null ||
      (step.event.type !== 'overlay.opened' && step.event.type !== 'overlay.closed') ||
      isDeepStrictEqual(step.sent, [{ to: 'overlays', event: step.event }]),
    'a shop of which one part failed never looks open': (s, step) =>
      step?.answer?.failed !== true || (s.status === 'done' && s.hasTag('failed')),
  },
});
