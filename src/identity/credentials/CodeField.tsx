import { useState, type Ref } from 'react';
import styled from 'styled-components';
import { codeDigits } from '../../../machines/rules/phone.ts';

const LENGTH = 6;

/**
 * Six boxes that show the digits of a code, always from left to right, below one invisible input.
 */
const Boxes = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${LENGTH}, minmax(0, 1fr));
  gap: 10px;
  direction: ltr;
  > span {
    block-size: 64px;
    display: grid;
    place-items: center;
    border-radius: var(--r-md);
    background: var(--surface);
    color: var(--text);
    box-shadow: inset 0 0 0 1px var(--line-control);
    font: 720 1.5rem/1 var(--font);
    font-variant-numeric: tabular-nums;
  }
  > span[data-filled] {
    background: var(--fill);
  }
  &:focus-within > span[data-next] {
    box-shadow: inset 0 0 0 2px var(--ink);
    outline: 3px solid color-mix(in oklab, var(--ink) 14%, transparent);
  }
  &[data-failed] > span {
    box-shadow: inset 0 0 0 2px var(--danger);
  }
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    opacity: 0;
    font-size: 1rem;
    cursor: text;
  }
  @media (max-width: 640px) {
    gap: 6px;
    > span {
      block-size: 56px;
    }
  }
`;

interface CodeFieldProps {
  label: string;
  value: string;
  failed: boolean;
  describedBy: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (code: string) => void;
}

/**
 * A one-time code in a single field, so that pasting, autofill from a message and screen readers
 * work as usual. Spaces are ignored, and Arabic digits are accepted (OTP-02).
 */
export function CodeField({
  label,
  value,
  failed,
  describedBy,
  inputRef,
  onChange,
}: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  return (
    <Boxes data-failed={failed || undefined}>
      {Array.from({ length: LENGTH }, (_, place) => (
        <span
          key={place}
          aria-hidden
          data-filled={value[place] !== undefined || undefined}
          data-next={(focused && place === Math.min(value.length, LENGTH - 1)) || undefined}
        >
          {value[place]}
        </span>
      ))}
      <input
        ref={inputRef}
        aria-label={label}
        aria-invalid={failed}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="one-time-code"
        // A dialog focuses this field first, because it opens for entering the digits.
        data-autofocus
        value={value}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => onChange(codeDigits(event.target.value))}
      />
    </Boxes>
  );
}
