import { emit, fromPromise, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { notProvided } from '../rules/notProvided.ts';
import { toast } from '../rules/outwardFacts.ts';

export type ClearDeviceEvent =
  { type: 'clearing.asked' } | { type: 'clearing.confirmed' } | { type: 'clearing.declined' };

export type ClearDeviceFact =
  | OutwardFact
  /** The storage was cleared: the page must also drop what it has already read from it. */
  | { type: 'device.cleared' };

/** DATA-17: deletes what this browser has stored, after the customer confirmed it. */
export const clearDeviceMachine = setup({
  types: {
    events: {} as ClearDeviceEvent,
    emitted: {} as ClearDeviceFact,
    tags: {} as 'asking' | 'busy',
  },
  actors: {
    clearDevice: fromPromise<void>(notProvided),
  },
  actions: {
    tellCleared: emit({ type: 'device.cleared' as const }),
    sayFailure: emit(toast('error', 'app.error.generic', { about: 'device' })),
  },
}).createMachine({
  id: 'clearDevice',
  description: 'What this browser remembers is forgotten, once the customer has said yes.',
  initial: 'resting',
  states: {
    resting: {
      description: 'What would be cleared is named, with the way to do it.',
      on: { 'clearing.asked': { target: 'asking' } },
    },
    asking: {
      description: 'What goes and what stays is said before anything is forgotten.',
      meta: { requirements: ['DATA-17'] },
      tags: ['asking'],
      on: {
        'clearing.confirmed': { target: 'clearing' },
        'clearing.declined': { target: 'resting' },
      },
    },
    clearing: {
      description: 'It is forgotten, files as well.',
      meta: { requirements: ['DATA-17'] },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'clearDevice',
        onDone: { target: 'resting', actions: ['tellCleared'] },
        onError: {
          description: 'The browser refuses it; it can be asked for again.',
          meta: { requirements: ['MSG-21'] },
          target: 'resting',
          actions: ['sayFailure'],
        },
      },
    },
  },
});
