import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { Coupon, MessageRef, OutwardFact } from '../rules/domain.ts';
import { codeRefusal, couponRefusal, type CouponFacts } from '../rules/coupon.ts';
import { announce, toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface CouponContext {
  code: string;
  /** Whether the code was applied before a reload. */
  wasApplied: boolean;
  coupon: Coupon | null;
  /**
   * The facts of the order that a coupon depends on; it is checked against them after every change.
   */
  facts: CouponFacts;
  problem: MessageRef | null;
}

export interface CouponInput {
  facts: CouponFacts;
  /** The code that was stored before a reload; '' when there was none. */
  code: string;
  /** Whether that code was applied before the reload, or only typed. */
  applied: boolean;
}

export type CouponEvent =
  | { type: 'coupon.typed'; code: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.removed' }
  | { type: 'coupon.order.changed'; facts: CouponFacts };

/** F-26: one coupon of an order, from typing the code to the discount. */
export const couponMachine = setup({
  types: {
    context: {} as CouponContext,
    input: {} as CouponInput,
    events: {} as CouponEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    findCoupon: fromPromise<Coupon, { code: string; storeId: number }>(notProvided),
  },
  guards: {
    wasApplied: ({ context }) => context.wasApplied,
    hasCode: ({ context }) => context.code.trim() !== '',
    fitsTheOrder: ({ context }, params: { coupon: Coupon }) =>
      couponRefusal(params.coupon, context.facts) === null,
    stillFits: ({ context }, params: { facts: CouponFacts }) =>
      context.coupon !== null && couponRefusal(context.coupon, params.facts) === null,
  },
  actions: {
    keepCode: assign({ code: (_, params: { code: string }) => params.code, problem: null }),
    keepFacts: assign({ facts: (_, params: { facts: CouponFacts }) => params.facts }),
    keepCoupon: assign({
      coupon: (_, params: { coupon: Coupon }) => params.coupon,
      code: (_, params) => params.coupon.code,
      problem: null,
    }),
    dropCoupon: assign({ coupon: null }),
    forgetCode: assign({ code: '' }),
    explainMisfit: assign({
      problem: ({ context }, params: { coupon: Coupon }) =>
        couponRefusal(params.coupon, context.facts),
    }),
    explainDropped: assign({
      problem: ({ context }) =>
        context.coupon === null ? null : couponRefusal(context.coupon, context.facts),
    }),
    explainFailure: assign({
      problem: (_, params: { error: unknown }) => codeRefusal(params.error),
    }),
    tellOrder: sendParent(({ context }: { context: CouponContext }) => ({
      type: 'coupon.changed' as const,
      coupon: context.coupon,
    })),
    sayApplied: emit(announce('checkout.coupon.applied')),
    sayDropped: emit(toast('info', 'checkout.coupon.dropped')),
  },
}).createMachine({
  id: 'coupon',
  description: 'A coupon code, checked against the order and kept in step with it.',
  context: ({ input }) => ({
    code: input.code,
    wasApplied: input.applied,
    coupon: null,
    facts: input.facts,
    problem: null,
  }),
  initial: 'restoring',
  on: {
    'coupon.order.changed': {
      actions: [{ type: 'keepFacts', params: ({ event }) => ({ facts: event.facts }) }],
    },
  },
  states: {
    restoring: {
      description: 'A code applied before a reload is checked again, one only typed is kept.',
      always: [
        { guard: 'wasApplied', target: 'checking' },
        { guard: 'hasCode', target: 'entering' },
        { target: 'empty' },
      ],
    },
    empty: {
      description: 'No coupon is used.',
      meta: { requirements: ['PRICE-10'] },
      on: {
        'coupon.typed': {
          target: 'entering',
          actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }],
        },
      },
    },
    entering: {
      description: 'A code is typed or picked from the list.',
      on: {
        'coupon.typed': {
          actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }],
        },
        'coupon.apply': { guard: 'hasCode', target: 'checking' },
      },
    },
    checking: {
      description: 'The server is asked for the coupon.',
      tags: ['busy'],
      invoke: {
        src: 'findCoupon',
        input: ({ context }) => ({ code: context.code.trim(), storeId: context.facts.storeId }),
        onDone: [
          {
            description: 'The coupon fits and enters the totals.',
            meta: { requirements: ['PRICE-09', 'PRICE-10'] },
            guard: { type: 'fitsTheOrder', params: ({ event }) => ({ coupon: event.output }) },
            target: 'applied',
            actions: [
              { type: 'keepCoupon', params: ({ event }) => ({ coupon: event.output }) },
              'tellOrder',
              'sayApplied',
            ],
          },
          {
            description: 'The coupon exists but does not fit this order; the reason is shown.',
            meta: { requirements: ['CHK-06', 'CHK-07', 'CHK-08'] },
            target: 'rejected',
            actions: [
              { type: 'explainMisfit', params: ({ event }) => ({ coupon: event.output }) },
              'tellOrder',
            ],
          },
        ],
        onError: {
          target: 'rejected',
          actions: [
            { type: 'explainFailure', params: ({ event }) => ({ error: event.error }) },
            'tellOrder',
          ],
        },
      },
      on: {
        'coupon.typed': {
          description: 'Another code is typed before the answer: it is not lost, and checked anew.',
          target: 'entering',
          actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }],
        },
      },
    },
    applied: {
      description: 'The coupon’s discount or free delivery is in the totals.',
      meta: { requirements: ['PRICE-09', 'PRICE-10'] },
      on: {
        'coupon.removed': {
          target: 'empty',
          actions: ['dropCoupon', 'forgetCode', 'tellOrder'],
        },
        'coupon.order.changed': [
          {
            guard: { type: 'stillFits', params: ({ event }) => ({ facts: event.facts }) },
            actions: [{ type: 'keepFacts', params: ({ event }) => ({ facts: event.facts }) }],
          },
          {
            description: 'The order fell below the coupon’s terms: it leaves the totals.',
            meta: { requirements: ['CHK-06'] },
            target: 'rejected',
            actions: [
              { type: 'keepFacts', params: ({ event }) => ({ facts: event.facts }) },
              'explainDropped',
              'dropCoupon',
              'tellOrder',
              'sayDropped',
            ],
          },
        ],
      },
    },
    rejected: {
      description: 'The code is not used, and why is said; another can be typed.',
      meta: { requirements: ['CHK-06', 'CHK-07', 'CHK-08', 'MSG-25'] },
      tags: ['failed'],
      on: {
        'coupon.typed': {
          target: 'entering',
          actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }],
        },
        'coupon.apply': 'checking',
      },
    },
  },
});
