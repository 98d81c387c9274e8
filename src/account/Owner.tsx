import styled from 'styled-components';
import { useCustomer } from '../identity/index.ts';
import { formatDate, t } from '../messages/index.ts';
import { Avatar } from '../ui/Avatar.tsx';

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  b {
    display: block;
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
`;

/**
 * The signed-in customer: picture, name, and the year they joined. `size` is that of the picture, in
 * px. Until the customer is loaded, an empty place of that height keeps what is below from moving.
 */
export function Owner({ size = 52 }: { size?: number }) {
  const customer = useCustomer();
  // Its height is without the padding that the account navigation gives it.
  if (customer === null) return <div style={{ boxSizing: 'content-box', blockSize: size }} />;
  return (
    <Place>
      <Avatar name={customer.name} image={customer.imageUrl} size={size} />
      <div>
        <b>
          <bdi>{customer.name}</bdi>
        </b>
        {customer.since !== null && (
          <small>
            {t('account.since', { year: formatDate(customer.since, { year: 'numeric' }) })}
          </small>
        )}
      </div>
    </Place>
  );
}
