interface Language {
  /** The ISO 639-1 code; the folder with the language's texts has this name. */
  code: string;
  /** The name of the language in the language itself. */
  name: string;
  /** The locale for numbers, dates and plurals; all use the same calendar and Latin digits. */
  locale: string;
  /** The text between two words of a list, for example `, `. */
  comma: string;
}

/**
 * The languages of the shop (LANG-01). `.github/CONTRIBUTING.md` lists the steps to add one.
 */
export const languages = [
  {
    code: 'en',
    name: 'English',
    locale: 'en-US',
    comma: ', ',
  },
  {
    code: 'ar',
    name: 'العربية',
    locale: 'ar-SA-u-ca-gregory-nu-latn',
    comma: '، ',
  },
  {
    code: 'fr',
    name: 'Français',
    locale: 'fr-FR',
    comma: ', ',
  },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** The shop's language with this code; undefined for null and when the shop does not have it. */
export function languageOf(code: string | null): (typeof languages)[number] | undefined {
  return languages.find((language) => language.code === code);
}

const rtlLanguages: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** The writing direction of a language (LANG-03). */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rtlLanguages.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * The language in which a page begins: the stored choice. Without one (null), it is the first of
 * the browser's languages that the shop has. English when the shop has none of these (LANG-01).
 * @param asked the browser's languages, such as `ar-EG`, the most preferred first
 */
export function startLanguage(stored: string | null, asked: readonly string[]): LanguageCode {
  const wanted = stored === null ? asked.map((tag) => tag.slice(0, 2).toLowerCase()) : [stored];
  return knownLanguage(wanted.find((code) => languageOf(code) !== undefined) ?? null);
}

/**
 * The shop's language with this code; English for null and for a code that the shop does not have.
 */
export function knownLanguage(language: string | null): LanguageCode {
  return languageOf(language)?.code ?? 'en';
}

/** The language that a URL's query names (`?lang=ar`); null if it names none that the shop has. */
export function languageIn(search: string): LanguageCode | null {
  return languageOf(new URLSearchParams(search).get('lang'))?.code ?? null;
}

/**
 * A copy of a URL's query in which `lang` is this language. With null, the copy has no `lang`. The
 * result begins with `?`, or is '' when the query is empty.
 */
export function withLanguage(search: string, language: LanguageCode | null): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  if (language !== null) params.set('lang', language);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
