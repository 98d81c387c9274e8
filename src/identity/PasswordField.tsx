import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { passwordStrength } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { TextField } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';

interface PasswordFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** `current-password` or `new-password`, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  lock?: boolean;
}

/** A password that can be shown and hidden. */
export function PasswordField({ lock = false, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      lead={lock && <LockKeyhole size={20} aria-hidden />}
      trail={
        <IconButton
          aria-label={t(shown ? 'identity.password.hide' : 'identity.password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      }
    />
  );
}

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  > i {
    block-size: 4px;
    border-radius: 2px;
    background: var(--fill);
    transition: background var(--dur-fast);
  }
  > i[data-on] {
    background: var(--success);
  }
  &[data-weak] > i[data-on] {
    background: var(--danger);
  }
`;

/** How hard a new password is to guess, as four bars; nothing before something is typed. */
export function Strength({ password }: { password: string }) {
  if (password === '') return null;
  const score = passwordStrength(password);
  return (
    <Bars
      role="img"
      aria-label={t('identity.password.strength', { score })}
      data-weak={score < 2 || undefined}
    >
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-on={bar <= score || undefined} />
      ))}
    </Bars>
  );
}
