import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { openingOf } from '../../machines/place/mapPicker.machine.ts';
import type { LatLng, MapOpening, Place } from '../../machines/rules/domain.ts';
import { useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { PointPicker } from './PointPicker.tsx';
import { wiredMapPicker, wiredPointMap } from './wiring.ts';

const Body = styled(DialogBody)`
  display: grid;
  gap: 16px;
  align-content: start;
`;

interface PlacePickerProps {
  title: string;
  /** Where the map opens; with `true` at `place`. */
  at: MapOpening;
  /** The place chosen before; null before the first. */
  place: Place | null;
  /** Whether a place outside every delivery zone is accepted too, such as the end of a trip. */
  anywhere?: boolean;
  onChosen: (place: Place) => void;
  onClose: () => void;
}

/**
 * A dialog to choose a place by search, device position or map, for example the sender's place of a
 * parcel. It does not change the customer's own place (LOC-01). The map opens as `at` says; `place`
 * is the place chosen before, null before the first. With `anywhere` a place outside every zone is
 * accepted too.
 */
export function PlacePicker(props: PlacePickerProps) {
  const { data: config } = useQuery(configQuery());
  return config === undefined ? null : <Picker {...props} shop={config.defaultLocation} />;
}

/** `shop` is where the map opens while nothing else is known (OPEN-05). */
function Picker({ shop, ...props }: PlacePickerProps & { shop: LatLng }) {
  const { title, at, place, anywhere = false, onChosen, onClose } = props;
  const [snapshot, send] = useFlow(anywhere ? wiredPointMap : wiredMapPicker, {
    input: openingOf(at, place, shop),
  });
  const { place: taken } = snapshot.context;
  const choose = useEffectEvent(onChosen);
  const done = snapshot.status === 'done';
  useEffect(() => {
    if (done && taken !== null) choose(taken);
  }, [done, taken]);
  return (
    <Dialog open onClose={onClose} title={title} width="760px">
      <Body>
        <PointPicker
          snapshot={snapshot}
          send={send}
          shop={shop}
          height="280px"
          anywhere={anywhere}
          vague={typeof at === 'object' && !('position' in at)}
        />
      </Body>
      <DialogFoot>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button
          look="primary"
          disabled={!snapshot.can({ type: 'map.confirmed' })}
          onClick={() => send({ type: 'map.confirmed' })}
        >
          {t(anywhere ? 'place.book.select' : 'map.confirm')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
