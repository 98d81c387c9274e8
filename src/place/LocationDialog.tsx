import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import type { LatLng, Place } from '../../machines/rules/domain.ts';
import { PickerMap } from '../map/index.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { FoundPlace } from './FoundPlace.tsx';
import { LocationPanel } from './LocationPanel.tsx';
import { usePlace } from './context.ts';
import { configQuery } from './queries.ts';
import { wiredMapPicker } from './wiring.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: 400px minmax(0, 1fr);
  flex: none;
  block-size: min(540px, 100dvh - 160px);
  @media (max-width: 860px) {
    grid-template: minmax(180px, 38dvh) auto / minmax(0, 1fr);
    flex: 0 1 auto;
    block-size: auto;
    overflow-y: auto;
    > :last-child {
      order: -1;
    }
  }
`;

const Words = styled(DialogBody)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  > p {
    color: var(--text-2);
  }
  > button {
    margin-block-start: auto;
  }
  @media (max-width: 860px) {
    padding-block-start: 16px;
  }
`;

interface LocationDialogProps {
  open: boolean;
  onClose: () => void;
  onChosen: (place: Place) => void;
}

/** Choosing a place by search, the device's position or the map (LOC-01, LOC-05, LOC-07). */
export function LocationDialog({ open, onClose, onChosen }: LocationDialogProps) {
  const { data: config } = useQuery(configQuery());
  return (
    <Dialog open={open} onClose={onClose} title={t('place.dialog.title')} width="1040px">
      {config !== undefined && <Picker start={config.defaultLocation} onChosen={onChosen} />}
    </Dialog>
  );
}

function Picker({ start, onChosen }: { start: LatLng; onChosen: (place: Place) => void }) {
  const known = usePlace();
  const [snapshot, send] = useMachine(wiredMapPicker, {
    input: { position: start, place: known },
  });
  const [search, setSearch] = useState(0);
  const { position, zoom, place } = snapshot.context;
  const said = useId();
  useEffect(() => {
    if (place !== null) onChosen(place);
  }, [place, onChosen]);
  return (
    <Sides>
      <Words>
        <p>{t('map.lead')}</p>
        <LocationPanel
          // A place that was found ends a search; the next one begins with an empty field.
          key={search}
          inDialog
          onChosen={(found) => {
            setSearch(search + 1);
            send({ type: 'map.place.found', place: found });
          }}
        />
        <FoundPlace snapshot={snapshot} onAgain={() => send({ type: 'map.again' })} id={said} />
        <Button
          look="primary"
          size="lg"
          aria-describedby={said}
          disabled={!snapshot.can({ type: 'map.confirmed' })}
          busy={snapshot.hasTag('busy') && t('place.resolving')}
          onClick={() => send({ type: 'map.confirmed' })}
        >
          {t('map.confirm')}
        </Button>
      </Words>
      <PickerMap
        label={t('map.picker')}
        position={position}
        zoom={zoom}
        onDragStart={() => send({ type: 'map.drag.started' })}
        onMoved={(moved) => send({ type: 'map.moved', position: moved })}
        onZoomed={(level) => send({ type: 'map.zoomed', zoom: level })}
      />
    </Sides>
  );
}
