import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../../machines/rules/failure.ts';
import { mayReview } from '../../machines/rules/orderStatus.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { MembersPage } from '../account/index.ts';
import { t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { ButtonFace } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { H1, Row, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { courierReviewQuery, orderLinesQuery, orderQuery } from './queries.ts';
import { OrderReview } from './review/OrderReview.tsx';

const Page = styled(Wrap)`
  max-inline-size: 860px;
  padding-block: 32px;
  display: grid;
  gap: 20px;
`;

/** The customer's review of an order: its courier and its items (screens: Rate and review). */
export function OrderReviewPage() {
  const { id = '' } = useParams();
  return (
    <MembersPage title={t('orders.review.title')} below>
      <Page>
        <Row $gap={14}>
          <IconButton as={Link} to={linkTo('order', { id })} aria-label={t('orders.review.back')}>
            <ArrowLeft className="flip" size={20} aria-hidden />
          </IconButton>
          <H1>{t('orders.review.title')}</H1>
        </Row>
        <Read key={id} id={id} />
      </Page>
    </MembersPage>
  );
}

/**
 * Loads the order, its lines and the customer's review of its courier, and then shows the form.
 * Shows a message instead while the order cannot be reviewed.
 */
function Read({ id }: { id: string }) {
  const order = useQuery(orderQuery(id, ''));
  const lines = useQuery(orderLinesQuery(Number(id)));
  const courier = order.data?.courier ?? null;
  const courierReview = useQuery({
    ...courierReviewQuery(courier?.id ?? 0, Number(id)),
    enabled: courier !== null,
  });
  const error = order.error ?? lines.error ?? courierReview.error;
  if (error !== null) {
    const retry = () =>
      void Promise.all([order, lines, courierReview].map(({ refetch }) => refetch()));
    return <ErrorPanel message={messageOf(error)} onRetry={retry} />;
  }
  const waits = courier !== null && courierReview.data === undefined;
  if (order.data === undefined || lines.data === undefined || waits) {
    return <Skeleton $height="420px" $radius="28px" />;
  }
  if (!mayReview(order.data)) {
    return (
      <EmptyPanel
        title={t('orders.review.notYet')}
        text={t('orders.review.notYetText')}
        object="shopping-bags"
        tint="food"
        action={
          <ButtonFace as={Link} to={linkTo('order', { id })} $look="ink">
            {t('orders.review.back')}
          </ButtonFace>
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
      />
    </div>
  );
}
