import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { failureOf, messageOf } from '../../../machines/rules/failure.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { resolve, t } from '../../messages/index.ts';
import { useEnteredModule, useModule } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Cover } from '../../ui/sign/Cover.tsx';
import { Column, Grid, Wrap } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { CardSkeletons, Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/menu/Tabs.tsx';
import { storeQuery } from '../../shop/store.ts';
import { StoreFacts } from './StoreFacts.tsx';
import { Banner, StoreHeader } from './StoreHeader.tsx';
import { StoreMenu } from './StoreMenu.tsx';
import { StoreNotices } from './StoreNotices.tsx';
import { StorePrescription } from './StorePrescription.tsx';
import { StoreOffers } from './StoreOffers.tsx';
import { StoreReviews } from './StoreReviews.tsx';
import { useItemInAddress } from './useItemInAddress.ts';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';

const Views = styled.div`
  margin-block-start: 28px;
  min-block-size: 100vh;
`;

/** The page of one store: name and address, notices, hours, offers, menu and reviews. */
export function StorePage() {
  const { id = '' } = useParams();
  const store = useQuery(storeQuery(id));
  const config = useQuery(configQuery());
  // The page is rendered in short tasks, so that the skeleton stays responsive meanwhile.
  const waiting = useDeferredValue(store.isPending || config.isPending);
  if (waiting || store.isPending || config.isPending) return <Loading />;
  if (failureOf(store.error)?.kind === 'notFound') return <NotFound />;
  if (store.data === undefined || config.data === undefined) {
    const retry = () => void Promise.all([store.refetch(), config.refetch()]);
    return (
      <Wrap>
        <ErrorPanel message={messageOf(store.error ?? config.error)} onRetry={retry} />
      </Wrap>
    );
  }
  return <Shown key={store.data.id} store={store.data} config={config.data} />;
}

function Shown({ store, config }: { store: Store; config: ShopConfig }) {
  const item = useItemInAddress(store);
  usePageTitle(item?.name ?? store.name, item?.description || store.address);
  useEnteredModule(store.moduleId);
  const [params, change] = useUrlChoices();
  const view = params.get('view') === 'reviews' ? 'reviews' : 'menu';
  const choose = (next: string) => change({ view: next === 'menu' ? null : next });
  // The header is rendered first and the menu right after; "Back" needs the whole page at once.
  const whole = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  return (
    <Wrap>
      <StoreHeader store={store} config={config} onReviews={() => choose('reviews')} />
      <Column $gap={16}>
        <StoreNotices store={store} config={config} />
        <StorePrescription store={store} config={config} />
        <StoreFacts store={store} config={config} />
        <StoreOffers store={store} config={config} />
      </Column>
      <Views>
        {whole && (
          <Tabs
            label={store.name}
            value={view}
            tabs={[
              { value: 'menu', label: t('catalogue.store.items') },
              { value: 'reviews', label: t('catalogue.store.reviews') },
            ]}
            onChange={choose}
          >
            {view === 'reviews' ? <StoreReviews store={store} /> : <StoreMenu store={store} />}
          </Tabs>
        )}
      </Views>
    </Wrap>
  );
}

function Loading() {
  return (
    <Wrap role="status" aria-label={t('ui.loading')}>
      <Banner>
        <Cover id={0} images={[]} radius="32px" />
      </Banner>
      <Column $gap={20} style={{ paddingBlockStart: 20 }}>
        <Skeleton $height="2.4rem" $width="40%" />
        <Skeleton $height="1rem" $width="60%" />
        <Skeleton $height="80px" $radius="22px" />
        <Grid $columns={4}>
          <CardSkeletons count={8} ratio="1" />
        </Grid>
      </Column>
    </Wrap>
  );
}

function NotFound() {
  const words = wordingOf(useModule()?.type ?? null);
  const title = t('catalogue.store.notFound', { store: resolve({ key: words.store }) });
  usePageTitle(title);
  return (
    <Wrap>
      <EmptyPanel
        page
        title={title}
        text={t('catalogue.store.notFoundText')}
        object="convenience-store"
        tint="pharmacy"
        action={
          <ButtonBase as={Link} to={linkTo('popularStores')} $look="ink">
            {t('catalogue.store.seeOthers', { stores: resolve({ key: words.stores }) })}
          </ButtonBase>
        }
      />
    </Wrap>
  );
}
