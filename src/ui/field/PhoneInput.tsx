import { ChevronDown, Phone } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { CountryCode } from 'libphonenumber-js/min';
import styled from 'styled-components';
import { groupPhone } from '../../../machines/rules/groupPhone.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../Button.tsx';
import { Field, InputFrame } from '../Field.tsx';
import { usePhone, type Numbers, type PhoneValue } from './usePhone.ts';

/** Shows the dial code of the country; an invisible `select` over it lists all countries. */
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

const Whole = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
`;

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 14px;
  border-radius: var(--r-md);
  background: var(--fill);
  font: var(--type-sm-strong);
  > p {
    flex-basis: 100%;
  }
`;

export interface PhoneInputProps extends PhoneValue {
  label: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  /**
   * Shown before the input while it contains an e-mail address. Without this prop the field accepts
   * only phone numbers.
   */
  emailLead?: ReactNode;
}

/** What has no + after it: another +, and the digits of every script that is read as a number. */
const beginning = /[+\d٠-٩۰-۹]/;

/** Removes what a phone number cannot contain: it has digits, separators and one + before them. */
function phoneOnly(text: string): string {
  const allowed = text.replaceAll(/[^\d٠-٩۰-۹+\s\-().\u200E\u200F]/g, '');
  return allowed.replaceAll('+', (plus, at: number) =>
    beginning.test(allowed.slice(0, at)) ? '' : plus,
  );
}

/**
 * Removes from a field what a phone number cannot contain (PROF-04); the caret stays after the same
 * character.
 */
function keepPhoneOnly(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const phone = phoneOnly(value);
  if (phone === value) return;
  const caret = phoneOnly(value.slice(0, selectionStart ?? value.length)).length;
  input.value = phone;
  input.setSelectionRange(caret, caret);
}

/**
 * Delays the submit of the form while the library is loading, and repeats it afterwards. Without
 * the library the country of the digits is unknown.
 * @param frame an element inside the form
 * @param isWaiting whether a submit has to wait for the library
 */
function useDelayedSubmit(frame: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    const form = frame.current?.closest('form');
    if (!isWaiting || form == null) return undefined;
    let submitter: HTMLElement | null | undefined;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      submitter = event.submitter;
    };
    form.addEventListener('submit', hold, true);
    return () => {
      form.removeEventListener('submit', hold, true);
      if (submitter === undefined) return;
      // The field passes the complete number to its form in an effect of the same change.
      setTimeout(() => {
        if (form.isConnected) form.requestSubmit(submitter);
      });
    };
  }, [frame, isWaiting]);
}

/**
 * A field for a phone number, with the dial code of its country in front. A customer can type while
 * the library is still loading, in digits of any script. A pasted international number selects its
 * country where that is allowed. If digits fit two countries, the customer is asked which number is
 * meant (CONST-07). The field also accepts an e-mail address if `emailLead` is given, which is
 * shown before the address. The rules and country codes come from a library (libphonenumber-js).
 */
export function PhoneInput(props: PhoneInputProps) {
  const { label, error, hint, required = false, canChoose, emailLead } = props;
  const phone = usePhone(props, emailLead !== undefined);
  const frame = useRef<HTMLDivElement>(null);
  useDelayedSubmit(frame, phone.isWaiting);
  return (
    <Whole ref={frame}>
      <Field label={label} error={error} hint={hint} required={required}>
        {(ids) => (
          <InputFrame $failed={error !== undefined} dir={phone.isPhone ? 'ltr' : undefined}>
            {phone.isPhone ? (
              <CountryChoice
                numbers={phone.numbers}
                country={phone.country}
                canChoose={canChoose}
                onChoose={phone.choose}
              />
            ) : (
              emailLead
            )}
            <input
              {...ids}
              ref={props.inputRef}
              name={props.name}
              type={emailLead === undefined ? 'tel' : 'text'}
              inputMode={emailLead === undefined ? 'tel' : 'email'}
              autoComplete={emailLead === undefined ? 'tel-national' : 'username'}
              autoCapitalize="none"
              spellCheck={false}
              required={required}
              value={phone.shown}
              onFocus={phone.enter}
              onChange={({ target }) => {
                if (emailLead === undefined) keepPhoneOnly(target);
                phone.type(target.value);
              }}
              // The number is grouped only when the field is left, because grouping it while it is
              // typed would move the caret.
              onBlur={() => {
                void phone.leave();
                props.onBlur?.();
              }}
            />
          </InputFrame>
        )}
      </Field>
      {phone.doubts.length > 0 && (phone.left || error !== undefined) && (
        <Doubts doubts={phone.doubts} onAnswer={phone.answer} />
      )}
    </Whole>
  );
}

interface DoubtsProps {
  /** The numbers that the typed digits could mean, two at most. */
  doubts: readonly string[];
  onAnswer: (phone: string) => void;
}

/**
 * Asks the customer which of these numbers is meant or, if there is only one, whether it is right.
 */
function Doubts({ doubts, onAnswer }: DoubtsProps) {
  const id = useId();
  const one = isolated(doubts[0]);
  return (
    <Question role="group" aria-labelledby={id}>
      <p id={id} role="status">
        {doubts.length === 1
          ? t('identity.phone.is', { one })
          : t('identity.phone.which', { one, other: isolated(doubts[1]) })}
      </p>
      {doubts.map((phone) => (
        <Button key={phone} size="sm" onClick={() => onAnswer(phone)}>
          <bdi dir="ltr">{groupPhone(phone)}</bdi>
        </Button>
      ))}
    </Question>
  );
}

/**
 * A phone number in groups for use inside a sentence, with Unicode marks that make it run from left
 * to right in every language.
 */
const isolated = (phone = ''): string => `\u2066${groupPhone(phone)}\u2069`;

interface CountryChoiceProps {
  /** The library for phone numbers; null until it is loaded. */
  numbers: Numbers | null;
  country: CountryCode | null;
  canChoose: boolean;
  onChoose: (country: string) => void;
}

/**
 * The dial code before the number. Where the country may be chosen, a press opens the list of
 * countries.
 */
function CountryChoice({ numbers, country, canChoose, onChoose }: CountryChoiceProps) {
  const [all, setAll] = useState<ReturnType<Numbers['namedCountries']>>([]);
  if (numbers === null) {
    return (
      <Country>
        <Phone size={16} aria-hidden />
      </Country>
    );
  }
  const name = country === null ? undefined : numbers.countryName(country);
  const own = country === null ? [] : [{ code: country, name: name ?? country }];
  const list = all.length === 0 ? own : all;
  const open = () => setAll(numbers.namedCountries());
  return (
    <Country>
      <Phone size={16} aria-hidden />
      <bdi>{country === null ? '+' : numbers.dialCodeOf(country)}</bdi>
      {canChoose && <ChevronDown size={14} aria-hidden />}
      <select
        aria-label={t('identity.phone.country')}
        title={canChoose ? name : t('identity.phone.countryFixed')}
        disabled={!canChoose}
        value={country ?? ''}
        // The two hundred names are sorted only when the list is opened.
        onPointerDown={open}
        onFocus={open}
        onChange={(event) => onChoose(event.target.value)}
      >
        {country === null && <option value="">{t('identity.phone.country')}</option>}
        {list.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name} {numbers.dialCodeOf(one.code)}
          </option>
        ))}
      </select>
    </Country>
  );
}
