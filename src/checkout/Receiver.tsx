import { useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { MapPin, Phone, User } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { isOutsideStoreZone } from '../../machines/rules/checkout.ts';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useCustomer } from '../identity/index.ts';
import { addressText, resolve, t } from '../messages/index.ts';
import type { Spot } from '../place/address/index.ts';
import { SavedAddresses } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { later } from '../ui/later.tsx';
import { Delayed } from './Delayed.tsx';
import { forgetContact, storeGuestAddress } from './kept.ts';
import { ContactDialog } from './later.ts';
import { Part, useFold, type PartOfForm } from './Part.tsx';
import { wireAddressSaving } from './wiring.ts';

/** The form library is a third of the checkout; the page is there before it. */
const ContactForm = later(async () => (await import('./ContactForm.tsx')).ContactForm);

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

const Ways = styled.div`
  margin-block-start: 12px;
`;

/** Saves addresses of the order in the book; the server's words are said as they are (ADDR-15). */
function useBook() {
  const queryClient = useQueryClient();
  const [machine] = useState(() => wireAddressSaving(queryClient));
  const [snapshot, send] = useFlow(machine);
  return { refusal: snapshot.hasTag('failed') ? snapshot.context.problem : null, send };
}

/**
 * Where the order goes and who receives it; for take-away only who (ADDR-10, ADDR-12, ADDR-13). A
 * customer has a book of addresses to choose from and to save in (ADDR-14).
 */
export function Receiver({ number, snapshot, facts, place }: PartOfForm) {
  const { destination } = snapshot.children;
  const isUnmeasured = useSelector(destination, (state) => state?.hasTag('failed') ?? false);
  const outlet = useOutlet();
  const { choices, signedIn, refusal } = snapshot.context;
  const { address } = choices;
  const customer = useCustomer();
  const book = useBook();
  const [choosing, setChoosing] = useState<'list' | 'form' | null>(null);
  const fold = useFold(address === null, 'address', snapshot);
  const [editing, setEditing] = useState(false);
  const foldOrEdit = (open: boolean) => (open ? setEditing(true) : fold.set(false));
  const inBook = address !== null && address.id !== null;
  const spot: Spot = inBook ? address : { ...place, id: null, type: 'Selected Address', label: '' };
  const keep = (given: DeliveryAddress) => {
    if (!signedIn) storeGuestAddress(given);
    forgetContact();
    destination?.send({ type: 'order.address.given', address: given });
  };
  const takeAway = choices.orderType === 'take_away';
  const changePlace = () =>
    outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: true } });
  const ways = (
    <Row $wrap $gap={8}>
      {signedIn && (
        <Button size="sm" onClick={() => setChoosing('list')}>
          {t('checkout.saved.view')}
        </Button>
      )}
      <Button size="sm" onClick={signedIn ? () => setChoosing('form') : changePlace}>
        {t(signedIn ? 'place.book.add' : 'checkout.address.change')}
      </Button>
    </Row>
  );
  const form = {
    spot,
    address,
    owner: customer?.id ?? null,
    prefill: customer === null ? null : { ...customer, email: customer.email ?? '' },
    contactOnly: takeAway,
    hasBook: signedIn && !inBook,
    refusal: refusal?.section === 'address' && refusal.message === null ? refusal : null,
    onKeep: keep,
    onSave: (saved: DeliveryAddress, intoBook: boolean) => {
      keep(saved);
      if (intoBook) book.send({ type: 'address.save.asked', address: saved });
      fold.set(false);
      setEditing(false);
      // The form goes with its button: focus stays with what was filled in.
      document.getElementById('checkout-address')?.focus({ preventScroll: true });
    },
  };
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
              <Facts>
                {!takeAway && (
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
              </Facts>
              {signedIn && !takeAway && <Ways>{ways}</Ways>}
            </>
          )
        }
      >
        {!takeAway && (
          <Row $between $wrap>
            <Row $gap={8}>
              <MapPin size={20} aria-hidden />
              <b>
                <bdi>{addressText(spot)}</bdi>
              </b>
            </Row>
            {ways}
          </Row>
        )}
        <Delayed fallback={<Skeleton $height="288px" />}>
          <ContactForm key={`${address?.id ?? 'typed'} ${customer?.id ?? 'nobody'}`} {...form} />
        </Delayed>
      </Part>
      {editing && (
        <Delayed>
          <ContactDialog {...form} onClose={() => setEditing(false)} />
        </Delayed>
      )}
      {signedIn && choosing !== null && (
        <Delayed>
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
      {isOutsideStoreZone(snapshot.context) && snapshot.context.refusal === null && (
        <Notice look="warning">{t('checkout.refused.outsideZone')}</Notice>
      )}
      {book.refusal !== null && (
        <Notice look="warning">
          <Row $between $wrap>
            <span>
              {t('checkout.saved.refused')} {resolve(book.refusal)}
            </span>
            <Button size="sm" onClick={() => book.send({ type: 'address.save.again' })}>
              {t('ui.retry')}
            </Button>
          </Row>
        </Notice>
      )}
      {isUnmeasured && (
        <Notice look="warning">
          <Row $between $wrap>
            {t('checkout.unmeasured')}
            <Button size="sm" onClick={() => destination?.send({ type: 'route.retry' })}>
              {t('ui.retry')}
            </Button>
          </Row>
        </Notice>
      )}
    </>
  );
}
