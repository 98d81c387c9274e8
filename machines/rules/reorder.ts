import { availabilityOf } from './availability.ts';
import { plainChoice } from './choice.ts';
import { unitPrice } from './discount.ts';
import type { FoodSelection, FoodVariation, Item, ItemChoice, OrderLine } from './domain.ts';
import { isOffered } from './variations.ts';
import { stockOf } from './quantity.ts';
import type { WallClock } from './wallClock.ts';

/**
 * What would be different if a line of an earlier order were ordered today:
 * - `gone`: it cannot be ordered any more, for example because it is out of stock;
 * - `unavailable`: it cannot be ordered at present;
 * - `option`: the option or add-on named `from` is replaced by `to`, or left out when `to` is null;
 * - `quantity`: fewer pieces can be ordered;
 * - `price`: the price of one piece has changed.
 */
export type ReorderChange =
  | { kind: 'gone' }
  | { kind: 'unavailable' }
  | { kind: 'option'; from: string; to: string | null }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'price'; from: number; to: number };

/** A line of an earlier order, and what can be ordered today in its place. */
export interface ReorderLine {
  line: OrderLine;
  /** The item and choice to order today; null when the item is not available. */
  now: { item: Item; choice: ItemChoice } | null;
  changes: ReorderChange[];
}

/**
 * The options of a group to preselect today: the ordered ones that still exist. If the group
 * requires more than these, the first of its other options are added.
 */
function optionsToday(group: FoodVariation, ordered: readonly string[]): string[] {
  const labels = group.options.map(({ label }) => label);
  const present = labels.filter((label) => ordered.includes(label));
  const least = group.type === 'multi' ? Math.max(1, group.min) : 1;
  if (!group.required || present.length >= least) return present;
  const others = labels.filter((label) => !present.includes(label));
  return [...present, ...others.slice(0, least - present.length)];
}

function foodToday(
  item: Pick<Item, 'foodVariations'>,
  ordered: readonly FoodSelection[],
): { food: FoodSelection[]; changes: ReorderChange[] } {
  const changes: ReorderChange[] = [];
  const food = item.foodVariations.map((group) => {
    const before = ordered.find(({ name }) => name === group.name)?.labels ?? [];
    const labels = optionsToday(group, before);
    const taken = labels.filter((label) => !before.includes(label));
    const lost = before.filter((label) => !labels.includes(label));
    for (const from of lost) changes.push({ kind: 'option', from, to: taken.shift() ?? null });
    return { name: group.name, labels };
  });
  const known = item.foodVariations.map(({ name }) => name);
  for (const { name, labels } of ordered) {
    if (known.includes(name)) continue;
    for (const from of labels) changes.push({ kind: 'option', from, to: null });
  }
  return { food, changes };
}

/**
 * The variation to preselect today: the one that was ordered, or else the first that can be
 * ordered. null when none can.
 */
function variationToday(
  item: Pick<Item, 'stockVariations'>,
  ordered: string | null,
): { type: string | null; changes: ReorderChange[] } | null {
  const { stockVariations } = item;
  if (stockVariations.length === 0) return { type: null, changes: [] };
  const offered = stockVariations.filter(isOffered);
  const same = offered.find(({ type }) => type === ordered);
  const type = (same ?? offered[0])?.type ?? null;
  if (type === null) return null;
  const changed = same === undefined && ordered !== null;
  return { type, changes: changed ? [{ kind: 'option', from: ordered, to: type }] : [] };
}

/**
 * Compares a line of an earlier order with what can be ordered today: it may be gone or
 * unavailable, have another price or other options, or be limited to a smaller quantity (M7).
 * `item` is null when the store no longer has it; `digits` are the decimals of the shop's currency.
 */
export function reorderLine(
  line: OrderLine,
  item: Item | null,
  { now, digits }: { now: WallClock; digits: number },
): ReorderLine {
  const lost = (kind: 'gone' | 'unavailable'): ReorderLine => ({
    line,
    now: null,
    changes: [{ kind }],
  });
  if (item === null) return lost('gone');
  if (availabilityOf(item, now) === 'unavailable') return lost('unavailable');
  const variation = variationToday(item, line.variationType);
  if (variation === null) return lost('gone');
  const wanted = line.quantity ?? 1;
  const most = Math.min(
    item.maximumCartQuantity ?? Infinity,
    item.moduleType === 'food' ? Infinity : stockOf(item, variation.type),
  );
  if (most < 1) return lost('gone');
  const quantity = Math.min(wanted, most);
  const { food, changes } = foodToday(item, line.food);
  const addOns = line.addOns.flatMap(({ id, quantity: count }) =>
    item.addOns.some((addOn) => addOn.id === id) ? [{ id, quantity: count ?? 1 }] : [],
  );
  const goneAddOns = line.addOns.filter(({ id }) => !item.addOns.some((one) => one.id === id));
  const choice = plainChoice(item, { food, variationType: variation.type, addOns, quantity });
  const price = unitPrice(item, choice, digits);
  if (price === null) return lost('gone');
  const options = [
    ...changes,
    ...variation.changes,
    ...goneAddOns.map(({ name }): ReorderChange => ({ kind: 'option', from: name, to: null })),
  ];
  const from = line.unitPrice;
  return {
    line,
    now: { item, choice },
    changes: [
      ...options,
      ...(quantity < wanted ? [{ kind: 'quantity' as const, from: wanted, to: quantity }] : []),
      ...(from !== null && from !== price ? [{ kind: 'price' as const, from, to: price }] : []),
    ],
  };
}
