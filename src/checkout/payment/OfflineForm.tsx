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

/** The longest answer and note that travel with a payment. */
const LONGEST = 200;

/** What ties an input to the form around it. */
type Binding<Element extends 'input' | 'textarea'> = ComponentPropsWithRef<Element> & {
  error?: string | undefined;
};

interface OfflineFormProps {
  method: OfflineMethod | undefined;
  /** Ties an asked input, by its name and its place in the list, to its form. */
  answer: (name: string, at: number) => Binding<'input'>;
  note: Binding<'textarea'>;
}

/** Where the money goes, and what the shop asks about it: the fields of the chosen method. */
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
