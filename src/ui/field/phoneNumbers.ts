import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { groupPhone } from '../../../machines/rules/groupPhone.ts';
import { normalisePhone, phoneInput } from '../../../machines/rules/phone.ts';
import { activeLocale } from '../../messages/index.ts';

/**
 * The functions of the library for phone numbers that a phone field needs. This file is loaded
 * together with the library when the first phone field is visible, so other files may only import
 * it when they need it, with `import()`.
 */

const countries = getCountries();

/**
 * The library's code of a country, such as 'DE'; null when the library does not know the country.
 */
export function knownCountry(country: string): CountryCode | null {
  return countries.find((code) => code === country.toUpperCase()) ?? null;
}

/** The dial code of a country with its +, such as '+49'. */
export function dialCodeOf(country: CountryCode): string {
  return `+${getCountryCallingCode(country)}`;
}

/** The country of an international number; null while its digits do not determine a country. */
export function countryOf(phone: string): CountryCode | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}

/**
 * The dial code with which an international number begins, such as '20'; null while its digits do
 * not determine one (OPEN-26).
 */
export function dialCodeIn(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.countryCallingCode ?? null;
}

/** The name of a country in the active language. */
export function countryName(country: CountryCode): string {
  return new Intl.DisplayNames([activeLocale()], { type: 'region' }).of(country) ?? country;
}

/** All countries with their names in the active language, sorted by name. */
export function namedCountries(): { code: CountryCode; name: string }[] {
  return countries
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, activeLocale()));
}

/**
 * A number as a phone field shows it after the dial code of its country: without that dial code,
 * and in groups of digits.
 */
export function nationalPart(phone: string, country: CountryCode): string {
  const dialCode = dialCodeOf(country);
  const shown = groupPhone(phone);
  return shown.startsWith(dialCode) ? shown.slice(dialCode.length).trimStart() : shown;
}

/**
 * Reads digits as a number of this country and returns its international form, without the 0 before
 * the area code. `possible`: whether numbers of the country can have this length.
 */
function asNational(digits: string, country: CountryCode): { phone: string; possible: boolean } {
  const parsed = parsePhoneNumberFromString(digits, country);
  return parsed === undefined
    ? { phone: dialCodeOf(country) + digits, possible: false }
    : { phone: parsed.number, possible: parsed.isPossible() };
}

/**
 * The international numbers that a typed text can mean (CONST-07, OPEN-64). Digits without a + are
 * read as a number of `country`. If they are also a complete number of another country, both
 * numbers are returned, so that the customer can be asked. Without a country, digits are read only
 * if they are a complete international number without its +.
 * @param chosen whether the customer chose the country; then digits that can be a number of that
 *   country are read only as one
 */
export function readings(text: string, country: CountryCode | null, chosen: boolean): string[] {
  const typed = phoneInput(text);
  if (typed.startsWith('+')) return [normalisePhone(typed)];
  const abroad = parsePhoneNumberFromString(`+${typed}`);
  const foreign = abroad?.isValid() === true ? [abroad.number] : [];
  if (country === null) return foreign;
  const { phone, possible } = asNational(typed, country);
  const isOther = abroad !== undefined && `+${abroad.countryCallingCode}` !== dialCodeOf(country);
  return isOther && !(chosen && possible) ? [phone, ...foreign] : [phone];
}
