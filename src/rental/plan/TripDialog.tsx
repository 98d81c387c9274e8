import { History, X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { MapOpening, Place, TripPoint, TripSettings } from '../../../machines/rules/domain.ts';
import {
  MIN_TRIP_HOURS,
  MAX_TRIP_HOURS,
  pickupTimeAt,
  type TripPlan,
} from '../../../machines/rules/tripPlan.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { resolve, t } from '../../messages/index.ts';
import { LocationPanel, PlacePicker } from '../../place/index.ts';
import { now } from '../../platform/browser.ts';
import { usePlace } from '../../shop/place.ts';
import { Button } from '../../ui/Button.tsx';
import { Segment } from '../../ui/Choice.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { TripSettingsEvent } from '../../../machines/rental/tripSettings.machine.ts';
import { pointText } from '../tripTexts.ts';
import { useTripActor, useTripPlan } from './tripPlan.ts';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';

export type TripPart = 'destination' | 'time' | 'hours';

const Stack = styled(DialogBody)`
  display: grid;
  gap: 18px;
  align-content: start;
`;

const Rows = styled.ul`
  display: grid;
  gap: 2px;
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 12px;
    border-radius: 14px;
    text-align: start;
    font: var(--type-label);
  }
  @media (hover: hover) {
    button:hover {
      background: var(--fill);
    }
  }
  svg {
    flex: none;
    color: var(--text-3);
  }
`;

const Small = styled.h3`
  font: var(--type-sm-strong);
  color: var(--text-2);
  margin-block-end: 6px;
`;

const titles = {
  destination: 'rental.trip.destination',
  time: 'rental.trip.when',
  hours: 'rental.trip.duration',
} as const;

interface TripDialogProps {
  part: TripPart;
  /** The trip of the cart, when a part of it is changed; null when the plan itself is changed. */
  cartTrip?: TripSettings | null;
  /** Called when the dialog closes; `isChanged` is false when the customer left it. */
  onClose: (isChanged: boolean) => void;
}

/**
 * The dialog that changes one part of the planned trip, such as its destination. It closes when the
 * change is accepted. With `cartTrip` it shows that trip, and the plan becomes that trip with the
 * change; a dialog that is left does not change the cart (RENT-11, RENT-13).
 */
export function TripDialog({ part, cartTrip = null, onClose }: TripDialogProps) {
  const actor = useTripActor();
  const plan = useTripPlan();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const subscription = actor.on('trip.part.taken', ({ field }) => {
      if (field === part) close(true);
    });
    return () => subscription.unsubscribe();
  }, [actor, part]);
  const leave = () => {
    actor.send({ type: 'trip.part.left' });
    onClose(false);
  };
  const onChange = (change: TripSettingsEvent) => {
    if (cartTrip !== null) {
      actor.send({ type: 'trip.adopted', trip: cartTrip, now: wallClockOf(now()) });
    }
    actor.send(change);
  };
  const trip = cartTrip ?? plan;
  return (
    <Dialog open onClose={leave} title={t(titles[part])} width="var(--dialog-md)">
      {part === 'destination' && <Destination trip={trip} onChange={onChange} />}
      {part === 'time' && <PickupTime trip={trip} onChange={onChange} />}
      {part === 'hours' && <Hours trip={trip} onChange={onChange} />}
    </Dialog>
  );
}

interface PartProps {
  /** The trip before the change. */
  trip: Pick<TripPlan, 'destination' | 'pickupAt' | 'hours'>;
  onChange: (change: TripSettingsEvent) => void;
}

interface PartFormOptions {
  part: 'time' | 'hours';
  /** The initial value of the field. */
  value: string;
  onSave: (typed: string) => void;
}

/**
 * The form for a part of the trip that has one field. The statechart of the trip plan validates the
 * value, and its error is shown at the field.
 */
function usePartForm({ part, value, onSave }: PartFormOptions) {
  const actor = useTripActor();
  const { refusal } = useTripPlan();
  const entries = useMemo(
    () => (refusal?.field === part ? [{ code: part, message: resolve(refusal.message) }] : []),
    [refusal, part],
  );
  return useSchemaForm({
    values: { typed: value },
    refusal: { entries, fields: { [part]: 'typed' } },
    onType: () => actor.send({ type: 'trip.part.edited' }),
    onSubmit: ({ typed }) => onSave(typed),
  });
}

const placeOf = ({ name, lat, lng }: TripPoint): Place => ({
  address: name,
  position: { lat, lng },
  zoneIds: [],
});

/**
 * Chooses the destination by search, by the device's position, on the map, or from the last five
 * (LOC-11). The map opens by itself if that position is not found, or is inaccurate (OPEN-05).
 */
function Destination({ trip: { destination }, onChange }: PartProps) {
  const actor = useTripActor();
  const { recent, refusal } = useTripPlan();
  const [searches, setSearches] = useState(0);
  const [map, setMap] = useState<MapOpening | null>(null);
  const pickup = usePlace();
  const openMap = (at: MapOpening) =>
    setMap(at === 'chosen' && destination === null ? (pickup?.position ?? 'chosen') : at);
  const choose = (name: string, position: { lat: number; lng: number }) => {
    onChange({ type: 'trip.destination.chosen', destination: { name, ...position } });
    // If the chosen place was refused, the search starts again with an empty field.
    if (actor.getSnapshot().context.refusal !== null) setSearches((count) => count + 1);
  };
  const chosen = useRef(choose);
  useEffect(() => {
    chosen.current = choose;
  });
  const [onChosen] = useState(
    () => (place: { address: string; position: { lat: number; lng: number } }) =>
      chosen.current(place.address, place.position),
  );
  return (
    <Stack>
      <Delayed instead={FailedPart} fallback={<Skeleton $height="76px" $radius="24px" />}>
        <LocationPanel
          key={searches}
          label={t('rental.trip.destination')}
          inDialog
          again={searches > 0}
          anywhere
          onChosen={onChosen}
          onMap={openMap}
        />
      </Delayed>
      <Delayed instead={FailedLayer} mayReload={false} onLeave={() => setMap(null)}>
        {map !== null && (
          <PlacePicker
            title={t('rental.trip.destination')}
            at={map}
            place={destination === null ? null : placeOf(destination)}
            anywhere
            onChosen={({ address, position }) => {
              setMap(null);
              choose(address, position);
            }}
            onClose={() => setMap(null)}
          />
        )}
      </Delayed>
      {refusal?.field === 'destination' && (
        <Notice look="warning">{resolve(refusal.message)}</Notice>
      )}
      {recent.length > 0 && (
        <section>
          <Small>{t('rental.trip.recent')}</Small>
          <Rows>
            {recent.map((point) => (
              <li key={`${point.lat},${point.lng}`}>
                <button type="button" onClick={() => choose(point.name, point)}>
                  <History size={18} aria-hidden />
                  <bdi>{pointText(point)}</bdi>
                </button>
              </li>
            ))}
          </Rows>
        </section>
      )}
      {destination !== null && (
        <div>
          <Button
            look="quiet"
            icon={<X size={18} aria-hidden />}
            onClick={() => onChange({ type: 'trip.destination.cleared' })}
          >
            {t('rental.trip.noDestination')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/**
 * Chooses the pickup time: now, or a future time (RENT-04). A past time is refused with an error at
 * the field.
 */
function PickupTime({ trip, onChange }: PartProps) {
  const actor = useTripActor();
  const present = wallClockOf(now());
  const plannedTime = pickupTimeAt(trip.pickupAt, present);
  const [later, setLater] = useState(plannedTime !== null);
  const form = usePartForm({
    part: 'time',
    value: (plannedTime ?? '').replace(' ', 'T'),
    onSave: (typed) =>
      onChange({
        type: 'trip.time.changed',
        pickupAt: later ? typed.replace('T', ' ').slice(0, 16) : null,
        now: wallClockOf(now()),
      }),
  });
  return (
    <Form of={form}>
      <Stack>
        <Segment
          block
          label={t('rental.trip.when')}
          name="trip-when"
          value={later ? 'later' : 'now'}
          options={[
            { value: 'now', label: t('rental.trip.now') },
            { value: 'later', label: t('rental.trip.scheduled') },
          ]}
          onChange={(value) => {
            setLater(value === 'later');
            form.clearErrors();
            actor.send({ type: 'trip.part.edited' });
          }}
        />
        {later && (
          <TextField
            label={t('rental.trip.scheduled')}
            type="datetime-local"
            dir="ltr"
            min={present.replace(' ', 'T')}
            {...form.field('typed')}
          />
        )}
      </Stack>
      <DialogFoot>
        <Button type="submit" look="primary">
          {t('rental.trip.save')}
        </Button>
      </DialogFoot>
    </Form>
  );
}

/**
 * Changes the duration in whole hours, within the limits (OPEN-34). Other values are refused with
 * an error at the field.
 */
function Hours({ trip, onChange }: PartProps) {
  const form = usePartForm({
    part: 'hours',
    value: String(trip.hours),
    onSave: (typed) => onChange({ type: 'trip.hours.changed', hours: Number(typed) }),
  });
  return (
    <Form of={form}>
      <Stack>
        <TextField
          label={t('rental.trip.hoursField')}
          hint={t('rental.trip.length')}
          type="number"
          inputMode="numeric"
          dir="ltr"
          min={MIN_TRIP_HOURS}
          max={MAX_TRIP_HOURS}
          step={1}
          {...form.field('typed')}
        />
      </Stack>
      <DialogFoot>
        <Button type="submit" look="primary">
          {t('rental.trip.save')}
        </Button>
      </DialogFoot>
    </Form>
  );
}
