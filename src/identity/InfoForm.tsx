import { Gift, PartyPopper, UserRound } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import type { Failure } from '../../machines/rules/domain.ts';
import { serverFields, type InfoForm as Form } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { PhoneField } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { DialogTitle } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { AuthForm, Sign } from './frame.ts';
import { keptDraft } from './drafts.ts';
import { sendOnce } from './sendOnce.ts';
import { useDraft } from './useDraft.ts';
import { useServerErrors } from './useServerErrors.ts';

const drafted = ['name', 'email', 'phone', 'refCode'] as const;

interface InfoFormProps {
  busy: boolean;
  refusal: Failure['entries'];
  /** What is known already is not asked again; a provider's name can be changed. */
  known: { phone: string | null; email: string | null; name: string | null };
  onSubmit: (form: Form) => void;
}

/** Just one step away: the name, and the phone or e-mail that is missing (AUTH-31, AUTH-32). */
export function InfoForm({ busy, refusal, known, onSubmit }: InfoFormProps) {
  const { name = known.name ?? '', email = '', phone = '', refCode = '' } = keptDraft();
  const form = useForm({ defaultValues: { name, email, phone, refCode } });
  const { errors } = form.formState;
  useServerErrors(refusal, form.setError, serverFields.info);
  useDraft(form, drafted);
  const submit = form.handleSubmit((typed) =>
    onSubmit({
      name: typed.name.trim(),
      email: known.email ?? typed.email.trim(),
      phone: known.phone ?? typed.phone,
      refCode: typed.refCode.trim(),
    }),
  );
  return (
    <AuthForm noValidate onSubmit={sendOnce(busy, submit)}>
      <Sign data-tint="grocery">
        <PartyPopper size={36} strokeWidth={1.5} aria-hidden />
      </Sign>
      <div>
        <DialogTitle asChild>
          <h2>{t('identity.info.title')}</h2>
        </DialogTitle>
        <p>{t('identity.info.text')}</p>
      </div>
      <TextField
        label={t('identity.signUp.name')}
        required
        lead={<UserRound size={20} aria-hidden />}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      {known.phone === null && (
        <Controller
          control={form.control}
          name="phone"
          render={({ field, fieldState }) => (
            <PhoneField
              label={t('identity.phone')}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {known.email === null && (
        <TextField
          label={t('identity.signUp.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      <TextField
        label={t('identity.signUp.refCode')}
        optional
        lead={<Gift size={20} aria-hidden />}
        autoComplete="off"
        dir="ltr"
        error={errors.refCode?.message}
        {...form.register('refCode')}
      />
      <Button type="submit" look="primary" size="lg" block busy={busy && t('identity.info.busy')}>
        {t('identity.info.go')}
      </Button>
    </AuthForm>
  );
}
