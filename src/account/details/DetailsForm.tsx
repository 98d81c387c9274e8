import { ArrowLeft, Phone } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { StateFrom } from 'xstate';
import type {
  ProfileEditEvent,
  profileEditMachine,
} from '../../../machines/account/profileEdit.machine.ts';
import { groupPhone } from '../../../machines/rules/groupPhone.ts';
import type { ShopConfig } from '../../../machines/rules/domain.ts';
import type { Customer } from '../../identity/index.ts';
import { NewPasswordFields } from '../../identity/credentials/index.ts';
import { t } from '../../messages/index.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import type { SchemaForm } from '../../ui/form/useSchemaForm.ts';
import { PhotoField } from './PhotoField.tsx';
import { ProvenBadge } from './ProvenBadge.tsx';
import type { DetailsValues } from './schema.ts';

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 20px;
  align-items: start;
  max-inline-size: 820px;
  > :first-child,
  > :nth-child(2),
  > :last-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--line);
  > :first-child {
    margin-inline-end: auto;
  }
  @media (max-width: 640px) {
    > [type='submit'] {
      flex: 1 1 100%;
    }
  }
`;

interface DetailsFormProps {
  form: SchemaForm<DetailsValues>;
  customer: Customer;
  config: ShopConfig;
  /**
   * How many times the form was reset. It is the React key of the photo field: each reset mounts
   * that field again, so that nothing of an earlier choice remains in it.
   */
  resets: number;
  snapshot: StateFrom<typeof profileEditMachine>;
  send: (event: ProfileEditEvent) => void;
  /** Goes back to the profile; what was typed is there when the form opens again. */
  onBack: () => void;
}

/** The form “Edit Personal Details” with Go Back, Reset and Update Profile (PROF-01..06). */
export function DetailsForm(props: DetailsFormProps) {
  const { form, customer, config, resets, snapshot, send, onBack } = props;
  return (
    <Fields of={form}>
      {/* A reset also takes away why the last file was refused, which the form does not know. */}
      <PhotoField key={resets} customer={customer} control={form.control} />
      <TextField
        label={t('account.profile.name')}
        required
        autoComplete="name"
        {...form.field('name')}
      />
      <EmailField form={form} customer={customer} config={config} />
      <OwnPhoneField form={form} customer={customer} config={config} />
      {config.login.manual && <PasswordFields form={form} />}
      <Actions>
        <Button
          size="lg"
          look="ghost"
          icon={<ArrowLeft className="flip" size={20} aria-hidden />}
          onClick={onBack}
        >
          {t('account.profile.back')}
        </Button>
        <Button size="lg" onClick={() => send({ type: 'profile.reset.asked' })}>
          {t('account.profile.reset')}
        </Button>
        <Button
          type="submit"
          look="ink"
          size="lg"
          busy={snapshot.matches('submitting') && t('account.profile.busy')}
        >
          {t('account.profile.go')}
        </Button>
      </Actions>
    </Fields>
  );
}

type PartProps = Pick<DetailsFormProps, 'form' | 'customer' | 'config'>;

/**
 * Extra props for the field of an unverified e-mail address: a Verify button and a hint.
 * @param due whether the shop verifies e-mail addresses; if not, there are no extra props
 */
function proofOf(due: boolean) {
  return due
    ? {
        hint: t('account.profile.unverified'),
        trail: (
          <Button type="submit" size="sm">
            {t('account.profile.verify')}
          </Button>
        ),
      }
    : {};
}

function EmailField({ form, customer, config }: PartProps) {
  const email = useWatch({ control: form.control, name: 'email' });
  const same = email.trim() === customer.email;
  const proven = same && customer.emailVerified;
  return (
    <TextField
      label={t('identity.signUp.email')}
      required
      type="email"
      dir="ltr"
      autoComplete="email"
      {...(proven ? { trail: <ProvenBadge /> } : proofOf(config.login.emailVerification))}
      {...form.field('email')}
    />
  );
}

/**
 * The phone field: read-only once the phone is verified (PROF-05), otherwise editable (PROF-04).
 */
function OwnPhoneField({ form, customer, config }: PartProps) {
  const country = usePhoneCountry();
  if (customer.phoneVerified) {
    return (
      <TextField
        label={t('identity.phone')}
        disabled
        dir="ltr"
        value={groupPhone(customer.phone || customer.storedPhone)}
        lead={<Phone size={20} aria-hidden />}
        trail={<ProvenBadge />}
        hint={t('account.profile.locked')}
        error={form.formState.errors.phone?.message}
      />
    );
  }
  return (
    <PhoneField
      label={t('identity.phone')}
      required
      country={country}
      {...(config.login.phoneVerification && { hint: t('account.profile.unverified') })}
      {...form.bound('phone')}
    />
  );
}

/**
 * Fields to change the password, shown only where the shop offers sign-in by password (PROF-06).
 * Empty fields leave the password unchanged.
 */
function PasswordFields({ form }: Pick<PartProps, 'form'>) {
  const [password, confirm] = useWatch({ control: form.control, name: ['password', 'confirm'] });
  return (
    <NewPasswordFields
      label={t('identity.password')}
      lock
      hint={t('account.profile.keepPassword')}
      typed={{ password, confirm }}
      password={form.field('password', { onChange: () => form.recheck('confirm') })}
      confirm={form.field('confirm')}
    />
  );
}
