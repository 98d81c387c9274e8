import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { tipsOffered } from '../../machines/rules/checkout.ts';
import type { Currency } from '../../machines/rules/domain.ts';
import { amountInput, typedAmount } from '../../machines/rules/typedAmount.ts';
import { t } from '../messages/index.ts';
import { amountProblem } from '../shop/amountProblem.ts';
import { ChipChoice } from '../ui/field/ChipChoice.tsx';
import { FieldNote, InputFrame } from '../ui/Field.tsx';
import { Row } from '../ui/Layout.tsx';
import { Money } from '../ui/Price.tsx';
import { usualTipQuery } from './queries.ts';

/** A group of fields with a legend. */
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
  /** The amount from which the offered tips are computed as percentages, in the shop's currency. */
  of: number;
  currency: Currency;
  onChange: (tip: number) => void;
}

/**
 * Chooses the courier's tip: none, one of the offered amounts, or a typed amount. The offered
 * amounts are percentages of the amount `of`, and the shop's usual tip.
 */
export function TipField({ tip, of, currency, onChange }: TipFieldProps) {
  const { data: usual = null } = useQuery(usualTipQuery());
  const offered = tipsOffered(of, usual);
  const [typing, setTyping] = useState(false);
  // The offered tips change with the subtotal; a tip that is no longer offered is shown as a typed
  // one.
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
          <TypedTip
            tip={tip}
            currency={currency}
            onChange={(amount) => {
              // The field stays open while the text is not a valid amount, or equals an offered
              // tip.
              setTyping(true);
              onChange(amount);
            }}
          />
        )}
      </Row>
    </Group>
  );
}

/** The field to type any tip; the tip is 0 while the text is not a valid amount. */
function TypedTip({ tip, currency, onChange }: Omit<TipFieldProps, 'of'>) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const amountOf = (text: string) => typedAmount(text, currency.digits) ?? 0;
  // When the tip was set elsewhere, for example by a restored draft, it replaces the typed text.
  const text = amountOf(typed) === tip ? typed : String(tip);
  const problem = amountProblem(text, currency);
  return (
    <>
      <InputFrame $failed={problem !== undefined} style={{ inlineSize: 140, minBlockSize: 44 }}>
        <input
          aria-label={t('checkout.tip.amount')}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          inputMode="decimal"
          dir="ltr"
          maxLength={8}
          value={text}
          onChange={({ target }) => {
            const next = amountInput(target.value);
            setTyped(next);
            onChange(amountOf(next));
          }}
        />
        <span aria-hidden>{currency.symbol}</span>
      </InputFrame>
      <FieldNote id={id} error={problem} />
    </>
  );
}
