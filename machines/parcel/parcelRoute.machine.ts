import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { MeasuredRoute, ParcelJourney } from '../rules/domain.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface ParcelRouteInput {
  /** The route to measure; null before sender and receiver have a place. */
  journey: ParcelJourney | null;
  /** The result, if this route was already measured; else null. */
  measured: MeasuredRoute | null;
}

export type ParcelRouteEvent =
  { type: 'parcel.journey.changed'; journey: ParcelJourney | null } | { type: 'route.retry' };

/**
 * Measures the route of a parcel from sender to receiver: how long it is, and whether both ends are
 * in zones that offer parcels.
 */
export const parcelRouteMachine = setup({
  types: {
    context: {} as ParcelRouteInput,
    input: {} as ParcelRouteInput,
    events: {} as ParcelRouteEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    measureRoute: fromPromise<MeasuredRoute, { journey: ParcelJourney | null }>(notProvided),
  },
  guards: {
    hasNoJourney: ({ context }) => context.journey === null,
    isMeasured: ({ context }) => context.measured !== null,
    isKnownOutside: ({ context: { measured } }) => measured !== null && 'outside' in measured,
    isTheSame: ({ context }, params: { journey: ParcelJourney | null }) =>
      JSON.stringify(params.journey) === JSON.stringify(context.journey),
    leadsOutside: (_, params: { measured: MeasuredRoute }) => 'outside' in params.measured,
  },
  actions: {
    keepJourney: assign({
      journey: (_, params: { journey: ParcelJourney | null }) => params.journey,
      measured: null,
    }),
    tellRoute: sendParent((_, { measured }: { measured: MeasuredRoute | null }) => ({
      type: 'route.changed' as const,
      measured,
    })),
  },
}).createMachine({
  id: 'parcelRoute',
  description: 'Whether the shop carries a parcel between two addresses, and how far it is.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'parcel.journey.changed': [
      {
        description: 'Neither the addresses nor the time changed.',
        guard: { type: 'isTheSame', params: ({ event }) => event },
      },
      {
        description: 'An address or the time changed: the fee is asked for again.',
        meta: { requirements: ['F-29', 'PRICE-12'] },
        target: '.deciding',
        actions: [
          { type: 'keepJourney', params: ({ event }) => event },
          { type: 'tellRoute', params: { measured: null } },
        ],
      },
    ],
  },
  states: {
    deciding: {
      description: 'It is decided whether a route must be measured.',
      always: [
        { guard: 'hasNoJourney', target: 'waiting' },
        { guard: 'isKnownOutside', target: 'outside' },
        { guard: 'isMeasured', target: 'measured' },
        { target: 'measuring' },
      ],
    },
    waiting: { description: 'An address is still missing, so nothing is measured.' },
    measuring: {
      description: 'The server looks up zones, distance and fee.',
      meta: { requirements: ['PRICE-12', 'PRICE-16'] },
      tags: ['busy'],
      invoke: {
        src: 'measureRoute',
        input: ({ context }) => ({ journey: context.journey }),
        onDone: [
          {
            guard: { type: 'leadsOutside', params: ({ event }) => ({ measured: event.output }) },
            target: 'outside',
            actions: [{ type: 'tellRoute', params: ({ event }) => ({ measured: event.output }) }],
          },
          {
            target: 'measured',
            actions: [{ type: 'tellRoute', params: ({ event }) => ({ measured: event.output }) }],
          },
        ],
        onError: { target: 'unmeasured' },
      },
    },
    measured: {
      description: 'The route and its fee are known.',
      meta: { requirements: ['PRICE-12'] },
    },
    outside: {
      description: 'The shop carries no parcels at one of the addresses; another can be given.',
      meta: { requirements: ['F-29'] },
    },
    unmeasured: {
      description: 'The route could not be measured; the customer may try again.',
      tags: ['failed'],
      on: { 'route.retry': { target: 'measuring' } },
    },
  },
});
