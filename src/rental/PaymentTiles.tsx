import { useQuery } from '@tanstack/react-query';
import { Banknote, CreditCard, Wallet } from 'lucide-react';
import styled from 'styled-components';
import type { TripPaymentChoice } from '../../machines/rental/tripBooking.machine.ts';
import { paymentsOffered } from '../../machines/rules/payment.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { OptionTile } from '../ui/Choice.tsx';

const Tiles = styled.div`
  display: grid;
  gap: 12px;
`;

interface PaymentTilesProps {
  value: TripPaymentChoice | null;
  onChange: (payment: TripPaymentChoice) => void;
}

/** The ways to pay a trip that the shop offers: cash at pickup, the wallet, gateways. */
export function PaymentTiles({ value, onChange }: PaymentTilesProps) {
  const signedIn = useIsSignedIn();
  const { data: config } = useQuery(configQuery());
  if (config === undefined) return null;
  const offered = paymentsOffered(config, null, signedIn);
  const plain = (['cash_payment', 'wallet'] as const).filter((method) =>
    method === 'wallet' ? offered.wallet : offered.cash,
  );
  return (
    <Tiles role="radiogroup" aria-label={t('trips.book.payment')}>
      {plain.map((method) => (
        <OptionTile
          key={method}
          name="trip-payment"
          icon={method === 'wallet' ? <Wallet size={22} /> : <Banknote size={22} />}
          label={t(`trips.pay.${method}`)}
          checked={value?.method === method}
          onChange={() => onChange({ method, gateway: null })}
        />
      ))}
      {(offered.digital ? config.gateways : []).map(({ gateway, title }) => (
        <OptionTile
          key={gateway}
          name="trip-payment"
          icon={<CreditCard size={22} />}
          label={title}
          checked={value?.gateway === gateway}
          onChange={() => onChange({ method: 'digital_payment', gateway })}
        />
      ))}
    </Tiles>
  );
}
