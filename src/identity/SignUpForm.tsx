import { Gift } from 'lucide-react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Failure } from '../../machines/rules/domain.ts';
import type { SignUpForm as Form } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { DialogTitle } from '../ui/Dialog.tsx';
import { AuthForm, Foot, LinkButton, Pair } from './frame.ts';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { rulesOnDemand } from './rulesOnDemand.ts';
import { useServerErrors } from './useServerErrors.ts';

const names = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  password: 'password',
  ref_code: 'refCode',
} as const;

interface SignUpFormProps {
  busy: boolean;
  refusal: Failure['entries'];
  /** What was typed before a code step that was left. */
  typed: Form | null;
  onSubmit: (form: Form) => void;
  onSignIn: () => void;
}

/** A new account (AUTH-12..16). Sign Up waits for the ticked terms. */
export function SignUpForm({ busy, refusal, typed, onSubmit, onSignIn }: SignUpFormProps) {
  const form = useForm({
    resolver: rulesOnDemand('name', ({ signUpRules }) => signUpRules()),
    mode: 'onTouched',
    defaultValues: {
      name: typed?.name ?? '',
      email: typed?.email ?? '',
      phone: typed?.phone ?? '',
      password: '',
      confirm: '',
      refCode: typed?.refCode ?? '',
      terms: false,
    },
  });
  const { errors } = form.formState;
  const accepted = useWatch({ control: form.control, name: 'terms' });
  useServerErrors(refusal, form.setError, names);
  const submit = form.handleSubmit(({ name, email, phone, password, refCode }) =>
    onSubmit({
      name: name.trim(),
      email: email.trim(),
      phone,
      password,
      refCode: refCode.trim(),
    }),
  );
  return (
    <AuthForm
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else void submit(event);
      }}
    >
      <div>
        <DialogTitle asChild>
          <h2>{t('identity.signUp.title')}</h2>
        </DialogTitle>
        <p>{t('identity.signUp.text')}</p>
      </div>
      <Pair>
        <TextField
          label={t('identity.signUp.name')}
          required
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={t('identity.signUp.email')}
          required
          type="email"
          dir="ltr"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </Pair>
      <Controller
        control={form.control}
        name="phone"
        render={({ field, fieldState }) => (
          <PhoneField
            label={t('identity.phone')}
            required
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
      <Pair>
        <PasswordField
          label={t('identity.password')}
          required
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', { deps: ['confirm'] })}
        />
        <PasswordField
          label={t('identity.password.confirm')}
          required
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...form.register('confirm')}
        />
      </Pair>
      <TextField
        label={t('identity.signUp.refCode')}
        optional
        lead={<Gift size={20} aria-hidden />}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        error={errors.refCode?.message}
        {...form.register('refCode')}
      />
      <Checkbox {...form.register('terms')}>{t('identity.signUp.terms')}</Checkbox>
      <Button
        type="submit"
        look="primary"
        size="lg"
        block
        busy={busy && t('identity.signUp.busy')}
        reason={accepted ? undefined : t('identity.signUp.terms.needed')}
      >
        {t('identity.signUp.go')}
      </Button>
      <Foot>
        {t('identity.signUp.known')}{' '}
        <LinkButton type="button" onClick={onSignIn}>
          {t('identity.signUp.toSignIn')}
        </LinkButton>
      </Foot>
    </AuthForm>
  );
}
