import { ArrowLeft, Mail, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import type { Failure } from '../../machines/rules/domain.ts';
import type { Channel } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Segment } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { H1 } from '../ui/Layout.tsx';
import { keptDraft } from './kept.ts';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { rulesOnDemand } from './rulesOnDemand.ts';
import { useDraft } from './useDraft.ts';
import { useServerErrors } from './useServerErrors.ts';

const BackArrow = styled(ArrowLeft)`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const drafted = ['phone', 'email'] as const;
const requestNames = { phone: 'phone', email: 'email', 'not-found': 'email' } as const;
const passwordNames = {
  password: 'password',
  confirm_password: 'confirm',
  mismatch: 'confirm',
} as const;

interface RequestProps {
  channel: Channel;
  /** Both ways are on: one can be chosen (REC-02). */
  both: boolean;
  busy: boolean;
  refusal: Failure['entries'];
  onChannel: (channel: Channel) => void;
  onSubmit: (target: string) => void;
  onSignIn: () => void;
}

/** Step 1: where the code goes (REC-02, REC-05, REC-06). */
export function RecoveryRequestForm(props: RequestProps) {
  const { channel, both, busy, refusal, onChannel, onSubmit, onSignIn } = props;
  const { phone: typedPhone = '', email: typedEmail = '' } = keptDraft();
  const form = useForm({
    resolver: rulesOnDemand(channel, ({ recoveryRules }) => recoveryRules(channel)),
    mode: 'onTouched',
    defaultValues: { phone: typedPhone, email: typedEmail, dialCode: '' },
  });
  const { errors } = form.formState;
  useServerErrors(refusal, form.setError, requestNames);
  useDraft(form, drafted);
  const submit = form.handleSubmit(({ phone, email }) =>
    onSubmit(channel === 'phone' ? phone : email.trim()),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else void submit(event);
      }}
    >
      <div>
        <H1>{t('identity.recovery.title')}</H1>
        <p>{t('identity.recovery.text')}</p>
      </div>
      {both && (
        <Segment
          label={t('identity.recovery.method')}
          name="method"
          value={channel}
          block
          onChange={onChannel}
          options={[
            {
              value: 'phone',
              label: t('identity.recovery.byPhone'),
              icon: <Smartphone size={16} aria-hidden />,
            },
            {
              value: 'email',
              label: t('identity.recovery.byEmail'),
              icon: <Mail size={16} aria-hidden />,
            },
          ]}
        />
      )}
      {channel === 'phone' ? (
        <Controller
          control={form.control}
          name="phone"
          render={({ field, fieldState }) => (
            <PhoneField
              label={t('identity.phone')}
              required
              value={field.value}
              onChange={(value, code) => {
                form.setValue('dialCode', code);
                field.onChange(value);
              }}
              onBlur={field.onBlur}
              inputRef={field.ref}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : (
        <TextField
          label={t('identity.signUp.email')}
          required
          type="email"
          dir="ltr"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      <Button type="submit" look="primary" size="lg" busy={busy && t('identity.recovery.busy')}>
        {t('identity.recovery.go')}
      </Button>
      <Button look="ghost" icon={<BackArrow size={20} aria-hidden />} onClick={onSignIn}>
        {t('identity.recovery.toSignIn')}
      </Button>
    </form>
  );
}

interface NewPasswordProps {
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (password: string) => void;
  onAgain: () => void;
}

/** Step 3: the new password (REC-08, REC-09). */
export function NewPasswordForm({ busy, refusal, onSubmit, onAgain }: NewPasswordProps) {
  const form = useForm({
    resolver: rulesOnDemand('password', ({ newPasswordRules }) => newPasswordRules()),
    mode: 'onTouched',
    defaultValues: { password: '', confirm: '' },
  });
  const { errors } = form.formState;
  useServerErrors(refusal, form.setError, passwordNames);
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(({ password }) => onSubmit(password));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else void submit(event);
      }}
    >
      <div>
        <H1>{t('identity.recovery.new.title')}</H1>
        <p>{t('identity.recovery.new.text')}</p>
      </div>
      <PasswordField
        label={t('identity.recovery.new')}
        required
        lock
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', { deps: ['confirm'] })}
      />
      <PasswordField
        label={t('identity.password.confirm')}
        required
        lock
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register('confirm')}
      />
      <Button type="submit" look="primary" size="lg" busy={busy && t('identity.recovery.saving')}>
        {t('identity.recovery.save')}
      </Button>
      <Button look="ghost" icon={<BackArrow size={20} aria-hidden />} onClick={onAgain}>
        {t('identity.recovery.other')}
      </Button>
    </form>
  );
}
