import styled from 'styled-components';
import type { OfflineMethod } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { TextArea, TextField } from '../ui/Field.tsx';
import { Column } from '../ui/Layout.tsx';

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

/** What a customer tells of a payment made outside the shop. */
interface Told {
  fields: Record<string, string>;
  note: string;
}

interface OfflineFormProps {
  method: OfflineMethod | undefined;
  told: Told;
  onTell: (told: Told) => void;
}

/** Where the money goes, and what the shop asks about it: the fields of the chosen method. */
export function OfflineForm({ method, told, onTell }: OfflineFormProps) {
  if (method === undefined) return null;
  const { fields, note } = told;
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
      {method.asked.map(({ name, placeholder, required }) => (
        <TextField
          key={name}
          label={name}
          placeholder={placeholder}
          required={required}
          optional={!required}
          maxLength={LONGEST}
          value={fields[name] ?? ''}
          onChange={(event) => onTell({ note, fields: { ...fields, [name]: event.target.value } })}
        />
      ))}
      <TextArea
        label={t('checkout.payment.offlineRemark')}
        optional
        maxLength={LONGEST}
        value={note}
        onChange={(event) => onTell({ fields, note: event.target.value })}
      />
    </Column>
  );
}
