import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  leftBehind,
  tripsLeft,
  type CartsAndTrips,
  type ZoneChangeEvent,
  type zoneChangeMachine,
} from '../../machines/place/zoneChange.machine.ts';
import { addressText, resolve, t } from '../messages/index.ts';
import { useModules } from '../modules/index.ts';
import { Button } from '../ui/Button.tsx';
import { DialogBody } from '../ui/Dialog.tsx';
import { Column } from '../ui/Layout.tsx';
import { LostLines } from '../ui/list/LostLines.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Whether the message is about shopping carts, rental trips, or both. */
const kindOf = ({ carts, trips }: CartsAndTrips): 'carts' | 'trips' | 'both' => {
  if (trips.length === 0) return 'carts';
  return carts.length === 0 ? 'trips' : 'both';
};

type Snapshot = SnapshotFrom<typeof zoneChangeMachine>;

interface ChoicesProps {
  snapshot: Snapshot;
  send: (event: ZoneChangeEvent) => void;
  kind: ReturnType<typeof kindOf>;
}

/**
 * Buttons to stay at the old place, to move and keep the carts as they are, or to move and clear
 * them.
 */
function Choices({ snapshot, send, kind }: ChoicesProps) {
  return (
    <>
      <Button
        look="primary"
        disabled={!snapshot.can({ type: 'zone.stayed' })}
        onClick={() => send({ type: 'zone.stayed' })}
      >
        {t('place.zone.stay')}
      </Button>
      <Button
        disabled={!snapshot.can({ type: 'zone.moved' })}
        onClick={() => send({ type: 'zone.moved' })}
      >
        {t(`place.zone.move.${kind}`)}
      </Button>
      <Button
        look="danger"
        busy={
          snapshot.hasTag('busy') &&
          t(snapshot.matches('restoring') ? 'place.zone.restoring' : 'place.zone.clearing')
        }
        onClick={() => send({ type: 'zone.cleared' })}
      >
        {t(`place.zone.clear.${kind}`)}
      </Button>
    </>
  );
}

/** Buttons shown after the carts were cleared: undo it, or close the message. */
function Undo({ snapshot, send }: Omit<ChoicesProps, 'kind'>) {
  return (
    <>
      <Button
        busy={snapshot.hasTag('busy') && t('place.zone.restoring')}
        onClick={() => send({ type: 'zone.undone' })}
      >
        {t(snapshot.matches('unrestored') ? 'ui.retry' : 'place.zone.undo')}
      </Button>
      <Button
        look="primary"
        disabled={!snapshot.can({ type: 'zone.closed' })}
        onClick={() => send({ type: 'zone.closed' })}
      >
        {t('place.zone.done')}
      </Button>
    </>
  );
}

/**
 * Asks what to do with carts whose stores do not deliver to the customer's new place, and with trip
 * carts whose vehicles cannot be picked up there (LOC-13).
 */
export function ZoneChange({ actor }: { actor: ActorRefFrom<typeof zoneChangeMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  const send = (event: ZoneChangeEvent) => actor.send(event);
  const { to, from, place, problem } = snapshot.context;
  if (snapshot.matches('settled')) return null;
  const isUnrestored = snapshot.matches('unrestored');
  const stays = place === null && !isUnrestored;
  const left = { carts: leftBehind(snapshot.context), trips: tripsLeft(snapshot.context) };
  const kind = kindOf(left);
  const items = left.carts.flatMap(({ lines }) => lines).length;
  const vehicles = left.trips.flatMap(({ cart: { lines } }) => lines).length;
  if (snapshot.matches('reading')) {
    return (
      <DialogBody>
        <Skeleton $height="160px" $radius="16px" />
      </DialogBody>
    );
  }
  return (
    <DialogBody>
      <Column $gap={14}>
        {stays ? (
          <>
            {items > 0 && <p>{t('place.zone.lead', { count: items, place: addressText(to) })}</p>}
            {vehicles > 0 && (
              <p>{t('place.zone.lead.trips', { count: vehicles, place: addressText(to) })}</p>
            )}
            <LeftLines {...left} />
            {vehicles > 0 && <p>{t('place.zone.tripWaits')}</p>}
          </>
        ) : (
          <p role="status">
            {isUnrestored
              ? t('place.zone.unrestored')
              : t(
                  snapshot.matches('cleared') ? `place.zone.cleared.${kind}` : 'place.zone.back',
                )}{' '}
            <bdi>{addressText(place ?? from ?? to)}</bdi>
          </p>
        )}
        {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
        {stays ? (
          <Choices snapshot={snapshot} send={send} kind={kind} />
        ) : (
          <Undo snapshot={snapshot} send={send} />
        )}
      </Column>
    </DialogBody>
  );
}

/**
 * The items and vehicles that cannot be had at the new place, a list for each cart. If one of the
 * carts is a trip cart or is not the current module's cart (`followed`), each list has the name of
 * its module as its title.
 */
function LeftLines({ carts, trips }: CartsAndTrips) {
  const modules = useModules();
  const named = trips.length > 0 || carts.some(({ followed }) => !followed);
  const titleOf = (moduleId: number) =>
    named ? (modules.find(({ id }) => id === moduleId)?.name ?? null) : null;
  const lists = [
    ...carts.map(({ moduleId, lines }) => ({
      id: moduleId,
      title: titleOf(moduleId),
      lines: lines.map(({ id, item, choice }) => ({
        id,
        name: item.name,
        image: item.imageUrl,
        thingId: item.id,
        count: choice.quantity,
      })),
    })),
    ...trips.map(({ moduleId, cart: { lines } }) => ({
      id: moduleId,
      title: titleOf(moduleId),
      lines: lines.map(({ id, vehicle, quantity }) => ({
        id,
        name: vehicle.name,
        image: vehicle.imageUrl,
        thingId: vehicle.id,
        count: quantity,
      })),
    })),
  ];
  return <LostLines lists={lists} />;
}
