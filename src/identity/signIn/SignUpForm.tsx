import { Gift } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Failure } from '../../../machines/rules/domain.ts';
import { serverFields, type SignUpForm as SignUp } from '../../../machines/rules/identity.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { Link } from '../../ui/Link.tsx';
import { AuthForm, Foot, LinkButton, Pair } from './formStyles.ts';
import { storeFields, storedForm } from '../storedForms.ts';
import { NewPasswordFields } from '../credentials/NewPasswordFields.tsx';
import { invitedBy } from './useInvitation.ts';
import { StepTitle } from './StepTitle.tsx';

const keep = storeFields('name', 'email', 'phone', 'refCode', 'terms');

interface SignUpFormProps {
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (account: SignUp) => void;
  onSignIn: () => void;
}

const Terms = styled.span`
  a {
    font: var(--type-sm-strong);
    color: var(--accent-text);
    text-decoration: underline var(--underline);
    text-underline-offset: 3px;
  }
`;

/**
 * The label of the terms checkbox. It links to the terms and the privacy policy, which open in
 * another tab (LAND-06).
 */
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

/** The state of the sign-up form. It begins with the values that were typed before a reload. */
function useSignUpForm({ busy, refusal, onSubmit }: SignUpFormProps) {
  const { name = '', email = '', phone = '', refCode = invitedBy(), terms } = storedForm();
  return useSchemaForm({
    schema: async () => (await import('../schemas.ts')).signUpSchema(),
    values: {
      name,
      email,
      phone,
      password: '',
      confirm: '',
      refCode,
      terms: terms === 'true',
    },
    busy,
    refusal: { entries: refusal, fields: serverFields.signUp },
    onType: keep,
    onSubmit: (typed) =>
      onSubmit({
        name: typed.name,
        email: typed.email,
        phone: typed.phone,
        password: typed.password,
        refCode: typed.refCode,
      }),
  });
}

/** The sign-up form (AUTH-12..16). Its button is disabled until the terms are accepted. */
export function SignUpForm(props: SignUpFormProps) {
  const { busy, onSignIn } = props;
  const country = usePhoneCountry();
  const form = useSignUpForm(props);
  const [accepted, password, confirm] = useWatch({
    control: form.control,
    name: ['terms', 'password', 'confirm'],
  });
  return (
    <AuthForm as={Form} of={form}>
      <div>
        <StepTitle>{t('identity.signUp.title')}</StepTitle>
        <p>{t('identity.signUp.text')}</p>
      </div>
      <Pair>
        <TextField
          label={t('identity.signUp.name')}
          required
          autoComplete="name"
          {...form.field('name')}
        />
        <TextField
          label={t('identity.signUp.email')}
          required
          type="email"
          dir="ltr"
          autoComplete="email"
          {...form.field('email')}
        />
      </Pair>
      <PhoneField country={country} label={t('identity.phone')} required {...form.bound('phone')} />
      <Pair>
        <NewPasswordFields
          label={t('identity.password')}
          typed={{ password, confirm }}
          password={form.field('password', { onChange: () => form.recheck('confirm') })}
          confirm={form.field('confirm')}
        />
      </Pair>
      <TextField
        label={t('identity.signUp.refCode')}
        optional
        lead={<Gift size={20} aria-hidden />}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        {...form.field('refCode')}
      />
      <Checkbox {...form.field('terms')}>
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
