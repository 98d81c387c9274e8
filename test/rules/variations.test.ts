import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  optionsOf,
  optionStates,
  variationOf,
  variationType,
} from '../../machines/rules/variations.ts';
import {
  foodGroupHint,
  foodGroupLabel,
  foodGroupProblem,
  foodProblems,
  toggleFoodOption,
} from '../../machines/rules/foodOptions.ts';
import { rules } from '../../src/messages/en/rules.ts';
import { groupWith } from './samples.ts';

const size = groupWith();
const sauces = groupWith({
  name: 'Sauce',
  type: 'multi',
  required: false,
  min: 2,
  max: 3,
  options: ['Garlic', 'Chili', 'Mint', 'Lime'].map((label) => ({ label, price: 1 })),
});
const groups = [size, sauces];

describe('choosing food options', () => {
  it('ITEM-24: single: another option replaces the chosen one, a second click drops it', () => {
    const large = toggleFoodOption(groups, [], 'Size', 'Large');
    expect(large).toEqual([{ name: 'Size', labels: ['Large'] }]);
    const small = toggleFoodOption(groups, large, 'Size', 'Small');
    expect(small).toEqual([{ name: 'Size', labels: ['Small'] }]);
    expect(toggleFoodOption(groups, small, 'Size', 'Small')).toEqual([]);
  });

  it('ITEM-25: multi: each option toggles; order of clicks does not matter', () => {
    const clicks = (labels: string[]) =>
      labels.reduce(
        (all, label) => toggleFoodOption(groups, all, 'Sauce', label),
        [{ name: 'Size', labels: ['Large'] }],
      );
    expect(clicks(['Mint', 'Garlic'])).toEqual([
      { name: 'Size', labels: ['Large'] },
      { name: 'Sauce', labels: ['Garlic', 'Mint'] },
    ]);
    expect(clicks(['Mint', 'Garlic'])).toEqual(clicks(['Garlic', 'Lime', 'Mint', 'Lime']));
  });

  it('ITEM-24, ITEM-25: two clicks on one option of a multi group change nothing', () => {
    const label = fc.constantFrom('Garlic', 'Chili', 'Mint', 'Lime');
    fc.assert(
      fc.property(fc.array(label, { maxLength: 8 }), label, (clicks, last) => {
        const before = clicks.reduce(
          (all, each) => toggleFoodOption(groups, all, 'Sauce', each),
          toggleFoodOption(groups, [], 'Size', 'Huge'),
        );
        const twice = [last, last].reduce(
          (all, each) => toggleFoodOption(groups, all, 'Sauce', each),
          before,
        );
        expect(twice).toEqual(before);
      }),
    );
  });

  it('ignores options that the item does not have', () => {
    expect(toggleFoodOption(groups, [], 'Size', 'Gone')).toEqual([]);
    expect(toggleFoodOption(groups, [], 'Nowhere', 'Large')).toEqual([]);
  });
});

describe('what a selection lacks', () => {
  const large = { name: 'Size', labels: ['Large'] };

  it('ITEM-21: each required group needs a selection', () => {
    expect(foodProblems(groups, [])).toEqual([
      { key: 'rules.variation.needed', values: { name: 'Size' } },
    ]);
    expect(foodProblems(groups, [{ name: 'Size', labels: [] }])).toHaveLength(1);
    expect(rules['rules.variation.needed']).toBe(
      'Variation {name} can not remain without selection.',
    );
    expect(foodProblems(groups, [large])).toEqual([]);
    expect(foodGroupProblem(size, [])).toEqual(foodProblems(groups, [])[0]);
    expect(foodGroupProblem(sauces, [])).toBeNull();
  });

  it('ITEM-22: a multi group stays between its bounds', () => {
    const required = { ...sauces, required: true };
    const chosen = (labels: string[]) => foodProblems([required], [{ name: 'Sauce', labels }]);
    const outOfRange = [
      { key: 'rules.variation.outOfRange', values: { name: 'Sauce', min: 2, max: 3 } },
    ];
    expect(chosen(['Garlic'])).toEqual(outOfRange);
    expect(chosen(['Garlic', 'Mint'])).toEqual([]);
    expect(chosen(['Garlic', 'Mint', 'Lime'])).toEqual([]);
    expect(chosen(['Garlic', 'Mint', 'Lime', 'Chili'])).toEqual(outOfRange);
    expect(rules['rules.variation.outOfRange']).toBe(
      'Selected variation named {name} must be in between Minimum {min} and Maximum {max}.',
    );
  });

  it('ITEM-23: an optional multi group passes with none, not with too few', () => {
    expect(foodProblems([sauces], [])).toEqual([]);
    expect(foodProblems([sauces], [{ name: 'Sauce', labels: ['Lime'] }])).toHaveLength(1);
  });

  it('ITEM-22: at most one of a multi group is a bound too', () => {
    const single = { ...sauces, min: 0, max: 1 };
    const problems = (labels: string[]) => foodProblems([single], [{ name: 'Sauce', labels }]);
    expect(problems(['Mint'])).toEqual([]);
    expect(problems(['Mint', 'Lime'])).toHaveLength(1);
  });

  it('ITEM-22: bounds of 0 bound nothing', () => {
    const free = { ...sauces, min: 0, max: 0 };
    const labels = sauces.options.map(({ label }) => label);
    expect(foodProblems([free], [{ name: 'Sauce', labels }])).toEqual([]);
  });

  it('refuses what the item does not offer, whoever sends it', () => {
    const unknown = (name: string) => ({ key: 'rules.variation.unknown', values: { name } });
    expect(foodProblems(groups, [{ name: 'Size', labels: ['Gone'] }])).toEqual([unknown('Size')]);
    expect(foodProblems(groups, [{ name: 'Size', labels: ['Small', 'Large'] }])).toEqual([
      unknown('Size'),
    ]);
    expect(foodProblems(groups, [large, { name: 'Nowhere', labels: ['x'] }])).toEqual([
      unknown('Nowhere'),
    ]);
    expect(foodProblems(groups, [large, { name: 'Nowhere', labels: [] }])).toEqual([]);
    expect(foodProblems(groups, [large, { name: 'Size', labels: ['Small'] }])).toEqual([
      unknown('Size'),
    ]);
    expect(foodProblems(groups, [large, { name: 'Sauce', labels: ['Mint', 'Mint'] }])).toEqual([
      unknown('Sauce'),
    ]);
  });

  it('ITEM-19: groups are labelled required or optional', () => {
    expect(foodGroupLabel(size)).toEqual({ key: 'rules.variation.required' });
    expect(foodGroupLabel(sauces)).toEqual({ key: 'rules.variation.optional' });
    expect(rules['rules.variation.required']).toBe('(required)');
    expect(rules['rules.variation.optional']).toBe('(optional)');
  });

  it('ITEM-20: multi groups with bounds have a hint', () => {
    expect(foodGroupHint(sauces)).toEqual({
      key: 'rules.variation.hint',
      values: { min: 2, max: 3 },
    });
    expect(rules['rules.variation.hint']).toBe(
      'This Variation needs to be selected in between minimum {min} and Maximum {max} items.',
    );
    expect(foodGroupHint({ ...sauces, min: 1, max: 1 })).not.toBeNull();
    expect(foodGroupHint(size)).toBeNull();
    expect(foodGroupHint({ ...sauces, min: 0, max: 0 })).toBeNull();
  });
});

describe('stocked combinations', () => {
  const shirt = {
    choiceOptions: [
      { name: 'choice_1', title: 'Colour', options: ['Sky Blue', 'Red'] },
      { name: 'choice_2', title: 'Size', options: ['M', 'X-L'] },
    ],
    stockVariations: [
      { type: 'SkyBlue-M', price: 10, stock: 2 },
      { type: 'SkyBlue-X-L', price: 12, stock: 0 },
      { type: 'Red-X-L', price: 14, stock: 1 },
    ],
  };

  it('wire facts 15.8: a type joins the options with dashes, spaces removed', () => {
    expect(variationType(['Sky Blue', 'X-L'])).toBe('SkyBlue-X-L');
    expect(variationOf(shirt, ['Sky Blue', 'M'])?.price).toBe(10);
    expect(variationOf(shirt, ['Red', 'M'])).toBeNull();
    expect(variationOf(shirt, ['Red', null])).toBeNull();
    expect(variationOf(shirt, [])).toBeNull();
  });

  it('finds the options of a type again, dashes in them or not', () => {
    expect(optionsOf(shirt, 'SkyBlue-X-L')).toEqual(['Sky Blue', 'X-L']);
    expect(optionsOf(shirt, 'Red-M')).toBeNull();
    expect(optionsOf(shirt, 'Green')).toBeNull();
  });

  it('ITEM-33, ITEM-38: options without stock beside what is chosen are disabled', () => {
    expect(optionStates(shirt, [null, null])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(optionStates(shirt, ['Red', null])).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(optionStates(shirt, ['Sky Blue', 'M'])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('ITEM-33: an enabled option always leads to something in stock', () => {
    const options = ['a', 'b', 'c'];
    const types = options.flatMap((x) => options.map((y) => `${x}-${y}`));
    const stocks = fc.array(fc.nat(1), { minLength: 9, maxLength: 9 });
    const chosen = fc.option(fc.constantFrom(...options), { nil: null });
    fc.assert(
      fc.property(stocks, chosen, (stock, second) => {
        const item = {
          choiceOptions: [
            { name: '1', title: '1', options },
            { name: '2', title: '2', options },
          ],
          stockVariations: types.map((type, at) => ({ type, price: 1, stock: stock[at] ?? 0 })),
        };
        const [states = []] = optionStates(item, [null, second]);
        states.forEach((enabled, at) => {
          const reachable = options.some(
            (other) =>
              (second === null || other === second) &&
              (variationOf(item, [options[at] ?? '', other])?.stock ?? 0) > 0,
          );
          expect(enabled).toBe(reachable);
        });
      }),
    );
  });
});
