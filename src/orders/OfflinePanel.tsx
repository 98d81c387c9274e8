import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type {
  OfflineDetailsEvent,
  offlineDetailsMachine,
} from '../../machines/orders/offlineDetails.machine.ts';
import type { OfflineMethod, Order } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { OfflineForm, offlineMethodsQuery } from '../checkout/index.ts';
import { useFlow } from '../flow/useFlow.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Radio } from '../ui/Choice.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { Column } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { wireOfflineDetails } from './offlineDetails.wiring.ts';
import { storedOffline, storeOffline } from './storedOffline.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';

const Details = styled(Column)`
  inline-size: 100%;
  text-align: start;
  h2 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  form {
    display: grid;
    gap: 16px;
  }
`;

interface OfflinePanelProps {
  order: Order;
}

/**
 * Shown for an order paid outside the shop, such as by bank transfer. It asks for the details of
 * the payment, again if the shop has denied them, or says that the shop is checking them.
 */
export function OfflinePanel({ order }: OfflinePanelProps) {
  return <OfflineDetails key={`${order.id} ${order.offline?.status}`} order={order} />;
}

function OfflineDetails({ order: { id, offline } }: OfflinePanelProps) {
  const queryClient = useQueryClient();
  const [chart] = useState(() => wireOfflineDetails(queryClient, id));
  const [snapshot, send] = useFlow(chart, { input: { given: offline } });
  return snapshot.matches('lookedFor') ? (
    <Notice>{t('orders.offline.checking')}</Notice>
  ) : (
    <Asked orderId={id} snapshot={snapshot} send={send} />
  );
}

interface DetailsProps {
  snapshot: SnapshotFrom<typeof offlineDetailsMachine>;
  send: (event: OfflineDetailsEvent) => void;
}

interface AskedProps extends DetailsProps {
  orderId: number;
}

/**
 * The choice of the payment method where there are several, and the form for the details that the
 * shop needs.
 */
function Asked({ orderId, snapshot, send }: AskedProps) {
  const { data, error, isPending, refetch } = useQuery(offlineMethodsQuery());
  const [typed, setTyped] = useState(() => storedOffline(orderId));
  const { given, methodId } = snapshot.context;
  if (data === undefined && error !== null) {
    return <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  const methods = data ?? [];
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  if (method === undefined) return isPending ? <Skeleton $height="160px" /> : null;
  return (
    <Details $gap={16}>
      {given?.status === 'denied' && (
        <Notice look="danger">
          {t('orders.offline.denied')} {given.denialReason}
        </Notice>
      )}
      <h2>{t('orders.offline.title')}</h2>
      {given === null && methods.length > 1 && (
        <div role="radiogroup" aria-label={t('orders.offline.method')}>
          {methods.map(({ id, name }) => (
            <Radio
              key={id}
              name="offline-method"
              checked={id === method.id}
              onChange={() => send({ type: 'offline.method.chosen', methodId: id })}
            >
              {name}
            </Radio>
          ))}
        </div>
      )}
      <DetailsForm
        key={method.id}
        method={method}
        typed={typed[method.id]}
        onType={(answers) => {
          const all = { ...typed, [method.id]: answers };
          setTyped(all);
          storeOffline(orderId, all);
        }}
        snapshot={snapshot}
        send={send}
      />
    </Details>
  );
}

/** What is typed in the form, by the form's names of its fields. */
type Answers = Record<string, string>;

/**
 * The form's name for the field at this index. The shop's own field names are not used, because
 * they may contain any characters.
 */
const answerAt = (at: number): string => `answer${at}`;

interface DetailsFormProps extends DetailsProps {
  method: OfflineMethod;
  /** What was typed for this method before a reload, or a look at another method. */
  typed: Answers | undefined;
  onType: (answers: Answers) => void;
}

function DetailsForm({ method, typed, onType, snapshot, send }: DetailsFormProps) {
  const { given, entries, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const form = useSchemaForm<Answers>({
    schema: async () => (await import('./offlineSchema.ts')).offlineSchema(method.asked, answerAt),
    values: {
      ...Object.fromEntries(
        method.asked.map(({ name }, at) => [answerAt(at), given?.fields[name] ?? '']),
      ),
      note: given?.note ?? '',
      ...typed,
    },
    busy,
    onType,
    refusal: {
      entries,
      fields: Object.fromEntries(method.asked.map(({ name }, at) => [name, answerAt(at)])),
    },
    onSubmit: ({ note = '', ...answers }) => {
      const fields = Object.fromEntries(
        method.asked.map(({ name }, at) => [name, answers[answerAt(at)] ?? '']),
      );
      const payment = { kind: 'offline' as const, methodId: method.id, fields, note };
      send({ type: 'offline.details.given', payment });
    },
  });
  return (
    <Form of={form}>
      <Delayed instead={FailedPart} mayReload={false} fallback={<Skeleton $height="160px" />}>
        <OfflineForm
          method={method}
          answer={(_, at) => form.field(answerAt(at))}
          note={form.field('note')}
        />
      </Delayed>
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      <Button type="submit" look="ink" busy={busy && t('ui.loading')}>
        {t('orders.offline.send')}
      </Button>
    </Form>
  );
}
