import { Check, Mail, Minus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Failure } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { passwordRules, storeFields } from '../../machines/rules/registration.ts';
import { NewPasswordFields } from '../identity/credentials/index.ts';
import { t } from '../messages/index.ts';
import { Checkbox } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { useSchemaForm, type FieldBinding } from '../ui/form/useSchemaForm.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Link } from '../ui/Link.tsx';
import { FormFoot, FormGroup, Pair, Parts } from './formParts.tsx';

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6px 20px;
  font: var(--type-sm);
  color: var(--text-2);
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  [data-met] > svg {
    color: var(--success);
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The rules for a new password, each ticked as soon as the typed password meets it. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <Rules aria-label={t('join.password.rules')}>
      {Object.entries(passwordRules).map(([rule, pattern]) => {
        const isMet = pattern.test(password);
        return (
          <li key={rule} data-met={isMet || undefined}>
            {isMet ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
            {t(`join.password.${rule as keyof typeof passwordRules}`)}
            {isMet && <Hidden>({t('ui.steps.done')})</Hidden>}
          </li>
        );
      })}
    </Rules>
  );
}

/** The checkbox that accepts the terms; its link opens them in another tab. */
export function TermsField({ field }: { field: FieldBinding }) {
  const [before, after] = t('join.terms', { terms: '\n' }).split('\n');
  return (
    <Checkbox {...field}>
      {before}
      <Link to={linkTo('terms')} target="_blank" rel="noreferrer">
        {t('identity.signUp.terms.link')}
      </Link>
      {after}
    </Checkbox>
  );
}

interface LoginFormProps {
  email: string;
  refusal: Failure['entries'];
  onSubmit: (password: string) => void;
  onBack: () => void;
}

/**
 * The step in which the store's owner chooses a password; the password is never stored in this
 * browser (LAND-12).
 */
export function LoginForm({ email, refusal, onSubmit, onBack }: LoginFormProps) {
  const form = useSchemaForm({
    schema: async () => (await import('./schemas.ts')).loginSchema(),
    values: { password: '', confirm: '', terms: false },
    refusal: { entries: refusal, fields: storeFields.login },
    onSubmit: ({ password }) => onSubmit(password),
  });
  const [password, confirm] = useWatch({ control: form.control, name: ['password', 'confirm'] });
  return (
    <Parts of={form}>
      <FormGroup title={t('join.login.group')}>
        <TextField
          label={t('identity.signUp.email')}
          value={email}
          disabled
          dir="ltr"
          autoComplete="username"
          lead={<Mail size={18} aria-hidden />}
          hint={t('join.login.email')}
        />
        <Pair>
          <NewPasswordFields
            label={t('identity.password')}
            lock
            typed={{ password, confirm }}
            password={form.field('password', { onChange: () => form.recheck('confirm') })}
            confirm={form.field('confirm')}
          />
        </Pair>
        <PasswordRules password={password} />
        <TermsField field={form.field('terms')} />
      </FormGroup>
      <FormFoot go={t('join.continue')} onBack={onBack} />
    </Parts>
  );
}
