import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../../machines/rules/failure.ts';
import { mayReview } from '../../machines/rules/orderStatus.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { MembersPage } from '../account/index.ts';
import { t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { SubpageHead } from '../ui/menu/SubpageHead.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { courierReviewQuery, orderLinesQuery, orderQuery } from './queries.ts';
import { OrderReview } from './review/OrderReview.tsx';
import { Cards, ReviewColumns } from './review/ReviewLayout.tsx';

const Page = styled(Wrap)`
  padding-block-end: 32px;
  @media (max-width: 1180px) {
    padding-block-end: 20px;
  }
`;

/** The store's name; on a wide screen it is hidden, because the panel beside the ratings has it. */
const StoreName = styled.span`
  @media (min-width: 1181px) {
    display: none;
  }
`;

/** The customer's review of an order: its courier and its items (screens: Rate and review). */
export function OrderReviewPage() {
  const { id = '' } = useParams();
  return (
    <MembersPage title={t('orders.review.title')} below>
      <Page>
        <Head id={id} />
        <Read key={id} id={id} />
      </Page>
    </MembersPage>
  );
}

function Head({ id }: { id: string }) {
  const { data: order } = useQuery(orderQuery(id, ''));
  return (
    <SubpageHead
      title={t('orders.review.title')}
      // A space keeps the line free until the store is known.
      note={<StoreName>{order?.store?.name ?? '\u00a0'}</StoreName>}
      to={linkTo('order', { id })}
      back={t('orders.review.back')}
    />
  );
}

/**
 * Loads the order, its lines and the customer's review of its courier, and then shows the form.
 * Shows a message instead while the order cannot be reviewed.
 */
function Read({ id }: { id: string }) {
  const order = useQuery(orderQuery(id, ''));
  const lines = useQuery(orderLinesQuery(Number(id)));
  const config = useQuery(configQuery());
  const courier = order.data?.courier ?? null;
  const courierReview = useQuery({
    ...courierReviewQuery(courier?.id ?? 0, Number(id)),
    enabled: courier !== null,
  });
  const reads = [order, lines, config, courierReview];
  // An order without a courier has no review to read: only what failed is read again.
  const failed = reads.filter(({ data, error }) => data === undefined && error !== null);
  if (failed[0] !== undefined) {
    const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()));
    return <ErrorPanel message={messageOf(failed[0].error)} onRetry={retry} />;
  }
  const waits = courier !== null && courierReview.data === undefined;
  if (order.data === undefined || lines.data === undefined || config.data === undefined || waits) {
    return <Loading />;
  }
  if (!mayReview(order.data)) {
    return (
      <EmptyPanel
        title={t('orders.review.notYet')}
        text={t('orders.review.notYetText')}
        object="shopping-bags"
        tint="food"
        action={
          <ButtonBase as={Link} to={linkTo('order', { id })} $look="ink">
            {t('orders.review.back')}
          </ButtonBase>
        }
      />
    );
  }
  return (
    <div data-module={moduleHue({ type: order.data.moduleType })}>
      <OrderReview
        order={order.data}
        lines={lines.data}
        courierReview={courierReview.data ?? null}
        currency={config.data.currency}
      />
    </div>
  );
}

function Loading() {
  return (
    <ReviewColumns aria-busy>
      <Cards>
        <Skeleton $height="275px" $radius="28px" />
        <Skeleton $height="292px" $radius="28px" />
      </Cards>
      <Skeleton $height="250px" $radius="28px" />
    </ReviewColumns>
  );
}
