import styled from 'styled-components';
import type { Currency } from '../../machines/rules/domain.ts';
import { formatMoney } from '../../machines/rules/money.ts';
import { t } from '../messages/index.ts';

const Words = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  flex-wrap: wrap;
  font-variant-numeric: tabular-nums;
  b {
    font: var(--type-price);
    letter-spacing: -0.01em;
  }
  s {
    font: var(--type-sm);
    color: var(--text-3);
  }
`;

/** An amount on its own, isolated from the direction of the text around it (PRICE-17). */
export function Money({ amount, currency }: { amount: number; currency: Currency }) {
  return <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>;
}

/** A price, with the original struck through after it when discounted (ITEM-06). */
export function Price({
  amount,
  original,
  currency,
}: {
  amount: number;
  original?: number;
  currency: Currency;
}) {
  return (
    <Words>
      <b>
        <Money amount={amount} currency={currency} />
      </b>
      {original !== undefined && original > amount && (
        <s aria-label={`${t('ui.originalPrice')} ${formatMoney(original, currency)}`}>
          <Money amount={original} currency={currency} />
        </s>
      )}
    </Words>
  );
}
