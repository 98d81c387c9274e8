import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOrder, type OrderTotals } from '../../machines/rules/order.ts';
import { seed } from '../seed.ts';
import { independentOrder, type IndependentTotals } from './independentOrder.ts';
import { orderArbitrary, orderInputOf } from './orderArbitrary.ts';

const CARTS = 10_000;

/** On a busy machine, so many carts take a multiple of the usual ten seconds. */
const TIMEOUT_MS = 300_000;

/** The totals as numbers, as the independent calculation writes them. */
const amountsOf = (totals: OrderTotals, names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(totals).filter(([name]) => names.includes(name)));

const numbersOf = (totals: IndependentTotals): Record<string, number> =>
  Object.fromEntries(Object.entries(totals).map(([name, text]) => [name, Number(text)]));

/**
 * The rules that must apply often enough in the generated cases; otherwise the comparison would
 * prove little.
 */
const rules = [
  'discount percent',
  'discount amount',
  'discount fixed',
  'discount above the price',
  'store discount runs',
  'store discount over',
  'store discount below minimum',
  'store discount capped',
  'coupon store_wise',
  'coupon zone_wise',
  'coupon free_delivery',
  'coupon first_order',
  'coupon default',
  'coupon below minimum',
  'coupon capped',
  'tax included',
  'tax added',
  'take away',
  'fee raised to minimum',
  'fee lowered to maximum',
  'maximum below minimum',
  'store delivers',
  'surcharge',
  'distance unknown',
  'free by admin',
  'free by store',
  'free by coupon',
  '0 digits',
  '1 digits',
  '2 digits',
  '3 digits',
];

it(
  `PRICE-05..17: the storefront prices ${CARTS} generated carts as an independent calculation does`,
  { timeout: TIMEOUT_MS },
  () => {
    const times = new Map<string, number>();
    fc.assert(
      fc.property(orderArbitrary, (order) => {
        const expected = independentOrder(order);
        const totals = priceOrder(orderInputOf(order));
        for (const rule of expected.met) times.set(rule, (times.get(rule) ?? 0) + 1);
        const numbers = numbersOf(expected.totals);
        expect({
          ...amountsOf(totals, Object.keys(numbers)),
          freeDeliveryBy: totals.freeDeliveryBy,
        }).toEqual({ ...numbers, freeDeliveryBy: expected.freeDeliveryBy });
      }),
      { numRuns: CARTS, seed },
    );
    const seldom = rules.filter((rule) => (times.get(rule) ?? 0) < CARTS / 200);
    expect(seldom, 'rules that too few carts met').toEqual([]);
  },
);
