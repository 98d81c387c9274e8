import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Order } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { missingOfflineField } from '../../machines/rules/payment/offline.ts';
import { describePayment } from '../api/checkout/calls.ts';
import { OfflineForm, offlineMethodsQuery } from '../checkout/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Radio } from '../ui/Choice.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const Form = styled.form`
  inline-size: 100%;
  display: grid;
  gap: 16px;
  text-align: start;
  h2 {
    font: var(--type-h3);
  }
`;

interface OfflinePanelProps {
  order: Order;
}

/**
 * An order paid outside the shop: what was told of the payment is looked for, or it is asked for,
 * for the first time or again after it was not found.
 */
export function OfflinePanel({ order }: OfflinePanelProps) {
  if (order.offline?.status === 'pending') return <Notice>{t('orders.offline.checking')}</Notice>;
  return <TellPayment key={order.offline?.status} order={order} />;
}

function TellPayment({ order }: OfflinePanelProps) {
  const outlet = useOutlet();
  const { offline } = order;
  const queryClient = useQueryClient();
  const methods = useQuery(offlineMethodsQuery());
  const [picked, setPicked] = useState(offline?.methodId ?? null);
  const [told, setTold] = useState({ fields: offline?.fields ?? {}, note: offline?.note ?? '' });
  const [missing, setMissing] = useState<string | null>(null);
  const known = methods.data ?? [];
  const method = known.find(({ id }) => id === picked) ?? known[0];
  const send = useMutation({
    mutationFn: (methodId: number) =>
      describePayment(order.id, { kind: 'offline', methodId, ...told }, offline !== null),
    onSuccess: async () => {
      outlet({ type: 'toast', kind: 'success', message: { key: 'orders.offline.sent' } });
      await queryClient.invalidateQueries({ queryKey: ['order', String(order.id)] });
    },
  });
  if (methods.error !== null) {
    return <ErrorPanel message={messageOf(methods.error)} onRetry={() => void methods.refetch()} />;
  }
  if (method === undefined) return methods.isPending ? <Skeleton $height="160px" /> : null;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const lacks = missingOfflineField(known, { methodId: method.id, fields: told.fields });
        setMissing(lacks);
        if (lacks === null) send.mutate(method.id);
      }}
    >
      {offline?.status === 'denied' && (
        <Notice look="danger">
          {t('orders.offline.denied')} {offline.answer}
        </Notice>
      )}
      <h2>{t('orders.offline.title')}</h2>
      {offline === null && known.length > 1 && (
        <div role="radiogroup" aria-label={t('orders.offline.method')}>
          {known.map(({ id, name }) => (
            <Radio
              key={id}
              name="offline-method"
              checked={id === method.id}
              onChange={() => setPicked(id)}
            >
              {name}
            </Radio>
          ))}
        </div>
      )}
      <Suspense fallback={<Skeleton $height="160px" />}>
        <OfflineForm method={method} told={told} onTell={setTold} />
      </Suspense>
      {missing !== null && (
        <Notice look="danger">{t('orders.offline.missing', { name: missing })}</Notice>
      )}
      {send.error !== null && <Notice look="danger">{resolve(messageOf(send.error))}</Notice>}
      <Button type="submit" look="ink" busy={send.isPending && t('ui.loading')}>
        {t('orders.offline.send')}
      </Button>
    </Form>
  );
}
