import { MapPin, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Store } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/Layout.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { totalOf } from '../InfiniteGrid.tsx';
import { StoreCard } from './StoreCard.tsx';
import type { FoundStores } from './StoreList.tsx';

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-4);
  padding: 20px;
  min-inline-size: 0;
  > footer {
    display: grid;
    gap: 10px;
    margin-block-start: auto;
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

const Chosen = styled.section`
  display: grid;
  gap: 8px;
  scroll-margin-block: 24px 96px;
  > div > p {
    font: var(--type-sm-strong);
    color: var(--text-2);
  }
`;

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--text-2);
  > svg {
    flex: none;
    color: var(--accent-text);
  }
`;

interface StoreMapSideProps {
  /** The store whose pin was pressed; undefined when none is chosen. */
  store: Store | undefined;
  found: FoundStores;
  /** The module's noun for its stores, such as "restaurants". */
  noun: string;
  /** How many of the loaded stores have a pin; the position of the others is unknown. */
  placed: number;
  onClose: () => void;
}

/**
 * The panel beside the map: the chosen store's card, how many stores have a pin, and the button
 * that loads more.
 */
export function StoreMapSide({ store, found, noun, placed, onClose }: StoreMapSideProps) {
  const { rows, query, moduleType } = found;
  const card = useRef<HTMLElement>(null);
  const id = store?.id;
  useEffect(() => {
    // On a phone the card is below the map, and may be below the screen.
    if (id !== undefined) card.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const total = Math.max(totalOf(query) ?? 0, rows.length);
  const loadMore = () => void query.fetchNextPage({ cancelRefetch: false });
  return (
    <Side>
      {store === undefined ? (
        <Hint>
          <MapPin size={20} aria-hidden />
          {t('catalogue.map.hint')}
        </Hint>
      ) : (
        <Chosen ref={card} aria-label={t('catalogue.map.current')}>
          <Row $between>
            <p>{t('catalogue.map.current')}</p>
            <IconButton $small aria-label={t('ui.close')} onClick={onClose}>
              <X size={18} aria-hidden />
            </IconButton>
          </Row>
          <StoreCard key={store.id} store={store} moduleType={moduleType} ratio="2 / 1" eager />
        </Chosen>
      )}
      <footer>
        {!query.isPending && (
          <p>
            {t('catalogue.map.count', { shown: placed, total })}
            {placed < rows.length && ` ${t('catalogue.map.unplaced')}`}
          </p>
        )}
        {query.isFetchNextPageError ? (
          <ErrorPanel message={messageOf(query.error)} onRetry={loadMore} />
        ) : (
          query.hasNextPage && (
            <Button busy={query.isFetchingNextPage && t('ui.loading')} onClick={loadMore}>
              {t('catalogue.map.more', { stores: noun })}
            </Button>
          )
        )}
      </footer>
    </Side>
  );
}
