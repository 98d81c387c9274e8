import { ArrowLeft, Mail, Smartphone } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import type { Failure } from '../../machines/rules/domain.ts';
import { serverFields, type Channel } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { PhoneField } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { Segment } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { H1 } from '../ui/Layout.tsx';
import { keptDraft } from './drafts.ts';
import { rulesOnDemand } from './rulesOnDemand.ts';
import { sendOnce } from './sendOnce.ts';
import { useDraft } from './useDraft.ts';
import { useServerErrors } from './useServerErrors.ts';

const drafted = ['phone', 'email'] as const;
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
  useServerErrors(refusal, form.setError, serverFields.recovery, t('identity.check'));
  useDraft(form, drafted);
  const submit = form.handleSubmit(({ phone, email }) =>
    onSubmit(channel === 'phone' ? phone : email.trim()),
  );
  return (
    <form noValidate onSubmit={sendOnce(busy, submit)}>
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
      <Button
        look="ghost"
        icon={<ArrowLeft size={20} className="flip" aria-hidden />}
        onClick={onSignIn}
      >
        {t('identity.recovery.toSignIn')}
      </Button>
    </form>
  );
}
