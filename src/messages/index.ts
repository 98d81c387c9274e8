import { addressParts, type AddressWords } from '../../machines/rules/address.ts';
import type { MessageRef } from '../../machines/rules/domain.ts';
import type { texts } from './en/index.ts';
import { languages, type LanguageCode } from './languages.ts';
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
/** What a text is filled with; several names are written as a list of the active language. */
export type Values = Record<string, string | number | readonly string[]>;

/** The texts that are there, part by part as they were loaded. */
let parts: ReadonlySet<Catalogue> = new Set();
let active: (typeof languages)[number] = languages[0];
/** Made with the first plural: what a browser knows of languages takes a phone long to load. */
let plurals: Intl.PluralRules | null = null;

/** The language that was asked for last; it becomes the active one when its texts arrive. */
let wanted: LanguageCode = active.code;

/**
 * Loads texts of a language and makes it the active one. Of two languages the one asked for last stays.
 * @param extent `first` is what landing, home and the frame around them say, `store` is the page of a
 *   store as well; without one, all texts
 */
export async function loadMessages(language: LanguageCode, extent?: Extent): Promise<void> {
  wanted = language;
  const found = languages.find(({ code }) => code === language) ?? languages[0];
  const loaded = await loadTexts(found.code, extent);
  if (language !== wanted) return;
  parts = new Set(active.code === language ? [...parts, ...loaded] : loaded);
  active = found;
  plurals = null;
}

/** Loads texts of the language that was asked for last, all of them unless an extent is named. */
export function loadMoreMessages(extent?: Extent): Promise<void> {
  return loadMessages(wanted, extent);
}

/**
 * Waits for all texts together with a module: `withTexts(import('./Part.tsx'))`. The build leaves what
 * only such modules say out of the first texts (.build/texts).
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

/** Names in a sentence, such as "one, two, and three"; each runs in its own direction. */
function enumerated(names: readonly string[]): string {
  return new Intl.ListFormat(active.locale).format(names.map((name) => `\u2068${name}\u2069`));
}

/** What is there of some words, one after another with the active language's comma. */
export function listOf(words: readonly string[]): string {
  return words.filter(Boolean).join(active.comma);
}

/**
 * An address in one line, for every place that prints one: nothing in it twice, and all its commas
 * those of the active language (m25, p15).
 */
export function addressText(address: AddressWords): string {
  return listOf(addressParts(address));
}

/** The text of a key in the active language, with its placeholders filled. */
export function t(key: MessageKey, values: Values = {}): string {
  return render(key, values);
}

/** The words behind a machine's message: a catalogue text, or the server's own. */
export function resolve(message: MessageRef): string {
  return 'text' in message ? message.text : render(message.key, message.values ?? {});
}

/** Makes each way of writing once a language: what a browser knows of them takes a phone long to load. */
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

/** A number as the active language writes it, with Latin digits; wrap it in `bdi`. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberWriter(options).format(value);
}

/** The zone that moments are written in; undefined for that of the device. */
let timeZone: string | undefined;

/** Has moments written in a visitor's time zone, where that is not the one of the device. */
export function setTimeZone(zone: string): void {
  timeZone = zone;
}

/** A moment (ISO text or date) as the active language writes it; a moment that is none gives ''. */
export function formatDate(
  moment: string | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return dateWriter(timeZone === undefined ? options : { ...options, timeZone }).format(date);
}
