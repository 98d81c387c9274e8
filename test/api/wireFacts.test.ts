import { describe, expect, it } from 'vitest';
import { loadContract, type Operation } from '../../openapi/sandbox/http/contract.ts';
import { bodyFields } from '../../openapi/sandbox/http/body.ts';
import { replyChecker } from '../../openapi/sandbox/http/replyCheck.ts';
import { readDistanceMetres } from '../../src/api/place/readDistance.ts';
import { readPlacePoint, readPlaceSuggestions } from '../../src/api/place/readGeography.ts';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';

/** Where the contract once differed from what backends in the field do, an area each. */

const contract = loadContract();
const wrongWith = replyChecker(contract);

function operation(id: string): Operation {
  const found = [...contract.operations.values()].find((one) => one.id === id);
  if (found === undefined) throw new Error(`The contract has no ${id}.`);
  return found;
}

const queryOf = (id: string) =>
  asList(operation(id).definition['parameters'])
    .map((one) => asObject(contract.resolve(one)))
    .filter((one) => one['in'] === 'query')
    .map((one) => one['name']);

/** What is wrong with an answer of a backend in the field, by the contract. */
const faultOf = (id: string, answer: unknown) => wrongWith(operation(id), 200, answer);

describe('the contract and the wire facts', () => {
  it('catalogue 7.3: best reviewed items take a diet and no pages, new ones an item to leave out', () => {
    expect(queryOf('listMostReviewedItems')).toEqual(['type']);
    expect(queryOf('listNewItems')).toContain('product_id');
  });

  it('place 2: older answers of the map service fit too, and say the same to the shop', () => {
    const predictions = {
      predictions: [
        {
          place_id: 'p1',
          description: 'Eastside Mall, Market Square',
          structured_formatting: { main_text: 'Eastside Mall', secondary_text: 'Market Square' },
        },
      ],
      status: 'OK',
    };
    expect(faultOf('suggestPlaces', predictions)).toBeNull();
    expect(readPlaceSuggestions(predictions)[0]?.placeId).toBe('p1');
    const place = { result: { geometry: { location: { lat: 1, lng: 2 } } }, status: 'OK' };
    expect(faultOf('getPlace', place)).toBeNull();
    expect(readPlacePoint(place)).toEqual({ lat: 1, lng: 2 });
    const way = {
      rows: [{ elements: [{ status: 'OK', distance: { value: 1200, text: '1.2 km' } }] }],
      status: 'OK',
    };
    expect(faultOf('measureDistance', way)).toBeNull();
    expect(readDistanceMetres(way)).toBe(1200);
    expect(faultOf('measureDistance', { rows: [{}] })).not.toBeNull();
  });

  it('checkout 10.1: an order can be paid in part, and says in which way its money is told', () => {
    const fields = [...bodyFields(contract, operation('placeOrder')).keys()];
    expect(fields).toEqual(expect.arrayContaining(['partial_payment', 'bring_change_amount']));
    const surge = { title: '', customer_note: '', customer_note_status: 0, price: 1 };
    expect(faultOf('getSurgePrice', { ...surge, price_type: 'percent' })).toBeNull();
    expect(faultOf('getSurgePrice', { ...surge, price_type: 'percentage' })).not.toBeNull();
  });

  it('checkout 9: cashback speaks of a percentage, and of nothing by an empty word', () => {
    const none = { calculated_amount: 0, cashback_type: '', id: null };
    expect(faultOf('getCashback', none)).toBeNull();
    expect(faultOf('getCashback', { ...none, cashback_type: 'percent' })).not.toBeNull();
  });

  it('orders 10.5: a failed payment names all that a customer can do about it', () => {
    expect(faultOf('getFailedPayment', [])).toBeNull();
    expect(faultOf('getFailedPayment', { order_id: 100001 })).not.toBeNull();
  });

  it('orders 15.15: the parts of an order and its offline payment have a shape', () => {
    const { properties } = asObject(asObject(contract.document['components'])['schemas'])[
      'Order'
    ] as { properties: Record<string, unknown> };
    expect(asObject(properties['payments'])['items']).toBeDefined();
    expect(asList(asObject(properties['offline_payment'])['oneOf'])).toHaveLength(2);
  });

  it('orders 16: a parcel may be returned', () => {
    const schemas = asObject(asObject(contract.document['components'])['schemas']);
    expect(asList(asObject(schemas['OrderStatus'])['enum'])).toContain('returned');
  });
});
