import { Banknote, CreditCard, Landmark, Wallet } from 'lucide-react';
import { useState } from 'react';
import type { Currency, PaymentMethod } from '../../../machines/rules/domain.ts';
import {
  coversPart,
  paidFromWallet,
  usesWalletFirst,
} from '../../../machines/rules/payment/partWallet.ts';
import type { PaymentFacts } from '../../../machines/rules/payment/methodRules.ts';
import { lacksOfflineMethods } from '../../../machines/rules/payment/offline.ts';
import {
  isSameOption,
  offersOf,
  paysRest,
  shownAs,
  withWalletFirst,
} from '../../../machines/rules/payment/methods.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { resolve, t } from '../../messages/index.ts';
import { Checkbox, OptionTile } from '../../ui/Choice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tiles } from '../Part.tsx';

const icons = {
  banknote: <Banknote size={22} />,
  card: <CreditCard size={22} />,
  wallet: <Wallet size={22} />,
  bank: <Landmark size={22} />,
};

interface PaymentTilesProps {
  label: string;
  /** The chosen payment method; null when none is chosen. */
  value: PaymentMethod | null;
  facts: PaymentFacts;
  currency: Currency;
  onChange: (payment: PaymentMethod) => void;
}

/**
 * Tiles to choose a payment method for an order or a trip, among those that the shop, the zone and
 * the customer allow. If the wallet has too little money, another method may pay the rest.
 */
export function PaymentTiles({ label, value, facts, currency, onChange }: PaymentTilesProps) {
  const offers = offersOf(facts);
  const first = value !== null && usesWalletFirst(value);
  const [wasUnticked, setWasUnticked] = useState(false);
  // A wallet that was chosen to pay first may cover everything by now, and then pays everything: the
  // box stays, so that the customer sees it and can untick it. The unticked box stays with the focus,
  // and can be ticked again.
  const mayPayFirst =
    coversPart(facts) || (first && paidFromWallet(value, facts) > 0) || wasUnticked;
  const money = (amount: number) => isolatedMoney(amount, currency);
  const tileOf = (offered: PaymentMethod, name: string | null) => {
    const method = withWalletFirst(offered, first, facts);
    const { id, icon, label: key, note, isClosed } = shownAs(method, facts);
    const values = note?.amount === undefined ? {} : { amount: money(note.amount) };
    return (
      <OptionTile
        key={id}
        name="payment"
        icon={icons[icon]}
        label={name ?? resolve({ key })}
        note={note === null ? undefined : resolve({ key: note.key, values })}
        disabled={isClosed}
        checked={isSameOption(value, offered)}
        onChange={() => onChange(method)}
      />
    );
  };
  if (offers.length === 0) {
    // While a list could not be loaded, it is not known that there is no way to pay.
    return lacksOfflineMethods(facts) ? null : (
      <Notice look="warning">{t('checkout.payment.none')}</Notice>
    );
  }
  return (
    <>
      <Tiles $stacked={facts.purpose === 'trip'} role="radiogroup" aria-label={label}>
        {offers.map(({ method, name }) => tileOf(method, name))}
      </Tiles>
      {value !== null && mayPayFirst && paysRest(value.kind, facts) && (
        <Checkbox
          checked={first}
          onChange={({ target }) => {
            setWasUnticked(!target.checked && !coversPart(facts));
            onChange(withWalletFirst(value, target.checked, facts));
          }}
        >
          {t('checkout.payment.walletFirst', { amount: money(facts.walletBalance ?? 0) })}
        </Checkbox>
      )}
    </>
  );
}
