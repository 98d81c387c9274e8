import { useState } from 'react';
import styled from 'styled-components';
import type { TripPaymentChoice } from '../../machines/rental/tripBooking.machine.ts';
import { standingPayment } from '../../machines/rental/tripPayment.ts';
import type { ShopConfig, TripDetails } from '../../machines/rules/domain.ts';
import { subtract } from '../../machines/rules/money.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { PaymentTiles } from './PaymentTiles.tsx';
import { useTripPayments } from './payments.ts';

const Form = styled.form`
  display: grid;
  gap: 14px;
  margin-block-start: 20px;
`;

interface TripPayingProps {
  trip: TripDetails;
  config: ShopConfig;
  busy: boolean;
  onPay: (payment: TripPaymentChoice) => void;
}

/** How a trip was to be paid when it was booked; a gateway has to be chosen anew. */
const chosenFor = ({ paymentMethod }: TripDetails): TripPaymentChoice | null =>
  paymentMethod === 'cash_payment' ? { method: 'cash_payment', gateway: null } : null;

/** Paying a booked trip, or the rest of one that the wallet began to pay (API-44). */
export function TripPaying({ trip, config, busy, onPay }: TripPayingProps) {
  const [payment, setPayment] = useState(() => chosenFor(trip));
  const { pickup, zoneId, moduleId, amount, partiallyPaid } = trip;
  const total = subtract(amount, partiallyPaid);
  const known = useTripPayments({ total, pickup, zoneId, moduleId }, config);
  // What the wallet began to pay is not split once more.
  const facts =
    known === null || partiallyPaid === 0
      ? known
      : { ...known, offered: { ...known.offered, restByCash: false, restByDigital: false } };
  const standing = facts === null ? null : standingPayment(payment, facts);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (standing !== null && !busy) onPay(standing);
      }}
    >
      <PaymentTiles value={payment} facts={facts} config={config} onChange={setPayment} />
      <Button
        type="submit"
        look="primary"
        block
        disabled={standing === null}
        busy={busy && t('ui.loading')}
      >
        {t(standing?.method === 'cash_payment' ? 'trips.pay.later' : 'trips.pay')}
      </Button>
    </Form>
  );
}
