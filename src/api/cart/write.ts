import type { Item, ItemChoice } from '../../../machines/rules/domain.ts';

/** `variation` of a line in the wire's form: chosen groups for food, one entry for other items. */
export function writeVariation(item: Item, choice: ItemChoice): unknown[] {
  if (item.moduleType === 'food') {
    return choice.food
      .filter((group) => group.labels.length > 0)
      .map((group) => ({ name: group.name, values: { label: group.labels } }));
  }
  const variation = item.stockVariations.find(({ type }) => type === choice.variationType);
  return variation === undefined ? [] : [variation];
}
