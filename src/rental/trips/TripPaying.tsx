import { Banknote } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { tripPaymentMachine } from '../../../machines/rental/tripPayment.machine.ts';
import type {
  PaidBy,
  PaymentMethod,
  ShopConfig,
  TripDetails,
} from '../../../machines/rules/domain.ts';
import { subtract } from '../../../machines/rules/money.ts';
import { nameElsewhere } from '../../../machines/rules/payment/digital.ts';
import { termsOfRest, usablePayment } from '../../../machines/rules/payment/methods.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTripPayments } from '../booking/payments.ts';
import { TripPayments } from '../booking/TripPayments.tsx';

const Form = styled.form`
  display: grid;
  gap: 14px;
  margin-block-start: 20px;
`;

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  margin-block-start: 20px;
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

interface TripPayingProps {
  trip: TripDetails;
  config: ShopConfig;
  busy: boolean;
  onPay: (payment: PaymentMethod) => void;
}

/** Lets the customer pay a booked trip. If its amount is unknown, a message is shown instead. */
export function TripPaying(props: TripPayingProps) {
  const { amount, partiallyPaid, paymentMethod, restMethod } = props.trip;
  return amount === null || partiallyPaid === null ? (
    <Notice look="warning">{t('trips.amountMissing')}</Notice>
  ) : (
    <Paying
      // The statechart reads the payment method only when it starts, so a changed method, such as
      // cash, needs a new one.
      key={`${paymentMethod?.kind} ${restMethod?.kind}`}
      {...props}
      total={subtract(amount, partiallyPaid)}
      isBegun={partiallyPaid > 0}
    />
  );
}

interface PayingProps extends TripPayingProps {
  /** The amount that is still to be paid, in the shop's currency. */
  total: number;
  /** Whether the wallet has already paid a part. */
  isBegun: boolean;
}

/** How what is still open was to be paid when the trip was booked; null when it is unknown. */
const openMethodOf = ({ paymentMethod, restMethod }: TripDetails): PaidBy | null =>
  paymentMethod?.kind === 'partWallet' ? restMethod : paymentMethod;

/**
 * Cash, if the customer chose cash when booking, for all or for the rest after the wallet; else
 * null, which means that no method is chosen yet. An online method must be chosen again, because a
 * booked trip does not name the gateway.
 */
const bookedFor = (trip: TripDetails): PaymentMethod | null =>
  openMethodOf(trip)?.kind === 'cash' ? { kind: 'cash' } : null;

/**
 * Pays a booked trip, or the rest of it after the wallet has paid a part (API-44). If cash was
 * chosen at booking, it is shown as chosen, and "Change" shows the other methods.
 */
function Paying({ trip, total, isBegun, config, busy, onPay }: PayingProps) {
  const [snapshot, send] = useFlow(tripPaymentMachine, {
    input: { booked: bookedFor(trip) },
    on: { 'payment.settled': ({ payment }) => onPay(payment) },
  });
  const { booked, payment } = snapshot.context;
  const isCash = snapshot.matches('cash');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The pressed button has disappeared, so the chosen method gets the focus.
    if (booked !== null && !isCash) {
      form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [booked, isCash]);
  const { pickup, zoneId, moduleId } = trip;
  const known = useTripPayments({ total, totalIsKnown: true, pickup, zoneId, moduleId }, config);
  const facts = known === null || !isBegun ? known : termsOfRest(known);
  const usable = facts === null ? null : usablePayment(payment, facts);
  const elsewhere = nameElsewhere(trip.paymentMethod, config);
  if (isCash && (facts === null || usable !== null)) {
    return (
      <Chosen role="group" aria-label={t('trips.book.payment')}>
        <Banknote size={22} aria-hidden />
        <span>
          <b>{t('trips.pay.cash')}</b>
          <small>
            {t('checkout.payment.cashReady', { amount: isolatedMoney(total, config.currency) })}
          </small>
        </span>
        <Button size="sm" onClick={() => send({ type: 'payment.ways.opened' })}>
          {t('trips.pay.change')}
        </Button>
      </Chosen>
    );
  }
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (usable !== null && !busy) send({ type: 'payment.submitted', payment: usable });
      }}
    >
      {elsewhere !== null && (
        <Notice look="warning">{t('orders.track.unknownWay', { name: elsewhere })}</Notice>
      )}
      <TripPayments
        value={usable}
        facts={facts}
        config={config}
        onChange={(chosen) => send({ type: 'payment.chosen', payment: chosen })}
      />
      <Button
        type="submit"
        look="primary"
        block
        disabled={usable === null}
        busy={busy && t('ui.loading')}
      >
        {t(usable?.kind === 'cash' ? 'trips.pay.later' : 'trips.pay')}
      </Button>
    </Form>
  );
}
