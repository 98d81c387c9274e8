import type { FoodSelection, FoodVariation, MessageRef } from './domain.ts';

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
