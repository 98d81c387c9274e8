import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Radio } from '../ui/Choice.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { addressesQuery } from './queries.ts';

const List = styled.div`
  display: grid;
  gap: 4px;
  max-block-size: var(--list-scroll-address);
  overflow-y: auto;
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-2);
  }
`;

interface SavedAddressesProps {
  /** The zone of the store that delivers: it goes nowhere else (ADDR-16). */
  zoneId: number;
  /** The address of the order, when it is one of the book. */
  chosen: number | null;
  onSelect: (address: DeliveryAddress) => void;
  /** Another address is to be added. */
  onAdd: () => void;
  onClose: () => void;
}

/** The address book, to send the order to one of its addresses (ADDR-08, ADDR-09, ADDR-14). */
export function SavedAddresses(props: SavedAddressesProps) {
  const { zoneId, chosen, onSelect, onAdd, onClose } = props;
  const book = useQuery(addressesQuery());
  const inReach = (book.data ?? []).filter(({ zoneIds }) => zoneIds.includes(zoneId));
  const [picked, setPicked] = useState<number | null>(null);
  const selected = inReach.find(({ id }) => id === (picked ?? chosen));
  return (
    <Dialog open onClose={onClose} title={t('checkout.saved.title')}>
      <DialogBody>
        {book.isPending ? (
          <Skeleton $height="160px" $radius="16px" />
        ) : book.error !== null ? (
          <ErrorPanel
            message={messageOf(book.error)}
            kept={t('checkout.kept')}
            onRetry={() => void book.refetch()}
          />
        ) : inReach.length === 0 ? (
          <EmptyPanel
            icon={<MapPin size={40} aria-hidden />}
            title={t('checkout.saved.empty')}
            action={
              <Button look="ink" onClick={onAdd}>
                {t('checkout.saved.add')}
              </Button>
            }
          />
        ) : (
          <List role="radiogroup" aria-label={t('checkout.saved.title')}>
            {inReach.map((address) => (
              <Radio
                key={address.id}
                name="saved-address"
                checked={address.id === selected?.id}
                onChange={() => setPicked(address.id)}
              >
                <b>{address.label || typeLabel(address.type)}</b>
                <small>
                  <bdi>
                    {[address.address, address.road, address.house, address.floor]
                      .filter(Boolean)
                      .join(', ')}
                  </bdi>
                </small>
                <small>
                  {address.contact.name} · <bdi dir="ltr">{address.contact.phone}</bdi>
                </small>
              </Radio>
            ))}
          </List>
        )}
      </DialogBody>
      {inReach.length > 0 && (
        <DialogFoot>
          <Button onClick={onClose}>{t('checkout.saved.cancel')}</Button>
          <Button
            look="primary"
            disabled={selected === undefined}
            onClick={() => {
              if (selected !== undefined) onSelect(selected);
            }}
          >
            {t('checkout.saved.select')}
          </Button>
        </DialogFoot>
      )}
    </Dialog>
  );
}

/** What an address is called by its type; types of other backends are said as they are. */
function typeLabel(type: string): string {
  if (type === 'home') return t('checkout.label.home');
  if (type === 'office') return t('checkout.label.office');
  return t('checkout.label.other');
}
