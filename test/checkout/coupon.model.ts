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
    named('a stored code', { code: 'TEN', applied: true, facts }),
    named('a typed code', { code: 'TEN', applied: false, facts }),
  ],
  events: {
    'coupon.typed': [named('a code', { code: 'TEN' }), named('blanks', { code: '  ' })],
    'coupon.order.changed': [
      named('still enough', { facts }),
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
    'PRICE-09: a coupon counts only while applied': (s) =>
      s.matches('applied') === (s.context.coupon !== null),
  },
});
