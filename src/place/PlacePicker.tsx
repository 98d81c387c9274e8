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
  /** Where the map opens. */
  position: LatLng;
  /** The place chosen before; null before the first. */
  place: Place | null;
  onChosen: (place: Place) => void;
  onClose: () => void;
}

/**
 * A dialog to choose a place by search, device position or map. The customer's own place does not
 * change (LOC-01).
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
          // A place that was found ends a search; the next one begins with an empty field.
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
        <FoundPlace snapshot={snapshot} onAgain={() => send({ type: 'map.again' })} />
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
