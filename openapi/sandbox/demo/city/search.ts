import { landmarks, houses, type CityPlace } from './places.ts';

/**
 * Normalises a text for comparison: no accents, Arabic vowel signs or apostrophes, and one form for
 * Arabic letters and digits that people mix up.
 */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0655\u0640\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Removes the article from a longer Arabic word, because people often leave it out. */
const bare = (word: string): string => (word.length > 4 ? word.replace(/^ال/, '') : word);

interface Entry {
  place: CityPlace;
  /**
   * For each language the words of the name, and the words of the complete address, which begins
   * with the name.
   */
  texts: { name: string[]; all: string[] }[];
}

const entries: Entry[] = landmarks.map((place) => ({
  place,
  texts: (['en', 'ar'] as const).map((language) => ({
    name: wordsOf(place.name[language]).map(bare),
    all: wordsOf(place.address[language]).map(bare),
  })),
}));

const houseById = new Map(houses.map((house) => [house.id, house]));

/**
 * The number of typing mistakes: how many letters to add, remove, change or swap until `typed` is
 * the beginning of `word`. The number is exact only up to `most`.
 */
function slips(word: string, typed: string, most: number): number {
  const reach = word.slice(0, typed.length + most);
  let twoBefore: number[] = [];
  let before = Array.from({ length: reach.length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const row = [at];
    for (let index = 1; index <= reach.length; index += 1) {
      const same = typed[at - 1] === reach[index - 1];
      const swapped =
        at > 1 &&
        index > 1 &&
        typed[at - 1] === reach[index - 2] &&
        typed[at - 2] === reach[index - 1];
      row.push(
        Math.min(
          (before[index] ?? most) + 1,
          (row[index - 1] ?? most) + 1,
          (before[index - 1] ?? most) + (same ? 0 : 1),
          swapped ? (twoBefore[index - 2] ?? most) + 1 : Infinity,
        ),
      );
    }
    twoBefore = before;
    before = row;
  }
  return Math.min(...before);
}

/**
 * How well a typed word fits a word of a place; lower is better. 0: the same word; 1: the typed
 * word is its beginning; 4 or 5: one or two typing mistakes, only if `forgiving`; null: it does not
 * fit.
 */
function costOf(word: string, typed: string, forgiving: boolean): number | null {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (!forgiving) return null;
  const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  if (most === 0) return null;
  const needed = slips(word, typed, most);
  return needed <= most ? 3 + needed : null;
}

function scoreOf({ texts }: Entry, typed: readonly string[], forgiving: boolean): number | null {
  let best: number | null = null;
  for (const { name, all } of texts) {
    let score = name[0]?.startsWith(typed[0] ?? '') ? 0 : 2;
    let fits = true;
    for (const word of typed) {
      const least = all.reduce((lowest, candidate, index) => {
        const cost = costOf(candidate, word, forgiving);
        const outside = index < name.length ? 0 : 3;
        return cost === null ? lowest : Math.min(lowest, cost + outside);
      }, Infinity);
      if (least === Infinity) fits = false;
      score += least;
    }
    // Of two equal matches, the place whose name has fewer other words is better.
    if (fits) best = Math.min(best ?? Infinity, score + Math.abs(name.length - typed.length) * 0.4);
  }
  return best;
}

/**
 * A penalty for each kind of place; search results with lower values come first. Kinds that are not
 * listed, such as sights, have 0.4. So of places with the same name a street (`route`) comes first,
 * then a sight, then a shop or a stop.
 */
const weight: Record<string, number> = { route: 0.2, transit: 0.9, store: 0.6, parking: 0.8 };

function matches(typed: readonly string[], number: string | undefined, forgiving: boolean) {
  return entries.flatMap((entry) => {
    const score = scoreOf(entry, typed, forgiving);
    if (score === null) return [];
    const house =
      number === undefined
        ? undefined
        : houseById.get(entry.place.id.replace(/^street-(\d+)$/, `address-$1-${number}`));
    const place = house ?? entry.place;
    const bonus = house === undefined ? (weight[place.kind] ?? 0.4) : -3;
    return [{ place, score: score + bonus }];
  });
}

/** How many places are suggested at most. */
const MOST_PLACES = 8;

/**
 * Places that match what was typed so far, best first. Complete words come before beginnings; both
 * languages are searched; typing mistakes are accepted only if nothing else matches. With a number
 * and a street's name it finds the house.
 */
export function suggestPlaces(text: string): CityPlace[] {
  const words = wordsOf(text.slice(0, 120)).slice(0, 8).map(bare);
  const number = words.find((word) => /^\d{1,4}$/.test(word));
  const typed = words.filter((word) => word !== number);
  if (typed.length === 0) return [];
  const exact = matches(typed, number, false);
  const found = exact.length > 0 ? exact : matches(typed, number, true);
  return found
    .sort((a, b) => a.score - b.score || a.place.id.localeCompare(b.place.id))
    .slice(0, MOST_PLACES)
    .map(({ place }) => place);
}
