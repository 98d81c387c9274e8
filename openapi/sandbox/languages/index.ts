import type { Texts } from '../db/schema/columns.ts';
import { fr, names as frenchNames } from './fr/index.ts';

/** The text of a language for an English one; null where there is none. */
type Translate = (english: string) => string | null;

interface ShopLanguage {
  code: string;
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The language whose street names its maps and addresses show. */
  streets: 'en' | 'ar';
  translate: Translate | null;
  /** What customers search by, in this language by the English name; null where it is stored. */
  names: Readonly<Record<string, string>> | null;
}

/**
 * The languages the shop speaks (LANG-01), the first where nothing is asked for. English and Arabic are
 * written side by side where a text is made; a further language is a folder here that translates the
 * English ones, and an entry.
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

/** The language of a code; null for one that the shop does not speak. */
export const asLanguage = (code: unknown): Language | null =>
  languages.find((language) => language.code === code)?.code ?? null;

/** The first language of an Accept-Language header, where the shop speaks it; else English. */
export const browserLanguage = (header: string | undefined): Language =>
  asLanguage(header?.slice(0, 2).toLowerCase()) ?? 'en';

/** The writing direction of a language (LANG-03). */
export const directionOf = (language: Language): 'ltr' | 'rtl' => entryOf(language).direction;

/** The language whose street names are shown in this one. */
export const streetsIn = (language: Language): 'en' | 'ar' => entryOf(language).streets;

/** A text in one language: its own, else the translation of the English one, else that. */
export function textIn(language: Language, text: Texts): string {
  return text[language] ?? entryOf(language).translate?.(text.en) ?? text.en;
}

/** Whether a text says this in any language of the shop. */
export const isSaid = (text: Texts, sent: string): boolean =>
  languages.some(({ code }) => textIn(code, text) === sent);

/** Letters without their accents, as people type them. */
const bare = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');

const FEWEST_LETTERS = 3;

/** The English names of what is called so in a further language; none for a letter or two. */
export function englishNamesOf(words: string): string[] {
  const wanted = bare(words).trim().split(/\s+/);
  if (wanted.join('').length < FEWEST_LETTERS) return [];
  return languages.flatMap(({ names }) =>
    Object.entries(names ?? {})
      .filter(([, name]) => wanted.every((word) => bare(name).includes(word)))
      .map(([english]) => english),
  );
}

/** One text from what each language makes of it. */
export function inEach(write: (language: Language) => string): Texts {
  const further = languages.slice(2).map(({ code }) => [code, write(code)] as const);
  return { en: write('en'), ar: write('ar'), ...Object.fromEntries(further) };
}
