import { Bike, CalendarClock, Store as StoreIcon, Zap } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { isStoreOpen } from '../../machines/rules/availability.ts';
import { mayBeScheduled, orderTypesOffered } from '../../machines/rules/checkout.ts';
import type { OrderType } from '../../machines/rules/domain.ts';
import { limitedItems, slotDaysOf } from '../../machines/rules/saleHours.ts';
import { offeredSlotDays, type SlotDay } from '../../machines/rules/slots.ts';
import { type WallClock } from '../../machines/rules/wallClock.ts';
import { formatDay } from '../messages/formatDay.ts';
import { addressText, comma, t } from '../messages/index.ts';
import { SaleTimes } from '../shop/SaleTimes.tsx';
import { usePresentMinute } from '../shop/presentTime.ts';
import { Button } from '../ui/Button.tsx';
import { OptionTile } from '../ui/Choice.tsx';
import { ChipChoice } from '../ui/field/ChipChoice.tsx';
import { ClockTime } from '../ui/text/ClockTime.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Part, Stack, Tiles, useFold, type PartOfForm } from './Part.tsx';

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
  formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' });

/** The day and the time that an order is for, from a `slot` such as '2026-05-01 12:30'. */
function Time({ slot, facts }: Pick<PartOfForm, 'facts'> & { slot: string }) {
  return (
    <span>
      {dayText(slot.slice(0, 10))}
      {comma()}
      <ClockTime time={slot.slice(11, 16)} twelveHour={facts.config.twelveHourClock} />
    </span>
  );
}

/**
 * The part for how the order is handed over (delivery or take-away) and for its time (CAT-11,
 * PRICE-11).
 */
export function Fulfilment(props: PartOfForm) {
  const { number, snapshot, facts } = props;
  const { fulfilment } = snapshot.children;
  const { choices, refusal } = snapshot.context;
  const { orderType, slot } = choices;
  // The form may stay open for hours, also on a device that sleeps.
  const at = usePresentMinute();
  const fold = useFold(true, 'schedule', snapshot);
  const offered = orderTypesOffered(facts);
  const open = isStoreOpen(facts.store, at);
  const notes: Record<OrderType, ReactNode> = {
    delivery: (
      <>
        {open && `${t('rules.slot.now')} · `}
        <bdi>{facts.store.deliveryTime}</bdi>
      </>
    ),
    take_away: <bdi>{addressText(facts.store)}</bdi>,
    schedule_order:
      orderType === 'schedule_order' && slot !== null ? (
        <Time slot={slot} facts={facts} />
      ) : (
        t('checkout.type.pick')
      ),
  };
  // Warns before the order is sent; after the server has refused it, the part shows the refusal
  // instead.
  const closed =
    slot === null && orderType !== 'schedule_order' && !open && refusal?.section !== 'schedule';
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
                <Time slot={slot} facts={facts} />
              </>
            )}
          </>
        ) : null
      }
    >
      <Tiles $narrow role="radiogroup" aria-label={t('checkout.how')}>
        {offered.map((type) => (
          <OptionTile
            key={type}
            name="order-type"
            icon={icons[type]}
            label={labelOf(type)}
            note={notes[type]}
            checked={orderType === type}
            onChange={() => fulfilment?.send({ type: 'order.type.chosen', orderType: type })}
          />
        ))}
      </Tiles>
      {closed && <Notice look="warning">{t('checkout.refused.closed')}</Notice>}
      <LimitedItems {...props} at={at} />
      {orderType === 'schedule_order' && <Slots {...props} at={at} />}
      {orderType === 'take_away' && mayBeScheduled(facts) && (
        <Collection {...props} open={open} at={at} />
      )}
    </Part>
  );
}

/** The props of the parts that depend on the present time, `at`. */
type PartInTime = PartOfForm & { at: WallClock };

/**
 * Names the items that are not sold at the time of the order, and says when they are sold. For a
 * scheduled order it names the items that are not sold at every time of the store (ITEM-10,
 * ITEM-11).
 */
function LimitedItems({ snapshot, facts, at }: PartInTime) {
  const { orderType, slot } = snapshot.context.choices;
  const moments =
    orderType === 'schedule_order'
      ? daysOfStore(snapshot, facts, at).flatMap(({ slots }) =>
          slots.map(({ startsAt }) => startsAt),
        )
      : [slot ?? at];
  const limited = limitedItems(facts.lines, moments);
  if (limited.length === 0) return null;
  return (
    <Notice look="warning">
      {limited.map((item) => (
        <p key={item.id}>
          <b>{item.name}</b>
          <SaleTimes item={item} config={facts.config} />
        </p>
      ))}
    </Notice>
  );
}

/** The option “now” among the times of an order. */
const NOW = 'now';

function Now() {
  return (
    <>
      <Zap size={16} aria-hidden />
      {t('rules.slot.now')}
    </>
  );
}

/** The time of a take-away order: now or the chosen time. With `open` it lists all times. */
function Collection({ open, ...props }: PartInTime & { open: boolean }) {
  const { slot } = props.snapshot.context.choices;
  const id = useId();
  const [unfolded, setUnfolded] = useState(slot !== null);
  if (!open) return <Slots {...props} />;
  return (
    <>
      <Row $gap={10} $between>
        <Row $gap={6} as="b">
          {slot === null ? <Now /> : <Time slot={slot} facts={props.facts} />}
        </Row>
        <Button
          look="quiet"
          size="sm"
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('checkout.type.pick')}
        </Button>
      </Row>
      <Stack id={id} hidden={!unfolded}>
        {unfolded && <Slots {...props} />}
      </Stack>
    </>
  );
}

/** The days and times at which the store delivers, or hands over what is collected. */
const daysOfStore = (
  { context: { choices } }: PartOfForm['snapshot'],
  { store, config }: PartOfForm['facts'],
  at: WallClock,
): SlotDay[] =>
  offeredSlotDays(store, config, at, { collected: choices.orderType === 'take_away' });

/**
 * Lets the customer choose a day and a time, of those at which all items of the order are sold. A
 * take-away order may also choose “now”; a scheduled order needs a later time.
 */
function Slots({ snapshot, facts, at }: PartInTime) {
  const { orderType, slot } = snapshot.context.choices;
  const collected = orderType === 'take_away';
  const days = slotDaysOf(facts.lines, daysOfStore(snapshot, facts, at), at);
  const first = days.find(({ slots }) => slots.length > 0);
  const [date, setDate] = useState(slot?.slice(0, 10) ?? first?.date ?? '');
  // When the chosen day has no times left, for example after midnight, the first day with times is
  // shown.
  const shown = days.find((day) => day.date === date && day.slots.length > 0) ?? first;
  if (facts.store.hours === null) {
    return <Notice look="warning">{t('checkout.slot.hoursMissing')}</Notice>;
  }
  return (
    <>
      {first === undefined && <Notice look="warning">{t('checkout.slot.none')}</Notice>}
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
      {shown !== undefined && (
        <ChipChoice
          scrolls
          label={t('checkout.slot.time')}
          value={slot ?? (collected ? NOW : null)}
          options={shown.slots.map(({ startsAt, from, current }) =>
            current
              ? { value: NOW, label: <Now /> }
              : {
                  value: startsAt,
                  label: <ClockTime time={from} twelveHour={facts.config.twelveHourClock} />,
                },
          )}
          onChange={(chosen) =>
            snapshot.children.fulfilment?.send({
              type: 'order.slot.chosen',
              slot: chosen === NOW ? null : chosen,
            })
          }
        />
      )}
    </>
  );
}
