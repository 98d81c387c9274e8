import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Clock, MapPin, Search, Star, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { displayTime, storeHours } from '../../machines/rules/availability.ts';
import type { ShopConfig, Store } from '../../machines/rules/domain.ts';
import { failureOf, messageOf } from '../../machines/rules/failure.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import { activeLocale, resolve, t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { configQuery, usePlace } from '../place/index.ts';
import { now } from '../platform/browser.ts';
import { ButtonFace } from '../ui/Button.tsx';
import { Segment } from '../ui/Choice.tsx';
import { Badge, Chip } from '../ui/Chip.tsx';
import { Column, Grid, H1, ScrollRow, Wrap } from '../ui/Layout.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { EmptyPanel, ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Rating } from '../ui/Rating.tsx';
import { CardSkeletons, Skeleton } from '../ui/Skeleton.tsx';
import { Stage } from '../ui/Stage.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { ItemCard } from './ItemCard.tsx';
import { storeItemsQuery, storeQuery, storeReviewsQuery, storeSearchQuery } from './queries.ts';
import { WindowedGrid } from '../ui/WindowedGrid.tsx';

const Cover = styled.div`
  margin-block-start: 24px;
  > div {
    block-size: 240px;
    aspect-ratio: auto;
    border-radius: 32px;
  }
  img {
    inline-size: auto;
    block-size: 180px;
  }
  @media (max-width: 640px) {
    > div {
      block-size: 168px;
      border-radius: 24px;
    }
    img {
      block-size: 120px;
    }
  }
`;

const Head = styled.header`
  display: grid;
  gap: 8px;
  margin-block: 20px 24px;
  p {
    color: var(--text-2);
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 6px 14px;
  }
`;

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: 1px solid var(--line);
  border-radius: 22px;
  > li {
    display: flex;
    gap: 14px;
    align-items: center;
    padding: 18px 22px;
  }
  > li + li {
    border-inline-start: 1px solid var(--line);
  }
  svg {
    color: var(--accent);
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
  b {
    display: block;
    font: var(--type-label);
  }
  @media (max-width: 860px) {
    grid-template-columns: 1fr 1fr;
    > li:nth-child(3) {
      border-inline-start: 0;
    }
    > li:nth-child(n + 3) {
      border-block-start: 1px solid var(--line);
    }
    > li {
      padding: 14px 16px;
    }
  }
`;

const Bar = styled.div`
  position: sticky;
  inset-block-start: var(--nav-h);
  z-index: var(--z-sticky);
  background: var(--bg);
  padding-block: 14px;
  margin-block-start: 20px;
  display: grid;
  gap: 12px;
  @media (max-width: 1180px) {
    inset-block-start: 60px;
  }
`;

/** A store's page: who it is, when it is open, what it sells, what people say. */
export function StorePage() {
  const { id = '' } = useParams();
  const module = useModule();
  const query = useQuery(storeQuery(id));
  if (query.isPending) return <Loading />;
  if (query.isError) {
    if (failureOf(query.error)?.kind === 'notFound') return <NotFound />;
    return (
      <Wrap>
        <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      </Wrap>
    );
  }
  const store = query.data;
  return (
    <Wrap>
      <title>{store.name}</title>
      <Cover>
        <Stage id={store.id} image={store.coverUrl} eager />
      </Cover>
      <StoreHead store={store} />
      <Shelf store={store} key={store.id} moduleType={module?.type ?? 'food'} />
    </Wrap>
  );
}

function Loading() {
  return (
    <Wrap aria-busy>
      <Cover>
        <Skeleton $height="240px" $radius="32px" />
      </Cover>
      <Head>
        <Skeleton $height="2.4rem" $width="40%" />
        <Skeleton $height="1rem" $width="60%" />
      </Head>
      <Grid $columns={4}>
        <CardSkeletons count={8} ratio="1" />
      </Grid>
    </Wrap>
  );
}

function NotFound() {
  const words = wordingOf(useModule()?.type ?? null);
  return (
    <Wrap>
      <EmptyPanel
        page
        title={t('catalogue.store.notFound')}
        text={t('catalogue.store.notFoundText')}
        icon={<Search strokeWidth={1.4} />}
        action={
          <ButtonFace
            as={Link}
            to="/store/popular"
            $look="ink"
            $size="md"
            $block={false}
            $pill={false}
          >
            {t('catalogue.store.seeOthers', { stores: resolve({ key: words.stores }) })}
          </ButtonFace>
        }
      />
    </Wrap>
  );
}

function hoursText(store: Store, config: ShopConfig): string {
  const hours = storeHours(store, wallClockOf(now()));
  const clock = (time: string) =>
    displayTime(time.slice(-5), config.twelveHourClock, {
      am: t('rules.time.am'),
      pm: t('rules.time.pm'),
    });
  if (hours.state === 'paused') return t('catalogue.store.paused');
  if (hours.state === 'open') {
    return hours.closesAt === null
      ? t('catalogue.store.openNow')
      : t('catalogue.store.openUntil', { time: clock(hours.closesAt) });
  }
  return hours.opensAt === null
    ? t('catalogue.store.closed')
    : t('catalogue.store.opensAt', { time: clock(hours.opensAt) });
}

function StoreHead({ store }: { store: Store }) {
  const { data: config } = useQuery(configQuery());
  const place = usePlace();
  const outside = place !== null && !place.zoneIds.includes(store.zoneId);
  const terms = store.discount;
  if (config === undefined) return null;
  return (
    <>
      <Head>
        <H1>{store.name}</H1>
        <p>
          <span>
            <MapPin size={16} aria-hidden style={{ display: 'inline' }} /> {store.address}
          </span>
          {store.reviewsEnabled && <Rating value={store.avgRating} count={store.ratingCount} />}
          {terms !== null && (
            <Badge $look="soft">
              {t('catalogue.store.discountTerms', {
                percent: terms.discount,
                minimum: terms.minPurchase,
                maximum: terms.maxDiscount,
              })}
            </Badge>
          )}
        </p>
      </Head>
      <Column $gap={14}>
        {outside && <Notice look="warning">{t('catalogue.store.outside')}</Notice>}
        {store.announcement !== null && <Notice>{store.announcement}</Notice>}
        <Facts>
          <li>
            <Clock size={20} aria-hidden />
            <div>
              <small>{t('catalogue.store.time')}</small>
              <b>
                <bdi dir="ltr">{store.deliveryTime}</bdi>
              </b>
            </div>
          </li>
          <li>
            <Wallet size={20} aria-hidden />
            <div>
              <small>{t('catalogue.store.minimum')}</small>
              <b>
                <Money amount={store.minimumOrder} currency={config.currency} />
              </b>
            </div>
          </li>
          <li>
            <Star size={20} aria-hidden />
            <div>
              <small>{t('catalogue.store.rating')}</small>
              <b>
                <bdi dir="ltr">{store.avgRating.toFixed(1)}</bdi>
              </b>
            </div>
          </li>
          <li>
            <Clock size={20} aria-hidden />
            <div>
              <small>{t('catalogue.store.hours')}</small>
              <b>{hoursText(store, config)}</b>
            </div>
          </li>
        </Facts>
      </Column>
    </>
  );
}

function Shelf({ store, moduleType }: { store: Store; moduleType: string }) {
  const [params, setParams] = useSearchParams();
  const categoryId = Number(params.get('category') ?? 0);
  const view = params.get('view') === 'reviews' ? 'reviews' : 'items';
  const [words, setWords] = useState('');
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <section aria-label={store.name}>
      <Bar>
        <Segment
          label={store.name}
          name="store-view"
          value={view}
          options={[
            { value: 'items', label: t('catalogue.store.items') },
            { value: 'reviews', label: t('catalogue.store.reviews') },
          ]}
          onChange={(value) => set('view', value === 'items' ? null : value)}
        />
        {view === 'items' && (
          <>
            <InputFrame>
              <Search size={18} aria-hidden />
              <input
                type="search"
                value={words}
                placeholder={t('catalogue.store.search', { store: store.name })}
                aria-label={t('catalogue.store.search', { store: store.name })}
                onChange={(event) => setWords(event.target.value)}
              />
            </InputFrame>
            <ScrollRow $gap={10}>
              <Chip aria-pressed={categoryId === 0} onClick={() => set('category', null)}>
                {t('catalogue.store.all')}
              </Chip>
              {store.categories.map((category) => (
                <Chip
                  key={category.id}
                  aria-pressed={categoryId === category.id}
                  onClick={() => set('category', String(category.id))}
                >
                  {category.name}
                </Chip>
              ))}
            </ScrollRow>
          </>
        )}
      </Bar>
      {view === 'reviews' ? (
        <Reviews store={store} />
      ) : (
        <Items store={store} categoryId={categoryId} words={words.trim()} moduleType={moduleType} />
      )}
    </section>
  );
}

function Items({
  store,
  categoryId,
  words,
}: {
  store: Store;
  categoryId: number;
  words: string;
  moduleType: string;
}) {
  const menu = useInfiniteQuery({
    ...storeItemsQuery(store, categoryId),
    enabled: words.length < 2,
  });
  const found = useInfiniteQuery({
    ...storeSearchQuery(store, words),
    enabled: words.length >= 2,
  });
  const list = words.length >= 2 ? found : menu;
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  if (list.isPending) {
    return (
      <Grid $columns={5}>
        <CardSkeletons count={10} ratio="1" />
      </Grid>
    );
  }
  if (list.isError) {
    return <ErrorPanel message={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyPanel
        title={t(words === '' ? 'catalogue.store.noItems' : 'catalogue.search.none')}
        text={t('catalogue.store.noItemsText')}
        icon={<Search strokeWidth={1.4} />}
      />
    );
  }
  return (
    <>
      <WindowedGrid rows={rows} rowKey={(item) => item.id}>
        {(item) => <ItemCard item={item} showStore={false} />}
      </WindowedGrid>
      {list.hasNextPage && (
        <LoadMore loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      )}
    </>
  );
}

const Said = styled.li`
  padding-block: 18px;
  display: grid;
  gap: 6px;
  & + & {
    border-block-start: 1px solid var(--line);
  }
  header {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  small {
    color: var(--text-3);
  }
  blockquote {
    margin: 0;
    padding-inline-start: 14px;
    border-inline-start: 3px solid var(--line-strong);
    color: var(--text-2);
  }
`;

function Reviews({ store }: { store: Store }) {
  const query = useQuery({ ...storeReviewsQuery(store.id), enabled: store.reviewsEnabled });
  if (!store.reviewsEnabled) return <Notice>{t('catalogue.store.noReviewPlan')}</Notice>;
  if (query.isPending) return <Skeleton $height="10rem" />;
  if (query.isError) {
    return <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (query.data.length === 0) return <Notice>{t('catalogue.store.noReviews')}</Notice>;
  return (
    <ul>
      {query.data.map((review) => (
        <Said key={review.id}>
          <header>
            <b>{review.customerName}</b>
            <Rating value={review.rating} digits={0} />
            <small>
              {review.itemName}
              {review.createdAt !== null &&
                ` · ${new Date(review.createdAt).toLocaleDateString(activeLocale())}`}
            </small>
          </header>
          <p>{review.comment}</p>
          {review.reply !== null && (
            <blockquote>
              <small>{t('catalogue.store.reply')}</small>
              <p>{review.reply}</p>
            </blockquote>
          )}
        </Said>
      ))}
    </ul>
  );
}
