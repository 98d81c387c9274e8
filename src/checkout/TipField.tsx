import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { tipsOffered } from '../../machines/rules/checkout.ts';
import type { Currency } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { ChipChoice } from '../ui/field/ChipChoice.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { Row } from '../ui/Layout.tsx';
import { Money } from '../ui/Price.tsx';
import { usualTipQuery } from './queries.ts';

/** Fields under one legend. */
export const Group = styled.fieldset`
  display: grid;
  gap: 10px;
  legend {
    font: var(--type-sm-strong);
    margin-block-end: 8px;
  }
`;

/** The option for a tip that the customer types. */
const OTHER = 'other';

interface TipFieldProps {
  tip: number;
  /** The amount of which the offered tips are percentages, in the shop's currency. */
  of: number;
  currency: Currency;
  onChange: (tip: number) => void;
}

/** The courier's tip: none, one of those offered, or a typed amount. */
export function TipField({ tip, of, currency, onChange }: TipFieldProps) {
  const { data: usual = null } = useQuery(usualTipQuery());
  const offered = tipsOffered(of, usual);
  const [typing, setTyping] = useState(false);
  // The offered tips change with the subtotal; a tip that is not among them any more counts as
  // typed.
  const other = typing || (tip > 0 && !offered.includes(tip));
  return (
    <Group>
      <legend>{t('checkout.tip.title')}</legend>
      <Row $wrap $gap={10}>
        <ChipChoice
          label={t('checkout.tip.title')}
          value={other ? OTHER : String(tip)}
          options={[
            ...[0, ...offered].map((amount) => ({
              value: String(amount),
              label: (
                <>
                  {amount === 0 ? (
                    t('checkout.tip.none')
                  ) : (
                    <Money amount={amount} currency={currency} />
                  )}
                  {amount === usual && <small>{t('checkout.tip.usual')}</small>}
                </>
              ),
            })),
            { value: OTHER, label: t('checkout.tip.other') },
          ]}
          onChange={(chosen) => {
            setTyping(chosen === OTHER);
            if (chosen !== OTHER) onChange(Number(chosen));
          }}
        />
        {other && (
          <InputFrame style={{ inlineSize: 140, minBlockSize: 44 }}>
            <input
              aria-label={t('checkout.tip.amount')}
              inputMode="decimal"
              dir="ltr"
              maxLength={8}
              defaultValue={tip === 0 ? '' : tip}
              onChange={(event) => {
                const amount = Number(event.target.value.replace(',', '.'));
                if (Number.isFinite(amount) && amount >= 0) onChange(amount);
              }}
            />
            <span aria-hidden>{currency.symbol}</span>
          </InputFrame>
        )}
      </Row>
    </Group>
  );
}
