import { moduleMachine } from '../../machines/modules/module.machine.ts';
import type { Module } from '../../machines/rules/domain.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const module = (id: number, type: Module['type']): Module => ({
  id,
  name: type,
  type,
  iconUrl: null,
  thumbnailUrl: null,
  description: '',
  storesCount: 3,
  zoneIds: [1],
});
const food = module(1, 'food');
const grocery = module(2, 'grocery');

export const moduleModel = defineModel(moduleMachine, {
  inputs: [
    named('nothing stored', { zoneIds: [1], module: null }),
    named('a stored module', { zoneIds: [1], module: food }),
  ],
  events: {
    'module.chosen': [named('food', { module: food }), named('grocery', { module: grocery })],
    'module.followed': [
      named('the grocery', { moduleId: 2 }),
      named('a module that does not serve', { moduleId: 99 }),
    ],
    'module.zones.changed': [{ zoneIds: [2] }],
  },
  actors: {
    loadModules: {
      done: [
        named('two modules', [food, grocery]),
        named('one module', [grocery]),
        named('none', []),
      ],
      error: [silence],
    },
  },
  key: ({ context }) => ({
    module: context.module?.id,
    modules: context.modules.map(({ id }) => id),
  }),
  invariants: {
    'MOD-05: a chosen module is known': (s) => !s.matches('chosen') || s.context.module !== null,
  },
});
