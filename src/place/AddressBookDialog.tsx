import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { contactOf } from '../../machines/rules/customerContact.ts';
import { useFormOwner } from '../identity/formOwner/index.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedBody } from '../ui/lazy/FailedBody.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { AddressList } from './AddressList.tsx';
import type { AddressBook } from './addressBook.ts';
import { usePlace } from '../shop/place.ts';
import { forgetDraft } from './storedAddressForm.ts';
import { configQuery } from '../shop/config.ts';

/** Loaded when an address is added or edited: choosing one does not need the form library. */
const AddressForm = lazyPart(async () => (await import('./AddressForm.tsx')).AddressForm);

interface AddressBookDialogProps {
  addressBook: AddressBook;
  onClose: () => void;
}

/** A dialog with the saved addresses, and the form to add or edit one (ADDR-01, ADDR-08). */
export function AddressBookDialog({ addressBook, onClose }: AddressBookDialogProps) {
  const canSelect = useSelector(addressBook, (now) => now.can({ type: 'address.selected' }));
  const form = useFormFrame(addressBook);
  // The list and the form are the same `Dialog`, which only changes its content: when a dialog is
  // unmounted, it would close the one that replaces it.
  if (form !== null) return <Dialog open {...form} />;
  return (
    <Dialog open onClose={onClose} title={t('place.book.title')} width="520px">
      <DialogBody>
        <AddressList addressBook={addressBook} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t('place.book.cancel')}</Button>
        <Button
          look="primary"
          disabled={!canSelect}
          onClick={() => addressBook.send({ type: 'address.selected' })}
        >
          {t('place.book.select')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/**
 * The dialog with the address form, without the list; it is open while an address is added or
 * edited (ADDR-01).
 */
export function AddressFormDialog({ addressBook }: { addressBook: AddressBook }) {
  const form = useFormFrame(addressBook);
  return form === null ? null : <Dialog open {...form} />;
}

/** The props of the dialog with the address form; null while no address is added or edited. */
function useFormFrame(addressBook: AddressBook) {
  const writing = useSelector(addressBook, (now) => now.matches('form'));
  const editing = useSelector(addressBook, (now) => now.context.editing);
  if (!writing) return null;
  return {
    onClose: () => addressBook.send({ type: 'address.form.left' }),
    title: t(editing === null ? 'place.form.new' : 'place.form.change'),
    width: '760px',
    children: (
      <Delayed
        instead={FailedBody}
        fallback={
          <DialogBody>
            <Skeleton $height="420px" $radius="16px" />
          </DialogBody>
        }
      >
        <Writing addressBook={addressBook} />
      </Delayed>
    ),
  };
}

function Writing({ addressBook }: { addressBook: AddressBook }) {
  const { data: config } = useQuery(configQuery());
  const known = usePlace();
  const { customer, isPending } = useFormOwner();
  const { editing, problem } = useSelector(addressBook, (now) => now.context);
  const busy = useSelector(addressBook, (now) => now.hasTag('busy'));
  const [resets, setResets] = useState(0);
  useEffect(() => {
    // In the state `refreshing` the address is saved, so its draft is deleted.
    const saved = addressBook.subscribe((now) => {
      if (now.matches('refreshing')) forgetDraft();
    });
    return () => saved.unsubscribe();
  }, [addressBook]);
  // A stored draft may be another customer's until it is known who is signed in.
  if (config === undefined || isPending) return null;
  return (
    <AddressForm
      key={`${customer?.id} ${resets}`}
      address={editing}
      place={known}
      shop={config.defaultLocation}
      prefill={customer && contactOf(customer)}
      busy={busy}
      problem={problem}
      onSave={(address) => addressBook.send({ type: 'address.saved', address })}
      onReset={() => {
        forgetDraft();
        setResets(resets + 1);
      }}
    />
  );
}
