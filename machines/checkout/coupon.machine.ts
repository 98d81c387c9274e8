import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { Coupon, MessageRef, OutwardFact } from '../rules/domain.ts';
import { codeRefusal, couponRefusal, type CouponFacts } from '../rules/coupon.ts';
import { announce, toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface CouponContext {
  code: string;
  /** Whether `code` was already applied, not only typed, before the page was reloaded. */
  wasApplied: boolean;
  coupon: Coupon | null;
  /**
   * The facts of the order on which the coupon depends, such as its subtotal; the coupon is checked
   * again after each change of them.
   */
  facts: CouponFacts;
  problem: MessageRef | null;
}

export interface CouponInput {
  facts: CouponFacts;
  /** The code that was stored before a reload; '' when there was none. */
  code: string;
  /** Whether `code` was applied before the reload; false when it was only typed. */
  applied: boolean;
}

export type CouponEvent =
  | { type: 'coupon.typed'; code: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.removed' }
  | { type: 'coupon.order.changed'; facts: CouponFacts }
  /** The server refused the order; `codes` are its error codes. */
  | { type: 'coupon.order.refused'; codes: readonly string[] };

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
    isAboutCoupon: (_, { codes }: { codes: readonly string[] }) => codes.includes('coupon'),
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
    explainRefusal: assign({ problem: { key: 'checkout.coupon.dropped' } }),
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
  description: 'A coupon code is checked against the order, and again whenever the order changes.',
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
      description: 'After a reload, an applied code is checked again, and a typed code is shown.',
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
      description: 'The customer types a code or picks one from the list.',
      on: {
        'coupon.typed': {
          actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }],
        },
        'coupon.apply': { guard: 'hasCode', target: 'checking' },
      },
    },
    checking: {
      description: 'The server looks up the coupon by its code.',
      tags: ['busy'],
      invoke: {
        src: 'findCoupon',
        input: ({ context }) => ({ code: context.code.trim(), storeId: context.facts.storeId }),
        onDone: [
          {
            description: 'The coupon fits the order and is applied to the totals.',
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
          description: 'The customer types another code before the answer, which is then ignored.',
          target: 'entering',
          actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }],
        },
      },
    },
    applied: {
      description: 'The totals include the coupon’s discount or free delivery.',
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
            description:
              'The changed order does not meet the coupon’s terms, so the coupon is removed.',
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
        'coupon.order.refused': {
          description:
            'The server takes the order only without this coupon, which has ended since: it is ' +
            'removed, so that the price without it is shown.',
          meta: { requirements: ['CHK-06', 'MSG-21'] },
          guard: { type: 'isAboutCoupon', params: ({ event }) => event },
          target: 'rejected',
          actions: ['explainRefusal', 'dropCoupon', 'tellOrder'],
        },
      },
    },
    rejected: {
      description: 'The code is not used, and the reason is shown; another code can be typed.',
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
