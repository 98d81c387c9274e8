import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Failure } from '../../machines/rules/domain.ts';
import { serverFields } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { H1 } from '../ui/Layout.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { rulesOnDemand } from './rulesOnDemand.ts';
import { sendOnce } from './sendOnce.ts';
import { recheck } from './recheck.ts';
import { useServerErrors } from './useServerErrors.ts';

interface NewPasswordProps {
  /** Whose password it is: password managers keep both together. */
  account: string;
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (password: string) => void;
  onAgain: () => void;
}

/** Step 3: the new password (REC-08, REC-09). */
export function NewPasswordForm(props: NewPasswordProps) {
  const { account, busy, refusal, onSubmit, onAgain } = props;
  const form = useForm({
    resolver: rulesOnDemand('password', ({ newPasswordRules }) => newPasswordRules()),
    mode: 'onTouched',
    defaultValues: { password: '', confirm: '' },
  });
  const { errors } = form.formState;
  const [password, confirm] = useWatch({
    control: form.control,
    name: ['password', 'confirm'],
  });
  useServerErrors(refusal, form.setError, serverFields.newPassword);
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(({ password }) => onSubmit(password));
  return (
    <form noValidate onSubmit={sendOnce(busy, submit)}>
      <div>
        <H1>{t('identity.recovery.new.title')}</H1>
        <p>{t('identity.recovery.new.text')}</p>
      </div>
      <input hidden readOnly autoComplete="username" value={account} />
      <NewPasswordFields
        label={t('identity.recovery.new')}
        typed={{ password, confirm }}
        lock
        password={form.register('password', { onChange: () => recheck(form, 'confirm') })}
        confirm={form.register('confirm')}
        errors={errors}
      />
      <Button type="submit" look="primary" size="lg" busy={busy && t('identity.recovery.saving')}>
        {t('identity.recovery.save')}
      </Button>
      <Button
        look="ghost"
        icon={<ArrowLeft size={20} className="flip" aria-hidden />}
        onClick={onAgain}
      >
        {t('identity.recovery.other')}
      </Button>
    </form>
  );
}
