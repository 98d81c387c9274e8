import { Check } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldNote } from './Field.tsx';

/** A row with a control and its text; the complete row can be clicked. */
export const ChoiceRow = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  position: relative;
  cursor: pointer;
  font: var(--type-body);
  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    inline-size: 100%;
    block-size: 100%;
    cursor: pointer;
  }
  > input:disabled ~ * {
    color: var(--text-disabled);
  }
  > input:focus-visible + span {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 2px;
  }
  > input:checked + span {
    background: var(--accent);
    box-shadow: none;
    color: var(--on-accent);
  }
  /* In a contrast theme the browser draws no fills, so its own control has to show whether the option
     is checked. That control has an outline, so the row needs none. */
  @media (forced-colors: active) {
    outline: none;
    > input {
      position: static;
      flex: none;
      inline-size: 22px;
      block-size: 22px;
      opacity: 1;
    }
    > input + span {
      display: none;
    }
  }
`;

const Box = styled.span`
  inline-size: 22px;
  block-size: 22px;
  border-radius: 7px;
  box-shadow: inset 0 0 0 1.5px var(--line-control);
  display: grid;
  place-items: center;
  flex: none;
  color: transparent;
  background: var(--surface);
  transition: background var(--dur-fast);
`;

const Dot = styled(Box)`
  border-radius: 50%;
  &::after {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: currentColor;
  }
`;

/** The text beside a checkbox or radio button. */
export const ChoiceWords = styled.span`
  flex: 1;
  min-inline-size: 0;
  /* A link in the label lies above the checkbox, which covers the row. */
  a {
    position: relative;
    z-index: 1;
  }
`;

export interface CheckProps extends ComponentPropsWithRef<'input'> {
  /** The text beside the control. */
  children: ReactNode;
}

interface CheckboxProps extends CheckProps {
  /** The error text; undefined when there is no error. */
  error?: string | undefined;
}

/** A checkbox (with all attributes of an `input`) whose complete row can be clicked. */
export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <>
      <ChoiceRow>
        <input
          type="checkbox"
          {...rest}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : rest['aria-describedby']}
        />
        <Box>
          <Check size={14} strokeWidth={3} aria-hidden />
        </Box>
        <ChoiceWords>{children}</ChoiceWords>
      </ChoiceRow>
      <FieldNote id={id} error={error} />
    </>
  );
}

/** A radio button (with all attributes of an `input`) whose complete row can be clicked. */
export function Radio({ children, ...rest }: CheckProps) {
  return (
    <ChoiceRow>
      <input type="radio" {...rest} />
      <Dot />
      <ChoiceWords>{children}</ChoiceWords>
    </ChoiceRow>
  );
}

const Tile = styled.label`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 16px;
  border-radius: var(--r-lg);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  position: relative;
  background: var(--surface);
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1px var(--line-control);
    }
  }
  &:has(:disabled) {
    background: var(--fill);
    color: var(--text-disabled);
    box-shadow: none;
  }
  &:has(:disabled) > input {
    cursor: not-allowed;
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--accent);
    background: var(--accent-softer);
  }
  &:has(:focus-visible) {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > span:first-of-type {
    inline-size: 44px;
    block-size: 44px;
    border-radius: 14px;
    background: var(--fill);
    display: grid;
    place-items: center;
    flex: none;
  }
  &:has(:checked) > span:first-of-type {
    background: var(--accent);
    color: var(--on-accent);
  }
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
`;

interface TileProps extends ComponentPropsWithRef<'input'> {
  icon: ReactNode;
  label: string;
  note?: ReactNode;
}

/**
 * A large radio button with an icon, a label and a note. When it is disabled, the note should say
 * why.
 */
export function OptionTile({ icon, label, note, ...rest }: TileProps) {
  return (
    <Tile>
      <input type="radio" {...rest} />
      <span aria-hidden>{icon}</span>
      <ChoiceWords>
        <b>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </ChoiceWords>
    </Tile>
  );
}

const Views = styled.fieldset<{ $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  flex-wrap: wrap;
  min-inline-size: 0;
  background: var(--fill);
  border-radius: var(--r-md);
  padding: 4px;
  gap: 2px;
`;

const Part = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 7px;
  min-block-size: 44px;
  padding-inline: 18px;
  border-radius: 11px;
  font: var(--type-sm-strong);
  color: var(--text-2);
  flex: 1;
  white-space: nowrap;
  cursor: pointer;
  &:has(:checked) {
    background: var(--surface-raised);
    color: var(--text);
    box-shadow: var(--shadow-1), var(--edge);
  }
  &:has(:focus-visible) {
    outline: var(--focus-width) solid var(--focus-color);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--text);
    }
  }
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
`;

interface SegmentProps<T extends string> {
  /** The accessible name of the group. */
  label: string;
  name: string;
  value: T;
  options: { value: T; label: string; icon?: ReactNode }[];
  onChange: (value: T) => void;
  /** Whether the control uses the full width. */
  block?: boolean;
}

/** A segmented control: a row of two or three options, of which one is selected. */
export function Segment<T extends string>({
  label,
  name,
  value,
  options,
  onChange,
  block = false,
}: SegmentProps<T>) {
  return (
    <Views $block={block} aria-label={label}>
      {options.map((option) => (
        <Part key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </Part>
      ))}
    </Views>
  );
}
