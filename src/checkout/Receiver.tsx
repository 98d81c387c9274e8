import { useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { Mail, MapPin, Phone, User } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { isOutsideStoreZone } from '../../machines/rules/checkout.ts';
import { contactOf } from '../../machines/rules/customerContact.ts';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useCustomer } from '../identity/index.ts';
import { addressText, resolve, t } from '../messages/index.ts';
import type { Spot } from '../place/address/index.ts';
import { SavedAddresses } from '../place/index.ts';
import { focusById, keepFocusIn } from '../platform/focus.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FailedPart, RetryNotice } from '../ui/progress/RetryNotice.tsx';
import { PhoneNumber } from '../ui/text/PhoneNumber.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { forgetContact, storeGuestAddress } from './storedGuest.ts';
import { ContactDialog } from './lazyParts.ts';
import { Part, useFold, type PartOfForm } from './Part.tsx';
import { wireAddressSaving } from './wiring.ts';

/** Lazy loaded: its form library is a third of the checkout's code, and the page is shown first. */
const ContactForm = lazyPart(async () => (await import('./ContactForm.tsx')).ContactForm);

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
  }
  svg {
    flex: none;
    color: var(--text-3);
  }
`;

const SpacedActions = styled.div`
  margin-block-start: 12px;
`;

/**
 * Saves an order's address in the customer's address book. When the server refuses it, its message
 * is shown unchanged (ADDR-15).
 */
function useAddressSaving() {
  const queryClient = useQueryClient();
  const [machine] = useState(() => wireAddressSaving(queryClient));
  const [snapshot, send] = useFlow(machine);
  return { refusal: snapshot.hasTag('failed') ? snapshot.context.problem : null, send };
}

/** Reserves the space of the form while its code loads, so that nothing below moves under a press. */
const FormSpace = styled(Skeleton)<{ $contactOnly: boolean }>`
  block-size: ${({ $contactOnly }) => ($contactOnly ? '262px' : '375px')};
  @media (max-width: 640px) {
    block-size: ${({ $contactOnly }) => ($contactOnly ? '375px' : '659px')};
  }
`;

type AddressSaving = ReturnType<typeof useAddressSaving>;

/** The receiver's name, phone and e-mail; with `place` also the address. */
function ReceiverFacts({ address, place }: { address: DeliveryAddress; place: boolean }) {
  return (
    <Facts>
      {place && (
        <li>
          <MapPin size={16} aria-hidden />
          <bdi>{addressText(address)}</bdi>
        </li>
      )}
      <li>
        <User size={16} aria-hidden />
        <b>{address.contact.name}</b>
      </li>
      <li>
        <Phone size={16} aria-hidden />
        <PhoneNumber number={address.contact.phone} />
      </li>
      {address.contact.email !== '' && (
        <li>
          <Mail size={16} aria-hidden />
          <bdi>{address.contact.email}</bdi>
        </li>
      )}
    </Facts>
  );
}

type Choosing = 'list' | 'form' | null;

interface OtherPlacesProps {
  signedIn: boolean;
  onChoose: (from: Choosing) => void;
}

/**
 * Buttons to choose another address: a customer opens the address book or the form, a guest changes
 * the place.
 */
function OtherPlaces({ signedIn, onChoose }: OtherPlacesProps) {
  const outlet = useOutlet();
  const changePlace = () =>
    outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } });
  return (
    <Row $wrap $gap={8}>
      {signedIn && (
        <Button size="sm" onClick={() => onChoose('list')}>
          {t('checkout.saved.view')}
        </Button>
      )}
      <Button size="sm" onClick={signedIn ? () => onChoose('form') : changePlace}>
        {t(signedIn ? 'place.book.add' : 'checkout.address.change')}
      </Button>
    </Row>
  );
}

/** The messages about the address: outside the zone, not saved, delivery fee unknown. */
function Troubles({
  snapshot,
  addressSaving,
}: Pick<PartOfForm, 'snapshot'> & { addressSaving: AddressSaving }) {
  const { destination } = snapshot.children;
  const isUnmeasured = useSelector(destination, (state) => state?.hasTag('failed') ?? false);
  return (
    <>
      {isOutsideStoreZone(snapshot.context) && snapshot.context.refusal === null && (
        <Notice look="warning">{t('checkout.refused.outsideZone')}</Notice>
      )}
      {addressSaving.refusal !== null && (
        <RetryNotice onRetry={() => addressSaving.send({ type: 'address.save.retry' })}>
          <span>
            {t('checkout.saved.refused')} {resolve(addressSaving.refusal)}
          </span>
        </RetryNotice>
      )}
      {isUnmeasured && (
        <RetryNotice onRetry={() => destination?.send({ type: 'route.retry' })}>
          {t('checkout.feeFailed')}
        </RetryNotice>
      )}
    </>
  );
}

/**
 * Returns the props of the address form (`form`), its React key, and the function `keep`, which
 * uses an address for the order.
 * @param onSaved called after the customer has pressed Save in that form
 */
function useReceiver(
  { snapshot, place }: PartOfForm,
  addressSaving: AddressSaving,
  onSaved: () => void,
) {
  const { choices, signedIn, refusal } = snapshot.context;
  const { address } = choices;
  const { destination } = snapshot.children;
  const customer = useCustomer();
  const inBook = address !== null && address.id !== null;
  const spot: Spot = inBook ? address : { ...place, id: null, type: 'Selected Address', label: '' };
  const keep = (given: DeliveryAddress) => {
    if (!signedIn) storeGuestAddress(given);
    forgetContact();
    destination?.send({ type: 'order.address.given', address: given });
  };
  /** The refusal of an order whose address has missing or invalid fields; null otherwise. */
  const asked = refusal?.section === 'address' && refusal.message === null ? refusal : null;
  const form = {
    spot,
    address,
    owner: customer?.id ?? null,
    prefill: customer && contactOf(customer),
    contactOnly: choices.orderType === 'take_away',
    hasBook: signedIn && !inBook,
    refusal: asked,
    onKeep: keep,
    onSave: ({ address: saved, intoBook }: { address: DeliveryAddress; intoBook: boolean }) => {
      keep(saved);
      if (intoBook) addressSaving.send({ type: 'address.save.asked', address: saved });
      onSaved();
      // The form closes and its Save button disappears, so the summary gets the focus if the button
      // had it. After a refused order, the summary gets the focus in any case.
      if (asked === null) keepFocusIn('checkout-address');
      else focusById('checkout-address');
    },
  };
  return { keep, form, formKey: `${address?.id ?? 'typed'} ${customer?.id ?? 'nobody'}` };
}

/**
 * The destination and the receiver; for a take-away only the receiver (ADDR-10, ADDR-12, ADDR-13).
 * A customer can choose from the address book and save in it (ADDR-14).
 */
export function Receiver(props: PartOfForm) {
  const { number, snapshot, facts } = props;
  const { choices, signedIn } = snapshot.context;
  const { address } = choices;
  const addressSaving = useAddressSaving();
  const [choosing, setChoosing] = useState<Choosing>(null);
  const fold = useFold(address === null, 'address', snapshot);
  const [editing, setEditing] = useState(false);
  const foldOrEdit = (open: boolean) => (open ? setEditing(true) : fold.set(false));
  const { keep, form, formKey } = useReceiver(props, addressSaving, () => {
    fold.set(false);
    setEditing(false);
  });
  const takeAway = form.contactOnly;
  const otherPlaces = <OtherPlaces signedIn={signedIn} onChoose={setChoosing} />;
  return (
    <>
      <Part
        number={number}
        title={t(takeAway ? 'checkout.contact.title' : 'checkout.address.title')}
        section="address"
        snapshot={snapshot}
        fold={takeAway && !signedIn ? { open: fold.open, set: foldOrEdit } : fold}
        summary={
          address === null ? null : (
            <>
              <ReceiverFacts address={address} place={!takeAway} />
              {signedIn && !takeAway && <SpacedActions>{otherPlaces}</SpacedActions>}
            </>
          )
        }
      >
        {!takeAway && (
          <Row $between $wrap>
            <Row $gap={8}>
              <MapPin size={20} aria-hidden />
              <b>
                <bdi>{addressText(form.spot)}</bdi>
              </b>
            </Row>
            {otherPlaces}
          </Row>
        )}
        <Delayed instead={FailedPart} fallback={<FormSpace $contactOnly={form.contactOnly} />}>
          <ContactForm key={formKey} {...form} />
        </Delayed>
      </Part>
      {editing && (
        <Delayed instead={FailedLayer} onLeave={() => setEditing(false)}>
          <ContactDialog {...form} onClose={() => setEditing(false)} />
        </Delayed>
      )}
      {signedIn && choosing !== null && (
        <Delayed instead={FailedLayer} onLeave={() => setChoosing(null)}>
          <SavedAddresses
            storeZoneId={facts.store.zoneId}
            chosenId={address?.id ?? null}
            adding={choosing === 'form'}
            onChosen={(chosen) => {
              keep(chosen);
              setChoosing(null);
              fold.set(false);
            }}
            onClose={() => setChoosing(null)}
          />
        </Delayed>
      )}
      <Troubles snapshot={snapshot} addressSaving={addressSaving} />
    </>
  );
}
