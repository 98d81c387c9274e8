import { emit, fromPromise, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { notProvided } from '../rules/notProvided.ts';
import { toast } from '../rules/outwardFacts.ts';

export type ClearDeviceEvent =
  { type: 'clearing.asked' } | { type: 'clearing.confirmed' } | { type: 'clearing.declined' };

export type ClearDeviceFact =
  | OutwardFact
  /** The browser's storage was cleared: the page must also drop its own copies of that data. */
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
  description:
    'The customer deletes what the shop has stored in this browser, after a confirmation.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The page lists what would be deleted, and offers to delete it.',
      on: { 'clearing.asked': { target: 'asking' } },
    },
    asking: {
      description: 'A dialog says what will be deleted and what will stay.',
      meta: { requirements: ['DATA-17'] },
      tags: ['asking'],
      on: {
        'clearing.confirmed': { target: 'clearing' },
        'clearing.declined': { target: 'resting' },
      },
    },
    clearing: {
      description: 'The stored data and files are being deleted.',
      meta: { requirements: ['DATA-17'] },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'clearDevice',
        onDone: { target: 'resting', actions: ['tellCleared'] },
        onError: {
          description: 'The browser refuses to delete the data; the customer may try again.',
          meta: { requirements: ['MSG-21'] },
          target: 'resting',
          actions: ['sayFailure'],
        },
      },
    },
  },
});
