import { isDeepStrictEqual } from 'node:util';
import { couponMachine } from '../../machines/checkout/coupon.machine.ts';
import type { CouponFacts } from '../../machines/rules/coupon.ts';
import type { Coupon } from '../../machines/rules/domain.ts';
import { refusal } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { coupon } from './orders.ts';

const facts: CouponFacts = {
  subtotal: 20,
  storeId: 5,
  zoneIds: [1],
  now: '2026-11-21 12:00',
};
const small: CouponFacts = { ...facts, subtotal: 1 };

export const couponModel = defineModel(couponMachine, {
  inputs: [
    named('no stored code', { code: '', applied: false, facts }),
    named('a stored code', { code: 'ten', applied: true, facts }),
    named('a typed code', { code: 'TEN', applied: false, facts }),
  ],
  events: {
    'coupon.typed': [named('a code', { code: 'TEN' }), named('blanks', { code: '  ' })],
    'coupon.order.refused': [
      named('because of the coupon', { codes: ['coupon'] }),
      named('because of the time', { codes: ['order_time'] }),
    ],
    'coupon.order.changed': [
      named('still enough', { facts }),
      named('more than before', { facts: { ...facts, subtotal: 30 } }),
      named('too little', { facts: small }),
    ],
  },
  actors: {
    findCoupon: {
      done: [
        named('fitting', coupon),
        named<Coupon>('of another store', { ...coupon, type: 'store_wise', storeIds: [9] }),
      ],
      error: [named('unknown', refusal), named('malformed', 'not an error at all')],
    },
  },
  key: ({ context }) => ({
    code: context.code.trim() !== '',
    coupon: context.coupon !== null,
    enough: context.facts.subtotal > 5,
    problem: context.problem,
  }),
  invariants: {
    'PRICE-09: the order hears whenever its coupon comes or goes, and of each refused code': (
      s,
      step,
    ) =>
      step === null ||
      isDeepStrictEqual(
        step.sent,
        s.context.coupon === step.previous.context.coupon && step.answer == null
          ? []
          : [
              {
                to: 'the parent',
                event: { type: 'coupon.changed', coupon: s.context.coupon },
              },
            ],
      ),
    'CHK-06 CHK-08: no coupon counts below its minimum or at another store': ({ context }) =>
      context.coupon === null ||
      (context.facts.subtotal >= 5 && context.coupon.type !== 'store_wise'),
    'CHK-06 CHK-07 CHK-08 MSG-21: a code that is refused stays, with the reason': (s, step) =>
      step?.answer == null ||
      s.context.coupon !== null ||
      (s.context.problem !== null && s.context.code === step.previous.context.code),
    'CHK-06: a coupon never leaves without a word, unless the customer took it off': (s, step) =>
      step === null ||
      step.previous.context.coupon === null ||
      s.context.coupon !== null ||
      step.event?.type === 'coupon.removed' ||
      // The order itself says why the server refused it.
      (s.context.problem !== null &&
        (step.event?.type === 'coupon.order.refused' ||
          step.emitted.some(({ type }) => type === 'toast'))),
    'MSG-21: a coupon leaves an order that the server refused only if the coupon is the reason': (
      s,
      step,
    ) =>
      step?.event?.type !== 'coupon.order.refused' ||
      (step.label.endsWith('because of the coupon')
        ? s.context.coupon === null
        : s.context.coupon === step.previous.context.coupon),
    'PRICE-09: a coupon counts only while applied': (s) =>
      s.matches('applied') === (s.context.coupon !== null),
  },
});
