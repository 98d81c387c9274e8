import { rootMachine, type RootInput } from '../../machines/site/root.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const visit: RootInput = {
  session: { token: null, guestId: null },
  place: { place: null },
  module: { zoneIds: [], module: null, named: null },
  cart: { remembered: [] },
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
    'place.changed': [named('a zone', { zoneIds: [1] }), named('no place', { zoneIds: [] })],
  },
  actors: {
    session: { error: broken },
    place: { error: broken },
    module: { error: broken },
    cart: { error: broken },
  },
  key: ({ context }) => ({
    signedIn: context.signedIn,
    guestId: context.guestId,
    moduleId: context.moduleId,
  }),
});
