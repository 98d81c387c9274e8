import { useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { t } from '../../messages/index.ts';
import { Field, InputFrame, type FieldWords } from '../Field.tsx';
import { Hidden } from '../Hidden.tsx';

interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldWords {}

/** The field shows how many characters are left when at most this fraction of the limit is left. */
const NEAR = 0.2;

/**
 * The note below the field: how many characters are left, or that the limit is reached. undefined
 * while more than a fifth of the limit is left.
 * @param length the number of characters in the field
 * @param longest the maximum number of characters
 */
function roomText(length: number, longest: number): string | undefined {
  const left = longest - length;
  if (left <= 0) return t('ui.noRoom', { most: longest });
  return left <= longest * NEAR ? t('ui.room', { count: left }) : undefined;
}

/**
 * A text field of several lines, with all attributes of a `textarea`. The browser does not accept
 * more than `maxLength` characters and cuts off a longer pasted text. So the field shows how many
 * characters are left, when these are few.
 */
export function TextArea({ label, error, hint, optional, ...rest }: TextAreaProps) {
  const { value, maxLength, required, onInput, onFocus } = rest;
  const [counted, setCounted] = useState(0);
  const count = (event: SyntheticEvent<HTMLTextAreaElement>) =>
    setCounted(event.currentTarget.value.length);
  const length = typeof value === 'string' ? value.length : counted;
  const room = maxLength === undefined ? undefined : roomText(length, maxLength);
  const isFull = maxLength !== undefined && length >= maxLength;
  return (
    <Field
      label={label}
      error={error}
      hint={room ?? hint}
      required={required}
      optional={optional ?? false}
    >
      {(ids) => (
        <InputFrame $failed={error !== undefined}>
          <textarea
            rows={2}
            {...rest}
            {...ids}
            onInput={(event) => {
              count(event);
              onInput?.(event);
            }}
            onFocus={(event) => {
              count(event);
              onFocus?.(event);
            }}
          />
          <Hidden role="status">{isFull && room}</Hidden>
        </InputFrame>
      )}
    </Field>
  );
}
