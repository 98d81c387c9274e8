import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { placingOf } from '../../machines/checkout/placing.machine.ts';
import { toast } from '../../machines/rules/outwardFacts.ts';
import { useOutlet } from '../flow/outlet.ts';
import { t, type MessageKey } from '../messages/index.ts';
import { currentPath, currentQuery } from '../platform/address.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';

const Strip = styled.div`
  margin-block: 16px;
  display: grid;
  gap: 12px;
`;

type PlacingActor<Payload, Placed> = ActorRefFrom<ReturnType<typeof placingOf<Payload, Placed>>>;

/** What the button that sends a request shows after it was pressed. */
export interface SendButton {
  /** Its text while it is busy; false when it is not. */
  busy: string | false;
  /** Why it cannot be pressed although it is not busy; undefined when it can. */
  reason: string | undefined;
}

/**
 * What the button that sends a request shows: that the request is being sent or checked or, while
 * the notice asks how to go on, that the answer is given there.
 * @param actor undefined while nothing is being sent
 * @param busy the text while the request is being sent; false when it is not
 */
export function useSendButton<Payload, Placed>(
  actor: PlacingActor<Payload, Placed> | undefined,
  busy: string | false,
): SendButton {
  const asksCustomer = useSelector(actor, (state) => state?.hasTag('failed') ?? false);
  const isChecking = useSelector(actor, (state) => state?.hasTag('checking') ?? false);
  if (asksCustomer) return { busy: false, reason: t('checkout.checking.first') };
  return { busy: isChecking ? t('checkout.coupon.checking') : busy, reason: undefined };
}

interface PlacingNoticeProps<Payload, Placed> {
  actor: PlacingActor<Payload, Placed>;
  /** The texts to show; those of an order by default. */
  words?: Record<'checking' | 'unknown' | 'ask' | 'notPlaced' | 'again', string>;
  /** The message to who leaves the page meanwhile; that of an order by default. */
  left?: MessageKey;
}

const wordsOfOrder = () => ({
  checking: t('checkout.checking.text'),
  unknown: t('checkout.checking.unknown'),
  ask: t('checkout.checking.ask'),
  notPlaced: t('checkout.checking.notPlaced'),
  again: t('checkout.checking.again'),
});

/** How long the message after leaving is shown, in ms: it has to be read and followed. */
const LEFT_MS = 15_000;

/**
 * Shown while it is unknown whether a request, such as an order, has arrived at the server: its
 * outcome is being checked, is unknown, or the order was not placed. Buttons check or send again.
 * Who leaves the page meanwhile is told where to see the outcome.
 */
export function PlacingNotice<Payload, Placed>({
  actor,
  words = wordsOfOrder(),
  left = 'checkout.checking.left',
}: PlacingNoticeProps<Payload, Placed>) {
  const notice = useSelector(actor, (state) => {
    if (state.matches('unknown')) return 'unknown';
    if (state.matches('notPlaced')) return 'notPlaced';
    return state.hasTag('checking') ? 'checking' : null;
  });
  const strip = useRef<HTMLDivElement>(null);
  // The notice is above the form, far from the button below the form that sent the request.
  useEffect(() => {
    if (notice !== null) strip.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  const outlet = useOutlet();
  useLayoutEffect(() => {
    const page = currentPath() + currentQuery();
    return () => {
      const { status, value } = actor.getSnapshot();
      const isOpen = status === 'active' && value !== 'notPlaced';
      // When its page is left, the statechart stops, but the request may have arrived. The page
      // finds out when it is opened again (CHK-01).
      if (isOpen && currentPath() + currentQuery() !== page) {
        outlet(toast('info', left, { to: page, durationMs: LEFT_MS }));
      }
    };
  }, [actor, outlet, left]);
  if (notice === 'unknown') {
    return (
      <Strip ref={strip}>
        <Notice look="warning">{words.unknown}</Notice>
        <Row $wrap>
          <Button look="ink" onClick={() => actor.send({ type: 'placing.check.retry' })}>
            {words.ask}
          </Button>
          <Button onClick={() => actor.send({ type: 'placing.abandoned' })}>{t('ui.back')}</Button>
        </Row>
      </Strip>
    );
  }
  if (notice === 'notPlaced') {
    return (
      <Strip ref={strip}>
        <Notice look="warning">{words.notPlaced}</Notice>
        <Row $wrap>
          <Button look="primary" onClick={() => actor.send({ type: 'placing.retry' })}>
            {words.again}
          </Button>
          <Button onClick={() => actor.send({ type: 'placing.abandoned' })}>{t('ui.back')}</Button>
        </Row>
      </Strip>
    );
  }
  if (notice === null) return null;
  return (
    <Strip ref={strip}>
      <Notice>{words.checking}</Notice>
    </Strip>
  );
}
