import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
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
`;

/** The frame around an input; icons and buttons may stand beside the input in it. */
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
    font-size: max(1rem, 0.9375rem);
    font-weight: 500;
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
`;

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
  children: (ids: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactElement;
}

/** A label, an input and what is to be said of it: a hint, or the error with an icon. */
export function Field({ label, error, hint, optional = false, children }: FieldProps) {
  const id = useId();
  const said = error ?? hint;
  return (
    <Stack>
      <label htmlFor={id}>
        {label}
        {optional && <span>({t('ui.optional')})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': said === undefined ? undefined : `${id}-said`,
      })}
      {said !== undefined && (
        <Hint id={`${id}-said`} $failed={error !== undefined} role={error ? 'alert' : undefined}>
          {error !== undefined && <CircleAlert size={16} aria-hidden />}
          {said}
        </Hint>
      )}
    </Stack>
  );
}

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
  lead?: ReactNode;
  trail?: ReactNode;
}

/** A one-line text field. */
export function TextField({ label, error, hint, optional, lead, trail, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false}>
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

interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
}

/** A text field of several lines. */
export function TextArea({ label, error, hint, optional, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false}>
      {(ids) => (
        <InputFrame $failed={error !== undefined}>
          <textarea rows={2} {...rest} {...ids} />
        </InputFrame>
      )}
    </Field>
  );
}
