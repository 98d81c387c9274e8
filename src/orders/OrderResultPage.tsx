import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Copy } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../../machines/rules/failure.ts';
import { payOrderByCash } from '../api/orders.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { resolve, t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { copyText } from '../platform/browser.ts';
import { Button, ButtonFace } from '../ui/Button.tsx';
import { Panel, Row, Wrap } from '../ui/Layout.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { paymentFlag } from './paymentFlag.ts';
import { orderQuery } from './queries.ts';

const Card = styled(Panel)`
  max-inline-size: 560px;
  margin: 48px auto;
  display: grid;
  justify-items: center;
  gap: 14px;
  text-align: center;
  > svg {
    color: var(--success);
  }
  > svg[data-failed] {
    color: var(--danger);
  }
  h1 {
    font: var(--type-h2);
  }
  p {
    color: var(--text-2);
  }
`;

interface OrderResultProps {
  onFact: (fact: { type: string }) => void;
}

/** What became of an order: placed, or waiting for a payment that failed or was canceled. */
export function OrderResultPage({ onFact }: OrderResultProps) {
  const [params] = useSearchParams();
  const { orderId, flag } = paymentFlag(params);
  const known = storedGuestOrder();
  const phone = known !== null && String(known.orderId) === orderId ? known.contact.phone : '';
  const { data: config } = useQuery(configQuery());
  const order = useQuery({ ...orderQuery(orderId, phone), enabled: orderId !== '' });
  const [copied, setCopied] = useState(false);
  const cash = useMutation({
    mutationFn: () => payOrderByCash(Number(orderId)),
    onSuccess: () =>
      onFact({
        type: 'toast',
        kind: 'success',
        message: { key: 'orders.result.cashDone' },
      } as never),
  });
  const unpaid = (flag === 'fail' || flag === 'cancel') && !cash.isSuccess;
  return (
    <Wrap>
      <Card aria-live="polite">
        {unpaid ? (
          <CircleX size={56} data-failed aria-hidden />
        ) : (
          <CircleCheck size={56} aria-hidden />
        )}
        <h1>
          {t(
            unpaid
              ? flag === 'cancel'
                ? 'orders.result.canceled'
                : 'orders.result.failed'
              : 'orders.result.title',
          )}
        </h1>
        <p>{t(unpaid ? 'orders.result.failedText' : 'orders.result.text')}</p>
        <Row>
          <span>{t('orders.result.number')}</span>
          <b>
            <bdi dir="ltr">{orderId}</bdi>
          </b>
          <Button
            size="sm"
            icon={<Copy size={16} aria-hidden />}
            onClick={() => void copyText(orderId).then(() => setCopied(true))}
          >
            {t(copied ? 'orders.result.copied' : 'orders.result.copy')}
          </Button>
        </Row>
        {order.data !== undefined && config !== undefined && (
          <b>
            <Money amount={order.data.amount} currency={config.currency} />
          </b>
        )}
        {cash.error !== null && <Notice look="danger">{resolve(messageOf(cash.error))}</Notice>}
        <Row $wrap>
          {unpaid && (
            <Button
              look="primary"
              busy={cash.isPending && t('ui.loading')}
              onClick={() => cash.mutate()}
            >
              {t('orders.result.cash')}
            </Button>
          )}
          <ButtonFace
            as={Link}
            to={`/track-order?order_id=${encodeURIComponent(orderId)}`}
            $look={unpaid ? 'quiet' : 'primary'}
            $size="md"
            $block={false}
            $pill={false}
          >
            {t('orders.result.track')}
          </ButtonFace>
          <ButtonFace as={Link} to="/home" $look="quiet" $size="md" $block={false} $pill={false}>
            {t('orders.result.continue')}
          </ButtonFace>
        </Row>
      </Card>
    </Wrap>
  );
}
