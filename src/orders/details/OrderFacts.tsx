import { DoorOpen, MapPin, MessageSquareText, PackageX, Store as StoreIcon } from 'lucide-react';
import type { Order } from '../../../machines/rules/domain.ts';
import { addressText, t } from '../../messages/index.ts';
import { ParcelFacts } from '../parcel/ParcelFacts.tsx';
import { Fact, Facts } from './Fact.tsx';
import { storeWord } from './storeWord.ts';

/**
 * Facts about an order: its store, the delivery address, the customer's note, instructions for the
 * courier, and what to do when an item is not available. For a parcel, the facts of the parcel.
 */
export function OrderFacts({ order }: { order: Order }) {
  const { store, address, parcel } = order;
  if (parcel !== null) return <ParcelFacts order={order} parcel={parcel} />;
  return (
    <Facts>
      {store !== null && (
        <Fact
          icon={<StoreIcon size={20} aria-hidden />}
          label={t('orders.track.store', { store: storeWord(order) })}
        >
          <b>{store.name}</b>
          <p>
            <bdi>{addressText(store)}</bdi>
          </p>
        </Fact>
      )}
      {order.type !== 'take_away' && address !== null && (
        <Fact icon={<MapPin size={20} aria-hidden />} label={t('orders.track.address')}>
          <b>
            <bdi>{addressText(address)}</bdi>
          </b>
        </Fact>
      )}
      {order.note !== '' && (
        <Fact icon={<MessageSquareText size={20} aria-hidden />} label={t('orders.track.note')}>
          <p dir="auto">{order.note}</p>
        </Fact>
      )}
      {order.instruction !== '' && (
        <Fact icon={<DoorOpen size={20} aria-hidden />} label={t('checkout.instruction')}>
          <p dir="auto">{order.instruction}</p>
        </Fact>
      )}
      {order.ifUnavailable !== '' && (
        <Fact icon={<PackageX size={20} aria-hidden />} label={t('checkout.unavailable.title')}>
          <p>
            <bdi>{order.ifUnavailable}</bdi>
          </p>
        </Fact>
      )}
    </Facts>
  );
}
