import { isDeepStrictEqual } from 'node:util';
import { rootMachine, type RootInput } from '../../machines/site/root.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const visit: RootInput = {
  session: { token: null, guestId: null },
  place: { place: null },
  module: { zoneIds: [], module: null, named: null },
  cart: { remembered: [] },
  authGate: { interrupted: null },
  language: { language: 'en' },
};
const broken = [named('it broke', new Error('it broke'))];

export const rootModel = defineModel(rootMachine, {
  inputs: [visit],
  events: {
    'session.changed': [
      named('a guest', { signedIn: false, guestId: '7' }),
      named('a customer', { signedIn: true, guestId: null }),
      named('nobody yet', { signedIn: false, guestId: null }),
    ],
    'module.changed': [named('a module', { moduleId: 1 }), named('no module', { moduleId: null })],
    'overlay.opened': [named('the module picker', { overlay: { kind: 'modulePicker' } })],
    'overlay.closed': [named('the module picker', { kind: 'modulePicker' })],
    'place.changed': [named('a zone', { zoneIds: [1] }), named('no place', { zoneIds: [] })],
  },
  actors: {
    session: { error: broken },
    place: { error: broken },
    module: { error: broken },
    cart: { error: broken },
    authGate: { error: broken },
    language: { error: broken },
    overlays: { error: broken },
  },
  key: ({ context }) => ({
    signedIn: context.signedIn,
    guestId: context.guestId,
    moduleId: context.moduleId,
  }),
  invariants: {
    'CART-08 CART-09: the cart hears whose it is whenever visitor or module change': (_, step) => {
      if (step?.event == null) return true;
      const { previous, event } = step;
      const told = step.sent.filter(({ to }) => to === 'cart').map((one) => one.event);
      if (event.type !== 'session.changed' && event.type !== 'module.changed') {
        return told.length === 0;
      }
      const { signedIn, guestId, moduleId } = { ...previous.context, ...event };
      const known = moduleId !== null && (signedIn || guestId !== null);
      const owner = known ? { signedIn, guestId, moduleId } : null;
      return isDeepStrictEqual(told, [{ type: 'cart.owner.changed', owner }]);
    },
    'CART-09: no cart is asked for that is nobody’s': (_, step) =>
      step === null ||
      step.sent.every(
        ({ event }) =>
          !JSON.stringify(event).includes('"signedIn":false,"guestId":null') &&
          !JSON.stringify(event).includes('"moduleId":null'),
      ),
    'MOD-04: another place asks for its modules and touches no cart': (_, step) =>
      step?.event?.type !== 'place.changed' ||
      isDeepStrictEqual(step.sent, [
        {
          to: 'module',
          event: { ...step.event, type: 'module.zones.changed' },
        },
      ]),
    'what a standing flow lays over the page reaches the overlays, and nobody else': (_, step) =>
      step?.event == null ||
      (step.event.type !== 'overlay.opened' && step.event.type !== 'overlay.closed') ||
      isDeepStrictEqual(step.sent, [{ to: 'overlays', event: step.event }]),
    'a shop of which one part failed never looks open': (s, step) =>
      step?.answer?.failed !== true || (s.status === 'done' && s.hasTag('failed')),
  },
});
