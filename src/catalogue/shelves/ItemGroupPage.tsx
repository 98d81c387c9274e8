import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { H1, Wrap } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { InfiniteGrid } from '../InfiniteGrid.tsx';
import { ItemCard } from '../item/ItemCard.tsx';
import { useScope } from '../scope.ts';
import { groupsQuery, itemListingQuery, type ItemListing } from '../shelfQueries.ts';

const Head = styled.header`
  display: grid;
  gap: 6px;
  margin-block: 8px var(--sp-8);
  p {
    color: var(--text-2);
  }
`;

const notes = {
  brand: 'catalogue.shelf.brandNote',
  condition: 'catalogue.shelf.conditionNote',
  new: 'catalogue.shelf.newNote',
} as const;

function listingOf(pathname: string, id: string): ItemListing {
  if (pathname.startsWith('/brand/')) return { kind: 'brand', id };
  return pathname.startsWith('/condition/') ? { kind: 'condition', id } : { kind: 'new' };
}

/**
 * The title of an item list: undefined while it loads, null when the module has no such list, and
 * the id from the URL when loading fails.
 */
function useListingName(listing: ItemListing): string | null | undefined {
  const isGroup = listing.kind !== 'new';
  const query = groupsQuery(useScope(), isGroup ? listing.kind : 'brand');
  const { data, isError } = useQuery({ ...query, enabled: isGroup });
  if (!isGroup) return t('catalogue.shelf.new');
  if (data === undefined) return isError ? listing.id : undefined;
  return (
    data.find(({ id, slug }) => slug === listing.id || String(id) === listing.id)?.name ?? null
  );
}

/**
 * The page of an item list. The path decides which list: the items of a brand, the items for a
 * health condition, or the new items.
 */
export function ItemGroupPage() {
  const { id = '' } = useParams();
  const listing = listingOf(useLocation().pathname, id);
  const name = useListingName(listing);
  const title = name === null ? t('catalogue.shelf.notFound') : (name ?? '');
  usePageTitle(title, t(notes[listing.kind]));
  return (
    <Wrap>
      <Breadcrumbs crumbs={[{ label: title }]} />
      {name === null ? (
        <EmptyPanel page title={title} object="shopping-bags" tint="shop" action={<ToHome />} />
      ) : (
        <>
          <Head>
            <H1>{title}</H1>
            <p>{t(notes[listing.kind])}</p>
          </Head>
          <Items listing={listing} />
        </>
      )}
    </Wrap>
  );
}

function Items({ listing }: { listing: ItemListing }) {
  return (
    <InfiniteGrid
      query={useInfiniteQuery(itemListingQuery(useScope(), listing))}
      columns={5}
      ratio="1"
      keyOf={({ id }) => id}
      empty={
        <EmptyPanel
          title={t('catalogue.shelf.none')}
          object="shopping-bags"
          tint="shop"
          action={<ToHome />}
        />
      }
    >
      {(item, index) => <ItemCard item={item} eager={index < 5} />}
    </InfiniteGrid>
  );
}

function ToHome() {
  return (
    <ButtonBase as={Link} to={linkTo('home')} $look="ink">
      {t('app.notFound.home')}
    </ButtonBase>
  );
}
