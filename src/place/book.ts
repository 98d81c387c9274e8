import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import {
  addressBookMachine,
  type AddressBookInput,
} from '../../machines/place/addressBook.machine.ts';
import type { DeliveryAddress, OutwardFact } from '../../machines/rules/domain.ts';
import { deleteAddress, saveAddress } from '../api/place/addresses.ts';
import { addressesQuery } from './addressesQuery.ts';

interface Sent {
  address: DeliveryAddress | null;
}

const given = ({ address }: Sent): DeliveryAddress => {
  if (address === null) throw new Error('there is no address to send');
  return address;
};

/** The address book with the server behind it; other readers of the list see each change. */
const wiredBook = (client: QueryClient) => {
  const forget = () => client.invalidateQueries({ ...addressesQuery(), refetchType: 'none' });
  return addressBookMachine.provide({
    actors: {
      loadAddresses: fromPromise<DeliveryAddress[]>(() => client.fetchQuery(addressesQuery())),
      saveAddress: fromPromise<string, Sent>(async ({ input, signal }) => {
        const said = await saveAddress(given(input), signal);
        await forget();
        return said;
      }),
      removeAddress: fromPromise<string, Sent>(async ({ input, signal }) => {
        const { id } = given(input);
        if (id === null) throw new Error('an address that is not saved cannot be deleted');
        try {
          return await deleteAddress(id, signal);
        } finally {
          // After a refusal, too: an address that another device deleted must leave the list.
          await forget();
        }
      }),
    },
  });
};

export type AddressBook = ActorRefFrom<typeof addressBookMachine>;

interface BookListeners {
  onChosen: (address: DeliveryAddress) => void;
  onFact: (fact: OutwardFact) => void;
}

/** An address book for as long as a screen shows it. */
export function useAddressBook(input: AddressBookInput, listeners: BookListeners): AddressBook {
  const client = useQueryClient();
  const [machine] = useState(() => wiredBook(client));
  const book = useActorRef(machine, { input });
  const hear = useEffectEvent(
    (fact: OutwardFact | { type: 'address.chosen'; address: DeliveryAddress }) => {
      if (fact.type === 'address.chosen') listeners.onChosen(fact.address);
      else listeners.onFact(fact);
    },
  );
  useEffect(() => {
    const heard = book.on('*', (fact) => hear(fact));
    return () => heard.unsubscribe();
  }, [book]);
  return book;
}
