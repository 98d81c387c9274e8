import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { placingMachine } from '../../machines/checkout/placing.machine.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';

const Strip = styled.div`
  margin-block: 16px;
  display: grid;
  gap: 12px;
`;

/** What is going on with an order on its way: asked about, unknown, or never arrived. */
export function PlacingNotice({ actor }: { actor: ActorRefFrom<typeof placingMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  if (snapshot.matches('unknown')) {
    return (
      <Strip>
        <Notice look="warning">{t('checkout.checking.unknown')}</Notice>
        <Row $wrap>
          <Button look="ink" onClick={() => actor.send({ type: 'placing.askAgain' })}>
            {t('checkout.checking.ask')}
          </Button>
        </Row>
      </Strip>
    );
  }
  if (snapshot.matches('notPlaced')) {
    return (
      <Strip>
        <Notice look="warning">{t('checkout.checking.notPlaced')}</Notice>
        <Row $wrap>
          <Button look="primary" onClick={() => actor.send({ type: 'placing.again' })}>
            {t('checkout.checking.again')}
          </Button>
          <Button onClick={() => actor.send({ type: 'placing.abandoned' })}>{t('ui.back')}</Button>
        </Row>
      </Strip>
    );
  }
  if (!snapshot.hasTag('checking')) return null;
  return (
    <Strip>
      <Notice>{t('checkout.checking.text')}</Notice>
    </Strip>
  );
}
