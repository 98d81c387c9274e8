import { useSelector } from '@xstate/react';
import { ArrowUp, Flag, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { loaded } from '../../machines/parcel/parcelBooking.ts';
import type { ParcelStep } from '../../machines/rules/domain.ts';
import { subtract } from '../../machines/rules/money.ts';
import {
  categoryOf,
  chosenRates,
  parcelFee,
  parcelTotals,
  parcelWalletShare,
  type ParcelState,
} from '../../machines/rules/parcel.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { useSendButton, type SendButton } from '../checkout/index.ts';
import { t } from '../messages/index.ts';
import { randomId, now } from '../platform/browser.ts';
import { Cashback } from '../shop/Cashback.tsx';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { TermsNote } from '../shop/TermsNote.tsx';
import { Amounts, type AmountRow } from '../ui/text/Amounts.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Money } from '../ui/Price.tsx';
import { RetryNotice } from '../ui/progress/RetryNotice.tsx';
import { useIsOnline } from '../ui/progress/useIsOnline.ts';
import { RouteMap } from './RouteMap.tsx';
import type { StepProps } from './useParcelBooking.ts';

const Frame = styled(Panel)`
  position: sticky;
  inset-block-start: calc(var(--nav-h) + 24px);
  display: grid;
  gap: 20px;
  @media (max-width: 1180px) {
    position: static;
  }
`;

const Ends = styled.ul`
  display: grid;
  gap: 16px;
  li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr);
    align-items: center;
    gap: 14px;
  }
  li {
    position: relative;
  }
  li:first-child::after {
    content: '';
    position: absolute;
    inset-block: calc(50% + 20px) calc(-50% + 4px);
    inset-inline-start: 17px;
    border-inline-start: 2px dotted var(--line-strong);
  }
  li > span:first-child {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
  }
  li:last-child > span:first-child {
    background: var(--accent);
    color: var(--on-accent);
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-3);
  }
  b {
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
`;

/**
 * The summary beside the steps: the route, the price as far as it is known and, at the last step,
 * the button that sends the booking.
 */
export function ParcelSummary({ flow, step }: StepProps & { step: ParcelStep }) {
  const { snapshot, send } = flow;
  const state = loaded(snapshot.context);
  const { sender, receiver } = state.choices;
  const totals = parcelTotals(state);
  const sendButton = useSendButton(
    snapshot.children.placing,
    snapshot.hasTag('placing') && t('parcel.booking'),
  );
  return (
    <Frame $look="raised" aria-label={t('checkout.summary.title')}>
      {sender.place !== null && receiver.place !== null && (
        <RouteMap from={sender.place.position} to={receiver.place.position} />
      )}
      <Ends>
        <End icon={<ArrowUp size={18} aria-hidden />} label={t('parcel.from')}>
          {sender.place?.address ?? t('parcel.from.none')}
        </End>
        <End icon={<Flag size={18} aria-hidden />} label={t('parcel.to')}>
          {receiver.place?.address ?? t('parcel.to.none')}
        </End>
      </Ends>
      {totals === null ? <FirstPrice state={state} /> : <Amounts rows={rowsOf(state)} />}
      <Cashback
        of="order"
        moduleId={state.moduleId}
        amount={totals?.total ?? null}
        config={state.facts.config}
      />
      <WayNotice flow={flow} />
      {step === 'payment' && (
        <Book
          amount={totals?.total ?? null}
          state={state}
          sendButton={sendButton}
          onBook={() => send({ type: 'parcel.place', key: randomId(), now: wallClockOf(now()) })}
        />
      )}
    </Frame>
  );
}

function End({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li>
      <span>{icon}</span>
      <span>
        <small>{label}</small>
        <b>
          <bdi>{children}</bdi>
        </b>
      </span>
    </li>
  );
}

/** The price of one km and the minimum price, both shown before the route is known. */
function FirstPrice({ state }: { state: ParcelState }) {
  const { config } = state.facts;
  const rates = chosenRates(state);
  if (rates === null) return null;
  return (
    <p>
      {t('parcel.perKmFrom', {
        amount: isolatedMoney(rates.perKm, config.currency),
        least: isolatedMoney(rates.minimum, config.currency),
      })}
    </p>
  );
}

/**
 * A note about the route: its distance is being measured, the fee could not be calculated, or prices
 * are higher at a busy time.
 */
function WayNotice({ flow: { snapshot } }: StepProps) {
  const { parcelRoute } = snapshot.children;
  const isBusy = useSelector(parcelRoute, (state) => state?.hasTag('busy') ?? false);
  const isUnmeasured = useSelector(parcelRoute, (state) => state?.hasTag('failed') ?? false);
  const note = snapshot.context.route?.surge?.note ?? '';
  if (isBusy) return <p role="status">{t('parcel.measuring')}</p>;
  if (isUnmeasured) {
    return (
      <RetryNotice onRetry={() => parcelRoute?.send({ type: 'route.retry' })}>
        {t('checkout.feeFailed')}
      </RetryNotice>
    );
  }
  return note === '' ? null : <Notice>{note}</Notice>;
}

/** The price of the parcel as labelled amounts, which add up to the total. */
function rowsOf(state: ParcelState): AmountRow[] {
  const totals = parcelTotals(state);
  const fee = parcelFee(state);
  const { route, facts } = state;
  if (totals === null || fee === null || route === null) return [];
  const { currency, additionalCharge } = facts.config;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const row = (label: string, amount: number): AmountRow[] =>
    amount === 0 ? [] : [{ label, value: money(amount) }];
  const name = categoryOf(state)?.name ?? '';
  const fromWallet = parcelWalletShare(state);
  const isPart = fromWallet > 0 && fromWallet < totals.total;
  return [
    {
      label: t(route.estimated ? 'parcel.sum.routeEstimate' : 'parcel.sum.route', {
        name,
        km: route.distanceKm.toFixed(1),
      }),
      value: money(fee.road),
    },
    ...row(t('parcel.sum.vehicle'), fee.vehicle),
    ...row(t('parcel.sum.zone', { percent: route.zone.surchargePercent ?? 0 }), fee.surcharge),
    ...row(t('parcel.sum.surge'), fee.surge),
    ...row(t('checkout.sum.tip'), totals.tip),
    ...row(additionalCharge?.name || t('checkout.sum.charge'), totals.additionalCharge),
    { label: t('checkout.sum.total'), value: money(totals.total), look: 'total' },
    ...row(t('checkout.sum.fromWallet'), isPart ? -fromWallet : 0),
    ...row(t('checkout.sum.rest'), isPart ? subtract(totals.total, fromWallet) : 0),
  ];
}

interface BookProps {
  /** The total in the shop's currency; null while it is unknown. */
  amount: number | null;
  state: ParcelState;
  sendButton: SendButton;
  onBook: () => void;
}

function Book({ amount, state, sendButton, onBook }: BookProps) {
  const online = useIsOnline();
  const { currency } = state.facts.config;
  return (
    <>
      <Button
        look="primary"
        size="lg"
        block
        icon={<Lock size={20} aria-hidden />}
        busy={sendButton.busy}
        reason={sendButton.reason ?? (online ? undefined : t('checkout.offline'))}
        onClick={onBook}
      >
        {amount === null
          ? t('parcel.bookUnknown')
          : t('parcel.book', { amount: isolatedMoney(amount, currency) })}
      </Button>
      <TermsNote words={t('checkout.terms')} />
    </>
  );
}
