import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { OfflineMethod } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
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

/** The most characters of an answer and of the note. */
const LONGEST = 200;

/** Connects an input to its form. */
type Binding<Element extends 'input' | 'textarea'> = ComponentPropsWithRef<Element> & {
  error?: string | undefined;
};

interface OfflineFormProps {
  method: OfflineMethod | undefined;
  /** Connects one of the method's inputs, by its name and index, to the form. */
  answer: (name: string, at: number) => Binding<'input'>;
  note: Binding<'textarea'>;
}

/**
 * For a payment outside the shop: the recipient's details, and the fields that the chosen method
 * asks for.
 */
export function OfflineForm({ method, answer, note }: OfflineFormProps) {
  if (method === undefined) return null;
  return (
    <Column $gap={16}>
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
      {method.asked.map(({ name, placeholder, required }, at) => (
        <TextField
          key={name}
          label={name}
          placeholder={placeholder}
          required={required}
          optional={!required}
          maxLength={LONGEST}
          {...answer(name, at)}
        />
      ))}
      <TextArea
        label={t('checkout.payment.offlineRemark')}
        optional
        maxLength={LONGEST}
        {...note}
      />
    </Column>
  );
}
