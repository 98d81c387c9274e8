import styled from 'styled-components';
import type { Currency } from '../../machines/rules/domain.ts';
import { abbreviateMoney, formatMoney } from '../../machines/rules/money.ts';
import { t } from '../messages/index.ts';
import { Hidden } from './Hidden.tsx';

const Words = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  flex-wrap: wrap;
  font-variant-numeric: tabular-nums;
  b {
    font: var(${({ $large }) => ($large ? '--type-h2' : '--type-price')});
    letter-spacing: -0.01em;
  }
  s {
    position: relative;
    font: var(--type-sm);
    color: var(--text-3);
  }
`;

/**
 * An amount as a text, isolated from the text direction around it (PRICE-17). null means that
 * the server sent no readable amount; then a text says that it is not available.
 */
export function Money({ amount, currency }: { amount: number | null; currency: Currency }) {
  if (amount === null) return t('ui.amountMissing');
  return <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>;
}

/**
 * An abbreviated amount for small spaces; from 100,000 on it is shortened, such as "$123.46K". Do
 * not use it for an amount to pay, which `Money` shows in full (PRICE-18).
 */
export function ShortMoney({ amount, currency }: { amount: number; currency: Currency }) {
  return <bdi dir="ltr">{abbreviateMoney(amount, currency)}</bdi>;
}

/** A price, with the original struck through after it when discounted (ITEM-06). */
export function Price({
  amount,
  original,
  currency,
  large = false,
}: {
  amount: number;
  original?: number;
  currency: Currency;
  /** Whether the larger type is used, for the head of a page or dialog. */
  large?: boolean;
}) {
  return (
    <Words $large={large}>
      <b>
        <Money amount={amount} currency={currency} />
      </b>
      {original !== undefined && original > amount && (
        <s>
          <Hidden>{t('ui.originalPrice')} </Hidden>
          <Money amount={original} currency={currency} />
        </s>
      )}
    </Words>
  );
}
