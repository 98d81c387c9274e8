import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { sendAgainMachine } from '../../machines/parcel/sendAgain.machine.ts';
import { parcelAgain } from '../../machines/rules/parcelAgain.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { orderQuery } from '../orders/index.ts';
import { configQuery } from '../shop/config.ts';
import { readContents } from './contents.ts';
import { storeChoices } from './storedParcel.ts';

interface Surroundings {
  queryClient: QueryClient;
  /** The id of the customer who books; null for a guest. */
  owner: number | null;
}

/**
 * The statechart that copies an earlier parcel into a new booking, connected to server and
 * storage. A guest's parcel is found by the phone number of the stored order.
 */
export const wireSendAgain = ({ queryClient, owner }: Surroundings) =>
  sendAgainMachine.provide({
    actors: {
      fillBooking: fromPromise<void, { orderId: string }>(async ({ input: { orderId } }) => {
        const known = storedGuestOrder();
        const phone = String(known?.orderId) === orderId ? (known?.contact.phone ?? '') : '';
        const order = await queryClient.fetchQuery(orderQuery(orderId, phone));
        if (order.parcel === null) return;
        const { currency } = await queryClient.fetchQuery(configQuery());
        const contents = readContents(order.note, currency);
        storeChoices(parcelAgain(order, order.parcel, contents), owner);
      }),
    },
  });
