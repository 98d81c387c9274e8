import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { storeMapMachine } from '../../../machines/catalogue/storeMap.machine.ts';
import { isKnownPoint } from '../../../machines/rules/distance.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { StreetMap } from '../../map/index.ts';
import { t } from '../../messages/index.ts';
import { usePlace } from '../../shop/place.ts';
import { useIsAwake } from '../../flow/awake.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { StoresViewProps } from './StoreList.tsx';
import { StoreMapSide } from './StoreMapSide.tsx';
import { ownPin, storePin } from './storePins.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 348px;
  margin-block-end: var(--sp-6);
  border-radius: var(--r-xl);
  overflow: clip;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2), var(--edge);
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const size = css`
  block-size: min(620px, 76dvh);
  @media (max-width: 860px) {
    block-size: min(380px, 46dvh);
  }
  [data-alone] > & {
    block-size: 240px;
  }
`;

const Map = styled(StreetMap)`
  ${size}
`;

/** Reserves the space of the map until the page runs in a browser, which the map needs. */
const Ground = styled.div`
  ${size}
  background: var(--map-land);
`;

const Below = styled.div`
  margin-block-end: var(--sp-6);
`;

/**
 * A map with a pin for each store. A press on a pin shows the store's card beside the map, or below
 * it on a phone.
 */
export function StoreMap({ found, noun, list }: StoresViewProps) {
  const { rows, query } = found;
  const [snapshot, send] = useFlow(storeMapMachine);
  const frame = useRef<HTMLDivElement>(null);
  // Leaflet needs a browser.
  const isAwake = useIsAwake();
  const place = usePlace();
  const placed = rows.filter(({ position }) => isKnownPoint(position));
  const ids = placed.map(({ id }) => id).join(',');
  useEffect(() => {
    send({ type: 'pins.changed', ids: ids === '' ? [] : ids.split(',').map(Number) });
  }, [ids, send]);

  // Without stores, the list shows why: an error, or that there are none.
  const isOver = !query.isPending && !query.hasNextPage;
  if ((query.isError && query.data === undefined) || (isOver && rows.length === 0)) return list;

  const { chosen } = snapshot.context;
  const close = () => {
    // The card disappears, and the focus would be lost with it: the card's pin gets the focus.
    frame.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    send({ type: 'card.closed' });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && chosen !== null) close();
  };
  const onTile = (drawn: boolean) => {
    const event = { type: drawn ? 'tile.loaded' : 'tile.failed' } as const;
    if (snapshot.can(event)) send(event);
  };
  const failed = snapshot.matches({ picture: 'failed' });
  const pins = placed.map((store) =>
    storePin(store, store.id === chosen, () =>
      send({ type: 'pin.pressed', store: { id: store.id, name: store.name } }),
    ),
  );
  return (
    <>
      <Frame ref={frame} data-alone={failed || undefined} onKeyDown={onKeyDown}>
        {isAwake ? (
          <Map
            label={t('catalogue.map.label', { stores: noun })}
            pins={place === null ? pins : [ownPin(place), ...pins]}
            onTile={onTile}
            onFailed={() => send({ type: 'map.failed' })}
            onRetry={() => send({ type: 'map.retry' })}
          />
        ) : (
          <Ground />
        )}
        {!failed && (
          <StoreMapSide
            store={placed.find(({ id }) => id === chosen)}
            found={found}
            noun={noun}
            placed={placed.length}
            onClose={close}
          />
        )}
      </Frame>
      {(snapshot.hasTag('listed') || (isOver && placed.length === 0)) && (
        <>
          <Below>
            <Notice>{t('catalogue.map.listed')}</Notice>
          </Below>
          {list}
        </>
      )}
    </>
  );
}
