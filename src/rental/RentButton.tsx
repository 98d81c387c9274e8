import { lazy, Suspense } from 'react';
import { RentFace, type RentButtonProps } from './RentFace.tsx';

/** The trip cart comes behind the page. */
const RentAction = lazy(async () => ({ default: (await import('./RentAction.tsx')).RentAction }));

/** The way to rent a vehicle (RENT-03). */
export function RentButton(props: RentButtonProps) {
  const { onRented: _, ...face } = props;
  return (
    <Suspense fallback={<RentFace {...face} />}>
      <RentAction {...props} />
    </Suspense>
  );
}
