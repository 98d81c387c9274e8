import { describe, expect, it } from 'vitest';
import { outcomeOf, waitsForOffline } from '../../machines/rules/orderOutcome.ts';
import { readOrder } from '../../src/api/orders/read.ts';
import { paymentFlag } from '../../src/orders/paymentFlag.ts';
import { wireOrder } from './wireOrder.ts';

const order = (over: Record<string, unknown>) => readOrder(wireOrder(over));
const online = { payment_method: 'digital_payment' };

describe('the flag of a payment page', () => {
  it.each([
    ['order_id=100001&flag=success', 'success'],
    ['order_id=100001?flag=fail&&token=eA==', 'fail'],
    ['order_id=100001&status=cancel', 'cancel'],
    ['order_id=100001&flag=toString', null],
    ['order_id=100001', null],
  ])('11.1: %s', (query, flag) => {
    expect(paymentFlag(new URLSearchParams(query))).toEqual({ orderId: '100001', flag });
  });
});

describe('the outcome of an order', () => {
  it('believes the order before the address', () => {
    expect(outcomeOf(order({ ...online, payment_status: 'paid' }), 'fail')).toBe('placed');
    expect(outcomeOf(order(online), 'success')).toBe('pending');
    expect(outcomeOf(order({}), 'fail')).toBe('placed');
    expect(outcomeOf(order({ order_status: 'canceled' }), 'success')).toBe('orderCanceled');
  });

  it('tells a failed from a canceled and from an open payment', () => {
    expect(outcomeOf(order(online), 'fail')).toBe('failed');
    expect(outcomeOf(order(online), 'cancel')).toBe('canceled');
    expect(outcomeOf(order(online), null)).toBe('pending');
    expect(outcomeOf(order({ ...online, order_status: 'failed' }), null)).toBe('failed');
  });

  it.each([
    ['pending', true],
    ['failed', true],
    ['canceled', false],
    ['delivered', false],
  ])(
    'wire facts 10.4: an unpaid bank transfer of a %s order waits for its details: %s',
    (status, waits) => {
      const wire = { payment_method: 'offline_payment', payment_status: 'unpaid' };
      expect(waitsForOffline(order({ ...wire, order_status: status }))).toBe(waits);
    },
  );
});
