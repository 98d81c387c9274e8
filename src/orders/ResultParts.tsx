import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, Copy } from 'lucide-react';
import styled from 'styled-components';
import { linkTo } from '../../machines/rules/paths.ts';
import type { Order } from '../../machines/rules/domain.ts';
import type { Outcome } from '../../machines/rules/orderOutcome.ts';
import { t, type MessageKey } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { useCopy } from '../shop/copying.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { OrderTotal, PaidParts } from './details/OrderSums.tsx';
import { storeWord } from './details/storeWord.ts';

/** Buttons beside each other in the middle. */
export const CenteredRow = styled(Row)`
  justify-content: center;
`;

const Total = styled.p`
  && {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    color: var(--text);
  }
`;

const words: Record<Outcome, { title: MessageKey; text: MessageKey | null }> = {
  placed: { title: 'orders.result.title', text: 'orders.result.text' },
  pending: { title: 'orders.result.pending', text: 'orders.result.pendingText' },
  failed: { title: 'orders.result.failed', text: 'orders.result.failedText' },
  canceled: { title: 'orders.result.canceled', text: 'orders.result.failedText' },
  orderCanceled: { title: 'orders.result.orderCanceled', text: null },
};

/**
 * The texts of an outcome. A placed parcel has its own texts, because the usual ones say that a
 * store was informed.
 */
const wordsOf = ({ parcel }: Order, outcome: Outcome): (typeof words)[Outcome] =>
  parcel !== null && outcome === 'placed'
    ? { title: 'parcel.result.title', text: 'parcel.result.text' }
    : words[outcome];

const iconOf = (outcome: Outcome) => {
  if (outcome === 'placed') return <CircleCheck size={56} aria-hidden />;
  if (outcome === 'pending') return <Clock size={56} data-outcome="pending" aria-hidden />;
  return <CircleX size={56} data-outcome="failed" aria-hidden />;
};

interface ResultHeadProps {
  order: Order;
  outcome: Outcome;
  /** Replaces the default text of the outcome. */
  text?: string | undefined;
}

/**
 * The outcome of an order as icon, title and text, with its number and total. If the wallet pays a
 * part, both parts are listed, so that the customer sees how much is left to pay.
 */
export function ResultHead({ order, outcome, text }: ResultHeadProps) {
  const { data: config } = useQuery(configQuery());
  const { title, text: key } = wordsOf(order, outcome);
  return (
    <>
      {iconOf(outcome)}
      <h1>{t(title)}</h1>
      {key !== null && <p>{text ?? t(key, { store: storeWord(order) })}</p>}
      <OrderNumber orderId={String(order.id)} />
      {config !== undefined && (
        <>
          <Total>
            <OrderTotal order={order} currency={config.currency} labelled />
          </Total>
          {outcome !== 'orderCanceled' && <PaidParts order={order} config={config} />}
        </>
      )}
    </>
  );
}

/** The number of an order, with a button to copy it. */
export function OrderNumber({ orderId }: { orderId: string }) {
  const copy = useCopy();
  return (
    <CenteredRow $wrap>
      <span>{t('orders.result.number')}</span>
      <b>
        <bdi dir="ltr">{orderId}</bdi>
      </b>
      <Button size="sm" icon={<Copy size={16} aria-hidden />} onClick={() => copy(orderId)}>
        {t('ui.copy')}
      </Button>
    </CenteredRow>
  );
}

/**
 * Links to the tracking of the order, and back to the shop.
 * @param main whether tracking is the primary action of the page
 */
export function ResultLinks({ orderId, main }: { orderId: string; main: boolean }) {
  return (
    <CenteredRow $wrap>
      <ButtonBase
        as={Link}
        to={linkTo('trackOrder', { order_id: orderId })}
        $look={main ? 'primary' : 'quiet'}
      >
        {t('orders.result.track')}
      </ButtonBase>
      <ButtonBase as={Link} to={linkTo('home')}>
        {t('orders.result.continue')}
      </ButtonBase>
    </CenteredRow>
  );
}
