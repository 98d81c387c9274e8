import type { Item, ItemChoice } from '../../../machines/rules/domain.ts';

/**
 * The `variation` field of a cart line as the API expects it: for food the option groups with a
 * choice, for other items a list of at most one variation.
 */
export function writeVariation(item: Item, choice: ItemChoice): unknown[] {
  if (item.moduleType === 'food') {
    return choice.food
      .filter((group) => group.labels.length > 0)
      .map((group) => ({ name: group.name, values: { label: group.labels } }));
  }
  const variation = item.stockVariations.find(({ type }) => type === choice.variationType);
  return variation === undefined ? [] : [variation];
}
