import { Banknote, CreditCard, Wallet } from 'lucide-react';
import type { PaymentMethod } from '../../machines/rules/domain.ts';
import { formatMoney } from '../../machines/rules/money.ts';
import { cashCeiling, paymentsOffered } from '../../machines/rules/payment.ts';
import { t } from '../messages/index.ts';
import { OptionTile } from '../ui/Choice.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Part, Tiles, useFold, type PartOfForm } from './Part.tsx';

/** How the order is paid; a way that is no longer offered is not chosen any more (CHK-11, CHK-12). */
export function Payment({ number, snapshot, send, facts, totals }: PartOfForm) {
  const { choices, signedIn } = snapshot.context;
  const { payment } = choices;
  const { config, zone, store } = facts;
  const fold = useFold(true, 'payment', snapshot);
  const offered = paymentsOffered(config, zone, signedIn);
  const ceiling = cashCeiling(config, zone, store.moduleId);
  const ceilingText = ceiling === null ? '' : formatMoney(ceiling, config.currency);
  const gateways = offered.digital ? config.gateways : [];
  const gateway =
    payment?.kind === 'digital' ? gateways.find((one) => one.gateway === payment.gateway) : null;
  const labels: Record<PaymentMethod['kind'], string> = {
    cash: t('checkout.payment.cash'),
    wallet: t('checkout.payment.wallet'),
    offline: t('checkout.payment.offline'),
    digital: gateway?.title ?? '',
  };
  const choose = (chosen: PaymentMethod) => send({ type: 'payment.chosen', payment: chosen });
  return (
    <Part
      number={number}
      title={t('checkout.payment.title')}
      section="payment"
      snapshot={snapshot}
      fold={fold}
      summary={payment === null ? null : <b>{labels[payment.kind]}</b>}
    >
      <Tiles role="radiogroup" aria-label={t('checkout.payment.title')}>
        {offered.wallet && (
          <OptionTile
            name="payment"
            icon={<Wallet size={22} />}
            label={labels.wallet}
            checked={payment?.kind === 'wallet'}
            onChange={() => choose({ kind: 'wallet' })}
          />
        )}
        {offered.cash && (
          <OptionTile
            name="payment"
            icon={<Banknote size={22} />}
            label={labels.cash}
            note={
              ceiling !== null && totals.total > ceiling
                ? t('checkout.payment.cashUpTo', { amount: ceilingText })
                : t('checkout.payment.cashReady', {
                    amount: formatMoney(totals.total, config.currency),
                  })
            }
            checked={payment?.kind === 'cash'}
            onChange={() => choose({ kind: 'cash' })}
          />
        )}
        {gateways.map((one) => (
          <OptionTile
            key={one.gateway}
            name="payment"
            icon={<CreditCard size={22} />}
            label={one.title}
            note={t('checkout.payment.onlineNote')}
            checked={payment?.kind === 'digital' && payment.gateway === one.gateway}
            onChange={() => choose({ kind: 'digital', gateway: one.gateway })}
          />
        ))}
      </Tiles>
      {!offered.wallet && !offered.cash && gateways.length === 0 && (
        <Notice look="warning">{t('checkout.payment.none')}</Notice>
      )}
    </Part>
  );
}
