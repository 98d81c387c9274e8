import { Gift } from 'lucide-react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Failure } from '../../machines/rules/domain.ts';
import { serverFields, type SignUpForm as Form } from '../../machines/rules/identity.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { PhoneField } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { DialogTitle } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { AuthForm, Foot, LinkButton, Pair } from './frame.ts';
import { keptDraft } from './drafts.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { rulesOnDemand } from './rulesOnDemand.ts';
import { sendOnce } from './sendOnce.ts';
import { useDraft } from './useDraft.ts';
import { recheck } from './recheck.ts';
import { useServerErrors } from './useServerErrors.ts';

const drafted = ['name', 'email', 'phone', 'refCode', 'terms'] as const;
interface SignUpFormProps {
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (form: Form) => void;
  onSignIn: () => void;
}

const Terms = styled.span`
  a {
    font: var(--type-sm-strong);
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The words beside the tick, with the pages they name; these open beside the form (LAND-06). */
function TermsWords() {
  const gap = '\n';
  const [before, between, after] = t('identity.signUp.terms', { terms: gap, privacy: gap }).split(
    gap,
  );
  return (
    <Terms>
      {before}
      <Link to={linkTo('terms')} target="_blank">
        {t('identity.signUp.terms.link')}
      </Link>
      {between}
      <Link to={linkTo('privacy')} target="_blank">
        {t('identity.signUp.privacy.link')}
      </Link>
      {after}
    </Terms>
  );
}

/** A new account (AUTH-12..16). Sign Up waits for the ticked terms. */
export function SignUpForm({ busy, refusal, onSubmit, onSignIn }: SignUpFormProps) {
  const { name = '', email = '', phone = '', refCode = '', terms } = keptDraft();
  const form = useForm({
    resolver: rulesOnDemand('name', ({ signUpRules }) => signUpRules()),
    mode: 'onTouched',
    defaultValues: {
      name,
      email,
      phone,
      password: '',
      confirm: '',
      refCode,
      terms: terms === 'true',
    },
  });
  const { errors } = form.formState;
  const [accepted, password, confirm] = useWatch({
    control: form.control,
    name: ['terms', 'password', 'confirm'],
  });
  useServerErrors(refusal, form.setError, serverFields.signUp);
  useDraft(form, drafted);
  const submit = form.handleSubmit((typed) =>
    onSubmit({
      name: typed.name.trim(),
      email: typed.email.trim(),
      phone: typed.phone,
      password: typed.password,
      refCode: typed.refCode.trim(),
    }),
  );
  return (
    <AuthForm noValidate onSubmit={sendOnce(busy, submit)}>
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
        <NewPasswordFields
          label={t('identity.password')}
          typed={{ password, confirm }}
          password={form.register('password', { onChange: () => recheck(form, 'confirm') })}
          confirm={form.register('confirm')}
          errors={errors}
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
      <Checkbox {...form.register('terms')}>
        <TermsWords />
      </Checkbox>
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
