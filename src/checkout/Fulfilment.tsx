import { Bike, CalendarClock, Store as StoreIcon, Zap } from 'lucide-react';
import { useState } from 'react';
import { isStoreOpen } from '../../machines/rules/availability.ts';
import { mayBeScheduled, orderTypesOffered } from '../../machines/rules/checkout.ts';
import type { OrderType } from '../../machines/rules/domain.ts';
import { slotDays, slotMinutesOf } from '../../machines/rules/slots.ts';
import { addressText, formatDate, t } from '../messages/index.ts';
import { OptionTile } from '../ui/Choice.tsx';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { ClockTime } from '../ui/ClockTime.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Part, Tiles, useFold, type PartOfForm } from './Part.tsx';

const icons = {
  delivery: <Bike size={22} />,
  take_away: <StoreIcon size={22} />,
  schedule_order: <CalendarClock size={22} />,
};

const labelOf = (type: OrderType) =>
  ({
    delivery: t('checkout.type.delivery'),
    take_away: t('checkout.type.takeAway'),
    schedule_order: t('checkout.type.schedule'),
  })[type];

const dayText = (date: string) =>
  formatDate(`${date}T12:00:00`, { weekday: 'short', day: 'numeric', month: 'short' });

/** How and when the customer wants the order (CAT-11, PRICE-11). */
export function Fulfilment(props: PartOfForm) {
  const { number, snapshot, send, facts } = props;
  const { choices, now, refusal } = snapshot.context;
  const { orderType, slot } = choices;
  const fold = useFold(true, 'schedule', snapshot);
  const offered = orderTypesOffered(facts);
  const notes: Record<OrderType, string> = {
    delivery: facts.store.deliveryTime,
    take_away: addressText(facts.store),
    schedule_order: t('checkout.type.pick'),
  };
  // Said before the order is refused for it, once: a refusal is said below.
  const closed =
    slot === null &&
    orderType !== 'schedule_order' &&
    !isStoreOpen(facts.store, now) &&
    refusal?.section !== 'schedule';
  const decided = orderType !== 'schedule_order' || slot !== null;
  return (
    <Part
      number={number}
      title={t('checkout.how')}
      section="schedule"
      snapshot={snapshot}
      fold={fold}
      summary={
        decided ? (
          <>
            <b>{labelOf(orderType)}</b>
            {slot !== null && (
              <>
                {' · '}
                {dayText(slot.slice(0, 10))},{' '}
                <ClockTime time={slot.slice(11, 16)} twelveHour={facts.config.twelveHourClock} />
              </>
            )}
          </>
        ) : null
      }
    >
      <Tiles role="radiogroup" aria-label={t('checkout.how')}>
        {offered.map((type) => (
          <OptionTile
            key={type}
            name="order-type"
            icon={icons[type]}
            label={labelOf(type)}
            note={<bdi>{notes[type]}</bdi>}
            checked={orderType === type}
            onChange={() => send({ type: 'order.type.chosen', orderType: type })}
          />
        ))}
      </Tiles>
      {closed && <Notice look="warning">{t('checkout.refused.closed')}</Notice>}
      {(orderType === 'take_away' ? mayBeScheduled(facts) : offered.includes('schedule_order')) && (
        <Slots {...props} />
      )}
    </Part>
  );
}

/** Days ahead that can be ordered for. */
const SLOT_DAYS = 4;

/** An order for now, among the times it can be had at. */
const NOW = 'now';

function Slots({ snapshot, send, facts }: PartOfForm) {
  const { choices, now } = snapshot.context;
  const { orderType, slot } = choices;
  const collected = orderType === 'take_away';
  const scheduled = orderType === 'schedule_order';
  const anyDay = scheduled || collected;
  const days = slotDays(
    facts.store.hours,
    now,
    slotMinutesOf(facts.store, facts.config),
    SLOT_DAYS,
  );
  const first = days.find(({ slots }) => slots.some(({ current }) => !current));
  const [date, setDate] = useState(slot?.slice(0, 10) ?? first?.date ?? '');
  const wanted = anyDay ? date : days[0]?.date;
  // A day that was over when the form was looked at again is left for the first that is not.
  const shown = days.find((day) => day.date === wanted) ?? first;
  const choose = (startsAt: string) => {
    if (startsAt === NOW) {
      if (collected) send({ type: 'order.slot.chosen', slot: null });
      else send({ type: 'order.type.chosen', orderType: 'delivery' });
    } else {
      if (!anyDay) send({ type: 'order.type.chosen', orderType: 'schedule_order' });
      setDate(startsAt.slice(0, 10));
      send({ type: 'order.slot.chosen', slot: startsAt });
    }
  };
  return (
    <>
      {anyDay && (
        <ChipChoice
          scrolls
          label={t('checkout.slot.day')}
          value={shown?.date ?? null}
          options={days.map((day) => ({
            value: day.date,
            label: dayText(day.date),
            disabled: day.slots.length === 0,
          }))}
          onChange={setDate}
        />
      )}
      {shown !== undefined && shown.slots.length > 0 && (
        <ChipChoice
          scrolls
          label={t('checkout.slot.time')}
          value={scheduled ? slot : (slot ?? NOW)}
          options={shown.slots.map(({ startsAt, from, current }) =>
            current
              ? {
                  value: NOW,
                  label: (
                    <>
                      <Zap size={16} aria-hidden />
                      {t('rules.slot.now')}
                    </>
                  ),
                }
              : {
                  value: startsAt,
                  label: <ClockTime time={from} twelveHour={facts.config.twelveHourClock} />,
                },
          )}
          onChange={choose}
        />
      )}
    </>
  );
}
