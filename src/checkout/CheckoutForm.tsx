import { prescriptionIsNeeded } from '../../machines/rules/checkout.ts';
import { Column } from '../ui/Layout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { Extras } from './Extras.tsx';
import { Fulfilment } from './Fulfilment.tsx';
import { Prescription } from './lazyParts.ts';
import type { FormProps } from './Part.tsx';
import { Payment } from './payment/Payment.tsx';
import { Receiver } from './Receiver.tsx';

/**
 * The checkout form: all parts are shown in a fixed order, and each can be changed at any time
 * (F-27).
 */
export function CheckoutForm(props: FormProps) {
  const { prescription } = props.snapshot.children;
  const asksPictures = prescriptionIsNeeded(props.snapshot.context) && prescription !== undefined;
  return (
    <Column $gap={20}>
      <Fulfilment {...props} number={1} />
      <Receiver {...props} number={2} />
      <Extras {...props} number={3} />
      {asksPictures && (
        <Delayed instead={FailedPart} fallback={<Skeleton $height="180px" $radius="28px" />}>
          <Prescription {...props} actor={prescription} number={4} />
        </Delayed>
      )}
      <Payment {...props} number={asksPictures ? 5 : 4} />
    </Column>
  );
}
