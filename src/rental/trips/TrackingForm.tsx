import { useEffect, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  lacksTrackingNumber,
  trackingRequestMachine,
} from '../../../machines/orders/trackingRequest.machine.ts';
import { phoneProblem } from '../../../machines/rules/phone.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { usePhoneCountry } from '../../shop/phoneCountry.ts';
import { Button, type ButtonLook } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
  max-inline-size: 480px;
  margin-block: 24px;
`;

const fields = { number: 'number', phone: 'phone' } as const;

interface TrackingFormProps {
  /** The initial values of the form. */
  values: { number: string; phone: string };
  words: {
    number: string;
    /** The error at the number field when no number was typed; `go` is the text of the button. */
    missing: string;
    phone: string;
    phoneHint?: string;
    go: string;
  };
  /** The look of the button; quiet where the page has a more important one. */
  look?: ButtonLook;
  /** Whether the last search found nothing. The number field then gets the focus. */
  notFound?: boolean;
  /** A message above the fields, such as that no trip was found. */
  children?: ReactNode;
  onOpened: (number: string, phone: string) => void;
}

/**
 * A form that finds an order or a trip by its number and phone (GUEST-02). `words` are its texts,
 * and `children` a message above its fields. `onOpened` is called with the number and the phone
 * when a complete form is submitted; the caller then opens the page.
 */
export function TrackingForm(props: TrackingFormProps) {
  const { values, words, look = 'ink', notFound = false, children, onOpened } = props;
  const country = usePhoneCountry();
  const [snapshot, send] = useFlow(trackingRequestMachine, {
    on: { 'tracking.opened': ({ number, phone }) => onOpened(number, phone) },
  });
  const { context: asked } = snapshot;
  const marked = snapshot.hasTag('marked');
  const entries = useMemo(() => {
    const lacksNumber = marked && lacksTrackingNumber(asked.number);
    const isUnclear = marked && phoneProblem(asked.phone) === 'unclear';
    return [
      ...(lacksNumber ? [{ code: 'number', message: words.missing }] : []),
      ...(isUnclear ? [{ code: 'phone', message: t('identity.phone.unclear') }] : []),
    ];
  }, [marked, asked, words.missing]);
  const form = useSchemaForm({
    values,
    refusal: { entries, fields },
    onSubmit: ({ number, phone }) => send({ type: 'tracking.asked', number, phone }),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (notFound) setFocus('number');
  }, [notFound, setFocus]);
  return (
    <Fields of={form}>
      {children}
      <TextField label={words.number} inputMode="numeric" dir="ltr" {...form.field('number')} />
      <PhoneField
        label={words.phone}
        hint={words.phoneHint}
        country={country}
        {...form.bound('phone')}
      />
      <Button type="submit" look={look} size="lg">
        {words.go}
      </Button>
    </Fields>
  );
}
