import styled from 'styled-components';
import type { Order, SentParcel } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Stage } from '../../ui/Stage.tsx';

const Thing = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  overflow-wrap: anywhere;
  p {
    color: var(--text-2);
  }
`;

/** The kind of parcel, and the contents as its sender described them. */
export function ParcelContents({ order, parcel }: { order: Order; parcel: SentParcel }) {
  const { category } = parcel;
  return (
    <Thing>
      <Stage
        id={parcel.categoryId ?? order.id}
        image={category?.imageUrl ?? null}
        radius="var(--r-sm)"
        art="70%"
      />
      <div>
        <b>{category?.name ?? t('orders.list.parcel')}</b>
        {order.note !== '' && <p dir="auto">{order.note}</p>}
      </div>
    </Thing>
  );
}
