import { useState } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { MapPickerEvent, mapPickerMachine } from '../../machines/place/mapPicker.machine.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import { PickerMap } from '../map/index.ts';
import { t } from '../messages/index.ts';
import { FoundPlace } from './FoundPlace.tsx';
import { LocationPanel } from './LocationPanel.tsx';

const Map = styled(PickerMap)<{ $height: string }>`
  block-size: ${({ $height }) => $height};
  border-radius: var(--r-xl);
`;

interface PointPickerProps {
  snapshot: SnapshotFrom<typeof mapPickerMachine>;
  send: (event: MapPickerEvent) => void;
  /** The shop's default location: the map moves there if the device's position is not found. */
  shop: LatLng;
  height: string;
  /** Whether a place outside every delivery zone is accepted too. */
  anywhere?: boolean;
  /** Whether the map opened at an inaccurate position of the device. */
  vague?: boolean;
  /** Called when the customer named a place by search, or by the device's position. */
  onNamed?: () => void;
}

/**
 * A search, a map and what was found below its pin, for a dialog that runs the statechart of the
 * map (LOC-01, LOC-07). A position that the device does not know, or knows only roughly, moves the
 * map and says so (LOC-05, MSG-24, OPEN-05).
 */
export function PointPicker(props: PointPickerProps) {
  const { snapshot, send, shop, height, anywhere = false, vague = false, onNamed } = props;
  const { position, zoom } = snapshot.context;
  const [search, setSearch] = useState(0);
  return (
    <>
      <LocationPanel
        // When a search has found a place, a new `key` remounts the panel, so that its field is
        // empty again.
        key={search}
        inDialog
        again={search > 0}
        anywhere={anywhere}
        vague={vague && search === 0}
        onChosen={(found) => {
          setSearch(search + 1);
          onNamed?.();
          send({ type: 'map.place.found', place: found });
        }}
        onLost={() => send({ type: 'map.position.lost', position: shop })}
        onVague={(roughly) => {
          onNamed?.();
          send({ type: 'map.moved', position: roughly });
        }}
      />
      <Map
        $height={height}
        label={t('map.picker')}
        position={position}
        zoom={zoom}
        onDragStart={() => send({ type: 'map.drag.started' })}
        onMoved={(moved) => send({ type: 'map.moved', position: moved })}
        onZoomed={(level) => send({ type: 'map.zoomed', zoom: level })}
      />
      <FoundPlace
        snapshot={snapshot}
        anywhere={anywhere}
        onRetry={() => send({ type: 'map.retry' })}
      />
    </>
  );
}
