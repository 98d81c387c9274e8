import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { FlashSale } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Grid, H1, Wrap } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { CardSkeletons } from '../../ui/Skeleton.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { InfiniteGrid } from '../InfiniteGrid.tsx';
import { Countdown, useSecondsUntil } from '../home/Countdown.tsx';

import { useScope } from '../scope.ts';
import { flashOffersQuery, flashSaleQuery } from '../shelfQueries.ts';
import { FlashOffer } from './FlashOffer.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-block: 8px var(--sp-8);
`;

/** The page of the running flash sale: all its items and the time left. */
export function FlashSalePage() {
  const { data: sale, error, isPending, refetch } = useQuery(flashSaleQuery(useScope()));
  const title = sale?.title || t('catalogue.flash.title');
  usePageTitle(title, t('catalogue.flash.note'));
  return (
    <Wrap>
      <Breadcrumbs crumbs={[{ label: title }]} />
      {isPending && <Waiting title={title} />}
      {sale === undefined && error !== null && (
        <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {sale === null && <Over title={title} text={t('catalogue.flash.noneText')} />}
      {sale != null && <Running key={sale.endsAt} sale={sale} />}
    </Wrap>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <>
      <Head>
        <H1>{title}</H1>
      </Head>
      <Grid $columns={5}>
        <CardSkeletons count={10} ratio="1" />
      </Grid>
    </>
  );
}

/**
 * The running sale. When it ends, a message replaces it, so that no item is offered at an expired
 * price.
 */
function Running({ sale }: { sale: FlashSale }) {
  const seconds = useSecondsUntil(sale.endsAt);
  const query = useInfiniteQuery(flashOffersQuery(useScope(), sale.id));
  if (seconds === 0) return <Over title={sale.title} text={t('catalogue.flash.over')} />;
  return (
    <>
      <Head>
        <H1>{sale.title}</H1>
        <Countdown endsAt={sale.endsAt} seconds={seconds} />
      </Head>
      <InfiniteGrid
        query={query}
        columns={5}
        ratio="1"
        keyOf={({ item }) => item.id}
        empty={<Nothing text={t('catalogue.flash.noneText')} />}
      >
        {(offer) => <FlashOffer {...offer} />}
      </InfiniteGrid>
    </>
  );
}

function Over({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Head>
        <H1>{title}</H1>
      </Head>
      <Nothing text={text} />
    </>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <EmptyPanel
      title={text}
      object="alarm-clock"
      tint="shop"
      action={
        <ButtonBase as={Link} to={linkTo('home')} $look="ink">
          {t('app.notFound.home')}
        </ButtonBase>
      }
    />
  );
}
