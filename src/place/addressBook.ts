import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import {
  addressBookMachine,
  type AddressBookInput,
} from '../../machines/place/addressBook.machine.ts';
import { deleteAddress, saveAddress } from '../api/place/addresses.ts';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { useFacts } from '../flow/useFlow.ts';
import { addressesQuery } from './addressesQuery.ts';

interface Sent {
  address: DeliveryAddress | null;
}

const given = ({ address }: Sent): DeliveryAddress => {
  if (address === null) throw new Error('there is no address to send');
  return address;
};

/**
 * The statechart of the address book, connected to the server. Each change invalidates the
 * cached list, so that other screens fetch it again.
 */
const wiredBook = (client: QueryClient) => {
  const forget = () => client.invalidateQueries({ ...addressesQuery(), refetchType: 'none' });
  return addressBookMachine.provide({
    actors: {
      loadAddresses: fromPromise<DeliveryAddress[]>(() => client.fetchQuery(addressesQuery())),
      saveAddress: fromPromise<string, Sent>(async ({ input, signal }) => {
        const message = await saveAddress(given(input), signal);
        await forget();
        return message;
      }),
      removeAddress: fromPromise<string, Sent>(async ({ input, signal }) => {
        const { id } = given(input);
        if (id === null) throw new Error('an address that is not saved cannot be deleted');
        try {
          return await deleteAddress(id, signal);
        } finally {
          // Also after an error: an address that was already deleted on another device must
          // disappear from the list.
          await forget();
        }
      }),
    },
  });
};

export type AddressBook = ActorRefFrom<typeof addressBookMachine>;

/** Runs the statechart of the address book while the component is mounted. */
export function useAddressBook(
  input: AddressBookInput,
  onChosen: (address: DeliveryAddress) => void,
): AddressBook {
  const client = useQueryClient();
  const [machine] = useState(() => wiredBook(client));
  const addressBook = useActorRef(machine, { input });
  useFacts(addressBook, { 'address.chosen': ({ address }) => onChosen(address) });
  return addressBook;
}
