/** The languages that have a catalogue (LANG-01); dates keep one calendar and Latin digits in all. */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-US', comma: ', ' },
  { code: 'ar', name: 'العربية', locale: 'ar-SA-u-ca-gregory-nu-latn', comma: '، ' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

const rtlLanguages: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** The writing direction of a language (LANG-03). */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rtlLanguages.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The known language behind a stored or asked one, English otherwise. */
export function knownLanguage(language: string | null): LanguageCode {
  return languages.find(({ code }) => code === language)?.code ?? 'en';
}
