import { Banknote, CreditCard, Landmark, Wallet } from 'lucide-react';
import type { PaymentMethod } from '../../machines/rules/domain.ts';
import { cashCeiling, paymentsOffered, sharesOf } from '../../machines/rules/payment.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import { Checkbox, OptionTile } from '../ui/Choice.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Delayed } from './Delayed.tsx';
import { OfflineForm } from './later.ts';
import { Part, Tiles, useFold, type PartOfForm } from './Part.tsx';

/**
 * How the order is paid: cash, a gateway, the wallet or a way outside the shop. A wallet that holds
 * too little can be emptied first, where something else pays the rest. A way that is no longer
 * offered is not chosen any more (CHK-11, CHK-12).
 */
export function Payment({ number, snapshot, send, facts, totals }: PartOfForm) {
  const { choices, signedIn } = snapshot.context;
  const { payment } = choices;
  const { config, zone, store, offlineMethods } = facts;
  // A wallet that cannot be read pays nothing; every other way stays open.
  const walletBalance = facts.walletBalance ?? 0;
  const fold = useFold(true, 'payment', snapshot);
  const offered = paymentsOffered(config, zone, signedIn);
  const ceiling = cashCeiling(config, zone, store.moduleId);
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const gateways = offered.digital ? config.gateways : [];
  const methods = offered.offline ? offlineMethods : [];
  const first = payment !== null && 'fromWallet' in payment && payment.fromWallet;
  const { rest } = sharesOf(totals.total, first ? walletBalance : 0);
  const choose = (chosen: PaymentMethod) => send({ type: 'payment.chosen', payment: chosen });
  const none = !offered.wallet && !offered.cash && gateways.length + methods.length === 0;
  return (
    <Part
      number={number}
      title={t('checkout.payment.title')}
      section="payment"
      snapshot={snapshot}
      fold={fold}
      summary={payment === null ? null : <b>{labelOf(payment, facts)}</b>}
    >
      <Tiles role="radiogroup" aria-label={t('checkout.payment.title')}>
        {offered.wallet && (
          <OptionTile
            name="payment"
            icon={<Wallet size={22} />}
            label={t('checkout.payment.wallet')}
            note={
              facts.walletBalance === null
                ? t('ui.amountMissing')
                : t(
                    walletBalance < totals.total
                      ? 'checkout.payment.walletLow'
                      : 'checkout.payment.walletHolds',
                    { amount: money(walletBalance) },
                  )
            }
            disabled={facts.walletBalance === null || walletBalance < totals.total}
            checked={payment?.kind === 'wallet'}
            onChange={() => choose({ kind: 'wallet' })}
          />
        )}
        {offered.cash && (
          <OptionTile
            name="payment"
            icon={<Banknote size={22} />}
            label={t('checkout.payment.cash')}
            note={
              ceiling !== null && totals.total > ceiling
                ? t('checkout.payment.cashUpTo', { amount: money(ceiling) })
                : totals.deliveryFeePending || totals.unknown.length > 0
                  ? undefined
                  : t('checkout.payment.cashReady', {
                      amount: money(payment?.kind === 'cash' ? rest : totals.total),
                    })
            }
            checked={payment?.kind === 'cash'}
            onChange={() => choose({ kind: 'cash', fromWallet: first && offered.restByCash })}
          />
        )}
        {gateways.map(({ gateway, title }) => (
          <OptionTile
            key={gateway}
            name="payment"
            icon={<CreditCard size={22} />}
            label={title}
            note={t('checkout.payment.onlineNote')}
            checked={payment?.kind === 'digital' && payment.gateway === gateway}
            onChange={() =>
              choose({ kind: 'digital', gateway, fromWallet: first && offered.restByDigital })
            }
          />
        ))}
        {methods.map(({ id, name }) => (
          <OptionTile
            key={id}
            name="payment"
            icon={<Landmark size={22} />}
            label={name}
            note={t('checkout.payment.offlineNote')}
            checked={payment?.kind === 'offline' && payment.methodId === id}
            onChange={() => choose({ kind: 'offline', methodId: id, fields: {}, note: '' })}
          />
        ))}
      </Tiles>
      {payment?.kind === 'offline' && (
        <Delayed fallback={<Skeleton $height="160px" />}>
          <OfflineForm
            method={methods.find(({ id }) => id === payment.methodId)}
            told={payment}
            onTell={(told) =>
              send({ type: 'payment.details.changed', payment: { ...payment, ...told } })
            }
          />
        </Delayed>
      )}
      {walletBalance > 0 && walletBalance < totals.total && (
        <FromWallet
          payment={payment}
          offered={offered}
          label={t('checkout.payment.walletFirst', { amount: money(walletBalance) })}
          onChoose={choose}
        />
      )}
      {none && <Notice look="warning">{t('checkout.payment.none')}</Notice>}
    </Part>
  );
}

/** What a chosen way to pay is called, and that the wallet comes first. */
function labelOf(payment: PaymentMethod, { config, offlineMethods }: PartOfForm['facts']): string {
  const names = {
    cash: () => t('checkout.payment.cash'),
    wallet: () => t('checkout.payment.wallet'),
    digital: () =>
      config.gateways.find(
        ({ gateway }) => payment.kind === 'digital' && gateway === payment.gateway,
      )?.title ?? '',
    offline: () =>
      offlineMethods.find(({ id }) => payment.kind === 'offline' && id === payment.methodId)
        ?.name ?? '',
  };
  const first = 'fromWallet' in payment && payment.fromWallet;
  const ways = [first ? t('checkout.payment.wallet') : '', names[payment.kind]()];
  return ways.filter(Boolean).join(' + ');
}

/** Empties the wallet first, where the chosen way may pay the rest. */
function FromWallet({
  payment,
  offered,
  label,
  onChoose,
}: {
  payment: PaymentMethod | null;
  offered: ReturnType<typeof paymentsOffered>;
  label: string;
  onChoose: (payment: PaymentMethod) => void;
}) {
  if (payment?.kind !== 'cash' && payment?.kind !== 'digital') return null;
  if (!(payment.kind === 'cash' ? offered.restByCash : offered.restByDigital)) return null;
  return (
    <Checkbox
      checked={payment.fromWallet === true}
      onChange={(event) => onChoose({ ...payment, fromWallet: event.target.checked })}
    >
      {label}
    </Checkbox>
  );
}
