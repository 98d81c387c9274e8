import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { ChevronDown, Phone } from 'lucide-react';
import { useState, type Ref } from 'react';
import styled from 'styled-components';
import { groupPhone } from '../../machines/rules/groupPhone.ts';
import { normalisePhone, phoneInput } from '../../machines/rules/phone.ts';
import { activeLocale, t } from '../messages/index.ts';
import { Field, InputFrame } from '../ui/Field.tsx';

/** The country code: its number is seen, the list behind it names the countries. */
const Country = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline-end: 12px;
  border-inline-end: 1px solid var(--line-strong);
  color: var(--text);
  font: var(--type-body);
  font-weight: 500;
  white-space: nowrap;
  > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 1rem;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
    border-radius: 8px;
  }
`;

export interface PhoneInputProps {
  label: string;
  /** International, with a leading `+`; '' while nothing is typed. */
  value: string;
  /** Called with the international number and the dial code of its country. */
  onChange: (value: string, dialCode: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  error?: string | undefined;
  required?: boolean;
  /** The shop's country, ISO 3166 alpha-2. */
  country: string;
  /** Whether another country may be chosen: config `country_picker_status` 1 (AUTH-17). */
  canChoose: boolean;
}

const countries = getCountries();

const knownCountry = (country: string): CountryCode =>
  countries.find((code) => code === country.toUpperCase()) ?? 'US';

/** Countries by their names in the active language. */
function namedCountries(): { code: CountryCode; name: string }[] {
  const names = new Intl.DisplayNames([activeLocale()], { type: 'region' });
  return countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, activeLocale()));
}

/** What stands in the field for a number of this country: what follows its dial code, in groups. */
function nationalPart(value: string, country: CountryCode): string {
  const dialCode = `+${getCountryCallingCode(country)}`;
  const shown = groupPhone(value);
  return shown.startsWith(dialCode) ? shown.slice(dialCode.length).trimStart() : shown;
}

/**
 * A phone number: country and digits, in figures of any script; a pasted international number
 * chooses its country where that is allowed. Number rules and country codes are the library's.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { label, value, onChange, error, required = false, canChoose } = props;
  const [country, setCountry] = useState(
    () => parsePhoneNumberFromString(value)?.country ?? knownCountry(props.country),
  );
  const [typed, setTyped] = useState(() => nationalPart(value, country));
  const [list, setList] = useState<{ code: CountryCode; name: string }[]>([]);
  const tell = (text: string, of: CountryCode) => {
    const dialCode = `+${getCountryCallingCode(of)}`;
    if (text === '') onChange('', dialCode);
    else onChange(text.startsWith('+') ? normalisePhone(text) : dialCode + text, dialCode);
  };
  const type = (text: string) => {
    const kept = phoneInput(text.trim().replace(/^00/, '+'));
    const found = canChoose ? parsePhoneNumberFromString(kept)?.country : undefined;
    const of = found ?? country;
    setCountry(of);
    setTyped(found === undefined ? kept : nationalPart(kept, of));
    tell(kept, of);
  };
  const choose = (code: string) => {
    const chosen = knownCountry(code);
    setCountry(chosen);
    tell(phoneInput(typed), chosen);
  };
  const name = new Intl.DisplayNames([activeLocale()], { type: 'region' }).of(country);
  return (
    <Field label={label} error={error} required={required}>
      {(ids) => (
        <InputFrame $failed={error !== undefined} dir="ltr">
          <Country>
            <Phone size={16} aria-hidden />
            <bdi>+{getCountryCallingCode(country)}</bdi>
            {canChoose && <ChevronDown size={14} aria-hidden />}
            <select
              aria-label={t('identity.phone.country')}
              title={canChoose ? name : t('identity.phone.countryFixed')}
              disabled={!canChoose}
              value={country}
              // Two hundred names are sorted only for somebody who opens the list.
              onPointerDown={() => setList(namedCountries())}
              onFocus={() => setList(namedCountries())}
              onChange={(event) => choose(event.target.value)}
            >
              {(list.length === 0 ? [{ code: country, name: name ?? country }] : list).map(
                (one) => (
                  <option key={one.code} value={one.code}>
                    {one.name} +{getCountryCallingCode(one.code)}
                  </option>
                ),
              )}
            </select>
          </Country>
          <input
            {...ids}
            ref={props.inputRef}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required={required}
            value={typed}
            onChange={(event) => type(event.target.value)}
            // Grouped only now: the caret would jump under a number that is being typed.
            onBlur={() => {
              setTyped(nationalPart(value, country));
              props.onBlur();
            }}
          />
        </InputFrame>
      )}
    </Field>
  );
}
