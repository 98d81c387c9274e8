import { MessageCircle, Phone } from 'lucide-react';
import styled from 'styled-components';
import type { Order } from '../../../machines/rules/domain.ts';
import { threadLink } from '../../../machines/rules/thread.ts';
import { AverageRating } from '../../catalogue/index.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';

const Rider = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding-block: 18px;
  border-block: 1px solid var(--line);
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  b {
    display: block;
    font: var(--type-label);
  }
  a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
    flex: none;
  }
`;

interface CourierCardProps {
  order: Order;
  /** Whether this visitor placed the order. */
  own: boolean;
}

/**
 * The courier of the order, with links to write and to call; renders nothing while there is none.
 * Guests have no chat (GUEST-05), and the server offers one only to the customer who placed the
 * order (`own`).
 */
export function CourierCard({ order: { id, courier }, own }: CourierCardProps) {
  const signedIn = useIsSignedIn();
  if (courier === null) return null;
  return (
    <Rider>
      <Avatar name={courier.name} image={courier.imageUrl} size={52} />
      <div>
        <b>{courier.name}</b>
        <Row $gap={10}>
          {courier.rating > 0 && <AverageRating value={courier.rating} />}
          <small>{t('orders.track.courier')}</small>
        </Row>
      </div>
      {own && signedIn && (
        <Link
          to={threadLink({ kind: 'courier', id: courier.id }, id)}
          aria-label={t('app.write', { name: courier.name })}
        >
          <MessageCircle size={20} aria-hidden />
        </Link>
      )}
      {courier.phone === '' ? (
        <small>{t('ui.phoneMissing')}</small>
      ) : (
        <a
          href={`tel:${courier.phone}`}
          aria-label={t('ui.labelled', { label: t('orders.track.call'), value: courier.name })}
        >
          <Phone size={20} aria-hidden />
        </a>
      )}
    </Rider>
  );
}
