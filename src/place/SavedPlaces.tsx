import { useSelector } from '@xstate/react';
import { History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { LatLng, Place } from '../../machines/rules/domain.ts';
import { isSamePoint } from '../../machines/rules/samePoint.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { addressText, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { AddressIcon, addressName } from './addressLook.tsx';
import { useAddressBook } from './addressBook.ts';
import { recentPlaces } from './recent.ts';

const AddressBookDialog = lazyPart(
  async () => (await import('./AddressBookDialog.tsx')).AddressBookDialog,
);

const Group = styled.section`
  h3 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font: var(--type-xs);
    font-weight: 620;
    color: var(--text-2);
    min-block-size: 32px;
  }
  li > button {
    display: flex;
    align-items: center;
    gap: 14px;
    inline-size: calc(100% + 24px);
    margin-inline: -12px;
    padding: 8px 12px;
    border-radius: var(--r-lg);
    text-align: start;
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    li > button:hover {
      background: var(--fill);
    }
  }
  li > button[aria-pressed='true'] {
    background: var(--accent-softer);
  }
  li > button > span:first-child {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 42px;
    block-size: 42px;
    border-radius: 14px;
    background: var(--fill);
  }
  li > button[aria-pressed='true'] > span:first-child {
    background: var(--accent);
    color: var(--on-accent);
  }
  b,
  small {
    display: block;
  }
  b {
    font: var(--type-label);
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
`;

interface SavedPlacesProps {
  /** The point below the map's pin; the saved place at this point is marked. */
  at: LatLng;
  /**
   * Called with the chosen place. Its address text is used as it is; the caller looks up its zones
   * again, because they may have changed.
   */
  onPick: (position: LatLng, address: string) => void;
}

/**
 * Saved addresses and recently chosen places, to choose one by a click (LOC-01, LOC-02, LOC-11).
 * The place at the point `at`, which is below the map's pin, is marked.
 */
export function SavedPlaces({ at, onPick }: SavedPlacesProps) {
  const signedIn = useIsSignedIn();
  const [recent] = useState(recentPlaces);
  return (
    <>
      <Saved key={String(signedIn)} signedIn={signedIn} at={at} onPick={onPick} />
      {recent.length > 0 && (
        <Group aria-label={t('place.recent')}>
          <h3>{t('place.recent')}</h3>
          <ul>
            {recent.map((place: Place) => (
              <PlaceRow
                key={place.address}
                icon={<History size={20} aria-hidden />}
                name={addressText(place)}
                pressed={isSamePoint(place.position, at)}
                onClick={() => onPick(place.position, place.address)}
              />
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

interface PlaceRowProps {
  icon: ReactNode;
  name: string;
  words?: string;
  pressed: boolean;
  onClick: () => void;
}

function PlaceRow({ icon, name, words, pressed, onClick }: PlaceRowProps) {
  return (
    <li>
      <button type="button" aria-pressed={pressed} onClick={onClick}>
        <span aria-hidden>{icon}</span>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          {words !== undefined && (
            <small>
              <bdi>{words}</bdi>
            </small>
          )}
        </span>
      </button>
    </li>
  );
}

function Saved({ signedIn, at, onPick }: SavedPlacesProps & { signedIn: boolean }) {
  const [managing, setManaging] = useState(false);
  const addressBook = useAddressBook({ signedIn, storeZoneId: null, chosenId: null }, (address) => {
    setManaging(false);
    onPick(address.position, address.address);
  });
  const addresses = useSelector(addressBook, (now) => now.context.addresses);
  const loading = useSelector(addressBook, (now) => now.matches('loading'));
  const isEmpty = useSelector(addressBook, (now) => now.matches('empty'));
  return (
    <Group aria-label={t('place.book.title')}>
      <h3>
        {t('place.book.title')}
        <Button
          look="ghost"
          size="sm"
          onClick={() =>
            signedIn ? setManaging(true) : addressBook.send({ type: 'address.asked' })
          }
        >
          {t(!signedIn ? 'place.book.choose' : isEmpty ? 'place.book.add' : 'place.book.manage')}
        </Button>
      </h3>
      {signedIn && loading && <Skeleton $height="58px" $radius="16px" />}
      <ul>
        {addresses?.map((address) => (
          <PlaceRow
            key={address.id}
            icon={<AddressIcon type={address.type} />}
            name={addressName(address)}
            words={addressText(address)}
            pressed={isSamePoint(address.position, at)}
            onClick={() => {
              if (address.id !== null) addressBook.send({ type: 'address.taken', id: address.id });
            }}
          />
        ))}
      </ul>
      {managing && (
        <Delayed instead={FailedLayer} onLeave={() => setManaging(false)}>
          <AddressBookDialog addressBook={addressBook} onClose={() => setManaging(false)} />
        </Delayed>
      )}
    </Group>
  );
}
