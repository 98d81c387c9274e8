import { UserRound } from 'lucide-react';
import styled from 'styled-components';
import type { Failure } from '../../../machines/rules/domain.ts';
import { serverFields, type Channel } from '../../../machines/rules/identity.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { classifyContact } from '../../../machines/rules/contact.ts';
import { t } from '../../messages/index.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { storeFields, storedForm, rememberAccount, rememberedAccount } from '../storedForms.ts';

const Fields = styled(Form)`
  display: grid;
  gap: 18px;
  a {
    font: var(--type-sm-strong);
    color: var(--accent-text);
    text-decoration: underline var(--underline);
    text-underline-offset: 3px;
  }
`;

const keep = storeFields('account', 'remember');

interface SignInFormProps {
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (sent: { account: string; field: Channel; password: string }) => void;
  /**
   * Called for “Forgot password”. The recovery page opens, and the dialog is hidden as long as that
   * page is open.
   */
  onForgot: () => void;
}

/** The form for sign-in by password, including its fields and its button (AUTH-06..10). */
export function SignInFields({ busy, refusal, onSubmit, onForgot }: SignInFormProps) {
  const remembered = rememberedAccount();
  const { account = remembered ?? '', remember = String(remembered !== null) } = storedForm();
  const country = usePhoneCountry();
  const form = useSchemaForm({
    schema: async () => (await import('../schemas.ts')).signInSchema(),
    values: { account, password: '', remember: remember === 'true' },
    busy,
    refusal: { entries: refusal, fields: serverFields.signIn },
    onType: (typed) => {
      keep(typed);
      // The remembered account is deleted at once, not when the form is sent, because the customer
      // may close the dialog without signing in.
      if (!typed.remember) rememberAccount(null);
    },
    onSubmit: (typed) => {
      const field = classifyContact(typed.account) === 'email' ? 'email' : 'phone';
      rememberAccount(typed.remember ? typed.account : null);
      onSubmit({ account: typed.account, field, password: typed.password });
    },
  });
  return (
    <Fields of={form}>
      <PhoneField
        country={country}
        label={t('identity.signIn.account')}
        emailLead={<UserRound size={20} aria-hidden />}
        {...form.bound('account')}
      />
      <PasswordField
        label={t('identity.password')}
        lock
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Row $between>
        <Checkbox {...form.field('remember')}>{t('identity.signIn.remember')}</Checkbox>
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
