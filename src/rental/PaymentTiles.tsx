import { Banknote, CreditCard, Wallet } from 'lucide-react';
import styled from 'styled-components';
import type { TripPaymentChoice } from '../../machines/rental/tripBooking.machine.ts';
import {
  mayFollowWallet,
  standingPayment,
  withoutWallet,
  withWallet,
  type TripPaymentFacts,
} from '../../machines/rental/tripPayment.ts';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { cashProblem, sharesOf } from '../../machines/rules/payment.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import { Checkbox, OptionTile } from '../ui/Choice.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const Tiles = styled.div`
  display: grid;
  gap: 12px;
`;

interface PaymentTilesProps {
  value: TripPaymentChoice | null;
  /** Null until it is known what is offered. */
  facts: TripPaymentFacts | null;
  config: ShopConfig;
  onChange: (payment: TripPaymentChoice) => void;
}

const cash: TripPaymentChoice = { method: 'cash_payment', gateway: null };

/**
 * The ways to pay a trip that shop and zone offer: cash at pickup, the wallet, gateways. A wallet
 * that holds too little can be emptied first, where something else pays the rest.
 */
export function PaymentTiles({ value, facts, config, onChange }: PaymentTilesProps) {
  if (facts === null) return <Skeleton $height="160px" />;
  const { offered, total, balance, cashMaximum } = facts;
  const standing = standingPayment(value, facts);
  const plain = standing === null ? null : withoutWallet(standing);
  const first = standing?.method === 'partial_payment';
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const gateways = offered.digital ? config.gateways : [];
  const tooDear = cashProblem(total, cashMaximum) !== null;
  const choose = (chosen: TripPaymentChoice) =>
    onChange(first && mayFollowWallet(chosen, facts) ? withWallet(chosen) : chosen);
  if (!offered.cash && !offered.wallet && gateways.length === 0) {
    return <Notice look="warning">{t('checkout.payment.none')}</Notice>;
  }
  return (
    <>
      <Tiles role="radiogroup" aria-label={t('trips.book.payment')}>
        {offered.cash && (
          <OptionTile
            name="trip-payment"
            icon={<Banknote size={22} />}
            label={t('trips.pay.cash_payment')}
            note={
              tooDear
                ? t('trips.pay.cashUpTo', { amount: money(cashMaximum ?? 0) })
                : t('checkout.payment.cashReady', {
                    amount: money(sharesOf(total, first ? balance : 0).rest),
                  })
            }
            disabled={tooDear}
            checked={plain?.method === 'cash_payment'}
            onChange={() => choose(cash)}
          />
        )}
        {offered.wallet && (
          <OptionTile
            name="trip-payment"
            icon={<Wallet size={22} />}
            label={t('trips.pay.wallet')}
            note={t(
              balance < total ? 'checkout.payment.walletLow' : 'checkout.payment.walletHolds',
              { amount: money(balance) },
            )}
            disabled={balance < total}
            checked={standing?.method === 'wallet'}
            onChange={() => onChange({ method: 'wallet', gateway: null })}
          />
        )}
        {gateways.map(({ gateway, title }) => (
          <OptionTile
            key={gateway}
            name="trip-payment"
            icon={<CreditCard size={22} />}
            label={title}
            note={t('checkout.payment.onlineNote')}
            checked={plain?.gateway === gateway}
            onChange={() => choose({ method: 'digital_payment', gateway })}
          />
        ))}
      </Tiles>
      {plain !== null && mayFollowWallet(plain, facts) && (
        <Checkbox
          checked={first}
          onChange={({ target }) => onChange(target.checked ? withWallet(plain) : plain)}
        >
          {t('checkout.payment.walletFirst', { amount: money(balance) })}
        </Checkbox>
      )}
    </>
  );
}
