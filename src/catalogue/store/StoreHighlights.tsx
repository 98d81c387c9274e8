import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Banner, Store } from '../../../machines/rules/domain.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { resolve, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { H2, ScrollRow } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ItemCard } from '../item/ItemCard.tsx';
import { popularStoreItemsQuery, storeBannersQuery } from '../shelfQueries.ts';
import { patched } from '../../shop/useUrlChoices.ts';
import { Part, Rail } from './menuParts.ts';

const Banners = styled(ScrollRow)`
  margin-block-end: 40px;
  > * {
    position: relative;
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: center;
    gap: 16px;
    inline-size: min(320px, 82vw);
    min-block-size: 112px;
    padding-inline: 8px 16px;
    border-radius: var(--r-xl);
    background: var(--accent-softer);
    font: var(--type-label);
  }
`;

/**
 * Whether the store's banners and popular items have loaded or failed. Until then they can still
 * move the content below them.
 */
export function useHighlightsSettled(store: Store): boolean {
  const banners = useQuery(storeBannersQuery(store));
  const popular = useQuery(popularStoreItemsQuery(store));
  return !banners.isPending && !popular.isPending;
}

/**
 * The store's own banners and its most ordered items. Renders nothing when the store has neither.
 */
export function StoreHighlights({ store }: { store: Store }) {
  const { data: banners = [] } = useQuery(storeBannersQuery(store));
  const { data: popular = [] } = useQuery(popularStoreItemsQuery(store));
  const { items } = wordingOf(useModule()?.type ?? null);
  const title = t('catalogue.home.popularItems', { items: resolve({ key: items }) });
  return (
    <>
      {banners.length > 0 && (
        <Banners as="section" $gap={16} aria-label={t('catalogue.home.banners')}>
          {banners.map((banner) => (
            <StoreBanner key={banner.id} banner={banner} />
          ))}
        </Banners>
      )}
      {popular.length > 0 && (
        <Part aria-label={title} style={{ marginBlockEnd: 48 }}>
          <H2>{title}</H2>
          <Rail $gap={20}>
            {popular.map((item) => (
              <ItemCard key={item.id} item={item} showStore={false} />
            ))}
          </Rail>
        </Part>
      )}
    </>
  );
}

function StoreBanner({ banner: { id, imageUrl, title, link, itemId } }: { banner: Banner }) {
  const [params] = useSearchParams();
  const content = (
    <>
      <Stage id={id} image={imageUrl} radius="var(--r-xl)" />
      {title}
    </>
  );
  if (itemId !== null) {
    const search = patched(params, { item: String(itemId) }).toString();
    return <Link to={{ search }}>{content}</Link>;
  }
  // The link is typed by the store: only http and https URLs become links.
  return link !== null && /^https?:\/\//.test(link) ? (
    <a href={link}>{content}</a>
  ) : (
    <div>{content}</div>
  );
}
