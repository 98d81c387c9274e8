import { useSelector } from '@xstate/react';
import { paymentFactsOf } from '../../../machines/rules/checkout.ts';
import type { PaymentMethod } from '../../../machines/rules/domain.ts';
import { usesWalletFirst } from '../../../machines/rules/payment/partWallet.ts';
import type { PaymentFacts } from '../../../machines/rules/payment/methodRules.ts';
import { isSameOption, offersOf, shownAs } from '../../../machines/rules/payment/methods.ts';
import { lacksOfflineMethods } from '../../../machines/rules/payment/offline.ts';
import { resolve, t } from '../../messages/index.ts';
import { Part, useFold, type PartOfForm } from '../Part.tsx';
import { OfflineNotLoaded } from './OfflineNotLoaded.tsx';
import { OfflinePayment } from './OfflinePayment.tsx';
import { PaymentTiles } from './PaymentTiles.tsx';

/**
 * The part of the checkout form in which the customer chooses a payment method. A method that is no
 * longer offered is deselected (CHK-11, CHK-12). A payment made outside the shop, such as a bank
 * transfer, also shows the fields that it requires.
 */
export function Payment({ number, snapshot, facts }: PartOfForm) {
  const { orderLines, paymentChoice } = snapshot.children;
  const { payment } = snapshot.context.choices;
  const { refusal } = snapshot.context;
  const fold = useFold(true, 'payment', snapshot);
  const title = t('checkout.payment.title');
  const paymentFacts = paymentFactsOf(snapshot.context);
  const isReading = useSelector(orderLines, (state) => state?.matches('reading') ?? false);
  return (
    <Part
      number={number}
      title={title}
      section="payment"
      snapshot={snapshot}
      fold={fold}
      summary={payment === null ? null : <b>{labelOf(payment, paymentFacts)}</b>}
    >
      <PaymentTiles
        label={title}
        value={payment}
        facts={paymentFacts}
        currency={facts.config.currency}
        onChange={(chosen) => paymentChoice?.send({ type: 'payment.chosen', payment: chosen })}
      />
      {lacksOfflineMethods(paymentFacts) && (
        <OfflineNotLoaded
          part="checkout-payment"
          busy={isReading}
          onRetry={() => orderLines?.send({ type: 'order.lines.retry' })}
        />
      )}
      <OfflinePayment
        payment={payment}
        methods={facts.offlineMethods ?? []}
        refusal={refusal?.section === 'payment' && refusal.message === null ? refusal : null}
        onChange={(details) =>
          paymentChoice?.send({ type: 'payment.details.changed', payment: details })
        }
      />
    </Part>
  );
}

/**
 * The name of the chosen payment method, with a note when the wallet pays a part of the order
 * first.
 */
function labelOf(payment: PaymentMethod, facts: PaymentFacts): string {
  const offer = offersOf(facts).find(({ method }) => isSameOption(payment, method));
  const name = offer?.name ?? resolve({ key: shownAs(payment, facts).label });
  return [usesWalletFirst(payment) ? t('checkout.payment.wallet') : '', name]
    .filter(Boolean)
    .join(' + ');
}
