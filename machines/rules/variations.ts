import type { FoodSelection, FoodVariation, Item, MessageRef, StockVariation } from './domain.ts';

/* ---- Food: groups of options --------------------------------------------------------------- */

const labelsOf = (selections: readonly FoodSelection[], name: string): string[] =>
  selections.find((selection) => selection.name === name)?.labels ?? [];

/**
 * The selections after a click on an option of a food item. In a single group it replaces the
 * chosen option, or is deselected if it was chosen (ITEM-24); in a multi group it toggles
 * (ITEM-25). Groups and options keep the item's order.
 * @param groups the groups of options that the item has, such as "Size"
 * @param name the name of the group
 * @param label the label of the clicked option in that group
 */
export function toggleFoodOption(
  groups: readonly FoodVariation[],
  selections: readonly FoodSelection[],
  name: string,
  label: string,
): FoodSelection[] {
  return groups.flatMap((group) => {
    const before = labelsOf(selections, group.name);
    const wanted = (each: string) => {
      if (group.name !== name) return before.includes(each);
      if (each === label) return !before.includes(each);
      return group.type === 'multi' && before.includes(each);
    };
    const labels = group.options.map((option) => option.label).filter(wanted);
    return labels.length === 0 ? [] : [{ name: group.name, labels }];
  });
}

/** Why the selection in one group is not valid; null when it is (ITEM-21..23, OPEN-12). */
export function foodGroupProblem(
  group: FoodVariation,
  selections: readonly FoodSelection[],
): MessageRef | null {
  const labels = labelsOf(selections, group.name);
  const { name, min, max } = group;
  if (
    new Set(labels).size < labels.length ||
    !labels.every((label) => group.options.some((option) => option.label === label)) ||
    (group.type === 'single' && labels.length > 1)
  ) {
    return { key: 'rules.variation.unknown', values: { name } };
  }
  if (labels.length === 0) {
    return group.required ? { key: 'rules.variation.needed', values: { name } } : null;
  }
  const outOfRange = labels.length < min || (max > 0 && labels.length > max);
  return group.type === 'multi' && outOfRange
    ? { key: 'rules.variation.outOfRange', values: { name, min, max } }
    : null;
}

/**
 * All problems of a food selection, in the order of the item's groups; unknown or repeated groups
 * come last.
 */
export function foodProblems(
  groups: readonly FoodVariation[],
  selections: readonly FoodSelection[],
): MessageRef[] {
  const ofGroups = groups.flatMap((group) => foodGroupProblem(group, selections) ?? []);
  const unknown = selections.filter(
    ({ name, labels }, at) =>
      labels.length > 0 &&
      (!groups.some((group) => group.name === name) ||
        selections.findIndex((each) => each.name === name) < at),
  );
  return [
    ...ofGroups,
    ...unknown.map(({ name }) => ({ key: 'rules.variation.unknown', values: { name } })),
  ];
}

/** The text "(required)" or "(optional)" beside a group's name (ITEM-19). */
export function foodGroupLabel(group: FoodVariation): MessageRef {
  return { key: group.required ? 'rules.variation.required' : 'rules.variation.optional' };
}

/**
 * The hint on how many options to choose in a multi group with a maximum; null for other groups
 * (ITEM-20, OPEN-12).
 */
export function foodGroupHint(group: FoodVariation): MessageRef | null {
  const { type, min, max } = group;
  return type === 'multi' && max > 0 ? { key: 'rules.variation.hint', values: { min, max } } : null;
}

/* ---- Other modules: stocked combinations ----------------------------------------------------- */

export type StockedItem = Pick<Item, 'choiceOptions' | 'stockVariations'>;

/** The chosen option of each group, in the item's order; null where none is chosen yet. */
export type ChosenOptions = readonly (string | null)[];

/**
 * The API's name for a combination of options: joined with `-`, without spaces. `['Dark Red', 'L']`
 * gives `DarkRed-L` (wire facts 15.8).
 */
export function variationType(options: readonly string[]): string {
  return options.map((option) => option.replaceAll(/\s/g, '')).join('-');
}

/**
 * The variation of the item that the chosen options make up; null when an option is missing, or
 * when this combination is not sold.
 */
export function variationOf(item: StockedItem, chosen: ChosenOptions): StockVariation | null {
  const options = item.choiceOptions.flatMap((_, at) => chosen[at] ?? []);
  if (options.length < item.choiceOptions.length) return null;
  const type = variationType(options);
  return item.stockVariations.find((variation) => variation.type === type) ?? null;
}

/** All combinations of options in which the item is sold, also those out of stock. */
function offered(item: StockedItem): { options: string[]; variation: StockVariation }[] {
  const byType = new Map(item.stockVariations.map((variation) => [variation.type, variation]));
  const full = item.choiceOptions.reduce<string[][]>(
    (rows, group) => rows.flatMap((row) => group.options.map((option) => [...row, option])),
    [[]],
  );
  return full.flatMap((options) => {
    const variation = byType.get(variationType(options));
    return variation === undefined ? [] : [{ options, variation }];
  });
}

/**
 * The options that make up a variation, such as `['Dark Red', 'L']` for `DarkRed-L`; null when the
 * item's groups cannot form it.
 */
export function optionsOf(item: StockedItem, type: string): string[] | null {
  return offered(item).find(({ variation }) => variation.type === type)?.options ?? null;
}

/** Whether a variation can be ordered: it is in stock and its price is known. */
export function isOffered({ stock, price }: StockVariation): boolean {
  return stock > 0 && price !== null;
}

/**
 * Whether each option of each group can still be chosen with the options chosen in the other
 * groups. false disables it, because no such combination has stock and a price.
 */
export function optionStates(item: StockedItem, chosen: ChosenOptions): boolean[][] {
  const orderable = offered(item).filter(({ variation }) => isOffered(variation));
  return item.choiceOptions.map((group, at) =>
    group.options.map((option) =>
      orderable.some(({ options }) =>
        options.every((each, other) =>
          other === at ? each === option : (chosen[other] ?? each) === each,
        ),
      ),
    ),
  );
}
