import type { Item, StockVariation } from './domain.ts';

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
