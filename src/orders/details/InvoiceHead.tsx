import styled from 'styled-components';
import type { Order, ShopConfig } from '../../../machines/rules/domain.ts';
import { addressText, listOf, t } from '../../messages/index.ts';

const OnPaper = styled.div`
  display: none;
  overflow-wrap: anywhere;
  @media print {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    margin-block-end: 24px;
  }
`;

/**
 * The head of the invoice, with seller and buyer. Only shown in print, above the printed page of
 * the order.
 */
export function InvoiceHead({ order, config }: { order: Order; config: ShopConfig }) {
  const { address, store } = order;
  return (
    <OnPaper>
      <div>
        <b>{t('orders.details.invoice')}</b>
        <p>{config.businessName}</p>
        {store !== null && (
          <p>
            <bdi>{listOf([store.name, addressText(store)])}</bdi>
          </p>
        )}
      </div>
      {address !== null && (
        <div>
          <b>
            <bdi>{address.contact.name}</bdi>
          </b>
          <p>
            <bdi>{addressText(address)}</bdi>
          </p>
        </div>
      )}
    </OnPaper>
  );
}
