import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { questionOf, rentalBadge, vehicleOnItsWay } from '../../machines/rental/selectors.ts';
import { onTripsChanged, tellTripCount } from '../cart/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { later } from '../ui/later.tsx';
import { hearRentalCart, useRentalCart, useRentalCartActor } from './cartActor.ts';
import { tellHeldVehicles, tellWantedVehicle } from './heldVehicles.ts';
import { UndoBar } from './UndoBar.tsx';

const RentalQuestionDialog = later(
  async () => (await import('./RentalQuestionDialog.tsx')).RentalQuestionDialog,
);

/** What lies over the pages of rental: the questions of the trip cart, and the way back. */
export function RentalLayer() {
  const cart = useRentalCartActor();
  const outlet = useOutlet();
  const question = useSelector(cart, questionOf);
  useEffect(() => hearRentalCart(cart, outlet), [cart, outlet]);
  useEffect(() => onTripsChanged(() => cart.send({ type: 'rental.cart.reload' })), [cart]);
  const vehicles = useSelector(cart, rentalBadge);
  useEffect(() => tellTripCount(vehicles), [vehicles]);
  const { lines } = useRentalCart();
  useEffect(() => tellHeldVehicles(lines), [lines]);
  const wanted = useSelector(cart, vehicleOnItsWay);
  useEffect(() => tellWantedVehicle(wanted), [wanted]);
  useEffect(
    () => () => {
      tellHeldVehicles([]);
      tellWantedVehicle(null);
    },
    [],
  );
  return (
    <>
      <Suspense>
        {question !== null && <RentalQuestionDialog key={question} question={question} />}
      </Suspense>
      <UndoBar />
    </>
  );
}
