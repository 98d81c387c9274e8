import { Highlight } from '@ark-ui/react/highlight';
import { useQuery } from '@tanstack/react-query';
import { History, LayoutGrid, Store, UtensilsCrossed, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { Item, ShopConfig } from '../../../machines/rules/domain.ts';
import { priceAlone } from '../../../machines/rules/shownPrice.ts';
import { t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { oneLine } from '../../ui/style/clipped.ts';
import { Stage } from '../../ui/Stage.tsx';
import { nounsOf } from '../nouns.ts';
import { OfferedPrice } from '../item/OfferedPrice.tsx';
import type { SearchRow } from './searchRows.ts';

const Box = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + 8px);
  z-index: var(--z-menu);
  max-block-size: min(70vh, 560px);
  overflow-y: auto;
  scrollbar-width: thin;
  background: var(--surface-raised);
  border-radius: var(--r-xl);
  box-shadow: var(--shadow-3), var(--edge);
  padding: 8px;
  header {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: 14px;
    cursor: pointer;
    color: var(--text);
    font-weight: 640;
  }
  [role='option'] > svg {
    flex: none;
    color: var(--text-3);
  }
  [role='option'] mark {
    background: none;
    color: inherit;
    font-weight: 430;
  }
  [role='option'] > [data-tint] {
    inline-size: 44px;
    margin-block: 6px;
    flex: none;
  }
  [role='option'][aria-selected='true'] {
    background: var(--fill);
  }
  @media (hover: hover) {
    [role='option']:hover {
      background: var(--fill);
    }
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 12px;
    color: var(--text-2);
  }
`;

const Title = styled.div`
  padding: 8px 12px 4px;
  font: var(--type-xs);
  color: var(--text-3);
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  > * {
    display: block;
    ${oneLine}
  }
  > small {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

const Cost = styled.div`
  flex: none;
  max-inline-size: 45%;
  /* The original price is below the reduced one, because the name needs the width. */
  > span {
    flex-direction: column;
    align-items: flex-end;
    text-align: end;
  }
`;

const icons: Record<SearchRow['kind'], LucideIcon> = {
  recent: History,
  item: UtensilsCrossed,
  store: Store,
  category: LayoutGrid,
};

const titleOf = (kind: SearchRow['kind'], nouns: ReturnType<typeof nounsOf>): string => {
  switch (kind) {
    case 'recent':
      return t('catalogue.search.recent');
    case 'item':
      return nouns.items;
    case 'store':
      return nouns.stores;
    case 'category':
      return t('catalogue.home.categories');
  }
};

/**
 * The picture of the item or store that the row opens or, without a picture, the icon of the row's
 * kind.
 */
function Lead({ row: { kind, name, picture } }: { row: SearchRow }) {
  const Icon = icons[kind];
  if (picture === null) return <Icon size={18} aria-hidden />;
  const { id, url } = picture;
  return kind === 'store' ? (
    <StoreLogo id={id} name={name} image={url} size={44} />
  ) : (
    <Stage id={id} image={url} radius="var(--r-sm)" art="70%" />
  );
}

/**
 * The price of one piece when nothing else is ordered. The store's discount offer is not shown,
 * because the names need the space.
 */
function ItemPrice({ item, config: { currency } }: { item: Item; config: ShopConfig }) {
  const shown = priceAlone(item, { now: usePresentMinute(), digits: currency.digits });
  return <OfferedPrice shown={shown && { ...shown, offer: null }} currency={currency} />;
}

interface SearchListProps {
  /** The id of the listbox; the id of a row is this id, a dash and the row's index. */
  id: string;
  label: string;
  text: string;
  rows: readonly SearchRow[];
  /** The index of the row that the arrow keys have marked; -1 when none is marked. */
  active: number;
  failed: boolean;
  onTake: (row: SearchRow) => void;
  onClearRecent: () => void;
  onRetry: () => void;
}

/**
 * The list below the search field: recent searches, or suggestions for the typed text, grouped by
 * kind. `active` is the index of the row that the arrow keys have marked (-1 for none), `failed`
 * whether the suggestions could not be loaded. `onTake` is called with the row that the customer
 * chooses.
 */
export function SearchList(props: SearchListProps) {
  const { id, label, text, rows, active, failed, onTake, onClearRecent, onRetry } = props;
  const nouns = nounsOf(useModule()?.type ?? null);
  const { data: config } = useQuery(configQuery());
  const recalling = rows[0]?.kind === 'recent';
  return (
    <Box onMouseDown={(event) => event.preventDefault()}>
      {recalling && (
        <header>
          <Title>{t('catalogue.search.recent')}</Title>
          <Button look="ghost" size="sm" onClick={onClearRecent}>
            {t('catalogue.search.clearRecent')}
          </Button>
        </header>
      )}
      <div role="listbox" id={id} aria-label={label}>
        {rows.map((row, at) => {
          const first = !recalling && rows[at - 1]?.kind !== row.kind;
          return (
            <Fragment key={`${row.kind}-${row.to ?? ''}-${row.name}-${at}`}>
              {first && <Title role="presentation">{titleOf(row.kind, nouns)}</Title>}
              <div
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                onClick={() => onTake(row)}
                onKeyDown={(event) => event.key === 'Enter' && onTake(row)}
              >
                <Lead row={row} />
                <Words>
                  <bdi>
                    <Highlight text={row.name} query={recalling ? '' : text.trim()} ignoreCase />
                  </bdi>
                  {row.item !== null && (
                    <small>
                      <bdi>{row.item.storeName}</bdi>
                    </small>
                  )}
                </Words>
                {row.item !== null && config !== undefined && (
                  <Cost>
                    <ItemPrice item={row.item} config={config} />
                  </Cost>
                )}
              </div>
            </Fragment>
          );
        })}
      </div>
      {failed && (
        <p>
          {t('catalogue.search.failed')}
          <Button look="ghost" size="sm" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {!failed && rows.length === 0 && <p>{t('catalogue.search.none')}</p>}
    </Box>
  );
}
