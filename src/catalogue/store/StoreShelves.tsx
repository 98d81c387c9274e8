import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { Store } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { useStoreWord } from '../../modules/index.ts';
import { Link } from '../../ui/Link.tsx';
import { useScrollSpy } from '../../ui/list/useScrollSpy.ts';
import type { MenuSection } from './menuSections.ts';
import { patched } from '../../shop/useUrlChoices.ts';

const Side = styled.nav`
  position: sticky;
  inset-block-start: calc(var(--nav-h) + 24px);
  display: grid;
  gap: 2px;
  max-block-size: calc(100vh - var(--nav-h) - 48px);
  overflow-y: auto;
  scrollbar-width: thin;
  z-index: 3;
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 8px;
    min-block-size: 46px;
    padding-inline: 16px;
    border-radius: 14px;
    font: var(--type-label);
    color: var(--text-2);
    outline-offset: -3px;
  }
  a > bdi {
    font: var(--type-xs);
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  @media (hover: hover) {
    a:hover {
      background: var(--fill);
      color: var(--text);
    }
  }
  a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  a[aria-current] > bdi {
    color: inherit;
  }
  @media (max-width: 1180px) {
    display: flex;
    inset-block-start: calc(var(--nav-h) - 16px);
    background: var(--bg);
    margin-inline: calc(-1 * var(--gutter));
    padding: 8px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    a {
      flex: none;
    }
  }
`;

interface StoreShelvesProps {
  store: Store;
  /** The sections of the whole menu; empty while the page shows one category at a time. */
  parts: readonly MenuSection[];
  categoryId: number;
}

/**
 * Links to the store's categories. While the whole menu is on the page, the links scroll to its
 * sections, and the section in view is marked. Otherwise each link loads one category.
 */
export function StoreShelves({ store, parts, categoryId }: StoreShelvesProps) {
  const label = t('catalogue.categories.label', { store: useStoreWord() });
  const seen = useScrollSpy(parts.map(({ id }) => id));
  const { pathname, search } = useLocation();
  const at = (category: string | null) => ({
    pathname,
    search: patched(new URLSearchParams(search), { category, q: null }).toString(),
  });
  const current = seen ?? parts[0]?.id;
  if (parts.length > 0) {
    return (
      <Side aria-label={label}>
        {parts.map(({ id, name, items }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {name ?? t('catalogue.store.more')}
            <bdi>{items.length}</bdi>
          </a>
        ))}
      </Side>
    );
  }
  return (
    <Side aria-label={label}>
      <Link to={at(null)} replace aria-current={categoryId === 0 || undefined}>
        {t('catalogue.store.all')}
      </Link>
      {store.categories.map(({ id, name }) => (
        <Link
          key={id}
          to={at(String(id))}
          replace

          aria-current={categoryId === id || undefined}
        >
          {name}
        </Link>
      ))}
    </Side>
  );
}
