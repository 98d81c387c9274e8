interface Language {
  /** ISO 639-1; the folder of its texts has this name. */
  code: string;
  /** What it calls itself. */
  name: string;
  /** How it writes numbers, dates and plurals; one calendar and Latin digits in all. */
  locale: string;
  /** What stands between two words of a list. */
  comma: string;
}

/** The languages that have a catalogue (LANG-01): an entry here and a folder beside it are one more. */
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
