import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../../messages/index.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import type { FieldBinding } from '../../ui/form/useSchemaForm.ts';
import { Strength } from './Strength.tsx';

const Stack = styled.div`
  display: grid;
  gap: 9px;
  align-content: start;
`;

const Same = styled.p`
  display: flex;
  gap: 6px;
  font: var(--type-xs);
  color: var(--success);
`;

interface NewPasswordFieldsProps {
  /** The label of the first field; the second repeats the same password. */
  label: string;
  /** What is typed in the two fields. */
  typed: { password: string; confirm: string };
  /**
   * A text below the field that says what happens when both fields stay empty. Without it the
   * fields are required.
   */
  hint?: string;
  /** Whether the fields show a lock icon at the start. */
  lock?: boolean;
  password: FieldBinding;
  confirm: FieldBinding;
}

/**
 * Two fields for a new password and its repetition, and how hard it is to guess (AUTH-15, REC-08,
 * REC-09). `label` is that of the first field, `typed` what is typed in both; `password` and
 * `confirm` connect them to the form, `lock` adds an icon. `hint` says what happens when both stay
 * empty; without it they are required.
 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, typed, hint, lock = false, password, confirm } = props;
  const required = hint === undefined;
  const fine = password.error === undefined && confirm.error === undefined;
  const same = fine && typed.password.length >= 6 && typed.confirm === typed.password;
  return (
    <>
      <Stack>
        <PasswordField
          label={label}
          required={required}
          hint={hint}
          lock={lock}
          autoComplete="new-password"
          {...password}
        />
        <Strength password={typed.password} />
      </Stack>
      <Stack>
        <PasswordField
          label={t('identity.password.confirm')}
          required={required}
          lock={lock}
          autoComplete="new-password"
          {...confirm}
        />
        {same && (
          <Same role="status">
            <CircleCheck size={16} aria-hidden />
            {t('identity.password.same')}
          </Same>
        )}
      </Stack>
    </>
  );
}
