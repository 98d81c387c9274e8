import type { ChoosableItem } from './choice.ts';
import { hasPrice, type PricedItem } from './discount.ts';
import type { ItemChoice, MessageRef } from './domain.ts';
import { foodProblems } from './foodOptions.ts';

/**
 * All problems that prevent adding a choice, except its quantity (see `quantityProblem`): food
 * selections (ITEM-21..23), a variation that is missing, removed or out of stock (ITEM-38), add-ons
 * that the item does not have, and last an unknown price.
 */
export function choiceProblems(item: ChoosableItem & PricedItem, choice: ItemChoice): MessageRef[] {
  const problems = foodProblems(item.foodVariations, choice.food);
  const variation = item.stockVariations.find(({ type }) => type === choice.variationType);
  if (item.stockVariations.length > 0) {
    if (choice.variationType === null) problems.push({ key: 'rules.variation.choose' });
    else if (variation === undefined) {
      problems.push({ key: 'rules.variation.unknown', values: { name: choice.variationType } });
    } else if (variation.stock <= 0) problems.push({ key: 'rules.variation.outOfStock' });
  }
  const known = choice.addOns.every(
    ({ id, quantity }) =>
      Number.isInteger(quantity) && quantity >= 0 && item.addOns.some((addOn) => addOn.id === id),
  );
  if (!known) problems.push({ key: 'rules.addOn.unknown' });
  if (!hasPrice({ item, choice })) problems.push({ key: 'rules.price.unknown' });
  return problems;
}
