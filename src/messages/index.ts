import { addressParts, type AddressWords } from '../../machines/rules/address.ts';
import type { MessageRef } from '../../machines/rules/domain.ts';
import type { texts } from './en/index.ts';
import { languageOf, languages, type LanguageCode } from './languages.ts';
import { loadTexts, type Catalogue, type Extent } from './load.ts';

export {
  directionOf,
  knownLanguage,
  languageIn,
  languages,
  startLanguage,
  withLanguage,
  type LanguageCode,
} from './languages.ts';
export type { Extent } from './load.ts';

export type MessageKey = keyof typeof texts;
/** The values of a text's placeholders; an array is written as a list in the active language. */
export type Values = Record<string, string | number | readonly string[]>;

/** The texts of the active language that are loaded so far, one entry for each loaded file. */
let parts: ReadonlySet<Catalogue> = new Set();
let active: (typeof languages)[number] = languages[0];
/**
 * The plural rules of the active language; null until a plural is needed, because a phone takes
 * long to load them.
 */
let plurals: Intl.PluralRules | null = null;

/** The language that was requested last; it becomes the active one when its texts are loaded. */
let wanted: LanguageCode = active.code;

/**
 * Loads texts of a language and makes it the active one. If another language is requested before
 * they have arrived, the last request wins.
 * @param extent `first` loads the texts of home and the frame around it; `landing` and `store` also
 * those of the landing page and of the store's page. Without it, all texts are loaded.
 */
export async function loadMessages(language: LanguageCode, extent?: Extent): Promise<void> {
  wanted = language;
  const loaded = await loadTexts(language, extent);
  if (language === wanted) activate(language, loaded);
}

function activate(language: LanguageCode, loaded: readonly Catalogue[]): void {
  parts = new Set(active.code === language ? [...parts, ...loaded] : loaded);
  active = languageOf(language) ?? languages[0];
  plurals = null;
}

/**
 * Loads all texts of a language for the page server, which renders pages of several languages at
 * the same time. The returned function makes the language the active one. Another page may switch
 * it at the next `await`, so call the function again after each.
 */
export async function loadLanguage(language: LanguageCode): Promise<() => void> {
  const loaded = await loadTexts(language);
  return () => {
    wanted = language;
    activate(language, loaded);
  };
}

/** Loads texts of the language that was requested last: all of them, unless an extent is named. */
export function loadMoreMessages(extent?: Extent): Promise<void> {
  return loadMessages(wanted, extent);
}

/**
 * Loads a module together with all texts: `withTexts(import('./Part.tsx'))`. The build finds these
 * calls (.build/texts): texts that only such modules use are not in the first load.
 */
export async function withTexts<Module>(module: Promise<Module>): Promise<Module> {
  return (await Promise.all([module, loadMoreMessages()]))[0];
}

/** The active language. */
export function activeLanguage(): LanguageCode {
  return active.code;
}

/** The active locale, with Latin digits in every language. */
export function activeLocale(): string {
  return active.locale;
}

function formOf(count: number): Intl.LDMLPluralRule {
  plurals ??= new Intl.PluralRules(active.locale);
  return plurals.select(count);
}

function render(key: string, values: Values): string {
  const message = [...parts].find((part) => Object.hasOwn(part, key))?.[key];
  if (message === undefined) return key;
  const text =
    typeof message === 'string'
      ? message
      : (message[formOf(Number(values['count'] ?? 0))] ?? message.other);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? enumerated(value) : String(value);
  });
}

/**
 * Joins names to a list for a sentence, such as "one, two, and three". Each name keeps its own
 * writing direction.
 */
function enumerated(names: readonly string[]): string {
  return new Intl.ListFormat(active.locale).format(names.map((name) => `\u2068${name}\u2069`));
}

/** The comma of the active language, with the space after it. */
export const comma = (): string => active.comma;

/** Joins words with the active language's comma; empty ones are left out. */
export function listOf(words: readonly string[]): string {
  return words.filter(Boolean).join(active.comma);
}

/**
 * An address in one line; use it wherever an address is shown. No part occurs twice, and all commas
 * are those of the active language (m25, p15).
 */
export function addressText(address: AddressWords): string {
  return listOf(addressParts(address));
}

/** The text of a key in the active language, with its placeholders filled. */
export function t(key: MessageKey, values: Values = {}): string {
  return render(key, values);
}

/**
 * The text of a message that a statechart refers to: a text of the shop by its key, or the server's
 * own text.
 */
export function resolve(message: MessageRef): string {
  return 'text' in message ? message.text : render(message.key, message.values ?? {});
}

/**
 * Caches formatters, one for each locale and options, because a phone takes long to load the
 * language data that a new one needs.
 */
function writers<Options, Writer>(
  make: (locale: string, options: Options) => Writer,
): (options: Options) => Writer {
  const made = new Map<string, Writer>();
  return (options) => {
    const name = active.locale + JSON.stringify(options);
    const writer = made.get(name) ?? make(active.locale, options);
    made.set(name, writer);
    return writer;
  };
}

const numberWriter = writers(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateWriter = writers(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Formats a number for the active language, with Latin digits; the caller wraps it in `<bdi>`. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberWriter(options).format(value);
}

/** The time zone in which times are shown; undefined for the device's own. */
let timeZone: string | undefined;

/**
 * Sets the visitor's time zone; undefined for the device's own. The page server needs it, because
 * its own time zone is a different one.
 */
export function setTimeZone(zone: string | undefined): void {
  timeZone = zone;
}

/**
 * Formats a time for the active language; '' when it is not a valid time. For a date without a time,
 * use `formatDay`.
 * @param moment ISO text, or a date
 */
export function formatDate(
  moment: string | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return dateWriter(timeZone === undefined ? options : { timeZone, ...options }).format(date);
}
