import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useId, useState } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { MapPickerEvent, mapPickerMachine } from '../../machines/place/mapPicker.machine.ts';
import { nearestZone } from '../../machines/rules/nearestZone.ts';
import type { LatLng, MapOpening } from '../../machines/rules/domain.ts';
import { cartsNow, useCartActor } from '../cart/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useFlow } from '../flow/useFlow.ts';
import { PickerMap } from '../map/index.ts';
import { t } from '../messages/index.ts';
import { useModule, useModules } from '../modules/index.ts';
import { useRoot } from '../shop/root.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { Row } from '../ui/Layout.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedBody } from '../ui/lazy/FailedBody.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { usePlace, usePlaceActor } from '../shop/place.ts';
import { FoundPlace } from './FoundPlace.tsx';
import { LocationPanel } from './LocationPanel.tsx';
import { wirePlaceChoice } from './placeChoice.ts';
import { zoneOutlinesQuery } from './queries.ts';
import { rememberPlace } from './recent.ts';
import { SavedPlaces } from './SavedPlaces.tsx';

/**
 * Loaded only when they are needed, because few customers see them: `ZoneChange` when a cart cannot
 * be delivered to the new place, `NotHereYet` when the shop does not serve that place.
 */
const ZoneChange = lazyPart(async () => (await import('./ZoneChange.tsx')).ZoneChange);
const NotHereYet = lazyPart(async () => (await import('./NotHereYet.tsx')).NotHereYet);

const Sides = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / 400px minmax(0, 1fr);
  flex: none;
  block-size: min(580px, 100dvh - 160px);
  > footer {
    grid-area: 2 / 1;
    padding: 8px 28px 28px;
    > button {
      inline-size: 100%;
    }
  }
  @media (max-width: 860px) {
    display: flex;
    flex-direction: column;
    flex: 0 1 auto;
    min-block-size: 0;
    block-size: auto;
    > footer {
      padding: 8px 20px calc(16px + env(safe-area-inset-bottom));
    }
  }
`;

/**
 * A phone held sideways. The map comes last there: at the top it would fill the dialog, and a
 * finger on it moves the map, so the search field below could not be reached.
 */
const LOW_SCREEN = '@media (max-width: 860px) and (max-height: 480px)';

/** On a narrow screen everything except the last button scrolls, with the map at the top. */
const Parts = styled.div`
  display: contents;
  @media (max-width: 860px) {
    display: grid;
    grid-template: minmax(180px, 34dvh) auto auto / minmax(0, 1fr);
    overflow-y: auto;
  }
  ${LOW_SCREEN} {
    grid-template-rows: auto auto 180px;
  }
`;

const Map = styled(PickerMap)`
  grid-area: 1 / 2 / -1 / 2;
  @media (max-width: 860px) {
    grid-area: 1 / 1;
  }
  ${LOW_SCREEN} {
    grid-area: 3 / 1;
  }
`;

const Words = styled(DialogBody)`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-block-end: 8px;
  > p {
    color: var(--text-2);
  }
  @media (max-width: 860px) {
    grid-area: 3 / 1;
    min-block-size: auto;
    padding-block-start: 10px;
    overflow-y: visible;
  }
  ${LOW_SCREEN} {
    grid-area: 1 / 1;
  }
`;

/** The text about the point below the pin: over the map, or below it on a narrow screen. */
const PointInfo = styled.div`
  grid-area: 1 / 2;
  z-index: 1;
  margin: 20px;
  border-radius: 20px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2), var(--edge);
  align-self: start;
  &:not(:has(> div > *)) {
    box-shadow: none;
  }
  > ${Row} {
    padding: 8px 12px 12px;
  }
  @media (max-width: 860px) {
    grid-area: 2 / 1;
    margin: 12px 20px 8px;
    box-shadow: none;
    > ${Row} {
      padding: 8px 0 0;
    }
  }
`;

interface LocationDialogProps {
  open: boolean;
  /**
   * Where the map opens: at this place or point; with 'chosen' at the customer's place; with 'lost'
   * (the device's position was not found) at the shop's default location.
   */
  at: MapOpening;
  onClose: () => void;
}

/**
 * The dialog to choose the customer's place, by search, saved address, device position or map
 * (LOC-01). `at` says where the map opens: at this place or point; with 'chosen' at the customer's
 * place; with 'lost' at the shop's default location. It cannot be closed while carts are being
 * cleared or filled again (LOC-13, OPEN-54).
 */
export function LocationDialog({ open, at, onClose }: LocationDialogProps) {
  const outlet = useOutlet();
  const known = usePlace();
  const actor = usePlaceActor();
  const rental = useModule()?.type === 'rental';
  const modules = useModules();
  const root = useRoot();
  const cart = useCartActor();
  const client = useQueryClient();
  const [machine] = useState(() => wirePlaceChoice(root, client));
  const [snapshot, send] = useFlow(machine, {
    input: { at, from: known },
    on: {
      'place.agreed': ({ place }) => {
        rememberPlace(place, outlet);
        actor.send({ type: 'place.chosen', place, rental });
      },
      'place.choice.ended': onClose,
    },
  });
  const words = wordsOf(rental);
  const asks = snapshot.hasTag('asks');
  const { map, zone } = snapshot.children;
  const { problem, shop } = snapshot.context;
  // Closing the dialog ends the statechart, which would leave carts half cleared or half filled.
  const isChangingCarts = useSelector(
    zone,
    (state) => state?.matches('clearing') === true || state?.matches('restoring') === true,
  );
  const take = () =>
    send({
      type: 'place.taken',
      belongings: {
        from: known,
        carts: cartsNow(cart),
        rentalModuleIds: modules.filter(({ type }) => type === 'rental').map(({ id }) => id),
      },
    });
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!isChangingCarts) onClose();
      }}
      closable={!isChangingCarts}
      title={asks ? t('place.zone.title') : words.title}
      width={asks ? '520px' : '1040px'}
    >
      <Delayed instead={FailedBody}>{zone !== undefined && <ZoneChange actor={zone} />}</Delayed>
      {snapshot.hasTag('failed') && problem !== null && (
        <ErrorPanel message={problem} onRetry={() => send({ type: 'place.retry' })} />
      )}
      {map !== undefined && shop !== null && (
        <Picker
          actor={map}
          shop={shop}
          vague={typeof at === 'object' && !('position' in at)}
          words={words}
          onTake={take}
        />
      )}
    </Dialog>
  );
}

/** The texts for the purpose of the place: delivery, or pickup of vehicles. */
const wordsOf = (rental: boolean) =>
  rental
    ? {
        title: t('place.pickup.title'),
        lead: t('place.pickup.lead'),
        label: t('place.pickup.label'),
        confirm: t('place.pickup.confirm'),
      }
    : {
        title: t('place.dialog.title'),
        lead: t('map.lead'),
        label: t('place.search.label'),
        confirm: t('map.confirm'),
      };

interface PickerProps {
  actor: ActorRefFrom<typeof mapPickerMachine>;
  /** Whether the map opened at the device's position, and that position is inaccurate. */
  vague: boolean;
  /** The shop's default location, where the map opens if the device's position is not found. */
  shop: LatLng;
  words: ReturnType<typeof wordsOf>;
  /** Called when the customer confirms the point below the pin. */
  onTake: () => void;
}

interface OutsideActionsProps {
  nearest: ReturnType<typeof nearestZone>;
  onAllZones: () => void;
  onMove: (to: LatLng) => void;
}

/** Options for a point outside every zone: show all zones on the map, or go to the nearest one. */
function OutsideActions({ nearest, onAllZones, onMove }: OutsideActionsProps) {
  return (
    <Row $wrap $gap={8}>
      <Button size="sm" onClick={onAllZones}>
        {t('place.outside.zones')}
      </Button>
      {nearest !== null && (
        <Button size="sm" onClick={() => onMove(nearest.middle)}>
          {t('place.outside.nearest', { zone: nearest.name })}
        </Button>
      )}
    </Row>
  );
}

function Picker({ actor, vague, shop, words, onTake }: PickerProps) {
  const snapshot = useSelector(actor, (state) => state);
  const send = useCallback((event: MapPickerEvent) => actor.send(event), [actor]);
  const [search, setSearch] = useState(0);
  const { data: zones = [] } = useQuery(zoneOutlinesQuery());
  const pointInfoId = useId();
  const { position, zoom, searching } = snapshot.context;
  const onSearch = useCallback(
    (begun: boolean) => send({ type: begun ? 'map.search.started' : 'map.search.ended' }),
    [send],
  );
  const moveTo = useCallback((to: LatLng) => send({ type: 'map.moved', position: to }), [send]);
  return (
    <Sides>
      <Parts>
        <Words>
          <p>{words.lead}</p>
          <LocationPanel
            // When a search has found a place, a new `key` remounts the panel, so that its field is
            // empty again.
            key={search}
            label={words.label}
            inDialog
            again={search > 0}
            onChosen={(found) => {
              setSearch(search + 1);
              send({ type: 'map.place.found', place: found });
            }}
            onSearch={onSearch}
            vague={vague && search === 0}
            onLost={() => send({ type: 'map.position.lost', position: shop })}
            onVague={moveTo}
            renderKnown={(pick) => <SavedPlaces at={position} onPick={pick} />}
          />
          <Delayed instead={FailedPart}>
            {snapshot.matches({ picking: 'outside' }) && <NotHereYet />}
          </Delayed>
        </Words>
        <PointInfo>
          <FoundPlace
            id={pointInfoId}
            snapshot={snapshot}
            onRetry={() => send({ type: 'map.retry' })}
          >
            <OutsideActions
              nearest={nearestZone(zones, position)}
              onAllZones={() => send({ type: 'map.zones.asked' })}
              onMove={moveTo}
            />
          </FoundPlace>
        </PointInfo>
        <Map
          label={t('map.picker')}
          position={position}
          zoom={zoom}
          zones={zones}
          onDragStart={() => send({ type: 'map.drag.started' })}
          onMoved={moveTo}
          onZoomed={(level) => send({ type: 'map.zoomed', zoom: level })}
        />
      </Parts>
      <footer>
        <Button
          look="primary"
          size="lg"
          aria-describedby={pointInfoId}
          disabled={!snapshot.can({ type: 'map.confirmed' })}
          busy={(snapshot.hasTag('busy') || searching) && t('place.resolving')}
          onClick={onTake}
        >
          {words.confirm}
        </Button>
      </footer>
    </Sides>
  );
}
