import { useEffect, useEffectEvent, useState } from 'react';
import type { CountryCode } from 'libphonenumber-js/min';
import { groupPhone } from '../../../machines/rules/groupPhone.ts';
import { isBeginningOfPhone, phoneInput } from '../../../machines/rules/phone.ts';
import type * as PhoneNumbers from './phoneNumbers.ts';
import { usePressEnd } from './usePressEnd.ts';

/** What is known about the country of a phone number before anything is typed. */
export interface PhoneCountry {
  /** The initial country, ISO 3166 alpha-2; null when it is unknown. */
  country: string | null;
  /**
   * Whether the customer chose this country earlier. If so, digits that can be a number of this
   * country are read as one, and the customer is not asked which number is meant.
   */
  chosen?: boolean;
  /**
   * Whether the customer may choose another country (config `country_picker_status` is 1, AUTH-17).
   */
  canChoose: boolean;
  /** Called when the customer has chosen the country of their number. */
  onCountry?: (country: string) => void;
}

/** The number in a phone field, and what is known about its country. */
export interface PhoneValue extends PhoneCountry {
  /**
   * The number in international form, such as '+4930123456'; '' while nothing is typed. While the
   * country is not clear, it contains only digits, and `phoneProblem` reports an error.
   */
  value: string;
  onChange: (value: string) => void;
}

export type Numbers = typeof PhoneNumbers;

/**
 * The library for phone numbers, once it is loaded. Fields that are mounted later use it at once.
 */
let loaded: Numbers | null = null;

/**
 * Loads the library for phone numbers, if `wanted`. `numbers` is null until it is loaded, and when
 * loading failed.
 */
function useNumbers(wanted: boolean): { numbers: Numbers | null; isLoading: boolean } {
  const [numbers, setNumbers] = useState(loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || numbers !== null) return undefined;
    let left = false;
    const load = async () => {
      loaded = await import('./phoneNumbers.ts');
      if (!left) setNumbers(loaded);
    };
    // Without it the field still accepts a number with its +.
    load().catch(() => {
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
    };
  }, [wanted, numbers]);
  return { numbers, isLoading: wanted && numbers === null && !failed };
}

/**
 * Reads a typed text as a phone number. Returns the international number, or only the typed digits
 * while it is not clear which number is meant.
 * @param numbers the library for phone numbers; null until it is loaded
 * @param of the country of the number; null while it is unknown
 * @param sure whether the customer chose the country; then digits that can be a number of that
 *   country are read as one, without considering other countries
 */
function readingOf(
  numbers: Numbers | null,
  text: string,
  of: CountryCode | null,
  sure: boolean,
): string {
  const digits = phoneInput(text);
  const possible = numbers === null || digits === '' ? [] : numbers.readings(digits, of, sure);
  const [only] = possible;
  const known = possible.length === 1 && (of !== null || digits.startsWith('+'));
  return known && only !== undefined ? only : digits;
}

/**
 * The country of the number: the one that the customer picked, the one that the number names itself,
 * or the one from which the field starts (`given`).
 * @param typed the text being typed; null while the field shows its value
 */
function useCountry(props: PhoneValue, numbers: Numbers | null, typed: string | null) {
  const { value, canChoose, onCountry } = props;
  const [picked, setPicked] = useState<CountryCode | null>(null);
  const [isSettled, setSettled] = useState(false);
  const given =
    numbers === null || props.country === null ? null : numbers.knownCountry(props.country);
  const isInternational = typed === null || typed.startsWith('+');
  const ofValue = canChoose && isInternational ? (numbers?.countryOf(value) ?? null) : null;
  return {
    given,
    country: (canChoose ? picked : null) ?? ofValue ?? given,
    /** Whether the customer chose the country, now or earlier. */
    isChosen: isSettled || props.chosen === true,
    setPicked,
    /** Notes the country that the customer chose, or that of the number that the customer confirmed. */
    settle: (of: CountryCode | null) => {
      if (canChoose) setPicked(of);
      setSettled(true);
      if (of !== null) onCountry?.(of);
    },
  };
}

/**
 * The state of a phone field: the typed text and its country, the text that is shown, and the numbers
 * that the typed text could mean.
 * @param orEmail whether the field also accepts an e-mail address
 */
export function usePhone(props: PhoneValue, orEmail: boolean) {
  const { value, onChange, canChoose } = props;
  // The text being typed; null while the field shows its value, in groups.
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const isPhoneText = (text: string) => !orEmail || isBeginningOfPhone(text);
  const isPhone = isPhoneText(typed ?? value);
  const { numbers, isLoading } = useNumbers(isPhone);
  const { given, country, isChosen, setPicked, settle } = useCountry(props, numbers, typed);

  const report = (text: string, of: CountryCode | null, sure: boolean) =>
    onChange(isPhoneText(text) ? readingOf(numbers, text, of, sure) : text);
  const type = (text: string) => {
    // Some dial 00 where others write a +.
    const normalized = text.trimStart().replace(/^00(?=\d)/, '+');
    const digits = phoneInput(normalized);
    const found =
      canChoose && numbers !== null && normalized.startsWith('+')
        ? numbers.countryOf(digits)
        : null;
    const of = found ?? country;
    setPicked(of);
    // The dial code in front of the field shows the country, so the text has only the rest.
    setTyped(
      found !== null && numbers !== null && isPhoneText(normalized)
        ? numbers.nationalPart(digits, found)
        : normalized,
    );
    report(normalized, of, isChosen);
  };
  const choose = (code: string) => {
    const of = numbers?.knownCountry(code) ?? null;
    if (numbers === null || of === null) return;
    settle(of);
    const text = typed ?? (country === null ? value : numbers.nationalPart(value, country));
    setTyped(text);
    report(text, of, true);
  };
  const answer = (phone: string) => {
    settle(numbers?.countryOf(phone) ?? country);
    setTyped(null);
    onChange(phone);
  };
  // A text that was typed before the library or the shop's country was loaded is read once they
  // are.
  const unclear = isPhone && value !== '' && !value.startsWith('+');
  const readAgain = useEffectEvent((library: Numbers | null, shops: CountryCode | null) => {
    if (library !== null && unclear) report(typed ?? value, country ?? shops, isChosen);
  });
  useEffect(() => readAgain(numbers, given), [numbers, given]);

  const doubts = numbers !== null && unclear ? numbers.readings(value, country, isChosen) : [];
  const shown = typed ?? (isPhone && !unclear ? groupedNumber(numbers, value, country) : value);
  // While the library loads, a focused field keeps the text that it shows. Otherwise the library
  // would group the number anew, which moves the caret and ends a selection.
  const enter = () => {
    if (isLoading && value !== '') setTyped(shown);
  };
  const pressEnd = usePressEnd();
  const leave = async () => {
    setTyped(null);
    await pressEnd();
    setLeft(true);
  };
  const isWaiting = isLoading && unclear;
  const state = { isWaiting, isPhone, numbers, country, shown, doubts, left };
  return { ...state, type, choose, answer, enter, leave };
}

/** An international number in groups, without the dial code if the field shows that in front. */
const groupedNumber = (numbers: Numbers | null, phone: string, of: CountryCode | null): string =>
  numbers === null || of === null ? groupPhone(phone) : numbers.nationalPart(phone, of);
