import styled from 'styled-components';
import type { CheckoutContext } from '../../machines/checkout/orderDraft.ts';
import { orderTotals, walletShare } from '../../machines/rules/checkout.ts';
import { hasPrice } from '../../machines/rules/discount.ts';
import type { Currency, OrderDraft } from '../../machines/rules/domain.ts';
import { lineChanges, type LineChange } from '../../machines/rules/orderChanges.ts';
import { t } from '../messages/index.ts';
import { useStoreWord } from '../modules/index.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Money } from '../ui/Price.tsx';

const Differences = styled.ul`
  display: grid;
  gap: 10px;
  margin-block: 16px;
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  li:last-child {
    border-block-start: 1px solid var(--line);
    padding-block-start: 10px;
    color: var(--text);
    font: var(--type-label);
  }
  s {
    color: var(--text-3);
  }
`;

interface ChangedProps {
  open: boolean;
  shown: OrderDraft;
  context: CheckoutContext & { facts: NonNullable<CheckoutContext['facts']> };
  onAccept: () => void;
  onDecline: () => void;
}

/**
 * Shows what changed in the order's store, lines, total and wallet share since the customer pressed
 * the button that places the order (F-27). Nothing is ordered until the customer accepts.
 * `shown` is the order as the customer saw it at that time, `context` has the new one.
 */
export function ChangedDialog({ open, shown, context, onAccept, onDecline }: ChangedProps) {
  const { config, store } = context.facts;
  const word = useStoreWord();
  const { currency } = config;
  const { total, taxState } = orderTotals(context);
  const isPending = taxState === 'pending';
  const isSameTotal = isPending || total === shown.shownTotal;
  const share = walletShare(context);
  const isSameShare = isPending || share === shown.fromWallet;
  const isSameStore = shown.storeId === store.id;
  const change = changeOf({ isSameStore, isSameTotal, isSameShare });
  return (
    <ConfirmDialog
      open={open}
      title={t(`checkout.changed.${change}`, { store: word })}
      confirm={
        change === 'store'
          ? t('checkout.changed.acceptStore', { store: store.name })
          : t(change === 'wallet' ? 'checkout.changed.acceptWallet' : 'checkout.changed.accept')
      }
      busy={isPending && t('checkout.taxPending')}
      cancel={t('ui.back')}
      onConfirm={onAccept}
      onCancel={onDecline}
    >
      <p>{t(`checkout.changed.${change}Text`, { store: store.name })}</p>
      <Differences>
        {lineChanges(shown.lines, context.facts.lines, currency.digits).map((change) => (
          <li key={change.key}>
            <span>{change.name}</span>
            <Difference change={change} currency={currency} />
          </li>
        ))}
        {!isSameShare && (
          <li>
            <span>{t('checkout.sum.fromWallet')}</span>
            <span>
              <s>
                <Money amount={shown.fromWallet} currency={currency} />
              </s>{' '}
              <Money amount={share} currency={currency} />
            </span>
          </li>
        )}
        <li>
          <span>{t('checkout.sum.total')}</span>
          <span>
            {(change === 'price' || change === 'both') && (
              <>
                <s>
                  <Money amount={shown.shownTotal} currency={currency} />
                </s>{' '}
              </>
            )}
            {isPending ? (
              t('checkout.sum.pending')
            ) : (
              <Money
                amount={context.facts.lines.every(hasPrice) ? total : null}
                currency={currency}
              />
            )}
          </span>
        </li>
      </Differences>
    </ConfirmDialog>
  );
}

/** What the title of the question names: the store, the price, both, or the wallet's share alone. */
function changeOf(same: { isSameStore: boolean; isSameTotal: boolean; isSameShare: boolean }) {
  if (!same.isSameStore) return same.isSameTotal ? 'store' : 'both';
  return same.isSameTotal && !same.isSameShare ? 'wallet' : 'price';
}

function Difference({ change, currency }: { change: LineChange; currency: Currency }) {
  const { kind, from, to } = change;
  if (kind === 'gone') return <span>{t('checkout.changed.gone')}</span>;
  if (kind === 'price') {
    return (
      <span>
        <s>
          <Money amount={from} currency={currency} />
        </s>{' '}
        <Money amount={to} currency={currency} />
      </span>
    );
  }
  return (
    <span>
      {kind === 'quantity' && (
        <>
          <s>× {from}</s>{' '}
        </>
      )}
      × {to}
    </span>
  );
}
