import { assign, emit, fromPromise, setup } from 'xstate';
import type { LoyaltyTerms, MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { messageOf, outcomeUnknown } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { pointsProblem } from '../rules/wallet.ts';

export interface ConvertPointsContext {
  terms: LoyaltyTerms;
  /** How many points the customer has, as last read. */
  balance: number;
  /** The number of points being converted. */
  points: number;
  problem: MessageRef | null;
}

export type ConvertPointsEvent =
  | { type: 'conversion.opened'; balance: number }
  /** `points` is NaN when the field is empty or holds no whole number. */
  | { type: 'conversion.submitted'; points: number }
  | { type: 'conversion.corrected' }
  | { type: 'conversion.retry' }
  | { type: 'conversion.closed' };

export type ConvertPointsFact =
  | OutwardFact
  /** Points and wallet may have changed: views must read them again. */
  | { type: 'wallet.changed' };

/** Converting loyalty points into wallet money (F-21). */
export const convertPointsMachine = setup({
  types: {
    context: {} as ConvertPointsContext,
    input: {} as { terms: LoyaltyTerms },
    events: {} as ConvertPointsEvent,
    emitted: {} as ConvertPointsFact,
    tags: {} as 'open' | 'busy' | 'unsure',
  },
  actors: {
    convert: fromPromise<void, { points: number }>(notProvided),
    /** Resolves with the customer's number of points before they are converted. */
    countPoints: fromPromise<number>(notProvided),
    /** Resolves with the customer's number of points after a conversion without an answer. */
    readPoints: fromPromise<number>(notProvided),
  },
  guards: {
    cannotBeConverted: ({ context }, params: { points: number; balance: number }) =>
      pointsProblem(params.points, params.balance, context.terms) !== null,
    outcomeIsUnknown: (_, params: { error: unknown }) => outcomeUnknown(params.error),
    pointsAreGone: ({ context }, params: { left: number }) =>
      params.left <= context.balance - context.points,
  },
  actions: {
    keepBalance: assign({
      balance: (_, params: { balance: number }) => params.balance,
      problem: null,
    }),
    keepPoints: assign({ points: (_, params: { points: number }) => params.points, problem: null }),
    sayWhyNot: assign({
      problem: ({ context }, params: { points: number }) =>
        pointsProblem(params.points, context.balance, context.terms),
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    sayNothingConverted: assign({ problem: { key: 'account.points.notConverted' } }),
    forgetProblem: assign({ problem: null }),
    sayConverted: emit(toast('success', 'account.points.done')),
    tellChanged: emit({ type: 'wallet.changed' as const }),
  },
}).createMachine({
  id: 'convertPoints',
  description:
    'The customer converts loyalty points into wallet money; no point is converted twice.',
  context: ({ input }) => ({ terms: input.terms, balance: 0, points: 0, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The page shows the points and a button to convert them.',
      meta: { requirements: ['WAL-07', 'NAV-31'] },
      on: {
        'conversion.opened': {
          target: 'editing',
          actions: [{ type: 'keepBalance', params: ({ event }) => ({ balance: event.balance }) }],
        },
      },
    },
    editing: {
      description: 'The customer enters a number of points and sees their worth in money.',
      meta: { requirements: ['WAL-07', 'MSG-13'] },
      tags: ['open'],
      on: {
        'conversion.submitted': [
          {
            description: 'Too few, too many or no points: the field shows an error.',
            guard: {
              type: 'cannotBeConverted',
              params: ({ context, event }) => ({ points: event.points, balance: context.balance }),
            },
            actions: [{ type: 'sayWhyNot', params: ({ event }) => ({ points: event.points }) }],
          },
          {
            target: 'counting',
            actions: [{ type: 'keepPoints', params: ({ event }) => ({ points: event.points }) }],
          },
        ],
        'conversion.corrected': { actions: ['forgetProblem'] },
        'conversion.closed': { target: 'closed' },
      },
    },
    counting: {
      description:
        'The points are counted, because others may have been earned since the page was read: ' +
        'without an answer to the conversion, the number before it tells whether they are gone.',
      meta: { requirements: ['WAL-07'] },
      tags: ['open', 'busy'],
      invoke: {
        src: 'countPoints',
        onDone: [
          {
            description: 'There are too few points by now: the field shows an error.',
            guard: {
              type: 'cannotBeConverted',
              params: ({ context, event }) => ({ points: context.points, balance: event.output }),
            },
            target: 'editing',
            actions: [
              { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              { type: 'sayWhyNot', params: ({ context }) => ({ points: context.points }) },
              'tellChanged',
            ],
          },
          {
            target: 'converting',
            actions: [{ type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) }],
          },
        ],
        onError: {
          description: 'The points could not be counted: nothing was sent.',
          meta: { requirements: ['MSG-21'] },
          target: 'editing',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    converting: {
      description: 'The server converts the points; nothing else can be pressed meanwhile.',
      meta: { requirements: ['WAL-07'] },
      tags: ['open', 'busy'],
      invoke: {
        src: 'convert',
        input: ({ context }) => ({ points: context.points }),
        onDone: {
          meta: { requirements: ['WAL-07', 'MSG-13'] },
          target: 'closed',
          actions: ['sayConverted', 'tellChanged'],
        },
        onError: [
          {
            description:
              'No answer came: the points may be converted already, so they are counted first.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
          },
          {
            description: 'The server refused the conversion; its reason is shown.',
            meta: { requirements: ['MSG-21'] },
            target: 'editing',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    checking: {
      description: 'The points are counted again, to know whether they were converted.',
      tags: ['open', 'busy', 'unsure'],
      invoke: {
        src: 'readPoints',
        onDone: [
          {
            guard: { type: 'pointsAreGone', params: ({ event }) => ({ left: event.output }) },
            target: 'closed',
            actions: ['sayConverted', 'tellChanged'],
          },
          {
            target: 'editing',
            actions: [
              { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              'sayNothingConverted',
            ],
          },
        ],
        onError: { target: 'unsure' },
      },
    },
    unsure: {
      description: 'It is not known whether the points were converted; nothing is sent again.',
      tags: ['open', 'unsure'],
      on: {
        'conversion.retry': { target: 'checking' },
        'conversion.closed': { target: 'closed', actions: ['tellChanged'] },
      },
    },
  },
});
