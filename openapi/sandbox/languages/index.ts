import type { Texts } from '../db/schema/columns.ts';
import { fr, names as frenchNames } from './fr/index.ts';

/** Translates an English text into a language; null where there is no translation. */
type Translate = (english: string) => string | null;

interface ShopLanguage {
  code: string;
  /** The language's name in that language. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The language in which the map and addresses show street names to readers of this language. */
  streets: 'en' | 'ar';
  translate: Translate | null;
  /**
   * Translated names of items and vehicles, by the English name, so that customers can search for
   * them. null for languages that are stored in the database's search columns.
   */
  names: Readonly<Record<string, string>> | null;
}

/**
 * The languages of the shop (LANG-01); the first is the default. English and Arabic are written in
 * the code, side by side. To add a language, add a folder here with translations of the English
 * texts, and an entry.
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

/** The language with this code; null when the shop does not have it. */
export const asLanguage = (code: unknown): Language | null =>
  languages.find((language) => language.code === code)?.code ?? null;

/** The first language of an Accept-Language header, if the shop has it; else English. */
export const browserLanguage = (header: string | undefined): Language =>
  asLanguage(header?.slice(0, 2).toLowerCase()) ?? 'en';

/** The writing direction of a language (LANG-03). */
export const directionOf = (language: Language): 'ltr' | 'rtl' => entryOf(language).direction;

/** The language in which readers of `language` see street names: English or Arabic. */
export const streetsIn = (language: Language): 'en' | 'ar' => entryOf(language).streets;

/**
 * A text in one language: its own version, else a translation of the English one, else the English
 * one.
 */
export function textIn(language: Language, text: Texts): string {
  return text[language] ?? entryOf(language).translate?.(text.en) ?? text.en;
}

/**
 * Whether a text has this value in any language of the shop; clients may send names in any of them.
 */
export const isSaid = (text: Texts, sent: string): boolean =>
  languages.some(({ code }) => textIn(code, text) === sent);

/** A text in lower case and without accents, because people often leave them out. */
const bare = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');

const MIN_LETTERS = 3;

/**
 * The English names of items whose translated name contains all the words; empty for fewer than
 * three letters.
 */
export function englishNamesOf(words: string): string[] {
  const wanted = bare(words).trim().split(/\s+/);
  if (wanted.join('').length < MIN_LETTERS) return [];
  return languages.flatMap(({ names }) =>
    Object.entries(names ?? {})
      .filter(([, name]) => wanted.every((word) => bare(name).includes(word)))
      .map(([english]) => english),
  );
}

/** Builds a text in all languages with a function that writes it in one. */
export function inEach(write: (language: Language) => string): Texts {
  const further = languages.slice(2).map(({ code }) => [code, write(code)] as const);
  return { en: write('en'), ar: write('ar'), ...Object.fromEntries(further) };
}
