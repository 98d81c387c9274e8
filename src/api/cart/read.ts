import type { CartLine, FoodSelection, Item, ItemChoice } from '../../../machines/rules/domain.ts';
import { readItem } from '../catalogue/read.ts';
import { requiredAmount, requiredCount } from '../required.ts';
import { asIds, asList, asObject, asText } from '../scalars.ts';
import type { Row, Wire } from '../wire.ts';

type Option = Row<Wire['FoodVariation']['values']>;

/**
 * Reads the chosen options of a food item. The server's `values` is a list of options with labels,
 * or an object with a list of labels: `{label: []}`.
 */
const readFood = (value: unknown): FoodSelection[] =>
  asList(value).flatMap((entry) => {
    const group = asObject<Wire['FoodVariation']>(entry);
    const values = group.values;
    const labels = Array.isArray(values)
      ? values.map((option) => asText(asObject<Option>(option).label))
      : asList(asObject<Option>(values).label).map((label) => asText(label));
    return group.name === undefined || labels.length === 0
      ? []
      : [{ name: asText(group.name), labels }];
  });

/**
 * Reads the chosen add-ons from two lists in the same order: ids and quantities. An add-on without
 * an id is left out together with its quantity; one for which no quantity is sent is chosen once.
 * @throws CallError `malformed` when a quantity cannot be read, because the price depends on it
 */
const readAddOns = (ids: unknown, quantities: unknown[]): ItemChoice['addOns'] =>
  asList(ids).flatMap((entry, at) =>
    asIds(entry).map((id) => ({
      id,
      quantity: at < quantities.length ? requiredAmount(quantities[at]) : 1,
    })),
  );

/**
 * Reads a cart row (wire facts 15.9): the item, and the options and quantity that were chosen.
 * @throws CallError when the row has no id or no quantity, or an unreadable quantity of an add-on
 */
export function readCartLine(value: unknown): CartLine {
  const row = asObject<Wire['CartRow']>(value);
  const item: Item = {
    ...readItem(row.item),
    kind: asText(row.item_type).includes('Campaign') ? 'campaign' : 'item',
  };
  const variation = asList(row.variation);
  const choice: ItemChoice = {
    food: item.moduleType === 'food' ? readFood(variation) : [],
    variationType:
      item.moduleType === 'food' || variation.length === 0
        ? null
        : asText(asObject<Wire['StockVariation']>(variation[0]).type),
    addOns: readAddOns(row.add_on_ids, asList(row.add_on_qtys)),
    quantity: requiredCount(row.quantity),
  };
  return { id: requiredCount(row.id), item, choice };
}

/** Reads the answer of any cart call: a list of all lines of the cart. */
export function readCart(value: unknown): CartLine[] {
  return asList(value).map(readCartLine);
}
