import { Gift, PartyPopper, UserRound } from 'lucide-react';
import type { Failure } from '../../../machines/rules/domain.ts';
import { serverFields, type InfoForm as Info } from '../../../machines/rules/identity.ts';
import { t } from '../../messages/index.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { AuthForm, FormIcon } from './formStyles.ts';
import { storeFields, storedForm } from '../storedForms.ts';
import { invitedBy } from './useInvitation.ts';
import { StepTitle } from './StepTitle.tsx';

const keep = storeFields('name', 'email', 'phone', 'refCode');

interface InfoFormProps {
  busy: boolean;
  refusal: Failure['entries'];
  /**
   * What is known about the customer already; null for what is not. The form does not ask for a
   * known phone or e-mail. A name that came from the provider can be changed.
   */
  known: { phone: string | null; email: string | null; name: string | null };
  onSubmit: (info: Info) => void;
}

/**
 * The form for what is missing before an account can be opened: the name, and the phone number or
 * e-mail address (AUTH-31, AUTH-32). It does not ask for a phone number or an e-mail address that
 * is `known` already; a known name can be changed. The refer code is the one of the friend who
 * invited the customer (DATA-06).
 */
export function InfoForm({ busy, refusal, known, onSubmit }: InfoFormProps) {
  const { name = '', email = '', phone = '', refCode = invitedBy() } = storedForm();
  const country = usePhoneCountry();
  const form = useSchemaForm({
    // The sign-up form stores an empty name as soon as another of its fields is typed in.
    values: { name: name === '' ? (known.name ?? '') : name, phone, email, refCode },
    busy,
    refusal: { entries: refusal, fields: serverFields.info },
    onType: keep,
    onSubmit: (typed) =>
      onSubmit({
        name: typed.name.trim(),
        email: known.email ?? typed.email.trim(),
        phone: known.phone ?? typed.phone,
        refCode: typed.refCode.trim(),
      }),
  });
  return (
    <AuthForm as={Form} of={form}>
      <FormIcon data-tint="grocery">
        <PartyPopper size={36} strokeWidth={1.5} aria-hidden />
      </FormIcon>
      <div>
        <StepTitle>{t('identity.info.title')}</StepTitle>
        <p>{t('identity.info.text')}</p>
      </div>
      <TextField
        label={t('identity.signUp.name')}
        required
        lead={<UserRound size={20} aria-hidden />}
        autoComplete="name"
        {...form.field('name')}
      />
      {known.phone === null && (
        <PhoneField country={country} label={t('identity.phone')} {...form.bound('phone')} />
      )}
      {known.email === null && (
        <TextField
          label={t('identity.signUp.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          {...form.field('email')}
        />
      )}
      <TextField
        label={t('identity.signUp.refCode')}
        optional
        lead={<Gift size={20} aria-hidden />}
        autoComplete="off"
        dir="ltr"
        {...form.field('refCode')}
      />
      <Button type="submit" look="primary" size="lg" block busy={busy && t('identity.info.busy')}>
        {t('identity.info.go')}
      </Button>
    </AuthForm>
  );
}
