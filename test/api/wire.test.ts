import { describe, expect, it } from 'vitest';
import { asObject } from '../../src/api/scalars.ts';
import type { AnswerTo, Row, Wire } from '../../src/api/wire.ts';

describe('reading the wire by the contract', () => {
  const order = asObject<Wire['Order']>({ order_status: 'pending', order_state: 'x' });

  it('API-01: a field of the contract is read, whatever it holds', () => {
    const status: unknown = order.order_status;
    expect(status).toBe('pending');
  });

  it('API-01: a field that the contract lacks does not compile', () => {
    // @ts-expect-error The contract calls it `order_status`.
    expect(order.order_state).toBe('x');
    // @ts-expect-error Nothing can be read of an object whose entity is not named.
    expect(asObject({ id: 1 }).id).toBe(1);
    // @ts-expect-error An operation that the contract lacks answers nothing.
    expect(asObject<AnswerTo<'listNothing'>>(null)).toEqual({});
  });

  it('API-01: of several shapes the fields of all are read, of a list those of its entries', () => {
    const place = asObject<AnswerTo<'getPlace'>>({ location: 1, result: 2 });
    expect([place.location, place.result]).toEqual([1, 2]);
    const tag = asObject<Row<Wire['Item']['tags']>>({ tag: 'vegan' });
    expect(tag.tag).toBe('vegan');
    // @ts-expect-error A list has no fields to read.
    expect(asObject<Wire['Item']['tags']>([]).length).toBeUndefined();
  });
});
