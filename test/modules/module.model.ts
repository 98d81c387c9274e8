import { moduleMachine } from '../../machines/modules/module.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { moduleOf } from './samples.ts';

const food = moduleOf(1, 'food');
const grocery = moduleOf(2, 'grocery');
const rental = moduleOf(3, 'rental');
const parcel = moduleOf(4, 'parcel');
const boats = moduleOf(5, 'rental');

export const moduleModel = defineModel(moduleMachine, {
  inputs: [
    named('nothing stored', { zoneIds: [1], modules: [], module: null, named: null }),
    named('nothing stored, the grocery in the address', {
      zoneIds: [1],
      modules: [],
      module: null,
      named: 2,
    }),
    named('a stored module, a parcel in the address', {
      zoneIds: [1],
      modules: [],
      module: food,
      named: 4,
    }),
    named('a stored module, vehicles in the address', {
      zoneIds: [1],
      modules: [],
      module: food,
      named: 3,
    }),
    named('a stored module', { zoneIds: [1], modules: [], module: food, named: null }),
  ],
  events: {
    'module.chosen': [
      named('food', { module: food }),
      named('grocery', { module: grocery }),
      named('rental', { module: rental }),
      named('boats', { module: boats }),
    ],
    'module.followed': [
      named('food', { moduleId: 1 }),
      named('the grocery', { moduleId: 2 }),
      named('a module that does not serve', { moduleId: 99 }),
      named('parcels', { moduleId: 4 }),
      named('vehicles', { moduleId: 3 }),
    ],
    'module.zones.changed': [{ zoneIds: [2] }],
  },
  actors: {
    loadModules: {
      done: [
        named('two modules', [food, grocery]),
        named('two modules, one of which has more stores now', [
          { ...food, storesCount: 4 },
          grocery,
        ]),
        named('vehicles among them', [food, rental]),
        named('parcels among them', [food, parcel]),
        named('one module', [grocery]),
        named('vehicles alone', [rental]),
        named('none', []),
      ],
      error: [silence],
    },
    settleTripCart: {
      done: [
        named('no vehicles in it', null),
        named('the cart stays', { key: 'rental.pickup.kept' }),
      ],
      error: [refusal],
    },
  },
  key: ({ context }) => ({
    module: context.module?.id,
    named: context.named,
    wanted: context.wanted?.id,
    modules: context.modules.map(({ id }) => id),
  }),
  equivalent: {
    'take the target from "module.deciding | always | 4"':
      'It names the only module, which is for rental, so that the next decision enters it by its name.',
  },
  invariants: {
    'MOD-07: rental is entered only after its cart was settled': (s, step) =>
      step === null ||
      step.previous.matches({ served: 'settlingTripCart' }) ||
      step.previous.matches({ served: 'enteringRental' }) ||
      s.context.module?.type !== 'rental' ||
      step.previous.context.module?.type === 'rental',
    'M5: once the modules are known, no other one is awaited': (s) =>
      !s.matches({ served: { offering: 'chosen' } }) || s.context.named === null,
    'MOD-05: a chosen module is known': (s) =>
      !s.matches({ served: { offering: 'chosen' } }) || s.context.module !== null,
  },
});
