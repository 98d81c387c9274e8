import { useQuery } from '@tanstack/react-query';
import {
  Bike,
  ChefHat,
  CircleCheck,
  CircleX,
  ClipboardCheck,
  Clock,
  RotateCcw,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import type {
  DeliveryAddress,
  Order,
  OrderStatus,
  ShopConfig,
} from '../../machines/rules/domain.ts';
import { isPaymentUnlisted, mayPayNow } from '../../machines/rules/orderOutcome.ts';
import {
  isOrderOver,
  mayOrderAgain,
  mayPrescribeAgain,
  mayReview,
} from '../../machines/rules/orderStatus.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { AverageRating } from '../catalogue/index.ts';
import { addressText, formatDate, t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { StoreLogo } from '../ui/Avatar.tsx';
import { ButtonBase } from '../ui/Button.tsx';
import { Badge, type BadgeLook } from '../ui/Chip.tsx';
import { Link } from '../ui/Link.tsx';
import { Stage } from '../ui/Stage.tsx';
import { PrescriptionAgain } from './again/PrescriptionAgain.tsx';
import { OrderTotal } from './details/OrderSums.tsx';
import { Eta, statusText, StepBars } from './OrderProgress.tsx';
import { orderQuery } from './queries.ts';

/** How many pictures of items a card shows; further ones are only counted. */
const MAX_PICTURES = 3;

const Card = styled.li`
  position: relative;
  display: grid;
  gap: 16px 24px;
  padding: 24px;
  border-radius: var(--r-2xl);
  box-shadow: inset 0 0 0 1px var(--line);
  /* There can be a thousand: the browser measures and paints only those near the screen. */
  content-visibility: auto;
  contain-intrinsic-size: auto 104px;
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1px var(--line-strong);
    }
  }
  h2 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
    overflow-wrap: anywhere;
  }
  /* The link covers the card, so that a press anywhere on it opens the order. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  p {
    color: var(--text-2);
    font: var(--type-sm);
  }
  @media (max-width: 640px) {
    padding: 18px;
  }
`;

/**
 * The store and the status of an order; of one that is over also its total and its buttons, so that
 * it is one row on a wide screen.
 */
const Head = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto;
  /* The buttons: of the same width in most rows, so that the totals stand below each other. */
  grid-auto-columns: minmax(212px, auto);
  gap: 4px 16px;
  align-items: center;
  > :nth-child(4) {
    grid-column: 4;
  }
  /*
   * A phone is too narrow for the status beside the name, so the status is below it. The total is
   * beside the name alone, and the lines below the name reach the end of the card.
   */
  @media (max-width: 640px) {
    > :first-child {
      grid-row: span 3;
      align-self: start;
    }
    > :nth-child(2) {
      display: contents;
      > p {
        grid-column: 2 / -1;
      }
    }
    > :nth-child(4) {
      grid-column: 1 / -1;
      margin-block-start: 12px;
    }
  }
`;

const State = styled.div`
  display: grid;
  justify-items: end;
  gap: 6px;
  b {
    font: var(--type-label);
    color: var(--text);
  }
  @media (max-width: 640px) {
    display: contents;
    > :first-child {
      grid-column: 2 / -1;
      justify-self: start;
    }
    > b {
      grid-area: 1 / 3;
      align-self: start;
      text-align: end;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  margin-block-start: 4px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
  /* One half for the items, the other for the arrival and the buttons. */
  @media (min-width: 641px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 12px 32px;
    align-items: end;
  }
`;

const Goods = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
  min-inline-size: 0;
`;

const Live = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  @media (max-width: 640px) {
    flex-basis: 100%;
  }
`;

/**
 * The layout of the arrival time. Its font is smaller than on the order's own page, because a list
 * shows many of them.
 */
const Coming = styled.div`
  flex: 1 1 180px;
  display: grid;
  gap: 8px;
  &&& p:first-child {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
`;

const Pictures = styled.div`
  display: flex;
  gap: 6px;
  > div {
    inline-size: 48px;
  }
  > span {
    display: grid;
    place-items: center;
    inline-size: 48px;
    border-radius: var(--r-sm);
    background: var(--fill);
    font: var(--type-sm-strong);
    color: var(--text-2);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-inline-start: auto;
  @media (max-width: 640px) {
    inline-size: 100%;
    > a,
    > button {
      flex: 1;
    }
  }
  /* Buttons lie above the card's link, which covers the card. */
  > * {
    position: relative;
    z-index: 1;
  }
`;

interface StatusLook {
  look: BadgeLook;
  icon: LucideIcon;
}

const looks: Partial<Record<OrderStatus, StatusLook>> = {
  processing: { look: 'soft', icon: ChefHat },
  picked_up: { look: 'soft', icon: Bike },
  delivered: { look: 'success', icon: CircleCheck },
  canceled: { look: 'danger', icon: CircleX },
  failed: { look: 'danger', icon: CircleX },
  refund_requested: { look: 'warning', icon: Clock },
  refund_request_canceled: { look: 'danger', icon: CircleX },
  refunded: { look: 'info', icon: Undo2 },
  returned: { look: 'info', icon: Undo2 },
};

/** A badge with the order's status. */
export function StatusBadge({ order }: { order: Order }) {
  const { look, icon: Icon } = looks[order.status] ?? { look: 'soft', icon: ClipboardCheck };
  return (
    <Badge $look={look}>
      <Icon size={14} aria-hidden />
      {statusText(order)}
    </Badge>
  );
}

interface OrderCardProps {
  order: Order;
  config: ShopConfig;
}

/**
 * An order in a list: its store, status, items and total, and buttons. A running order can be
 * tracked; one that is over can be reviewed and ordered again. One whose payment is open, or has
 * failed, can be paid.
 */
export const OrderCard = memo(function OrderCard({ order, config }: OrderCardProps) {
  const { store, parcel } = order;
  const name = store?.name ?? parcel?.category?.name ?? t('orders.list.parcel');
  const over = isOrderOver(order);
  const count = order.lineCount > 0 && t('orders.track.itemCount', { count: order.lineCount });
  const total = (
    <b>
      <OrderTotal order={order} currency={config.currency} />
    </b>
  );
  const receiver = parcel?.receiver != null && <ToReceiver receiver={parcel.receiver} />;
  const actions = (
    <Actions>
      {isPaymentUnlisted(order) ? <ReadPayLink order={order} /> : <PayLink order={order} />}
      {over ? <AfterActions order={order} /> : <TrackLink order={order} />}
    </Actions>
  );
  return (
    <Card data-module={moduleHue({ type: order.moduleType })}>
      <Head>
        <StoreLogo
          id={store?.id ?? order.id}
          name={name}
          image={store?.logoUrl ?? parcel?.category?.imageUrl ?? null}
          size={52}
        />
        <div>
          <h2>
            <Link to={linkTo('order', { id: order.id })}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p>
            {parcel !== null && `${t('orders.list.parcel')} `}
            <bdi dir="ltr">#{order.id}</bdi> ·{' '}
            {formatDate(order.createdAt ?? '') || t('ui.timeMissing')}
            {over && count !== false && ` · ${count}`}
          </p>
          {over && receiver}
        </div>
        <State>
          <StatusBadge order={order} />
          {over && total}
        </State>
        {over && actions}
      </Head>
      {!over && (
        <Body>
          <Goods>
            <ItemPictures order={order} />
            {receiver}
            <p>
              {count !== false && `${count} · `}
              {total}
            </p>
          </Goods>
          <Live>
            <Coming>
              <Eta order={order} config={config} />
              <StepBars order={order} />
            </Coming>
            {actions}
          </Live>
        </Body>
      )}
    </Card>
  );
});

/** The receiver of a parcel, and their address. */
function ToReceiver({ receiver }: { receiver: DeliveryAddress }) {
  return (
    <p>
      {t('parcel.to')} <b>{receiver.contact.name}</b> · <bdi>{addressText(receiver)}</bdi>
    </p>
  );
}

function ItemPictures({ order: { pictures, id } }: { order: Order }) {
  if (pictures.length === 0) return null;
  const more = pictures.length - MAX_PICTURES;
  return (
    <Pictures aria-hidden>
      {pictures.slice(0, MAX_PICTURES).map((picture, at) => (
        <Stage key={at} id={id + at} image={picture} radius="var(--r-sm)" art="70%" />
      ))}
      {more > 0 && <span dir="ltr">+{more}</span>}
    </Pictures>
  );
}

/** Leads to where the order is paid; renders nothing when the customer has nothing to pay now. */
function PayLink({ order }: { order: Order }) {
  if (!mayPayNow(order)) return null;
  return (
    <ButtonBase as={Link} to={linkTo('orderResult', { order_id: order.id })} $size="sm">
      {t('orders.track.pay')}
    </ButtonBase>
  );
}

/** Reads the order itself, which says whether it can be paid now, and leads there if so. */
function ReadPayLink({ order: { id } }: { order: Order }) {
  const { data } = useQuery(orderQuery(String(id), ''));
  return data !== undefined && <PayLink order={data} />;
}

function TrackLink({ order }: { order: Order }) {
  return (
    <ButtonBase as={Link} to={linkTo('trackOrder', { order_id: order.id })} $look="soft" $size="sm">
      {t('orders.result.track')}
    </ButtonBase>
  );
}

function AfterActions({ order }: { order: Order }) {
  return (
    <>
      {order.reviews.length > 0 ? (
        <AverageRating value={averageOf(order)} />
      ) : (
        mayReview(order) && (
          <ButtonBase
            as={Link}
            to={linkTo('orderReview', { id: order.id })}
            $look="ghost"
            $size="sm"
          >
            {t('orders.review.open')}
          </ButtonBase>
        )
      )}
      {order.parcel !== null && (
        <ButtonBase
          as={Link}
          to={linkTo('checkout', { page: 'parcel', again: order.id })}
          $size="sm"
        >
          <RotateCcw size={16} aria-hidden />
          {t('parcel.resend')}
        </ButtonBase>
      )}
      {mayOrderAgain(order) && (
        <ButtonBase as={Link} to={linkTo('order', { id: order.id }, { again: 1 })} $size="sm">
          <RotateCcw size={16} aria-hidden />
          {t('orders.again.open')}
        </ButtonBase>
      )}
      {mayPrescribeAgain(order) && <PrescriptionAgain order={order} small />}
    </>
  );
}

const averageOf = ({ reviews }: Order): number =>
  reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
