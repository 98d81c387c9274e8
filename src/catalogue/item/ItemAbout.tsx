import { useQuery } from '@tanstack/react-query';
import { FlaskConical, Leaf, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import styled from 'styled-components';
import { showsDiet } from '../../../machines/rules/diet.ts';
import type { Item, ShopConfig } from '../../../machines/rules/domain.ts';
import { paths } from '../../../machines/rules/paths.ts';
import type { ShownPrice } from '../../../machines/rules/shownPrice.ts';
import { listOf, t } from '../../messages/index.ts';
import { AverageRating } from '../AverageRating.tsx';
import { DialogTitle } from '../../ui/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VegMark } from '../../ui/Rating.tsx';
import { categoryHref, namedIn } from '../categoryTree.ts';
import { storeOfItemHref } from '../../shop/links.ts';
import { OfferedPrice } from './OfferedPrice.tsx';
import { categoriesQuery } from '../queries.ts';
import { storeQuery } from '../../shop/store.ts';
import { useScope } from '../scope.ts';

const Facts = styled.div`
  padding: 18px 24px 14px;
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;
  h2 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  a,
  p > button {
    color: var(--accent-text);
    font: var(--type-sm-strong);
    text-decoration: underline var(--underline);
    text-underline-offset: 3px;
    padding-block: 4px;
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  @media (max-width: 640px) {
    padding-inline: 20px;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 4px 16px;
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
    min-inline-size: 0;
  }
`;

const Lists = styled.dl`
  display: grid;
  gap: 5px;
  font: var(--type-sm);
  color: var(--text-2);
  > div {
    position: relative;
    padding-inline-start: 24px;
  }
  svg {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 2px;
    color: var(--text-3);
  }
  dt,
  dd {
    display: inline;
    margin: 0;
  }
  dt {
    font-weight: 620;
    color: var(--text);
    margin-inline-end: 6px;
  }
`;

/** How many characters of a description are shown before "Read more". */
const SHORT = 70;

interface ItemAboutProps {
  item: Item;
  /** The price of the item with the options that are chosen now; null when it is unknown. */
  shown: ShownPrice | null;
  config: ShopConfig;
  /** Called when the customer follows a link to another page. */
  onLeave: () => void;
}

/** The part of the item popup that describes the item, above the options (ITEM-02..08, ITEM-33). */
export function ItemAbout({ item, shown, config, onLeave }: ItemAboutProps) {
  const { currency } = config;
  const onStorePage = useIsOnStorePage(item.storeId);
  return (
    <Facts>
      <Heading>
        <div>
          {showsDiet(config, item.moduleType) && <VegMark veg={item.veg} />}
          <DialogTitle asChild>
            <h2>{item.name}</h2>
          </DialogTitle>
        </div>
        <OfferedPrice shown={shown} currency={currency} />
      </Heading>
      <Line>
        {!onStorePage && (
          <Link to={storeOfItemHref(item)} onClick={onLeave}>
            {item.storeName}
          </Link>
        )}
        {item.avgRating > 0 && <AverageRating value={item.avgRating} count={item.ratingCount} />}
        {item.unit !== null && <span>{item.unit}</span>}
      </Line>
      <Description text={item.description} />
      <Contents item={item} />
      {item.moduleType !== 'food' && <CategoriesAndTags item={item} onLeave={onLeave} />}
      {item.prescriptionRequired && <Notice>{t('catalogue.item.prescription')}</Notice>}
    </Facts>
  );
}

/**
 * Whether the item popup is open above the page of this store. The URL of that page may contain the
 * store's id or its slug (ITEM-08).
 */
function useIsOnStorePage(storeId: number): boolean {
  const shown = useMatch(paths.store)?.params.id ?? '';
  const { data } = useQuery({ ...storeQuery(shown), enabled: false });
  return data?.id === storeId;
}

function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (text === '') return null;
  if (text.length <= SHORT) return <p dir="auto">{text}</p>;
  return (
    <p dir="auto">
      {whole ? text : beginning(text)}{' '}
      <button type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {t(whole ? 'catalogue.item.less' : 'catalogue.item.more')}
      </button>
    </p>
  );
}

/**
 * The beginning of a long description: at most `SHORT` characters and an ellipsis. It ends after a
 * whole word, unless the first word alone is longer, and never inside an emoji.
 */
const beginning = (text: string): string =>
  `${text
    .slice(0, SHORT + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, SHORT)
    .replace(/[\uD800-\uDBFF]$/, '')}…`;

function Contents({ item }: { item: Item }) {
  const lists: [LucideIcon, string, string[]][] = [
    [FlaskConical, t('catalogue.item.generic'), item.genericNames],
    [Leaf, t('catalogue.item.nutrition'), item.nutritions],
    [TriangleAlert, t('catalogue.item.allergens'), item.allergies],
  ];
  const known = lists.filter(([, , words]) => words.length > 0);
  if (known.length === 0) return null;
  return (
    <Lists>
      {known.map(([Icon, title, words]) => (
        <div key={title}>
          <dt>
            <Icon size={16} aria-hidden />
            {title}
          </dt>
          <dd>
            <bdi>{listOf(words)}</bdi>
          </dd>
        </div>
      ))}
    </Lists>
  );
}

/** Links to the item's categories, and its tags (ITEM-33). */
function CategoriesAndTags({ item, onLeave }: Pick<ItemAboutProps, 'item' | 'onLeave'>) {
  const { data: categories = [] } = useQuery(categoriesQuery(useScope()));
  const own = namedIn(categories, item.categoryIds);
  if (own.length === 0 && item.tags.length === 0) return null;
  return (
    <Line>
      {own.map((category) => (
        <Link key={category.id} to={categoryHref(category)} onClick={onLeave}>
          {category.name}
        </Link>
      ))}
      {item.tags.map((tag) => (
        <small key={tag}>#{tag}</small>
      ))}
    </Line>
  );
}
