import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { offeredOrderType } from '../../machines/rules/checkout.ts';
import type { GuestExtras } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { Nothing } from '../ui/lazy/Boundary.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { RetryNotice } from '../ui/progress/RetryNotice.tsx';
import { forgetExtras, storedExtras } from './storedCheckout.ts';
import { ChangedDialog, GuestExtrasOffer } from './lazyParts.ts';
import type { CheckoutFlow, CheckoutProps } from './useCheckout.ts';

type Facts = NonNullable<CheckoutFlow['snapshot']['context']['facts']>;

export interface FormPartProps {
  props: CheckoutProps;
  flow: CheckoutFlow;
  facts: Facts;
}

/**
 * Offers once to add to the order the note, tip and time that a guest typed for its store before
 * signing in (ADDR-10). It needs a `key` with the store: each store has its own offer.
 */
function GuestsExtras({ flow: { snapshot, send, order }, facts }: FormPartProps) {
  const { context, children } = snapshot;
  const ofStore = { ...order, storeId: facts.store.id };
  const [extras, setExtras] = useState(() => storedExtras(ofStore));
  if (extras === null) return null;
  const take = (taken: GuestExtras | null) => {
    forgetExtras(ofStore);
    setExtras(null);
    if (taken === null) return;
    const { note, deliveryInstruction, tip, orderType, slot } = taken;
    const { fulfilment } = children;
    if (slot !== null) {
      fulfilment?.send({
        type: 'order.type.chosen',
        orderType: offeredOrderType(orderType, facts),
      });
      fulfilment?.send({ type: 'order.slot.chosen', slot });
    }
    send({
      type: 'order.details.changed',
      choices: {
        note: note || context.choices.note,
        deliveryInstruction: deliveryInstruction || context.choices.deliveryInstruction,
        tip: tip || context.choices.tip,
      },
    });
  };
  return (
    <Delayed instead={Nothing}>
      <GuestExtrasOffer extras={extras} onSettled={take} />
    </Delayed>
  );
}

/**
 * Dialogs and messages that belong to no part of the form: a changed price, lines that could not be
 * loaded, and the offer of what a guest typed.
 */
export function Interruptions({ props, flow, facts }: FormPartProps) {
  const { snapshot, send } = flow;
  const { context } = snapshot;
  const { orderLines } = snapshot.children;
  const isOutdated = useSelector(orderLines, (state) => state?.matches('outdated') ?? false);
  const changed = snapshot.matches({ ordering: 'changed' });
  return (
    <>
      {context.submission !== null && (
        // It loads while the order is being sent; most orders do not need it, so a failure to load
        // is usually not noticed.
        <Delayed
          instead={changed ? FailedLayer : Nothing}
          onLeave={() => send({ type: 'order.change.declined' })}
        >
          <ChangedDialog
            open={changed}
            shown={context.submission.draft}
            context={{ ...context, facts }}
            onAccept={() => send({ type: 'order.change.accepted' })}
            onDecline={() => send({ type: 'order.change.declined' })}
          />
        </Delayed>
      )}
      {isOutdated && (
        <RetryNotice onRetry={() => orderLines?.send({ type: 'order.lines.retry' })}>
          {t('checkout.outdated')}
        </RetryNotice>
      )}
      {props.signedIn && snapshot.hasTag('form') && (
        <GuestsExtras key={facts.store.id} props={props} flow={flow} facts={facts} />
      )}
    </>
  );
}
