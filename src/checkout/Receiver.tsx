import { MapPin, Phone, User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { forgetContact, storeGuestAddress } from './kept.ts';
import { Part, useFold, type PartOfForm } from './Part.tsx';

/** The form library is a third of the checkout; the page is there before it. */
const ContactForm = lazy(async () => ({
  default: (await import('./ContactForm.tsx')).ContactForm,
}));

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

/** Where the order goes and who receives it; for take-away only who (ADDR-10, ADDR-12, ADDR-13). */
export function Receiver({ number, snapshot, send, place, onPlace }: PartOfForm) {
  const { choices } = snapshot.context;
  const { address } = choices;
  const fold = useFold(address === null, 'address', snapshot);
  const keep = (given: DeliveryAddress) => {
    storeGuestAddress(given);
    forgetContact();
    send({ type: 'order.address.given', address: given });
  };
  const takeAway = choices.orderType === 'take_away';
  return (
    <>
      <Part
        number={number}
        title={t(takeAway ? 'checkout.contact.title' : 'checkout.address.title')}
        section="address"
        snapshot={snapshot}
        fold={fold}
        summary={
          address === null ? null : (
            <Facts>
              {!takeAway && (
                <li>
                  <MapPin size={16} aria-hidden />
                  <bdi>
                    {[address.address, address.road, address.house, address.floor]
                      .filter(Boolean)
                      .join(', ')}
                  </bdi>
                </li>
              )}
              <li>
                <User size={16} aria-hidden />
                <b>{address.contact.name}</b>
              </li>
              <li>
                <Phone size={16} aria-hidden />
                <bdi dir="ltr">{address.contact.phone}</bdi>
              </li>
            </Facts>
          )
        }
      >
        {!takeAway && (
          <Row $between $wrap>
            <Row $gap={8}>
              <MapPin size={20} aria-hidden />
              <b>
                <bdi>{place.address}</bdi>
              </b>
            </Row>
            <Button size="sm" onClick={onPlace}>
              {t('checkout.address.change')}
            </Button>
          </Row>
        )}
        <Suspense fallback={<Skeleton $height="288px" />}>
          <ContactForm
            place={place}
            address={address}
            contactOnly={takeAway}
            onKeep={keep}
            onSave={(saved) => {
              keep(saved);
              fold.set(false);
            }}
          />
        </Suspense>
      </Part>
      {snapshot.matches({ ordering: { editing: { address: 'unmeasured' } } }) && (
        <Notice look="warning">
          <Row $between $wrap>
            {t('checkout.unmeasured')}
            <Button size="sm" onClick={() => send({ type: 'checkout.retry' })}>
              {t('ui.retry')}
            </Button>
          </Row>
        </Notice>
      )}
    </>
  );
}
