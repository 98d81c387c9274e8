import { useSelector } from '@xstate/react';
import { Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { isServed } from '../../machines/rules/address.ts';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { addressText, resolve, t } from '../messages/index.ts';
import { catchFocus, focusedElement } from '../platform/focus.ts';
import { Button } from '../ui/Button.tsx';
import { OptionTile } from '../ui/Choice.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AddressIcon, addressName } from './addressLook.tsx';
import type { AddressBook } from './addressBook.ts';

const Stack = styled.div`
  display: grid;
  gap: 14px;
`;

const List = styled.div`
  display: grid;
  gap: 10px;
  max-block-size: var(--list-scroll-address);
  overflow-y: auto;
  /* Room for the focus ring of a tile, which the scrolling list would cut off. */
  margin: -4px;
  padding: 4px;
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px;
  overflow-wrap: anywhere;
`;

interface AddressBookPartsProps {
  addressBook: AddressBook;
  /** The list of addresses; shown when there are some. */
  children: ReactNode;
}

/**
 * The states around the list of an address book: loading, failed, empty, and Undo for the address
 * just deleted (ADDR-09).
 */
export function AddressBookParts({ addressBook, children }: AddressBookPartsProps) {
  const snapshot = useSelector(addressBook, (now) => now);
  const { removed, problem } = snapshot.context;
  const add = () => addressBook.send({ type: 'address.add' });
  const undo = removed !== null && snapshot.can({ type: 'address.restored' }) && (
    <Undo
      name={addressName(removed)}
      onUndo={() => addressBook.send({ type: 'address.restored' })}
    />
  );
  if (snapshot.matches('loading')) return <Skeleton $height="160px" $radius="16px" />;
  if (snapshot.matches('unavailable') && problem !== null) {
    return (
      <ErrorPanel
        message={problem}
        reassurance={t('place.book.kept')}
        onRetry={() => addressBook.send({ type: 'address.retry' })}
      />
    );
  }
  return (
    <Stack>
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      {undo}
      {snapshot.matches('empty') ? (
        <EmptyPanel
          object="house"
          tint="pharmacy"
          title={t('place.book.empty')}
          action={
            <Button look="ink" onClick={add}>
              {t('place.book.add')}
            </Button>
          }
        />
      ) : (
        <>
          {children}
          <div>
            <Button look="quiet" onClick={add}>
              <Plus size={18} aria-hidden />
              {t('place.book.add')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/**
 * Offers to restore the deleted address. The focus, which was on the address, goes to the button;
 * when the button goes too, to what remains.
 */
function Undo({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusedElement() === null) button.current?.focus();
    return () => void catchFocus();
  }, []);
  return (
    <Notice>
      <Row $between $wrap>
        <span>{t('place.book.gone', { name })}</span>
        <Button ref={button} size="sm" onClick={onUndo}>
          <Undo2 className="flip" size={16} aria-hidden />
          {t('place.book.undo')}
        </Button>
      </Row>
    </Notice>
  );
}

/**
 * The list of saved addresses, in which one can be chosen, edited or deleted (ADDR-08, ADDR-16).
 */
export function AddressList({ addressBook }: { addressBook: AddressBook }) {
  const addresses = useSelector(addressBook, (now) => now.context.addresses);
  const busy = useSelector(addressBook, (now) => now.hasTag('busy'));
  return (
    <AddressBookParts addressBook={addressBook}>
      <List role="radiogroup" aria-label={t('place.book.title')} aria-busy={busy}>
        {addresses?.map((address) => (
          <SavedAddress key={address.id} addressBook={addressBook} address={address} />
        ))}
      </List>
    </AddressBookParts>
  );
}

function SavedAddress({
  addressBook,
  address,
}: {
  addressBook: AddressBook;
  address: DeliveryAddress;
}) {
  const { pickedId, storeZoneId } = useSelector(addressBook, (now) => now.context);
  const { id } = address;
  const name = addressName(address);
  const served = isServed(address, storeZoneId);
  if (id === null) return null;
  return (
    <Entry>
      <OptionTile
        name="saved-address"
        icon={<AddressIcon type={address.type} />}
        label={name}
        note={
          <>
            <bdi>{addressText(address)}</bdi>
            {!served && <> · {t('place.book.outside')}</>}
          </>
        }
        disabled={!served}
        checked={served && id === pickedId}
        onChange={() => addressBook.send({ type: 'address.picked', id })}
      />
      <AddressTools addressBook={addressBook} address={address} />
    </Entry>
  );
}

/**
 * The buttons to edit and to delete a saved address (ADDR-07). There is no edit button for an
 * address that was only picked on the map, nor while the address book is busy.
 */
export function AddressTools({
  addressBook,
  address,
}: {
  addressBook: AddressBook;
  address: DeliveryAddress;
}) {
  const { id } = address;
  const name = addressName(address);
  const busy = useSelector(addressBook, (now) => now.hasTag('busy'));
  // The button of the address that is being edited stays: it gets the focus back from the form.
  const canEdit = useSelector(
    addressBook,
    (now) =>
      id !== null &&
      (now.can({ type: 'address.edit', id }) ||
        (now.matches('form') && now.context.editing?.id === id)),
  );
  if (id === null) return null;
  return (
    <>
      {canEdit && (
        <IconButton
          aria-label={t('place.book.edit', { name })}
          onClick={() => addressBook.send({ type: 'address.edit', id })}
        >
          <Pencil size={18} aria-hidden />
        </IconButton>
      )}
      <IconButton
        aria-label={t('place.book.delete', { name })}
        disabled={busy}
        onClick={() => addressBook.send({ type: 'address.removed', id })}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </>
  );
}
