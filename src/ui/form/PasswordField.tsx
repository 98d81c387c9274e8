import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { t } from '../../messages/index.ts';
import { TextField } from '../Field.tsx';
import { IconButton } from '../IconButton.tsx';

interface PasswordFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** `current-password` or `new-password`, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Whether a padlock is shown before the input. */
  lock?: boolean;
}

/** A password field with a button that shows or hides the password. */
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
