import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  lacksTrackingNumber,
  trackingRequestMachine,
} from '../../machines/orders/trackingRequest.machine.ts';
import { phoneProblem } from '../../machines/rules/phone.ts';

/**
 * A form that asks for an order or a trip by its number and phone (GUEST-02): what its fields lack
 * once it was sent, and the field of the number, which takes the focus where it is missing.
 */
export function useTrackingRequest(onOpened: (number: string, phone: string) => void) {
  const [snapshot, send, actor] = useMachine(trackingRequestMachine);
  const field = useRef<HTMLInputElement>(null);
  const open = useEffectEvent(onOpened);
  useEffect(() => {
    const heard = [
      actor.on('tracking.number.asked', () => field.current?.focus()),
      actor.on('tracking.opened', ({ number, phone }) => open(number, phone)),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  const { number, phone } = snapshot.context;
  const marked = snapshot.hasTag('marked');
  return {
    field,
    lacksNumber: marked && lacksTrackingNumber(number),
    isPhoneUnclear: marked && phoneProblem(phone) === 'unclear',
    ask: (asked: string, by: string) => send({ type: 'tracking.asked', number: asked, phone: by }),
  };
}
