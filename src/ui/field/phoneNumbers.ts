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
 * The library of phone numbers, behind the few functions that a phone field needs. It is loaded
 * with the first visible phone field, so nothing else may import this file directly.
 */

const countries = getCountries();

/** The library's code of a country; null when the library does not know the country. */
export function knownCountry(country: string): CountryCode | null {
  return countries.find((code) => code === country.toUpperCase()) ?? null;
}

/** The dial code of a country with its +. */
export function dialCodeOf(country: CountryCode): string {
  return `+${getCountryCallingCode(country)}`;
}

/** The country of an international number, null while its digits name none. */
export function countryOf(phone: string): CountryCode | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}

/** A country by its name in the active language. */
export function countryName(country: CountryCode): string {
  return new Intl.DisplayNames([activeLocale()], { type: 'region' }).of(country) ?? country;
}

/** Every country by its name in the active language, sorted by it. */
export function namedCountries(): { code: CountryCode; name: string }[] {
  return countries
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, activeLocale()));
}

/** How a phone field shows a number of this country: the part after its dial code, in groups. */
export function nationalPart(phone: string, country: CountryCode): string {
  const dialCode = dialCodeOf(country);
  const shown = groupPhone(phone);
  return shown.startsWith(dialCode) ? shown.slice(dialCode.length).trimStart() : shown;
}

/** A number of this country in international form; the 0 before an area code is dropped. */
function asNational(digits: string, country: CountryCode): { phone: string; possible: boolean } {
  const parsed = parsePhoneNumberFromString(digits, country);
  return parsed === undefined
    ? { phone: dialCodeOf(country) + digits, possible: false }
    : { phone: parsed.number, possible: parsed.isPossible() };
}

/**
 * The international numbers that a typed text can mean (CONST-07, OPEN-64). Digits without a + are
 * a number of the field's country, never silently another's: when they are also a complete number
 * of another country, both are returned and the customer is asked. Without a country, digits are
 * returned only when they are a complete international number without its +.
 * @param chosen whether the customer chose the country, so that digits that fit it are not doubted
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
