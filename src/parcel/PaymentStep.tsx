import { ArrowDown, ArrowUp } from 'lucide-react';
import { loaded } from '../../machines/parcel/parcelBooking.ts';
import { parcelPayment, parcelTotals } from '../../machines/rules/parcel.ts';
import { lacksOfflineMethods } from '../../machines/rules/payment/offline.ts';
import {
  Group,
  OfflineNotLoaded,
  OfflinePayment,
  PaymentTiles,
  PayTiles,
  TipField,
} from '../checkout/index.ts';
import { t } from '../messages/index.ts';
import { OptionTile } from '../ui/Choice.tsx';
import type { StepProps } from './useParcelBooking.ts';
import { StepPanel } from './StepPanel.tsx';

const payers = [
  { payer: 'sender', icon: <ArrowUp size={22} /> },
  { payer: 'receiver', icon: <ArrowDown size={22} /> },
] as const;

/** The payment step: who pays and how, and the tip for the courier (CHK-11, CHK-12). */
export function PaymentStep({ flow }: StepProps) {
  const { snapshot, send } = flow;
  const state = loaded(snapshot.context);
  const { facts, choices, refusal } = state;
  const { config } = facts;
  const paymentFacts = parcelPayment(state);
  return (
    <StepPanel flow={flow} step="payment" title={t('parcel.payment.title')}>
      <PayTiles role="radiogroup" aria-label={t('parcel.payer')}>
        {payers.map(({ payer, icon }) => (
          <OptionTile
            key={payer}
            name="payer"
            icon={icon}
            label={t(`parcel.payer.${payer}`)}
            note={t(`parcel.payer.${payer}Note`)}
            checked={choices.payer === payer}
            onChange={() => send({ type: 'parcel.payer.chosen', payer })}
          />
        ))}
      </PayTiles>
      <Group>
        <legend>{t('checkout.payment.title')}</legend>
        <PaymentTiles
          label={t('checkout.payment.title')}
          value={choices.payment}
          facts={paymentFacts}
          currency={config.currency}
          onChange={(payment) =>
            snapshot.children.paymentChoice?.send({ type: 'payment.chosen', payment })
          }
        />
      </Group>
      {lacksOfflineMethods(paymentFacts) && (
        <OfflineNotLoaded
          part="parcel-payment"
          busy={snapshot.matches('loading')}
          onRetry={() => send({ type: 'parcel.retry' })}
        />
      )}
      <OfflinePayment
        payment={choices.payment}
        methods={facts.offlineMethods ?? []}
        refusal={refusal?.step === 'payment' && refusal.message === null ? refusal : null}
        onChange={(payment) =>
          snapshot.children.paymentChoice?.send({ type: 'payment.details.changed', payment })
        }
      />
      {config.courierTips && (
        <TipField
          tip={choices.tip}
          of={parcelTotals(state)?.deliveryFee ?? 0}
          currency={config.currency}
          onChange={(tip) => send({ type: 'parcel.details.changed', choices: { tip } })}
        />
      )}
    </StepPanel>
  );
}
