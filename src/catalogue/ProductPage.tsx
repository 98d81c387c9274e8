import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ItemDialogFact } from '../../machines/catalogue/itemDialog.machine.ts';
import { discountChip } from '../../machines/rules/discount.ts';
import type { Item, ShopConfig } from '../../machines/rules/domain.ts';
import { failureOf, messageOf } from '../../machines/rules/failure.ts';
import { t } from '../messages/index.ts';
import { configQuery, usePlace } from '../place/index.ts';
import { ButtonFace } from '../ui/Button.tsx';
import { Badge } from '../ui/Chip.tsx';
import { Segment } from '../ui/Choice.tsx';
import { Column, Grid, H1, Row, Section, Wrap } from '../ui/Layout.tsx';
import { EmptyPanel, ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Rating, VegMark } from '../ui/Rating.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Gallery } from './Gallery.tsx';
import { ItemCard } from './ItemCard.tsx';
import { storeOfItemHref } from './links.ts';
import { PurchasePanel } from './PurchasePanel.tsx';
import { itemQuery, popularItemsQuery, relatedItemsQuery } from './queries.ts';
import { ReviewList } from './ReviewList.tsx';
import { useScope } from './scope.ts';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--sp-12);
  align-items: start;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-6);
  }
`;

const Facts = styled(Column)`
  h1 {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-text);
    font: var(--type-label);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Details = styled.section`
  margin-block-start: var(--section-gap);
  display: grid;
  gap: var(--sp-6);
  justify-items: start;
  > div {
    inline-size: min(100%, 72ch);
  }
`;

const Specification = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 24px;
  margin-block-start: var(--sp-5);
  dt {
    font: var(--type-sm-strong);
    color: var(--text-2);
  }
  dd {
    margin: 0;
  }
`;

interface ProductPageProps {
  /** Hears what the purchase tells the outside: toasts, a place asked for, a checkout prepared. */
  onFact: (fact: ItemDialogFact) => void;
}

/** An item's own page by id or slug (NAV-14, ITEM-33). */
export function ProductPage({ onFact }: ProductPageProps) {
  const { id = '' } = useParams();
  const item = useQuery(itemQuery(id));
  const config = useQuery(configQuery());
  if (item.isPending || config.isPending) return <Waiting />;
  if (failureOf(item.error)?.kind === 'notFound') return <NotHere />;
  if (item.data === undefined || config.data === undefined) {
    const again = () => void Promise.all([item.refetch(), config.refetch()]);
    return <ErrorPanel message={messageOf(item.error ?? config.error)} onRetry={again} />;
  }
  return <Product key={item.data.id} item={item.data} config={config.data} onFact={onFact} />;
}

interface ProductProps extends ProductPageProps {
  item: Item;
  config: ShopConfig;
}

function Product({ item, config, onFact }: ProductProps) {
  const place = usePlace();
  const outside = place !== null && item.zoneId !== 0 && !place.zoneIds.includes(item.zoneId);
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[{ label: item.storeName, to: storeOfItemHref(item) }, { label: item.name }]}
      />
      <Halves>
        <Gallery item={item} />
        <Facts $gap={16}>
          <Tags item={item} config={config} />
          <H1>
            {item.moduleType === 'food' && config.vegToggle && <VegMark veg={item.veg} />}
            {item.name}
          </H1>
          <Row $gap={16} $wrap>
            {item.avgRating > 0 && (
              <Rating
                value={item.avgRating}
                count={item.ratingCount}
                digits={config.currency.digits}
              />
            )}
            <span>
              {t('catalogue.product.soldBy')}{' '}
              <Link to={storeOfItemHref(item)}>{item.storeName}</Link>
            </span>
          </Row>
          {outside && <Notice look="warning">{t('catalogue.store.outside')}</Notice>}
          <PurchasePanel item={item} config={config} onFact={onFact} />
        </Facts>
      </Halves>
      <ProductDetails item={item} />
      <Related itemId={item.id} />
    </Wrap>
  );
}

function Tags({ item, config }: { item: Item; config: ShopConfig }) {
  const chip = discountChip(item);
  if (chip === null && !item.recommended && !item.organic && !item.halal) return null;
  return (
    <Row $gap={8} $wrap>
      {chip !== null && (
        <Badge $look="accent">
          {chip.type === 'percent' ? (
            <bdi dir="ltr">−{chip.value}%</bdi>
          ) : (
            <bdi dir="ltr">
              −<Money amount={chip.value} currency={config.currency} />
            </bdi>
          )}
        </Badge>
      )}
      {item.recommended && <Badge>{t('catalogue.item.recommended')}</Badge>}
      {item.organic && <Badge>{t('catalogue.item.organic')}</Badge>}
      {item.halal && <Badge>{t('catalogue.item.halal')}</Badge>}
    </Row>
  );
}

function ProductDetails({ item }: { item: Item }) {
  const [view, setView] = useState<'description' | 'reviews'>('description');
  return (
    <Details aria-label={t('catalogue.product.details')}>
      <Segment
        label={t('catalogue.product.details')}
        name="product-view"
        value={view}
        options={[
          { value: 'description', label: t('catalogue.product.description') },
          { value: 'reviews', label: t('catalogue.product.reviews') },
        ]}
        onChange={setView}
      />
      <div>
        {view === 'reviews' ? <ReviewList itemId={item.id} /> : <Description item={item} />}
      </div>
    </Details>
  );
}

function Description({ item }: { item: Item }) {
  const rows: [string, string[]][] = [
    [t('catalogue.product.unit'), item.unit === null ? [] : [item.unit]],
    [t('catalogue.item.generic'), item.genericNames],
    [t('catalogue.item.nutrition'), item.nutritions],
    [t('catalogue.item.allergens'), item.allergies],
    [t('catalogue.product.tags'), item.tags],
  ];
  const known = rows.filter(([, words]) => words.length > 0);
  if (item.description === '' && known.length === 0) {
    return <p>{t('catalogue.product.noDescription')}</p>;
  }
  return (
    <>
      <p>{item.description}</p>
      {known.length > 0 && (
        <Specification>
          {known.map(([title, words]) => (
            <Fact key={title} title={title} words={words} />
          ))}
        </Specification>
      )}
    </>
  );
}

function Fact({ title, words }: { title: string; words: string[] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <Row $gap={6} $wrap>
          {words.map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </Row>
      </dd>
    </>
  );
}

function Shelf({ title, items }: { title: string; items: Item[] | undefined }) {
  if (items === undefined || items.length === 0) return null;
  return (
    <Section title={title}>
      <Grid $columns={4} $rail>
        {items.map((item) => (
          <ItemCard key={`${item.kind}-${item.id}`} item={item} />
        ))}
      </Grid>
    </Section>
  );
}

function Related({ itemId }: { itemId: number }) {
  const { data } = useQuery(relatedItemsQuery(itemId));
  return <Shelf title={t('catalogue.product.related')} items={data} />;
}

function NotHere() {
  const { data } = useQuery(popularItemsQuery(useScope()));
  return (
    <Wrap>
      <EmptyPanel
        page
        title={t('catalogue.product.notFound')}
        text={t('catalogue.product.notFoundText')}
        icon={<PackageX strokeWidth={1.4} />}
        action={
          <ButtonFace
            as={Link}
            to="/categories"
            $look="primary"
            $size="md"
            $block={false}
            $pill={false}
          >
            {t('catalogue.categories.see')}
          </ButtonFace>
        }
      />
      <Shelf title={t('catalogue.product.popular')} items={data} />
    </Wrap>
  );
}

function Waiting() {
  return (
    <Wrap role="status" aria-label={t('ui.loading')}>
      <Skeleton $height="44px" $width="260px" />
      <Halves>
        <Skeleton $ratio="1" $radius="var(--r-2xl)" />
        <Column $gap={16}>
          <Skeleton $height="2.8rem" $width="80%" />
          <Skeleton $height="44px" $width="50%" />
          <Skeleton $height="1.6rem" $width="30%" />
          <Skeleton $height="132px" $radius="var(--r-xl)" />
          <Skeleton $height="56px" $radius="16px" />
        </Column>
      </Halves>
    </Wrap>
  );
}
