import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { OfflineMethod } from '../../../machines/rules/domain.ts';
import { isOfflineFieldMissing } from '../../../machines/rules/payment/offline.ts';
import { t } from '../../messages/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Column } from '../../ui/Layout.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 16px;
  padding: 16px;
  border-radius: var(--r-md);
  background: var(--fill);
  dt {
    color: var(--text-2);
  }
  dd {
    font: var(--type-sm-strong);
    overflow-wrap: anywhere;
  }
`;

/** The maximum number of characters in each field and in the note. */
const LONGEST = 200;

/** The props that connect an input to its form, with the error to show. */
type Binding<Element extends 'input' | 'textarea'> = ComponentPropsWithRef<Element> & {
  error?: string | undefined;
};

interface OfflineFormProps {
  method: OfflineMethod | undefined;
  /**
   * Returns the props that connect one field of the payment method, by its name and index, to the
   * form.
   */
  answer: (name: string, at: number) => Binding<'input'>;
  note: Binding<'textarea'>;
  /**
   * The refusal of an order for which a required field is empty; null when there is none. Each empty
   * field shows its error, and the first one gets the focus.
   */
  refusal?: object | null;
}

/**
 * The form for a payment made outside the shop, such as a bank transfer: it shows the recipient's
 * details, and the fields that this payment method requires. `answer` and `note` connect the inputs
 * to the caller's form. When an order gets a `refusal`, each empty required field shows its error.
 */
export function OfflineForm({ method, answer, note, refusal = null }: OfflineFormProps) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  if (method === undefined) return null;
  return (
    <Column $gap={16} ref={form}>
      {method.facts.length > 0 && (
        <Facts>
          {method.facts.map(({ name, value }) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </Facts>
      )}
      {method.asked.map((field, at) => {
        const { name, placeholder, required } = field;
        const binding = answer(name, at);
        const isMissing =
          refusal !== null && isOfflineFieldMissing(field, String(binding.value ?? ''));
        return (
          <TextField
            key={name}
            label={name}
            placeholder={placeholder}
            required={required}
            optional={!required}
            maxLength={LONGEST}
            {...binding}
            {...(isMissing && { error: t('checkout.refused.offlineFields', { name }) })}
          />
        );
      })}
      <TextArea
        label={t('checkout.payment.offlineRemark')}
        optional
        maxLength={LONGEST}
        {...note}
      />
    </Column>
  );
}
