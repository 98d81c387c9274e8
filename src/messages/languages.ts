import type { Message } from './message.ts';

/** The texts of one language, by their keys. */
export type Catalogue = Readonly<Record<string, Message>>;

/** How much of a language is there, each with all of the one before. */
export const extents = ['first', 'store', 'signIn', 'all'] as const;
export type Extent = (typeof extents)[number];

interface Language {
  /** ISO 639-1; the folder of its texts has this name. */
  code: string;
  /** What it calls itself. */
  name: string;
  /** How it writes numbers, dates and plurals; one calendar and Latin digits in all. */
  locale: string;
  /** What stands between two words of a list. */
  comma: string;
  /** Each is a chunk of its own. */
  load: Readonly<Record<Extent, () => Promise<Catalogue>>>;
}

/** The languages that have a catalogue (LANG-01): an entry here and a folder beside it are one more. */
export const languages = [
  {
    code: 'en',
    name: 'English',
    locale: 'en-US',
    comma: ', ',
    load: {
      first: async () => (await import('./en/first.ts')).first,
      store: async () => (await import('./en/store.ts')).store,
      signIn: async () => (await import('./en/signIn.ts')).signIn,
      all: async () => (await import('./en/index.ts')).en,
    },
  },
  {
    code: 'ar',
    name: 'العربية',
    locale: 'ar-SA-u-ca-gregory-nu-latn',
    comma: '، ',
    load: {
      first: async () => (await import('./ar/first.ts')).first,
      store: async () => (await import('./ar/store.ts')).store,
      signIn: async () => (await import('./ar/signIn.ts')).signIn,
      all: async () => (await import('./ar/index.ts')).ar,
    },
  },
  {
    code: 'fr',
    name: 'Français',
    locale: 'fr-FR',
    comma: ', ',
    load: {
      first: async () => (await import('./fr/first.ts')).first,
      store: async () => (await import('./fr/store.ts')).store,
      signIn: async () => (await import('./fr/signIn.ts')).signIn,
      all: async () => (await import('./fr/index.ts')).fr,
    },
  },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

const rtlLanguages: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** The writing direction of a language (LANG-03). */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rtlLanguages.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * The language a page begins in: the stored choice, else the first of the browser's languages that
 * has a catalogue, else English (LANG-01).
 * @param asked the browser's languages, such as `ar-EG`, the dearest first
 */
export function startLanguage(stored: string | null, asked: readonly string[]): LanguageCode {
  const wanted = stored === null ? asked.map((tag) => tag.slice(0, 2).toLowerCase()) : [stored];
  return knownLanguage(
    wanted.find((code) => languages.some((language) => language.code === code)) ?? null,
  );
}

/** The known language behind a stored or asked one, English otherwise. */
export function knownLanguage(language: string | null): LanguageCode {
  return languages.find(({ code }) => code === language)?.code ?? 'en';
}

/** The language that an address names (`?lang=ar`); null where it names none that has a catalogue. */
export function languageIn(search: string): LanguageCode | null {
  const named = new URLSearchParams(search).get('lang');
  return languages.find(({ code }) => code === named)?.code ?? null;
}

/** The query of an address that names another language, or none (null). */
export function withLanguage(search: string, language: LanguageCode | null): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  if (language !== null) params.set('lang', language);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
