import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { LatLng, Place } from '../../machines/rules/domain.ts';
import { PickerMap } from '../map/index.ts';
import { useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { FoundPlace } from './FoundPlace.tsx';
import { LocationPanel } from './LocationPanel.tsx';
import { wiredMapPicker } from './wiring.ts';

const Body = styled(DialogBody)`
  display: grid;
  gap: 16px;
  align-content: start;
`;

const Map = styled(PickerMap)`
  block-size: 280px;
  border-radius: var(--r-xl);
`;

interface PlacePickerProps {
  title: string;
  /** The point at which the map opens. */
  position: LatLng;
  /** The place chosen before; null before the first. */
  place: Place | null;
  onChosen: (place: Place) => void;
  onClose: () => void;
}

/**
 * A dialog to choose a place by search, device position or map, for example the sender's place of a
 * parcel. It does not change the customer's own place (LOC-01). The map opens at `position`;
 * `place` is the place chosen before, null before the first.
 */
export function PlacePicker({ title, position, place, onChosen, onClose }: PlacePickerProps) {
  const [snapshot, send] = useFlow(wiredMapPicker, { input: { position, place } });
  const { position: at, zoom, place: taken } = snapshot.context;
  const [search, setSearch] = useState(0);
  const choose = useEffectEvent(onChosen);
  const done = snapshot.status === 'done';
  useEffect(() => {
    if (done && taken !== null) choose(taken);
  }, [done, taken]);
  return (
    <Dialog open onClose={onClose} title={title} width="760px">
      <Body>
        <LocationPanel
          // When a search has found a place, a new `key` remounts the panel, so that its field is
          // empty again.
          key={search}
          inDialog
          again={search > 0}
          onChosen={(found) => {
            setSearch(search + 1);
            send({ type: 'map.place.found', place: found });
          }}
        />
        <Map
          label={t('map.picker')}
          position={at}
          zoom={zoom}
          onDragStart={() => send({ type: 'map.drag.started' })}
          onMoved={(moved) => send({ type: 'map.moved', position: moved })}
          onZoomed={(level) => send({ type: 'map.zoomed', zoom: level })}
        />
        <FoundPlace snapshot={snapshot} onRetry={() => send({ type: 'map.again' })} />
      </Body>
      <DialogFoot>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button
          look="primary"
          disabled={!snapshot.can({ type: 'map.confirmed' })}
          onClick={() => send({ type: 'map.confirmed' })}
        >
          {t('map.confirm')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
