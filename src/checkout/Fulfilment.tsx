import { Bike, CalendarClock, Store as StoreIcon, Zap } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { displayTime } from '../../machines/rules/availability.ts';
import { orderTypesOffered } from '../../machines/rules/checkout.ts';
import type { OrderType } from '../../machines/rules/domain.ts';
import { slotDays, slotMinutesOf } from '../../machines/rules/slots.ts';
import { formatDate, t } from '../messages/index.ts';
import { OptionTile } from '../ui/Choice.tsx';
import { Chip } from '../ui/Chip.tsx';
import { ScrollRow } from '../ui/Layout.tsx';
import { Part, Tiles, useFold, type PartOfForm } from './Part.tsx';

/** Chips that scroll within the panel, not over its edge; a mouse cannot scroll sideways. */
const Choices = styled(ScrollRow)`
  margin-inline: 0;
  padding-inline: 2px;
  @media (hover: hover) {
    flex-wrap: wrap;
  }
`;

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

const timeText = (time: string, twelveHour: boolean) => (
  <bdi dir="ltr">
    {displayTime(time, twelveHour, { am: t('rules.time.am'), pm: t('rules.time.pm') })}
  </bdi>
);

/** How and when the customer wants the order (CAT-11, PRICE-11). */
export function Fulfilment(props: PartOfForm) {
  const { number, snapshot, send, facts } = props;
  const { orderType, slot } = snapshot.context.choices;
  const fold = useFold(true, 'schedule', snapshot);
  const offered = orderTypesOffered(facts);
  const notes: Record<OrderType, string> = {
    delivery: facts.store.deliveryTime,
    take_away: facts.store.address,
    schedule_order: t('checkout.type.pick'),
  };
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
                {timeText(slot.slice(11, 16), facts.config.twelveHourClock)}
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
      {offered.includes('schedule_order') && orderType !== 'take_away' && <Slots {...props} />}
    </Part>
  );
}

/** Days ahead that can be ordered for. */
const SLOT_DAYS = 4;

function Slots({ snapshot, send, facts }: PartOfForm) {
  const { choices, now } = snapshot.context;
  const { orderType, slot } = choices;
  const scheduled = orderType === 'schedule_order';
  const minutes = slotMinutesOf(facts.store, facts.config);
  const days = slotDays(facts.store.hours, now, minutes, SLOT_DAYS);
  const first = days.find(({ slots }) => slots.some(({ current }) => !current));
  const [date, setDate] = useState(slot?.slice(0, 10) ?? first?.date ?? '');
  const shown = scheduled ? date : (days[0]?.date ?? '');
  const choose = (startsAt: string) => {
    if (!scheduled) send({ type: 'order.type.chosen', orderType: 'schedule_order' });
    setDate(startsAt.slice(0, 10));
    send({ type: 'order.slot.chosen', slot: startsAt });
  };
  return (
    <>
      {scheduled && (
        <Choices $gap={10} role="group" aria-label={t('checkout.slot.day')}>
          {days.map((day) => (
            <Chip
              key={day.date}
              aria-pressed={day.date === date}
              disabled={day.slots.length === 0}
              onClick={() => setDate(day.date)}
            >
              {dayText(day.date)}
            </Chip>
          ))}
        </Choices>
      )}
      <Choices $gap={10} role="group" aria-label={t('checkout.slot.time')}>
        {days
          .find((day) => day.date === shown)
          ?.slots.map(({ startsAt, from, current }) =>
            current ? (
              !scheduled && (
                <Chip key="now" aria-pressed>
                  <Zap size={16} aria-hidden />
                  {t('rules.slot.now')}
                </Chip>
              )
            ) : (
              <Chip
                key={startsAt}
                aria-pressed={startsAt === slot}
                onClick={() => choose(startsAt)}
              >
                {timeText(from, facts.config.twelveHourClock)}
              </Chip>
            ),
          )}
      </Choices>
    </>
  );
}
