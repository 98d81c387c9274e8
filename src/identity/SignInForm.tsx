import { UserRound } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import type { Failure } from '../../machines/rules/domain.ts';
import { serverFields, type Channel } from '../../machines/rules/identity.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { classifyContact } from '../../machines/rules/phone.ts';
import { t } from '../messages/index.ts';
import { PhoneField } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Choice.tsx';
import { Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { keptDraft, rememberAccount, rememberedAccount } from './drafts.ts';
import { PasswordField } from './PasswordField.tsx';
import { rulesOnDemand } from './rulesOnDemand.ts';
import { sendOnce } from './sendOnce.ts';
import { useDraft } from './useDraft.ts';
import { useServerErrors } from './useServerErrors.ts';

const Fields = styled.div`
  display: grid;
  gap: 18px;
  a {
    font: var(--type-sm-strong);
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const drafted = ['account', 'remember'] as const;

interface SignInFormProps {
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (sent: { account: string; field: Channel; password: string }) => void;
  /** The recovery page opens: the dialog steps aside. */
  onForgot: () => void;
}

/** Sign-in by password (AUTH-06..10). The fields are sent by the form around them. */
export function SignInFields({ busy, refusal, onSubmit, onForgot }: SignInFormProps) {
  const remembered = rememberedAccount();
  const { account = remembered ?? '', remember = String(remembered !== null) } = keptDraft();
  const form = useForm({
    resolver: rulesOnDemand('account', ({ passwordRules }) => passwordRules()),
    mode: 'onTouched',
    defaultValues: {
      account,
      password: '',
      remember: remember === 'true',
    },
  });
  const { errors } = form.formState;
  useServerErrors(refusal, form.setError, serverFields.signIn);
  useDraft(form, drafted);
  const submit = form.handleSubmit(({ account, password, remember }) => {
    const field = classifyContact(account) === 'email' ? 'email' : 'phone';
    rememberAccount(remember ? account.trim() : null);
    onSubmit({
      account: account.trim(),
      field,
      password,
    });
  });
  return (
    <Fields as="form" noValidate onSubmit={sendOnce(busy, submit)}>
      <Controller
        control={form.control}
        name="account"
        render={({ field, fieldState }) => (
          <PhoneField
            label={t('identity.signIn.account')}
            emailLead={<UserRound size={20} aria-hidden />}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
      <PasswordField
        label={t('identity.password')}
        lock
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Row $between>
        <Checkbox {...form.register('remember')}>{t('identity.signIn.remember')}</Checkbox>
        <Link to={linkTo('recovery')} onClick={onForgot}>
          {t('identity.signIn.forgot')}
        </Link>
      </Row>
      <Button type="submit" look="primary" size="lg" block busy={busy && t('identity.signIn.busy')}>
        {t('identity.signIn.go')}
      </Button>
    </Fields>
  );
}
