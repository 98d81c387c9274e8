import { useEffect } from 'react';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { AddressBookDialog } from './AddressBookDialog.tsx';
import { useAddressBook } from './addressBook.ts';

interface SavedAddressesProps {
  /**
   * The id of the store's zone, in which the address must be; null when any zone is allowed
   * (ADDR-16).
   */
  storeZoneId: number | null;
  /** The id of the order's address, if that is one of the address book. */
  chosenId: number | null;
  /** Whether it opens with the form for a new address. */
  adding: boolean;
  onChosen: (address: DeliveryAddress) => void;
  onClose: () => void;
}

/**
 * The address book in which a signed-in customer chooses the address of an order (ADDR-08, ADDR-10,
 * ADDR-14).
 */
export function SavedAddresses(props: SavedAddressesProps) {
  const { storeZoneId, chosenId, adding, onChosen, onClose } = props;
  const addressBook = useAddressBook({ signedIn: true, storeZoneId, chosenId }, onChosen);
  useEffect(() => {
    if (adding) addressBook.send({ type: 'address.add' });
  }, [addressBook, adding]);
  return <AddressBookDialog addressBook={addressBook} onClose={onClose} />;
}
