import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { t } from '../messages/index.ts';

const Stack = styled.div`
  display: grid;
  gap: 7px;
  align-content: start;
  > label {
    font: var(--type-sm-strong);
    display: flex;
    gap: 4px;
  }
  > label > span {
    color: var(--text-3);
    font-weight: 450;
  }
  > label > b {
    color: var(--danger);
  }
`;

/**
 * The frame around an input; it may also contain icons, badges and buttons. It has a grey
 * background when the input is disabled, and the hint should then say why.
 */
export const InputFrame = styled.div<{ $failed?: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 52px;
  padding-inline: 16px;
  border-radius: var(--r-md);
  background: var(--surface);
  color: var(--text-3);
  box-shadow: inset 0 0 0
    ${({ $failed }) => ($failed ? '2px var(--danger)' : '1px var(--line-control)')};
  transition: box-shadow var(--dur-fast);
  ${({ $failed }) =>
    $failed !== true &&
    css`
      @media (hover: hover) {
        &:hover {
          box-shadow: inset 0 0 0 1px var(--text-2);
        }
      }
    `}
  &:has(> :disabled) {
    background: var(--fill);
    box-shadow: none;
  }
  &:focus-within {
    box-shadow: inset 0 0 0 2px ${({ $failed }) => ($failed ? 'var(--danger)' : 'var(--ink)')};
    outline: 3px solid color-mix(in oklab, var(--ink) 14%, transparent);
  }
  > input,
  > select,
  > textarea {
    flex: 1;
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: 44px;
    background: none;
    border: 0;
    outline: 0;
    color: var(--text);
    font: var(--type-body);
    font-weight: 500;
    /* A phone zooms the page into a field whose text is smaller than 16px. */
    @media (pointer: coarse) {
      font-size: 1rem;
    }
  }
  > :disabled {
    color: var(--text-2);
    cursor: not-allowed;
  }
  /* The arrow of a list is the same in every browser and theme; a press on it is one on the list. */
  > select {
    appearance: none;
    padding-inline-end: 24px;
    cursor: pointer;
  }
  &:has(> select)::after {
    content: '';
    flex: none;
    inline-size: 9px;
    block-size: 9px;
    margin-block-start: -5px;
    margin-inline: -20px 2px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    border-radius: 1px;
    rotate: 45deg;
    pointer-events: none;
  }
  > button:last-child {
    margin-inline-end: -10px;
  }
  > textarea {
    padding-block: 14px;
    resize: vertical;
  }
  ::placeholder {
    color: var(--text-3);
    opacity: 1;
    font-weight: 430;
  }
`;

const Hint = styled.p<{ $failed?: boolean }>`
  font: var(--type-xs);
  color: ${({ $failed }) => ($failed ? 'var(--danger)' : 'var(--text-3)')};
  display: flex;
  gap: 6px;
  align-items: flex-start;
  > svg {
    margin-block-start: 1px;
  }
`;

export interface FieldWords {
  label: string;
  /** The error text; announced at once and connected to the input. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Shows "(optional)" beside the label. */
  optional?: boolean;
}

interface FieldProps extends FieldWords {
  /**
   * Shows the asterisk of a required field beside the label. The input needs the attribute
   * `required` too.
   */
  required?: boolean | undefined;
  /** Renders the input. Spread the given props onto it: they connect it to its label and texts. */
  children: (ids: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactElement;
}

interface FieldNoteProps {
  /** The id for the input's `aria-describedby`. */
  id: string;
  error: string | undefined;
  hint?: string | undefined;
}

/** The text below an input: a hint, or the error with an icon. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  const note = error ?? hint;
  if (note === undefined) return null;
  return (
    <Hint id={id} $failed={error !== undefined} role={error ? 'alert' : undefined}>
      {error !== undefined && <CircleAlert size={16} aria-hidden />}
      {note}
    </Hint>
  );
}

/** A label, an input and the text below it. */
export function Field({ label, error, hint, optional, required, children }: FieldProps) {
  const id = useId();
  const isDescribed = error !== undefined || hint !== undefined;
  return (
    <Stack>
      <label htmlFor={id}>
        {label}
        {required === true && <b aria-hidden>*</b>}
        {optional === true && <span>({t('ui.optional')})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': isDescribed ? `${id}-said` : undefined,
      })}
      <FieldNote id={`${id}-said`} error={error} hint={hint} />
    </Stack>
  );
}

interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldWords {
  /** Shown before the input, such as an icon or a country code. */
  lead?: ReactNode;
  /** Shown after the input, such as a badge or an icon button. */
  trail?: ReactNode;
}

/**
 * A one-line text field, with all attributes of an `input`. `lead` is shown before the input, and
 * `trail` after it.
 */
export function TextField({ label, error, hint, optional, lead, trail, ...rest }: TextFieldProps) {
  const words = { label, error, hint, required: rest.required };
  return (
    <Field {...words} optional={optional ?? false}>
      {(ids) => (
        <InputFrame $failed={error !== undefined}>
          {lead}
          <input {...rest} {...ids} />
          {trail}
        </InputFrame>
      )}
    </Field>
  );
}
