import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Currency, Order } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { H3, Panel, Row } from '../../ui/Layout.tsx';
import { docked } from '../../ui/style/docked.ts';
import { OrderTotal } from '../details/OrderSums.tsx';
import type { Rated } from './rated.ts';

/** The ratings, and beside them the order. On a narrow screen the order follows the ratings. */
export const ReviewColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 372px;
  gap: 20px 32px;
  align-items: start;
  @media (max-width: 1180px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`;

/** The cards with the ratings. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/**
 * On a narrow screen `display: contents` makes its parts children of the page's column: within this
 * short panel the button could not stay at the lower edge of the screen.
 */
const Side = styled(Panel)`
  position: sticky;
  inset-block-start: calc(var(--nav-h) + 24px);
  display: grid;
  gap: 18px;
  padding: 24px;
  @media (max-width: 1180px) {
    display: contents;
  }
`;

const Facts = styled.div`
  display: grid;
  gap: 18px;
  b {
    display: block;
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
  @media (max-width: 1180px) {
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-2xl);
  }
`;

const Note = styled.div`
  display: grid;
  gap: 18px;
  padding-block-start: 18px;
  border-block-start: 1px solid var(--line);
`;

/** The place of the button that sends; on a narrow screen it stays visible above the tab bar. */
export const ReviewFoot = styled.div`
  display: grid;
  gap: 12px;
  button {
    white-space: normal;
  }
  @media (max-width: 1180px) {
    ${docked}
    inline-size: min(100% + 16px, 496px);
    align-self: center;
  }
`;

interface OrderAsideProps {
  order: Order;
  currency: Currency;
  /**
   * What is said about the ratings, below the store, the number and the total of the order; null
   * for nothing.
   */
  note: ReactNode;
  /** The place of the button, a `ReviewFoot`. */
  children?: ReactNode;
}

/** The order that is rated: its store, its number and its total. It stays in view on a desktop. */
export function OrderAside({ order, currency, note, children }: OrderAsideProps) {
  const { id, store } = order;
  const number = t('orders.details.title', { id });
  return (
    <Side as="aside" $look="raised" aria-label={number}>
      <Facts>
        <Row>
          {store !== null && (
            <StoreLogo id={store.id} name={store.name} image={store.logoUrl} size={48} />
          )}
          <div>
            {store !== null && <b>{store.name}</b>}
            <small>
              {number} · <OrderTotal order={order} currency={currency} />
            </small>
          </div>
        </Row>
        {note !== null && <Note>{note}</Note>}
      </Facts>
      {children}
    </Side>
  );
}

interface RatingCardsProps {
  order: Order;
  things: readonly Rated[];
  /** Shows one of the things, with its rating or with the fields for it. */
  children: (thing: Rated) => ReactNode;
}

/** A card for the courier, and one for all items. */
export function RatingCards({ order, things, children }: RatingCardsProps) {
  const courier = things.find(({ kind }) => kind === 'courier');
  const items = things.filter(({ kind }) => kind === 'item');
  const isFood = order.moduleType === 'food';
  return (
    <>
      {courier !== undefined && <Panel>{children(courier)}</Panel>}
      {items.length > 0 && (
        <Panel>
          <H3 as="h2">{t(isFood ? 'orders.review.food' : 'orders.review.items')}</H3>
          {items.map(children)}
        </Panel>
      )}
    </>
  );
}
