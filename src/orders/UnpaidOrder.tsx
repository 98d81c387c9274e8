import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order, PaymentFlag } from '../../machines/rules/domain.ts';
import type { Outcome } from '../../machines/rules/orderOutcome.ts';
import { mayPayFromWallet } from '../../machines/rules/orderStatus.ts';
import { openPayment } from '../checkout/index.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useCustomer } from '../identity/index.ts';
import { resolve, t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { wirePaymentDue } from './paymentDue.wiring.ts';
import { ResultHead, CenteredRow } from './ResultParts.tsx';

interface UnpaidOrderProps {
  order: Order;
  outcome: Outcome;
  /**
   * The outcome of the payment, which the payment page added to the URL; null when the URL has
   * none.
   */
  flag: PaymentFlag | null;
  /** The phone number that the server requires to show a guest's order; '' for a customer. */
  phone: string;
  ofGuest: boolean;
}

/**
 * Shown for an order that is not paid online yet: it waits for the payment, or offers other ways to
 * pay (wire facts 11.1). `flag` is the outcome of the payment from the URL; `phone` is the phone
 * number of a guest's order. With `ofGuest`, a customer who is now signed in placed it as a guest
 * before.
 */
export function UnpaidOrder({ order, outcome, flag, phone, ofGuest }: UnpaidOrderProps) {
  const queryClient = useQueryClient();
  const { data: config } = useQuery(configQuery());
  const customer = useCustomer();
  const [chart] = useState(() => wirePaymentDue({ queryClient, orderId: order.id, phone, flag }));
  const [snapshot, send] = useFlow(chart, { input: { pending: outcome === 'pending' } });
  const { problem } = snapshot.context;
  const gaveUp = snapshot.matches('givenUp');
  // While the gateway says that the order was paid, the customer is not asked to pay again.
  const mayPay = !snapshot.hasTag('waiting') || flag === null;
  const walletPays =
    config?.wallet === true && customer !== null && mayPayFromWallet(order, customer.walletBalance);
  const isRest = order.paymentStatus === 'partially_paid';
  const paysCash =
    config?.cashOnDelivery === true && !(isRest && config.partialPayment === 'digital_payment');
  const gateways = config?.digitalPayment === true ? config.gateways : [];
  return (
    <>
      <ResultHead
        order={order}
        outcome={outcome}
        text={gaveUp ? t('orders.result.pendingLong') : undefined}
      />
      {ofGuest && <Notice>{t('orders.ofGuest')}</Notice>}
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      {mayPay && (
        <CenteredRow $wrap>
          {gaveUp && (
            <Button onClick={() => send({ type: 'payment.retry' })}>
              {t('orders.result.check')}
            </Button>
          )}
          {gateways.map(({ gateway, title: name }, index) => (
            <Button
              key={gateway}
              look={index === 0 ? 'primary' : 'quiet'}
              onClick={() => openPayment({ ...order, orderId: order.id }, gateway)}
            >
              {t('orders.result.payWith', { name })}
            </Button>
          ))}
          {walletPays && (
            <Button
              busy={snapshot.matches('payingFromWallet') && t('ui.loading')}
              onClick={() => send({ type: 'payment.wallet.chosen' })}
            >
              {t('orders.result.wallet')}
            </Button>
          )}
          {paysCash && (
            <Button
              look={gateways.length === 0 ? 'primary' : 'quiet'}
              busy={snapshot.matches('switching') && t('ui.loading')}
              onClick={() => send({ type: 'payment.cash.chosen' })}
            >
              {t('orders.result.cash')}
            </Button>
          )}
        </CenteredRow>
      )}
    </>
  );
}
