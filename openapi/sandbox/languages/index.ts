import type { Texts } from '../db/schema/columns.ts';
import { fr, names as frenchNames } from './fr/index.ts';

/** Translates an English text into a language; null where there is no translation. */
type Translate = (english: string) => string | null;

interface ShopLanguage {
  code: string;
  /** Its name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The language of the street names in its maps and addresses. */
  streets: 'en' | 'ar';
  translate: Translate | null;
  /**
   * Names that customers search for, in this language by the English name; null where a column
   * stores them.
   */
  names: Readonly<Record<string, string>> | null;
}

/**
 * The languages of the shop (LANG-01), the first being the default. English and Arabic are written
 * side by side where a text is made; a further language is a folder here with translations of the
 * English texts, and an entry.
 */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr', streets: 'en', translate: null, names: null },
  { code: 'ar', name: 'العربية', direction: 'rtl', streets: 'ar', translate: null, names: null },
  {
    code: 'fr',
    name: 'Français',
    direction: 'ltr',
    streets: 'en',
    translate: fr,
    names: frenchNames,
  },
] as const satisfies readonly ShopLanguage[];

export type Language = (typeof languages)[number]['code'];

const entryOf = (language: Language) =>
  languages.find(({ code }) => code === language) ?? languages[0];

/** The language with this code; null for one that the shop does not have. */
export const asLanguage = (code: unknown): Language | null =>
  languages.find((language) => language.code === code)?.code ?? null;

/** The first language of an Accept-Language header, if the shop has it; else English. */
export const browserLanguage = (header: string | undefined): Language =>
  asLanguage(header?.slice(0, 2).toLowerCase()) ?? 'en';

/** The writing direction of a language (LANG-03). */
export const directionOf = (language: Language): 'ltr' | 'rtl' => entryOf(language).direction;

/** The language of the street names for a reader of this one. */
export const streetsIn = (language: Language): 'en' | 'ar' => entryOf(language).streets;

/**
 * A text in one language: its own, else the translation of the English one, else the English one.
 */
export function textIn(language: Language, text: Texts): string {
  return text[language] ?? entryOf(language).translate?.(text.en) ?? text.en;
}

/** Whether a text has this value in any language of the shop. */
export const isSaid = (text: Texts, sent: string): boolean =>
  languages.some(({ code }) => textIn(code, text) === sent);

/** Letters without their accents, because people often type them so. */
const bare = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');

const FEWEST_LETTERS = 3;

/**
 * The English names of items with such a name in a further language; none for one or two letters.
 */
export function englishNamesOf(words: string): string[] {
  const wanted = bare(words).trim().split(/\s+/);
  if (wanted.join('').length < FEWEST_LETTERS) return [];
  return languages.flatMap(({ names }) =>
    Object.entries(names ?? {})
      .filter(([, name]) => wanted.every((word) => bare(name).includes(word)))
      .map(([english]) => english),
  );
}

/** One text, made by a function for each language. */
export function inEach(write: (language: Language) => string): Texts {
  const further = languages.slice(2).map(({ code }) => [code, write(code)] as const);
  return { en: write('en'), ar: write('ar'), ...Object.fromEntries(further) };
}
