import { lineKey } from './cartRules.ts';
import type { PricedLine } from './domain.ts';
import { chargeLines } from './linePrices.ts';
import { storeTermsOf } from './shownPrice.ts';

/**
 * How a cart line changed since the customer last saw it. `key` identifies the line (`lineKey`),
 * `name` is the name of its item. `from` and `to` are quantities, or prices of the whole line; a
 * price is null when it is unknown.
 */
export type LineChange = { key: string; name: string } & (
  | { kind: 'gone' | 'added' | 'quantity'; from: number; to: number }
  | { kind: 'price'; from: number | null; to: number | null }
);

/**
 * Maps the key of each line to the line and its total. A store's discount counts whatever its dates
 * are; so its mere start or end is not reported as a change of prices.
 */
function named(lines: readonly PricedLine[], digits: number) {
  const discounted = lines.find(({ item }) => item.storeDiscount > 0);
  const terms = discounted === undefined ? null : storeTermsOf(discounted.item);
  const running = terms && { ...terms, startDate: '', endDate: '' };
  const charged = chargeLines(lines, { terms: running, now: '', digits });
  return new Map(
    lines.map((line, at) => [
      lineKey(line.item, line.choice),
      { ...line, total: charged[at]?.total ?? null },
    ]),
  );
}

/**
 * The changes between the lines that the customer saw and the `present` ones, in the order of the
 * present lines; removed ones come last. `digits` are the decimals of the shop's currency.
 */
export function lineChanges(
  shown: readonly PricedLine[],
  present: readonly PricedLine[],
  digits: number,
): LineChange[] {
  const before = named(shown, digits);
  const after = named(present, digits);
  const changed = [...after].flatMap(([key, line]): LineChange[] => {
    const { name } = line.item;
    const to = line.choice.quantity;
    const old = before.get(key);
    if (old === undefined) return [{ key, name, kind: 'added', from: 0, to }];
    const from = old.choice.quantity;
    if (from !== to) return [{ key, name, kind: 'quantity', from, to }];
    const prices = { from: old.total, to: line.total };
    return prices.from === prices.to ? [] : [{ key, name, kind: 'price', ...prices }];
  });
  const gone = [...before].flatMap(([key, { item, choice }]): LineChange[] =>
    after.has(key) ? [] : [{ key, name: item.name, kind: 'gone', from: choice.quantity, to: 0 }],
  );
  return [...changed, ...gone];
}

/** Whether two lists contain the same items in the same quantities; prices do not matter. */
export function areSameLines(a: readonly PricedLine[], b: readonly PricedLine[]): boolean {
  const keysOf = (lines: readonly PricedLine[]) =>
    lines
      .map(({ item, choice }) =>
        JSON.stringify([
          lineKey(item, choice),
          choice.quantity,
          choice.addOns.map(({ id, quantity }) => [id, quantity]),
        ]),
      )
      .sort();
  return JSON.stringify(keysOf(a)) === JSON.stringify(keysOf(b));
}
