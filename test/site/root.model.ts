import { rootMachine } from '../../machines/site/root.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const died = { error: [named('the flow failed', new Error('died'))] };

export const rootModel = defineModel(rootMachine, {
  inputs: [
    {
      session: { token: null, guestId: null },
      place: { place: null },
      module: { zoneIds: [], module: null },
      cart: { remembered: [] },
    },
  ],
  events: {
    'session.changed': [
      named('a guest', { signedIn: false, guestId: '7' }),
      named('a customer', { signedIn: true, guestId: null }),
      named('nobody', { signedIn: false, guestId: null }),
    ],
    'module.changed': [named('food', { moduleId: 1 }), named('none', { moduleId: null })],
    'place.changed': [named('one zone', { zoneIds: [1] })],
  },
  actors: { session: died, place: died, module: died, cart: died },
  key: ({ context: { signedIn, guestId, moduleId } }) => ({ signedIn, guestId, moduleId }),
});
