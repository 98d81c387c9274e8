import type { StateFrom } from 'xstate';
import type { TrackingEvent, trackingMachine } from '../../machines/orders/tracking.machine.ts';
import { parcelPhase } from '../../machines/rules/orderStatus.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';

/** Lazy loaded, because few orders need a refund. */
const RefundDialog = lazyPart(async () => (await import('./RefundDialog.tsx')).RefundDialog);

interface TrackingDialogsProps {
  snapshot: StateFrom<typeof trackingMachine>;
  send: (event: TrackingEvent) => void;
}

/** The dialogs of a tracked order: to cancel it, and to request a refund. */
export function TrackingDialogs({ snapshot, send }: TrackingDialogsProps) {
  const { orderId, order } = snapshot.context;
  return (
    <>
      <CancelOrderDialog
        orderId={orderId}
        parcel={order?.parcel == null ? null : parcelPhase(order)}
        open={snapshot.matches('confirmingCancel') || snapshot.matches('canceling')}
        busy={snapshot.matches('canceling')}
        onConfirm={(reason, note) => send({ type: 'order.cancel.confirmed', reason, note })}
        onDecline={() => send({ type: 'order.cancel.declined' })}
      />
      {(snapshot.matches('askingRefund') || snapshot.matches('refunding')) && (
        <Delayed instead={FailedLayer} onLeave={() => send({ type: 'order.refund.declined' })}>
          <RefundDialog
            orderId={orderId}
            open
            busy={snapshot.matches('refunding')}
            problem={snapshot.context.problem}
            onConfirm={(reason, note) => send({ type: 'order.refund.confirmed', reason, note })}
            onDecline={() => send({ type: 'order.refund.declined' })}
          />
        </Delayed>
      )}
    </>
  );
}
