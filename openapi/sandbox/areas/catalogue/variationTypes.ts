import { variationType } from '../../../../machines/rules/variations.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { StoredChoice } from '../../db/schema/items.ts';

type Chosen = Texts[];

/** The types of every combination of an item's options, in both languages (wire facts 15.8). */
function typesOf(choices: readonly StoredChoice[]): Texts[] {
  const combined = choices.reduce<Chosen[]>(
    (rows, { options }) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );
  return combined.map((options) => ({
    en: variationType(options.map(({ en }) => en)),
    ar: variationType(options.map(({ ar }) => ar)),
  }));
}

/** A variation's type by its English key, in both languages: options joined, as clients join them. */
export const spokenType = (choices: readonly StoredChoice[], key: string): Texts =>
  typesOf(choices).find(({ en }) => en === key) ?? { en: key, ar: key };

/** The English key of a type that was sent in either language; an unknown one stays as it is. */
export const typeKey = (choices: readonly StoredChoice[], sent: string): string =>
  typesOf(choices).find(({ en, ar }) => en === sent || ar === sent)?.en ?? sent;
