import { useSelector } from '@xstate/react';
import { MapPinCheck, Phone, User } from 'lucide-react';
import styled from 'styled-components';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { useOutlet } from '../flow/outlet.ts';
import { addressText, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Badge } from '../ui/Chip.tsx';
import { PhoneNumber } from '../ui/text/PhoneNumber.tsx';
import { AddressFormDialog } from './AddressBookDialog.tsx';
import { AddressIcon, addressName } from './addressLook.tsx';
import { AddressTools, AddressBookParts } from './AddressList.tsx';
import { useAddressBook, type AddressBook } from './addressBook.ts';
import { usePlace } from '../shop/place.ts';

const Cards = styled.ul`
  display: grid;
  gap: 12px;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: center;
    padding: 18px 20px;
    border-radius: var(--r-xl);
    box-shadow: inset 0 0 0 1px var(--line);
    overflow-wrap: anywhere;
  }
  > li > span {
    display: grid;
    place-items: center;
    inline-size: 46px;
    block-size: 46px;
    border-radius: 15px;
    background: var(--fill);
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font: var(--type-label);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    color: var(--text-2);
    font: var(--type-sm);
  }
  p > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  > li > div:last-child {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  @media (max-width: 640px) {
    > li {
      padding: 16px;
    }
    > li > div:last-child {
      grid-column: 1 / -1;
      justify-content: flex-end;
    }
  }
`;

/**
 * The page of a customer's saved addresses: adding, editing, deleting, and choosing one as the
 * place to shop at (ADDR-15).
 */
export function AddressesPage() {
  const outlet = useOutlet();
  const addressBook = useAddressBook(
    { signedIn: true, storeZoneId: null, chosenId: null },
    ({ address, position, zoneIds }) =>
      outlet({
        type: 'overlay.opened',
        overlay: { kind: 'location', at: { address, position, zoneIds } },
      }),
  );
  const addresses = useSelector(addressBook, (now) => now.context.addresses);
  const busy = useSelector(addressBook, (now) => now.hasTag('busy'));
  return (
    <>
      <AddressBookParts addressBook={addressBook}>
        <Cards aria-busy={busy}>
          {addresses?.map((address) => (
            <AddressCard key={address.id} addressBook={addressBook} address={address} />
          ))}
        </Cards>
      </AddressBookParts>
      <AddressFormDialog addressBook={addressBook} />
    </>
  );
}

function AddressCard({
  addressBook,
  address,
}: {
  addressBook: AddressBook;
  address: DeliveryAddress;
}) {
  const place = usePlace();
  const { id, position, contact } = address;
  if (id === null) return null;
  const isHere = place?.position.lat === position.lat && place.position.lng === position.lng;
  return (
    <li>
      <span aria-hidden>
        <AddressIcon type={address.type} />
      </span>
      <div>
        <h2>
          <bdi>{addressName(address)}</bdi>
          {isHere && (
            <Badge>
              <MapPinCheck size={14} aria-hidden />
              {t('place.book.here')}
            </Badge>
          )}
        </h2>
        <p>
          <bdi>{addressText(address)}</bdi>
        </p>
        <p>
          {contact.name !== '' && (
            <span>
              <User size={14} aria-hidden />
              <bdi>{contact.name}</bdi>
            </span>
          )}
          {contact.phone !== '' && (
            <span>
              <Phone size={14} aria-hidden />
              <PhoneNumber number={contact.phone} />
            </span>
          )}
        </p>
      </div>
      <div>
        {!isHere && (
          <Button size="sm" onClick={() => addressBook.send({ type: 'address.taken', id })}>
            {t('place.book.shopHere')}
          </Button>
        )}
        <AddressTools addressBook={addressBook} address={address} />
      </div>
    </li>
  );
}
