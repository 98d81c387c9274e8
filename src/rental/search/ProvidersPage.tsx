import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../../../machines/rules/failure.ts';
import { paths } from '../../../machines/rules/paths.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { Breadcrumbs } from '../../catalogue/index.ts';
import { resolve, t } from '../../messages/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Grid, H1, Wrap } from '../../ui/Layout.tsx';
import { NextPage } from '../../ui/list/NextPage.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { providersQuery } from '../queries.ts';
import { ProviderCard } from '../vehicle/ProviderCard.tsx';

const Title = styled(H1)`
  margin-block: 8px var(--sp-6);
`;

/**
 * The providers of rental: the newest ones at the path of the latest stores, and those booked most
 * at every other path of a list of stores (NAV-02, NAV-12, CAT-06, CAT-07, API-27).
 */
export function ProvidersPage() {
  const list = useLocation().pathname.startsWith(paths.latestStores) ? 'latest' : 'popular';
  const providers = resolve({ key: wordingOf('rental').stores });
  const title = t(`catalogue.home.${list}`, { stores: providers });
  usePageTitle(title);
  return (
    <Wrap>
      <Breadcrumbs crumbs={[{ label: title }]} />
      <Title>{title}</Title>
      <Hidden as="h2">{providers}</Hidden>
      <Providers key={list} list={list} providers={providers} />
    </Wrap>
  );
}

/** The cards of all loaded pages. A provider that two pages contain has one card. */
function Providers({ list, providers }: { list: 'latest' | 'popular'; providers: string }) {
  const query = useInfiniteQuery(providersQuery(list));
  if (query.isPending) {
    return (
      <Grid $columns={3}>
        <Hidden role="status">{t('ui.loading')}</Hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} $height="92px" $radius="22px" />
        ))}
      </Grid>
    );
  }
  if (query.data === undefined) {
    return <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) {
    return (
      <EmptyPanel
        title={t('catalogue.stores.none', { stores: providers })}
        object="convenience-store"
        tint="rental"
      />
    );
  }
  return (
    <>
      <Grid $columns={3}>
        {[...new Map(rows.map((provider) => [provider.id, provider])).values()].map((provider) => (
          <ProviderCard key={provider.id} provider={provider} />
        ))}
      </Grid>
      <NextPage query={query} />
    </>
  );
}
