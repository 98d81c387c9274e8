import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../../machines/rules/domain.ts';
import { reorderLine } from '../../machines/rules/reorder.ts';
import { groupWith, itemWith, noon } from './samples.ts';

const ordered = (over: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  itemId: 12,
  name: 'Skin-on fries',
  imageUrl: null,
  unitPrice: 4,
  quantity: 2,
  unitDiscount: 0,
  options: [],
  food: [],
  variationType: null,
  addOns: [],
  ...over,
});

const by = { now: noon, digits: 2 };
const fries = itemWith({ id: 12, price: 4, moduleType: 'food' });
const size = groupWith({
  name: 'Size',
  type: 'single',
  required: true,
  options: [
    { label: 'Regular', price: 0 },
    { label: 'Small', price: 0 },
  ],
});

describe('M7: what an ordered line is today', () => {
  it('comes as before', () => {
    const today = reorderLine(ordered(), fries, by);
    expect(today.changes).toEqual([]);
    expect(today.now?.choice.quantity).toBe(2);
  });

  it('is gone with its item, and when the item is sold at other hours', () => {
    expect(reorderLine(ordered(), null, by)).toMatchObject({
      now: null,
      changes: [{ kind: 'gone' }],
    });
    const breakfast = { ...fries, availableFrom: '06:00', availableTo: '10:00' };
    expect(reorderLine(ordered(), breakfast, by)).toMatchObject({
      now: null,
      changes: [{ kind: 'unavailable' }],
    });
  });

  it('is dearer, each of it, before any discount', () => {
    const dearer = { ...fries, price: 4.6, discount: 50 };
    expect(reorderLine(ordered(), dearer, by).changes).toEqual([
      { kind: 'price', from: 4, to: 4.6 },
    ]);
  });

  it('takes the first option of a needed group whose option is gone', () => {
    const line = ordered({ food: [{ name: 'Size', labels: ['Large'] }] });
    const today = reorderLine(line, { ...fries, foodVariations: [size] }, by);
    expect(today.changes).toEqual([{ kind: 'option', from: 'Large', to: 'Regular' }]);
    expect(today.now?.choice.food).toEqual([{ name: 'Size', labels: ['Regular'] }]);
  });

  it('leaves out an option that nobody needs, a group and an add-on that are gone', () => {
    const line = ordered({
      food: [
        { name: 'Size', labels: ['Large'] },
        { name: 'Dip', labels: ['Aioli'] },
      ],
      addOns: [{ id: 3, name: 'Cheddar', price: 1, quantity: 1 }],
    });
    const optional = { ...fries, foodVariations: [{ ...size, required: false }], addOns: [] };
    const today = reorderLine(line, optional, by);
    expect(today.changes).toEqual([
      { kind: 'option', from: 'Large', to: null },
      { kind: 'option', from: 'Aioli', to: null },
      { kind: 'option', from: 'Cheddar', to: null },
    ]);
    expect(today.now?.choice).toMatchObject({ food: [], addOns: [] });
  });

  it('takes another variation, and no more than there is', () => {
    const shirt = itemWith({
      id: 12,
      moduleType: 'ecommerce',
      stockVariations: [
        { type: 'Red', price: 4, stock: 0 },
        { type: 'Blue', price: 4, stock: 1 },
      ],
    });
    const today = reorderLine(ordered({ variationType: 'Red', quantity: 3 }), shirt, by);
    expect(today.changes).toEqual([
      { kind: 'option', from: 'Red', to: 'Blue' },
      { kind: 'quantity', from: 3, to: 1 },
    ]);
    const soldOut = { ...shirt, stockVariations: [{ type: 'Red', price: 4, stock: 0 }] };
    expect(reorderLine(ordered({ variationType: 'Red' }), soldOut, by).now).toBeNull();
  });
});
