import { ArrowLeft, Mail, Smartphone } from 'lucide-react';
import type { Failure } from '../../../machines/rules/domain.ts';
import { serverFields, type Channel } from '../../../machines/rules/identity.ts';
import { t } from '../../messages/index.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';
import { Button } from '../../ui/Button.tsx';
import { Segment } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { H1 } from '../../ui/Layout.tsx';
import { storeFields, storedForm } from '../storedForms.ts';

const keep = storeFields('phone', 'email');

interface RequestProps {
  channel: Channel;
  /**
   * Whether codes can be sent both to phones and to e-mail addresses, so that the customer chooses
   * (REC-02).
   */
  both: boolean;
  busy: boolean;
  refusal: Failure['entries'];
  onChannel: (channel: Channel) => void;
  onSubmit: (target: string) => void;
  onSignIn: () => void;
}

/**
 * Step 1 of password recovery: asks for the phone number or e-mail address to which a code is sent
 * (REC-02, REC-05, REC-06). With `both` the customer chooses one of the two; otherwise the form
 * asks for the one that `channel` names.
 */
export function RecoveryRequestForm(props: RequestProps) {
  const { channel, both, busy, refusal, onChannel, onSubmit, onSignIn } = props;
  const { phone: typedPhone = '', email: typedEmail = '' } = storedForm();
  const country = usePhoneCountry();
  const form = useSchemaForm({
    schema: async () => {
      const { recoveryEmailSchema, recoveryPhoneSchema } = await import('../schemas.ts');
      if (channel === 'email') return recoveryEmailSchema();
      const { dialCodeIn } = await import('../../ui/field/phoneNumbers.ts');
      return recoveryPhoneSchema(dialCodeIn);
    },
    values: { phone: typedPhone, email: typedEmail },
    busy,
    refusal: { entries: refusal, fields: serverFields.recovery, instead: t('identity.check') },
    onType: keep,
    onSubmit: ({ phone, email }) => onSubmit(channel === 'phone' ? phone : email),
  });
  return (
    <Form of={form}>
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
        <PhoneField
          country={country}
          label={t('identity.phone')}
          required
          {...form.bound('phone')}
        />
      ) : (
        <TextField
          label={t('identity.signUp.email')}
          required
          type="email"
          dir="ltr"
          autoComplete="email"
          {...form.field('email')}
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
    </Form>
  );
}
