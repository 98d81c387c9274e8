import { Lock } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { isTotalKnown } from '../../machines/rules/checkout.ts';
import { chosenAddOns } from '../../machines/rules/choice.ts';
import type {
  CheckoutFacts,
  Currency,
  MessageRef,
  OrderRoute,
  PricedLine,
} from '../../machines/rules/domain.ts';
import { hasPrice } from '../../machines/rules/discount.ts';
import { listPrice } from '../../machines/rules/linePrices.ts';
import { subtract } from '../../machines/rules/money.ts';
import type { OrderTotals, UnknownCharge } from '../../machines/rules/order.ts';
import { addressText, listOf, resolve, t } from '../messages/index.ts';
import { useStoreWord } from '../modules/index.ts';
import { TermsNote } from '../shop/TermsNote.tsx';
import { AddOnPrices } from '../ui/text/AddOnPrices.tsx';
import { Amounts, type AmountRow } from '../ui/text/Amounts.tsx';
import { StoreLogo } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Money } from '../ui/Price.tsx';
import { Stage } from '../ui/Stage.tsx';
import { useIsOnline } from '../ui/progress/useIsOnline.ts';
import type { SendButton } from './PlacingNotice.tsx';

const Frame = styled(Panel)`
  position: sticky;
  inset-block-start: calc(var(--nav-h) + 24px);
  display: grid;
  gap: 20px;
  @media (max-width: 1180px) {
    position: static;
  }
`;

const Seller = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h2 {
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
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
    display: block;
    color: var(--text-3);
    font: var(--type-xs);
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font: var(--type-sm-strong);
    overflow-wrap: anywhere;
  }
  > bdi {
    font: var(--type-sm-strong);
    font-variant-numeric: tabular-nums;
    align-self: start;
    margin-block-start: 8px;
  }
`;

interface SummaryProps {
  /**
   * The element to scroll to when the order is refused for a reason that belongs to no part of the
   * form.
   */
  ref: RefObject<HTMLElement | null>;
  facts: CheckoutFacts;
  totals: OrderTotals;
  /** The route from the store to the customer; null while it is unknown, and for take-away. */
  route: OrderRoute | null;
  /** The amount that the wallet pays, in the shop's currency. */
  fromWallet: number;
  /** Whether it is a take-away order, which has no delivery fee. */
  takeAway: boolean;
  /** Whether it is an order by prescription: the store adds the medicine and its price later. */
  byPrescription: boolean;
  /** Why the order was not placed; null when nothing was refused. */
  problem: MessageRef | null;
  /** What would prevent the order, shown before the customer tries it; null when nothing would. */
  warning: MessageRef | null;
  /** Reloads the shop's charges; called when one of them is unknown. */
  onRead: () => void;
  sendButton: SendButton;
  /** The field for the order's coupon. */
  coupon: ReactNode;
  /** Whether the server is checking a coupon, so that the amounts may still fall. */
  couponPending: boolean;
  /** A notice of the cashback: money that the order adds to the customer's wallet. */
  cashback: ReactNode;
  /** Leads to where the order's lines can be changed; none where that is not possible. */
  edit: ReactNode;
  onPlace: () => void;
}

/**
 * Why the order cannot be sent at this moment (offline, or a coupon or the tax is not known yet);
 * undefined when it can.
 */
function waitingFor(
  online: boolean,
  { totals, couponPending }: Pick<SummaryProps, 'totals' | 'couponPending'>,
): string | undefined {
  if (!online) return t('checkout.offline');
  if (couponPending) return t('checkout.couponPending');
  return totals.taxState === 'pending' ? t('checkout.taxPending') : undefined;
}

/** The order's lines and amounts, and the only button that places the order. */
export function Summary(props: SummaryProps) {
  const {
    ref,
    facts,
    totals,
    route,
    fromWallet,
    takeAway,
    byPrescription,
    problem,
    warning,
    onRead,
    sendButton,
    coupon,
    cashback,
    edit,
    onPlace,
  } = props;
  const online = useIsOnline();
  const { store, config, lines } = facts;
  const word = useStoreWord();
  return (
    <Frame
      ref={ref}
      $look="raised"
      id="checkout-summary"
      tabIndex={-1}
      aria-label={t('checkout.summary.title')}
    >
      <Seller>
        <StoreLogo id={store.id} name={store.name} image={store.logoUrl} size={44} />
        <div>
          <h2>{store.name}</h2>
          <small>
            <bdi>{addressText(store)}</bdi>
          </small>
        </div>
        {edit}
      </Seller>
      {!byPrescription && (
        <ul aria-label={t('checkout.summary.lines')}>
          {lines.map((line, index) => (
            <SummaryLine
              key={`${line.item.kind}-${line.item.id}-${index}`}
              line={line}
              currency={config.currency}
            />
          ))}
        </ul>
      )}
      {coupon}
      <Amounts
        rows={rowsOf(facts, totals, { route, fromWallet, takeAway, byPrescription, word })}
      />
      {cashback}
      {route?.surge != null && route.surge.note !== '' && <Notice>{route.surge.note}</Notice>}
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      {problem === null && warning !== null && <Notice look="warning">{resolve(warning)}</Notice>}
      {totals.unknown.length > 0 && <Button onClick={onRead}>{t('ui.retry')}</Button>}
      <Button
        look="primary"
        size="lg"
        block
        icon={<Lock size={20} aria-hidden />}
        busy={sendButton.busy}
        reason={sendButton.reason ?? waitingFor(online, props)}
        onClick={onPlace}
      >
        {t('checkout.place')}
      </Button>
      <TermsNote words={t('checkout.terms')} />
    </Frame>
  );
}

/**
 * A line of the order with its options, and each add-on with its own price. Prices are before
 * discounts, so that the lines add up to the subtotal; discounts are listed below.
 */
function SummaryLine({
  line: { item, choice },
  currency,
}: {
  line: PricedLine;
  currency: Currency;
}) {
  const price = listPrice({ item, choice }, currency.digits);
  const options = [
    ...choice.food.flatMap(({ labels }) => labels),
    ...(choice.variationType === null ? [] : [choice.variationType]),
  ];
  return (
    <Line>
      <Stage id={item.id} image={item.imageUrl} radius="14px" art="66%" />
      <span>
        <b>{item.name}</b>
        {options.length > 0 && <small>{listOf(options)}</small>}
        <small>
          <bdi dir="ltr">
            {choice.quantity} ×
            {price !== null && (
              <>
                {' '}
                <Money amount={price.unit} currency={currency} />
              </>
            )}
          </bdi>
        </small>
        <AddOnPrices addOns={chosenAddOns(item, choice)} currency={currency} />
      </span>
      {price === null ? (
        t('rules.price.missing')
      ) : (
        <Money amount={price.original} currency={currency} />
      )}
    </Line>
  );
}

function rowsOf(
  { config, store, lines }: CheckoutFacts,
  totals: OrderTotals,
  {
    route,
    fromWallet,
    takeAway,
    byPrescription,
    word,
  }: Pick<SummaryProps, 'route' | 'fromWallet' | 'takeAway' | 'byPrescription'> & { word: string },
): AmountRow[] {
  if (!lines.every(hasPrice)) {
    return [{ label: t('checkout.sum.total'), value: t('ui.amountMissing'), look: 'total' }];
  }
  const money = (amount: number) => <Money amount={amount} currency={config.currency} />;
  const row = (label: string, amount: number, look?: AmountRow['look']): AmountRow[] =>
    amount === 0 ? [] : [{ label, value: money(amount), ...(look === undefined ? {} : { look }) }];
  const isUnknown = (charge: UnknownCharge) => totals.unknown.includes(charge);
  const charged = (charge: UnknownCharge, label: string, amount: number): AmountRow[] =>
    isUnknown(charge) ? [{ label, value: t('ui.amountMissing') }] : row(label, amount);
  const withSurcharge = totals.surcharge > 0 && totals.deliveryFee > 0;
  // The straight line is used when there is no route, so the fee is an estimate (PRICE-16).
  const fee = t(route?.estimated === true ? 'checkout.sum.feeEstimate' : 'checkout.sum.fee');
  const isKnown = isTotalKnown(totals);
  const isPart = isKnown && fromWallet > 0 && fromWallet < totals.total;
  return [
    byPrescription
      ? { label: t('checkout.prescription.medicine'), value: t('checkout.prescription.byStore') }
      : { label: t('checkout.sum.items'), value: money(totals.itemsTotal) },
    ...row(t('checkout.sum.addOns'), totals.addOnsTotal),
    ...row(t('checkout.sum.itemDiscount'), -totals.itemDiscount, 'off'),
    ...row(t('checkout.sum.storeDiscount', { store: word }), -totals.storeDiscount, 'off'),
    ...row(t('checkout.sum.coupon'), -totals.couponDiscount, 'off'),
    ...row(t('checkout.sum.newCustomer'), -totals.newCustomerDiscount, 'off'),
    ...taxRows(store.taxPercent, totals, charged),
    ...(takeAway
      ? []
      : [
          {
            label: withSurcharge ? `${fee} (${t('checkout.sum.surcharge')})` : fee,
            value: isUnknown('fee')
              ? t('ui.amountMissing')
              : totals.deliveryFeePending
                ? t('checkout.sum.pending')
                : totals.freeDeliveryBy !== null
                  ? t('checkout.sum.free')
                  : money(totals.deliveryFee),
          },
        ]),
    ...charged('packaging', t('checkout.sum.packaging'), totals.packaging),
    ...row(t('checkout.sum.tip'), totals.tip),
    ...charged(
      'charge',
      config.additionalCharge?.name || t('checkout.sum.charge'),
      totals.additionalCharge,
    ),
    {
      label: t(byPrescription ? 'checkout.prescription.total' : 'checkout.sum.total'),
      value:
        totals.unknown.length > 0
          ? t('ui.amountMissing')
          : isKnown
            ? money(totals.total)
            : t('checkout.sum.pending'),
      look: 'total',
    },
    ...row(t('checkout.sum.fromWallet'), isPart ? -fromWallet : 0),
    ...row(t('checkout.sum.rest'), isPart ? subtract(totals.total, fromWallet) : 0),
    ...row(t('checkout.sum.savings'), totals.savings, 'off'),
  ];
}

/**
 * The row of the tax: from the store's percentage, or the amount that the server computed, or a
 * text that it is not known yet (PRICE-05, PRICE-06).
 * @param percent the store's tax percentage; null or undefined when the server computes the tax
 * @param charged makes the row of a charge: none for an amount of 0; one without an amount when the
 *   amount is unknown
 */
function taxRows(
  percent: number | null | undefined,
  { tax, taxIncluded, taxState }: OrderTotals,
  charged: (charge: UnknownCharge, label: string, amount: number) => AmountRow[],
): AmountRow[] {
  const label = t(
    taxIncluded && taxState === 'known' ? 'checkout.sum.taxInside' : 'checkout.sum.taxMissing',
  );
  if (taxState === 'pending') return [{ label, value: t('checkout.sum.pending') }];
  if (taxState === 'later') return [{ label, value: t('checkout.sum.taxLater') }];
  if (percent == null) return charged('tax', label, tax);
  const rate = t(taxIncluded ? 'checkout.sum.taxIncluded' : 'checkout.sum.tax', { percent });
  return charged('tax', rate, tax);
}
