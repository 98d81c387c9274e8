import { variationType } from '../../../../machines/rules/variations.ts';
import type { Texts } from '../../db/schema/columns.ts';
import { inEach, textIn } from '../../languages/index.ts';
import type { StoredChoice } from '../../db/schema/items.ts';

type Chosen = Texts[];

/** The types of every combination of an item's options, in every language (wire facts 15.8). */
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
 * The type of a variation in every language, by its English key: the options joined in the same way
 * as clients join them.
 */
export const spokenType = (choices: readonly StoredChoice[], key: string): Texts =>
  typesOf(choices).find(({ en }) => en === key) ?? { en: key, ar: key };

/** The English key of a type sent in any language; an unknown type is returned unchanged. */
export const typeKey = (choices: readonly StoredChoice[], sent: string): string =>
  typesOf(choices).find((type) => Object.values(type).includes(sent))?.en ?? sent;
