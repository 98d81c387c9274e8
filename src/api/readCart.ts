import type { CartLine, FoodSelection, Item, ItemChoice } from '../../machines/rules/domain.ts';
import { readItem } from './readCatalogue.ts';
import { requiredCount } from './required.ts';
import { asIds, asList, asObject, asText } from './scalars.ts';

const readFood = (value: unknown): FoodSelection[] =>
  asList(value).flatMap((entry) => {
    const group = asObject(entry);
    const values = group['values'];
    const labels = Array.isArray(values)
      ? values.map((option) => asText(asObject(option)['label']))
      : asList(asObject(values)['label']).map((label) => asText(label));
    return group['name'] === undefined || labels.length === 0
      ? []
      : [{ name: asText(group['name']), labels }];
  });

/** A cart row (wire facts 15.9): the item, and what was chosen of it. @throws CallError without id or quantity */
export function readCartLine(value: unknown): CartLine {
  const row = asObject(value);
  const item: Item = {
    ...readItem(row['item']),
    kind: asText(row['item_type']).includes('Campaign') ? 'campaign' : 'item',
  };
  const quantities = asIds(row['add_on_qtys']);
  const variation = asList(row['variation']);
  const choice: ItemChoice = {
    food: item.moduleType === 'food' ? readFood(variation) : [],
    variationType:
      item.moduleType === 'food' || variation.length === 0
        ? null
        : asText(asObject(variation[0])['type']),
    addOns: asIds(row['add_on_ids']).map((id, index) => ({ id, quantity: quantities[index] ?? 1 })),
    quantity: requiredCount(row['quantity']),
  };
  return { id: requiredCount(row['id']), item, choice };
}

/** The whole cart as every cart call answers it: a bare list. */
export function readCart(value: unknown): CartLine[] {
  return asList(value).map(readCartLine);
}

/** `variation` of a line as the wire wants it: chosen groups for food, one entry for the rest. */
export function writeVariation(item: Item, choice: ItemChoice): unknown[] {
  if (item.moduleType === 'food') {
    return choice.food
      .filter((group) => group.labels.length > 0)
      .map((group) => ({ name: group.name, values: { label: group.labels } }));
  }
  const variation = item.stockVariations.find(({ type }) => type === choice.variationType);
  return variation === undefined ? [] : [variation];
}
