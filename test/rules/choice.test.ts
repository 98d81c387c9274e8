import { describe, expect, it } from 'vitest';
import {
  badgeCount,
  holdsOtherStore,
  lineKey,
  quantityElsewhere,
} from '../../machines/rules/cartRules.ts';
import {
  addOnQuantity,
  changeAddOn,
  firstChoice,
  hasVariations,
  plainChoice,
  toggleAddOn,
  withVariation,
} from '../../machines/rules/choice.ts';
import { choiceProblems } from '../../machines/rules/choiceProblems.ts';
import { canDecrease, quantityProblem, stockOf } from '../../machines/rules/quantity.ts';
import { rules } from '../../src/messages/en/rules.ts';
import { choiceWith, groupWith, itemWith } from './samples.ts';

const shirt = itemWith({
  moduleType: 'ecommerce',
  stock: 9,
  stockVariations: [
    { type: 'Red', price: 10, stock: 0 },
    { type: 'Blue', price: 12, stock: 3 },
  ],
});
const soup = itemWith({
  foodVariations: [groupWith(), groupWith({ name: 'Extra', type: 'multi', required: false })],
  addOns: [
    { id: 6, name: 'Oil', price: 1 },
    { id: 5, name: 'Bread', price: 2 },
  ],
});

describe('what is chosen of an item', () => {
  it('WISH-11: items with variations need a choice first', () => {
    expect([soup, shirt, itemWith()].map(hasVariations)).toEqual([true, true, false]);
    expect(hasVariations(itemWith({ foodVariations: [groupWith()] }))).toBe(true);
    expect(hasVariations({ ...shirt, stockVariations: shirt.stockVariations.slice(1) })).toBe(true);
  });

  it('ITEM-33: a fresh choice is one of the first variation in stock', () => {
    expect(firstChoice(shirt)).toEqual(choiceWith({ variationType: 'Blue' }));
    expect(firstChoice(soup)).toEqual(choiceWith());
    const sold = { stockVariations: shirt.stockVariations.slice(0, 1) };
    expect(firstChoice(sold).variationType).toBe('Red');
    const last = {
      stockVariations: shirt.stockVariations.map((each) => ({ ...each, stock: each.stock && 1 })),
    };
    expect(firstChoice(last).variationType).toBe('Blue');
  });

  it('ITEM-34: another variation sets the quantity back to 1', () => {
    const choice = choiceWith({ variationType: 'Red', quantity: 4 });
    expect(withVariation(choice, 'Blue')).toMatchObject({ variationType: 'Blue', quantity: 1 });
  });

  it('ITEM-27: checking an add-on takes one, unchecking none', () => {
    const checked = toggleAddOn(choiceWith(), 5);
    expect(addOnQuantity(choiceWith(), 5)).toBe(0);
    expect(checked.addOns).toEqual([{ id: 5, quantity: 1 }]);
    expect(addOnQuantity(checked, 5)).toBe(1);
    const more = changeAddOn(checked, 5, 1);
    expect(addOnQuantity(more, 5)).toBe(2);
    expect(toggleAddOn(more, 5).addOns).toEqual([]);
  });

  it('ITEM-27: minus goes down to unchecked and does nothing there', () => {
    const unchecked = changeAddOn(toggleAddOn(choiceWith(), 5), 5, -1);
    expect(unchecked.addOns).toEqual([]);
    expect(toggleAddOn(toggleAddOn(choiceWith(), 5), 5).addOns).toEqual([]);
    expect(changeAddOn(unchecked, 5, -1).addOns).toEqual([]);
  });

  it('ITEM-38: a variation without stock blocks with the exact sentence', () => {
    expect(choiceProblems(shirt, choiceWith({ variationType: 'Red' }))).toEqual([
      { key: 'rules.variation.outOfStock' },
    ]);
    expect(rules['rules.variation.outOfStock']).toBe(
      'This variation is out of stock. Choose another variation to proceed further.',
    );
    expect(choiceProblems(shirt, choiceWith({ variationType: 'Blue' }))).toEqual([]);
    const one = { ...shirt, stockVariations: [{ type: 'Blue', price: 12, stock: 1 }] };
    expect(choiceProblems(one, choiceWith({ variationType: 'Blue' }))).toEqual([]);
    expect(choiceProblems(one, choiceWith({ variationType: 'Red' }))).toHaveLength(1);
    expect(plainChoice(one, choiceWith({ variationType: 'Blue' })).variationType).toBe('Blue');
  });

  it('ITEM-21, ITEM-38: says everything that is missing, gone or unknown', () => {
    expect(choiceProblems(shirt, choiceWith())).toEqual([{ key: 'rules.variation.choose' }]);
    expect(choiceProblems(shirt, choiceWith({ variationType: 'Green' }))).toEqual([
      { key: 'rules.variation.unknown', values: { name: 'Green' } },
    ]);
    expect(choiceProblems(soup, choiceWith({ addOns: [{ id: 99, quantity: 1 }] }))).toEqual([
      { key: 'rules.variation.needed', values: { name: 'Size' } },
      { key: 'rules.addOn.unknown' },
    ]);
    for (const quantity of [-1, 0.5, Number.NaN]) {
      const food = [{ name: 'Size', labels: ['Small'] }];
      expect(choiceProblems(soup, choiceWith({ food, addOns: [{ id: 5, quantity }] }))).toEqual([
        { key: 'rules.addOn.unknown' },
      ]);
    }
  });

  it('ITEM-27: an unchecked add-on may be named with 0', () => {
    const food = [{ name: 'Size', labels: ['Small'] }];
    for (const quantity of [0, 1]) {
      const addOns = [{ id: 5, quantity }];
      expect(choiceProblems(soup, choiceWith({ food, addOns }))).toEqual([]);
    }
  });

  it('has one plain form, whatever order it was made in', () => {
    const choice = choiceWith({
      food: [
        { name: 'Extra', labels: ['Huge', 'Small', 'Gone'] },
        { name: 'Size', labels: [] },
        { name: 'Nowhere', labels: ['x'] },
      ],
      variationType: 'left over',
      addOns: [
        { id: 6, quantity: 2 },
        { id: 5, quantity: 0 },
        { id: 99, quantity: 1 },
        { id: 6, quantity: 1 },
      ],
      quantity: 2,
    });
    const plain = plainChoice(soup, choice);
    expect(plain).toEqual(
      choiceWith({
        food: [{ name: 'Extra', labels: ['Small', 'Huge'] }],
        addOns: [{ id: 6, quantity: 3 }],
        quantity: 2,
      }),
    );
    expect(plainChoice(soup, plain)).toEqual(plain);
    const both = [6, 5].reduce(toggleAddOn, choiceWith());
    expect(both.addOns.map(({ id }) => id)).toEqual([5, 6]);
    expect(plainChoice(soup, { ...both, addOns: both.addOns.toReversed() })).toEqual(both);
  });
});

describe('how many there can be', () => {
  it('ITEM-29: other modules refuse more than there are', () => {
    const item = itemWith({ moduleType: 'grocery', stock: 3 });
    expect(quantityProblem(item, null, 3)).toBeNull();
    expect(quantityProblem(item, null, 4)).toEqual({ key: 'rules.quantity.outOfStock' });
    expect(quantityProblem(item, null, 2, 2)).toEqual({ key: 'rules.quantity.outOfStock' });
    expect(quantityProblem({ ...item, stock: 0 }, null, 1)).toEqual({
      key: 'rules.quantity.outOfStock',
    });
  });

  it('ITEM-30: food checks only the maximum', () => {
    const item = itemWith({ stock: 0, maximumCartQuantity: 2 });
    expect(quantityProblem(item, null, 2)).toBeNull();
    expect(quantityProblem(item, null, 3)).toEqual({ key: 'rules.quantity.outOfLimits' });
  });

  it('ITEM-31, OPEN-13: the maximum is a limit, the shortage comes first', () => {
    const item = itemWith({ moduleType: 'pharmacy', stock: 5, maximumCartQuantity: 2 });
    expect(quantityProblem(item, null, 3)).toEqual({ key: 'rules.quantity.outOfLimits' });
    expect(quantityProblem(item, null, 6)).toEqual({ key: 'rules.quantity.outOfStock' });
    expect(rules['rules.quantity.outOfStock']).toBe('Out of Stock.');
    expect(rules['rules.quantity.outOfLimits']).toBe('Out of Limits.');
  });

  it('ITEM-37: the chosen variation’s stock counts, not the item’s', () => {
    expect(stockOf(shirt, 'Blue')).toBe(3);
    expect(stockOf(shirt, 'Green')).toBe(0);
    expect(stockOf(shirt, null)).toBe(0);
    expect(quantityProblem(shirt, 'Blue', 4)).toEqual({ key: 'rules.quantity.outOfStock' });
  });

  it('ITEM-28: a quantity is whole and at least 1', () => {
    for (const wrong of [0, -1, 0.5, Number.NaN, Infinity]) {
      expect(quantityProblem(itemWith(), null, wrong)).toEqual({ key: 'rules.quantity.invalid' });
    }
    expect(canDecrease({ quantity: 2 }, 10)).toBe(true);
    expect(canDecrease({ quantity: 1 }, 10)).toBe(false);
    expect(canDecrease({ quantity: 2 }, 0)).toBe(false);
  });
});

describe('the cart', () => {
  const lines = [
    { id: 1, item: soup, choice: choiceWith({ quantity: 3 }) },
    { id: 2, item: itemWith({ id: 2 }), choice: choiceWith({ quantity: 12 }) },
  ];

  it('ITEM-32: holds items of one store', () => {
    expect(holdsOtherStore(lines, { storeId: 1 })).toBe(false);
    expect(holdsOtherStore(lines, { storeId: 2 })).toBe(true);
    expect(holdsOtherStore([], { storeId: 2 })).toBe(false);
  });

  it('NAV-27, OPEN-04: its badge counts rows', () => {
    expect(badgeCount(lines)).toBe(2);
  });

  it('wire facts 18.21: a line is named by kind, id and options, not by add-ons or quantity', () => {
    const small = choiceWith({ food: [{ name: 'Size', labels: ['Small'] }] });
    const more = { ...small, quantity: 5, addOns: [{ id: 5, quantity: 1 }] };
    expect(lineKey(soup, small)).toBe(lineKey(soup, more));
    const keys = [
      lineKey(soup, small),
      lineKey(soup, choiceWith()),
      lineKey({ ...soup, kind: 'campaign' }, small),
      lineKey({ ...soup, id: 2 }, small),
      lineKey(shirt, choiceWith({ variationType: 'Red' })),
      lineKey(shirt, choiceWith({ variationType: 'Blue' })),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('ITEM-29: counts the same stock in the other lines', () => {
    const blue = choiceWith({ variationType: 'Blue', quantity: 2 });
    const cart = [
      { id: 1, item: shirt, choice: blue },
      { id: 2, item: shirt, choice: { ...blue, quantity: 4 } },
      { id: 3, item: shirt, choice: { ...blue, variationType: 'Red' } },
      { id: 4, item: { ...shirt, kind: 'campaign' as const }, choice: blue },
    ];
    expect(quantityElsewhere(cart, shirt, blue, 1)).toBe(4);
    expect(quantityElsewhere(cart, shirt, blue, null)).toBe(6);
  });
});
