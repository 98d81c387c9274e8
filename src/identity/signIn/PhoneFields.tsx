import styled from 'styled-components';
import type { Failure } from '../../../machines/rules/domain.ts';
import { serverFields } from '../../../machines/rules/identity.ts';
import { t } from '../../messages/index.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { storeFields, storedForm } from '../storedForms.ts';

const Fields = styled(Form)`
  display: grid;
  gap: 18px;
`;

const keep = storeFields('phone');

interface PhoneFieldsProps {
  /** The text of the button; `busyWords` is its text while the server answers. */
  go: string;
  busyWords: string;
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (phone: string) => void;
}

/**
 * A form with a phone number only: for sign-in by code, and when a provider's answer has no phone
 * number (AUTH-11, AUTH-21). `go` is the text of its button, `busyWords` the button's text while
 * the server answers.
 */
export function PhoneFields({ go, busyWords, busy, refusal, onSubmit }: PhoneFieldsProps) {
  const country = usePhoneCountry();
  const form = useSchemaForm({
    schema: async () => (await import('../schemas.ts')).phoneSchema(),
    values: { phone: storedForm()['phone'] ?? '' },
    busy,
    refusal: { entries: refusal, fields: serverFields.phone },
    onType: keep,
    onSubmit: ({ phone }) => onSubmit(phone),
  });
  return (
    <Fields of={form}>
      <PhoneField country={country} label={t('identity.phone')} required {...form.bound('phone')} />
      <Button type="submit" look="primary" size="lg" block busy={busy && busyWords}>
        {go}
      </Button>
    </Fields>
  );
}
