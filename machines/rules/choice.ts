import type { AddOn, FoodSelection, Item, ItemChoice } from './domain.ts';
import { isOffered } from './variations.ts';

export type ChoosableItem = Pick<
  Item,
  'kind' | 'id' | 'foodVariations' | 'stockVariations' | 'addOns'
>;

/**
 * Whether an item has variations, so that it is not added to the cart without a choice (WISH-11,
 * F-11).
 */
export function hasVariations(item: Pick<Item, 'foodVariations' | 'stockVariations'>): boolean {
  return item.foodVariations.length > 0 || item.stockVariations.length > 0;
}

/**
 * The choice with which a new item starts: quantity 1, no options, no add-ons, and the first
 * variation that can be ordered, or just the first one if none can. The variation is null for an
 * item without variations.
 */
export function firstChoice(item: Pick<Item, 'stockVariations'>): ItemChoice {
  const variation = item.stockVariations.find(isOffered) ?? item.stockVariations[0] ?? null;
  return { food: [], variationType: variation?.type ?? null, addOns: [], quantity: 1 };
}

/** Selects another variation, such as a size, or none; the quantity is reset to 1 (ITEM-34). */
export function withVariation(choice: ItemChoice, variationType: string | null): ItemChoice {
  return { ...choice, variationType, quantity: 1 };
}

/** The quantity of a chosen add-on; 0 means unchecked. */
export function addOnQuantity(choice: Pick<ItemChoice, 'addOns'>, id: number): number {
  return choice.addOns.find((addOn) => addOn.id === id)?.quantity ?? 0;
}

const withAddOn = (choice: ItemChoice, id: number, quantity: number): ItemChoice => {
  const others = choice.addOns.filter((addOn) => addOn.id !== id);
  const addOns = quantity > 0 ? [...others, { id, quantity }] : others;
  return { ...choice, addOns: addOns.sort((a, b) => a.id - b.id) };
};

/**
 * The chosen add-ons with names, prices and quantities; add-ons that the item no longer has are
 * left out.
 */
export function chosenAddOns(
  item: Pick<Item, 'addOns'>,
  choice: Pick<ItemChoice, 'addOns'>,
): (AddOn & { quantity: number })[] {
  return choice.addOns.flatMap(({ id, quantity }) => {
    const addOn = item.addOns.find((one) => one.id === id);
    return addOn === undefined || quantity < 1 ? [] : [{ ...addOn, quantity }];
  });
}

/** Checks or unchecks an add-on: its quantity becomes 1 or 0 (ITEM-27). */
export function toggleAddOn(choice: ItemChoice, id: number): ItemChoice {
  return withAddOn(choice, id, addOnQuantity(choice, id) > 0 ? 0 : 1);
}

/** Changes the quantity of an add-on by one, but never below 0 (ITEM-27). */
export function changeAddOn(choice: ItemChoice, id: number, by: 1 | -1): ItemChoice {
  return withAddOn(choice, id, Math.max(0, addOnQuantity(choice, id) + by));
}

/**
 * Normalises a choice, so that two equal choices have the same form when they are compared or sent:
 * no empty group, no add-on of quantity 0, no duplicates, groups and labels in the item's order,
 * add-ons sorted by id.
 */
export function plainChoice(item: ChoosableItem, choice: ItemChoice): ItemChoice {
  const food: FoodSelection[] = item.foodVariations.flatMap((group) => {
    const chosen = choice.food.filter(({ name }) => name === group.name);
    const labels = group.options
      .map((option) => option.label)
      .filter((label) => chosen.some((selection) => selection.labels.includes(label)));
    return labels.length === 0 ? [] : [{ name: group.name, labels }];
  });
  const addOns = item.addOns
    .flatMap(({ id }) => {
      const quantity = choice.addOns
        .filter((addOn) => addOn.id === id)
        .reduce((total, addOn) => total + Math.max(0, addOn.quantity), 0);
      return quantity > 0 ? [{ id, quantity }] : [];
    })
    .sort((a, b) => a.id - b.id);
  const type = item.stockVariations.length > 0 ? choice.variationType : null;
  return { food, variationType: type, addOns, quantity: choice.quantity };
}
