import { Lock } from 'lucide-react';
import styled from 'styled-components';
import { priceLine } from '../../machines/rules/discount.ts';
import type { CheckoutFacts, Currency, MessageRef } from '../../machines/rules/domain.ts';
import type { OrderTotals } from '../../machines/rules/order.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Layout.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Stage } from '../ui/Stage.tsx';

const Frame = styled(Panel)`
  position: sticky;
  inset-block-start: calc(var(--nav-h) + 24px);
  background: var(--surface-raised);
  border-color: transparent;
  box-shadow: var(--shadow-3), var(--edge);
  display: grid;
  gap: 16px;
  @media (max-width: 1180px) {
    position: static;
  }
  h2 {
    font: var(--type-title);
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  & + & {
    margin-block-start: 14px;
  }
  small {
    color: var(--text-3);
    font: var(--type-xs);
  }
  b {
    display: block;
    font: var(--type-sm-strong);
  }
`;

const Rows = styled.dl`
  display: grid;
  gap: 11px;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  dt {
    color: var(--text-2);
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 560;
  }
  [data-off] dd {
    color: var(--success);
  }
  [data-total] {
    border-block-start: 1.5px dashed var(--line-strong);
    padding-block-start: 14px;
    font: var(--type-h3);
  }
  [data-total] dt,
  [data-total] dd {
    color: var(--text);
    font-weight: inherit;
  }
`;

interface SummaryProps {
  facts: CheckoutFacts;
  totals: OrderTotals;
  estimated: boolean;
  problem: MessageRef | null;
  busy: string | false;
  onPlace: () => void;
}

/** What is ordered and what it costs, each amount named; the one button that orders. */
export function Summary({ facts, totals, estimated, problem, busy, onPlace }: SummaryProps) {
  const { currency } = facts.config;
  return (
    <Frame id="checkout-summary" tabIndex={-1} aria-label={t('checkout.summary.title')}>
      <h2>{facts.store.name}</h2>
      <ul>
        {facts.lines.map(({ item, choice }, index) => (
          <Line key={`${item.kind}-${item.id}-${index}`}>
            <Stage id={item.id} image={item.imageUrl} radius="14px" art="66%" />
            <span>
              <b>{item.name}</b>
              <small>
                <bdi dir="ltr">× {choice.quantity}</bdi>
              </small>
            </span>
            <Money amount={priceLine(item, choice, currency.digits).total} currency={currency} />
          </Line>
        ))}
      </ul>
      <Amounts totals={totals} currency={currency} estimated={estimated} facts={facts} />
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      <Button
        look="primary"
        size="lg"
        block
        icon={<Lock size={20} aria-hidden />}
        busy={busy}
        onClick={onPlace}
      >
        {t('checkout.place')}
      </Button>
    </Frame>
  );
}

function Amounts({
  totals,
  currency,
  estimated,
  facts,
}: {
  totals: OrderTotals;
  currency: Currency;
  estimated: boolean;
  facts: CheckoutFacts;
}) {
  const rows: { label: string; amount: number; off?: boolean; always?: boolean }[] = [
    { label: t('checkout.sum.items'), amount: totals.itemsTotal, always: true },
    { label: t('checkout.sum.addOns'), amount: totals.addOnsTotal },
    { label: t('checkout.sum.itemDiscount'), amount: -totals.itemDiscount, off: true },
    { label: t('checkout.sum.storeDiscount'), amount: -totals.storeDiscount, off: true },
    { label: t('checkout.sum.coupon'), amount: -totals.couponDiscount, off: true },
    {
      label: t(totals.taxIncluded ? 'checkout.sum.taxIncluded' : 'checkout.sum.tax', {
        percent: facts.store.taxPercent,
      }),
      amount: totals.tax,
    },
    { label: t('checkout.sum.packaging'), amount: totals.packaging },
    { label: t('checkout.sum.tip'), amount: totals.tip },
    {
      label: facts.config.additionalCharge?.name || t('checkout.sum.charge'),
      amount: totals.additionalCharge,
    },
  ];
  return (
    <Rows>
      {rows
        .filter(({ amount, always }) => amount !== 0 || always === true)
        .map(({ label, amount, off }) => (
          <div key={label} {...(off === true ? { 'data-off': '' } : {})}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      <div>
        <dt>
          {t(estimated ? 'checkout.sum.feeEstimate' : 'checkout.sum.fee')}
          {totals.surcharge > 0 && totals.deliveryFee > 0 && ` (${t('checkout.sum.surcharge')})`}
        </dt>
        <dd>
          {totals.deliveryFeePending ? (
            t('checkout.sum.pending')
          ) : totals.freeDeliveryBy !== null ? (
            t('checkout.sum.free')
          ) : (
            <Money amount={totals.deliveryFee} currency={currency} />
          )}
        </dd>
      </div>
      <div data-total>
        <dt>{t('checkout.sum.total')}</dt>
        <dd>
          <Money amount={totals.total} currency={currency} />
        </dd>
      </div>
      {totals.savings > 0 && (
        <div data-off="">
          <dt>{t('checkout.sum.savings')}</dt>
          <dd>
            <Money amount={totals.savings} currency={currency} />
          </dd>
        </div>
      )}
    </Rows>
  );
}
