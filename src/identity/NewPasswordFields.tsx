import styled from 'styled-components';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { t } from '../messages/index.ts';
import { PasswordField } from './PasswordField.tsx';
import { Strength } from './Strength.tsx';

const Stack = styled.div`
  display: grid;
  gap: 9px;
  align-content: start;
`;

interface NewPasswordFieldsProps {
  /** Names the first field; the second always asks for the same again. */
  label: string;
  /** What stands in the first field. */
  typed: string;
  /** With a lock in front. */
  lock?: boolean;
  password: UseFormRegisterReturn;
  confirm: UseFormRegisterReturn;
  errors: { password?: FieldError | undefined; confirm?: FieldError | undefined };
}

/** A new password, typed twice, and how hard it is to guess (AUTH-15, REC-08, REC-09). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, typed, lock = false, password, confirm, errors } = props;
  return (
    <>
      <Stack>
        <PasswordField
          label={label}
          required
          lock={lock}
          autoComplete="new-password"
          error={errors.password?.message}
          {...password}
        />
        <Strength password={typed} />
      </Stack>
      <PasswordField
        label={t('identity.password.confirm')}
        required
        lock={lock}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...confirm}
      />
    </>
  );
}
