import { variationType } from '../../../../machines/rules/variations.ts';
import type { Texts } from '../../db/schema/columns.ts';
import { inEach, textIn } from '../../languages/index.ts';
import type { StoredChoice } from '../../db/schema/items.ts';

type Chosen = Texts[];

/**
 * The names of all variations of an item, in every language: one for each combination of its
 * options, such as "Red-Large" (wire facts 15.8).
 */
function typesOf(choices: readonly StoredChoice[]): Texts[] {
  const combined = choices.reduce<Chosen[]>(
    (rows, { options }) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );
  return combined.map((options) =>
    inEach((language) => variationType(options.map((option) => textIn(language, option)))),
  );
}

/**
 * A variation's name in every language, found by its English name, which is its key. Options are
 * joined in the same way as on clients.
 */
export const localisedType = (choices: readonly StoredChoice[], key: string): Texts =>
  typesOf(choices).find(({ en }) => en === key) ?? { en: key, ar: key };

/**
 * The key (English name) of a variation whose name was sent in any language; an unknown name is
 * returned unchanged.
 */
export const typeKey = (choices: readonly StoredChoice[], sent: string): string =>
  typesOf(choices).find((type) => Object.values(type).includes(sent))?.en ?? sent;
