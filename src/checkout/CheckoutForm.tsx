import { prescriptionIsNeeded } from '../../machines/rules/checkout.ts';
import { Column } from '../ui/Layout.tsx';
import { Extras } from './Extras.tsx';
import { Fulfilment } from './Fulfilment.tsx';
import type { FormProps } from './Part.tsx';
import { Payment } from './Payment.tsx';
import { Prescription } from './Prescription.tsx';
import { Receiver } from './Receiver.tsx';

/** The parts of the checkout in their order; each can be changed at any time (F-27). */
export function CheckoutForm(props: FormProps) {
  const { prescription } = props.snapshot.children;
  const asksPictures = prescriptionIsNeeded(props.snapshot.context) && prescription !== undefined;
  return (
    <Column $gap={20}>
      <Fulfilment {...props} number={1} />
      <Receiver {...props} number={2} />
      <Extras {...props} number={3} />
      {asksPictures && <Prescription {...props} actor={prescription} number={4} />}
      <Payment {...props} number={asksPictures ? 5 : 4} />
    </Column>
  );
}
