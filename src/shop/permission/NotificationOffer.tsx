import { useState } from 'react';
import styled from 'styled-components';
import type { NotificationSender } from '../../api/inbox/messaging.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { storeDeclined, wireNotificationPermission } from './notificationPermission.wiring.ts';

const Offer = styled.section`
  display: grid;
  gap: 12px;
  inline-size: 100%;
  padding: 20px;
  border-radius: 24px;
  background: var(--surface-quiet);
  text-align: start;
  && h2 {
    font: var(--type-label);
  }
  && p {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

/**
 * Offers the customer, after an order, to turn on notifications about it. They arrive even when the
 * shop is not open in any tab (OPEN-73). `sender` says who sends them: the shop's server or
 * Firebase.
 */
export function NotificationOffer({ sender }: { sender: NotificationSender }) {
  const [machine] = useState(() => wireNotificationPermission(sender));
  const [snapshot, send] = useFlow(machine, {
    input: { ordered: true },
    on: { 'notifications.declined': storeDeclined },
  });
  if (snapshot.matches({ on: 'sinceNow' })) {
    return <Notice look="success">{t('inbox.push.on')}</Notice>;
  }
  if (snapshot.matches({ refused: 'justNow' })) {
    return <Notice look="warning">{t('inbox.push.refused')}</Notice>;
  }
  const isAsking = snapshot.matches('asking');
  const isSubscribing = snapshot.matches('subscribing');
  const hasFailed = snapshot.matches('failed');
  if (!isAsking && !isSubscribing && !hasFailed && !snapshot.matches('offered')) return null;
  const { problem } = snapshot.context;
  return (
    <Offer aria-label={t('inbox.push.title')}>
      <h2>{t('inbox.push.title')}</h2>
      <p role="status">{t(isAsking ? 'inbox.push.asking' : 'inbox.push.what')}</p>
      {hasFailed && (
        <Notice look="danger">
          {t('inbox.push.failed')} {problem !== null && resolve(problem)}
        </Notice>
      )}
      <Row $gap={12} $wrap>
        <Button
          look="ink"
          size="sm"
          disabled={isAsking}
          busy={isSubscribing && t('inbox.push.subscribing')}
          onClick={() =>
            send({ type: hasFailed ? 'notifications.retry' : 'notifications.turned.on' })
          }
        >
          {t(hasFailed ? 'ui.retry' : 'inbox.push.turnOn')}
        </Button>
        {!isSubscribing && (
          <Button look="ghost" size="sm" onClick={() => send({ type: 'notifications.declined' })}>
            {t('inbox.push.notNow')}
          </Button>
        )}
      </Row>
    </Offer>
  );
}
