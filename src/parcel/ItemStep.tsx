import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { loaded, type ParcelDetails } from '../../machines/parcel/parcelBooking.ts';
import { categoryOf, mayWeigh, weightBands } from '../../machines/rules/parcel.ts';
import { amountInput } from '../../machines/rules/typedAmount.ts';
import { offeredSlotDays } from '../../machines/rules/slots.ts';
import { Group } from '../checkout/index.ts';
import { formatDay } from '../messages/formatDay.ts';
import { t } from '../messages/index.ts';
import { amountProblem } from '../shop/amountProblem.ts';
import { Checkbox, Segment } from '../ui/Choice.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Chip } from '../ui/Chip.tsx';
import { ChipChoice } from '../ui/field/ChipChoice.tsx';
import { ClockTime } from '../ui/text/ClockTime.tsx';
import { TextField } from '../ui/Field.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { Row } from '../ui/Layout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { weightText } from './contents.ts';
import { parcelInstructionsQuery } from './queries.ts';
import type { StepProps } from './useParcelBooking.ts';
import { Continue, StepPanel } from './StepPanel.tsx';

const Forbidden = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 6px 12px;
    border-radius: var(--r-full);
    background: var(--danger-soft);
    color: var(--danger);
    font: var(--type-xs);
  }
`;

const forbidden = ['cash', 'animals', 'weapons', 'drugs', 'fuel'] as const;

/**
 * The step for the contents of the parcel: description, weight, value, pickup time, and
 * instructions for the courier.
 */
export function ItemStep({ flow }: StepProps) {
  const { send } = flow;
  const { choices, facts } = loaded(flow.snapshot.context);
  const { currency } = facts.config;
  const change = (details: Partial<ParcelDetails>) =>
    send({ type: 'parcel.details.changed', choices: details });
  return (
    <StepPanel
      flow={flow}
      step="item"
      title={t('parcel.item.title')}
      foot={<Continue flow={flow} step="item" />}
    >
      <TextField
        label={t('parcel.description')}
        required
        maxLength={120}
        value={choices.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Weight flow={flow} onChange={(weightKg) => change({ weightKg })} />
      <TextField
        label={t('parcel.worth')}
        hint={t('parcel.worth.hint')}
        error={amountProblem(choices.worth, currency)}
        optional
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={10}
        lead={<b aria-hidden>{currency.symbol}</b>}
        value={choices.worth}
        onChange={({ target }) => change({ worth: amountInput(target.value) })}
      />
      <Switch
        checked={choices.fragile}
        onChange={({ target }) => change({ fragile: target.checked })}
      >
        {t('parcel.fragile')}
      </Switch>
      <Pickup flow={flow} />
      <Words flow={flow} onChange={change} />
      <Group>
        <legend>{t('parcel.forbidden')}</legend>
        <Forbidden>
          {forbidden.map((thing) => (
            <li key={thing}>
              <Ban size={14} aria-hidden />
              {t(`parcel.forbidden.${thing}`)}
            </li>
          ))}
        </Forbidden>
        <Checkbox
          checked={choices.harmless}
          onChange={({ target }) => change({ harmless: target.checked })}
        >
          {t('parcel.harmless')}
        </Checkbox>
      </Group>
    </StepPanel>
  );
}

/** Weight bands; those too heavy for the kind of parcel are disabled, with a text that explains it. */
function Weight({ flow, onChange }: StepProps & { onChange: (weightKg: number) => void }) {
  const state = loaded(flow.snapshot.context);
  const category = categoryOf(state);
  const { weightKg } = state.choices;
  const isOpen = (band: number) => category === null || mayWeigh(category, band);
  return (
    <Group>
      <legend>{t('parcel.weight')}</legend>
      <ChipChoice
        label={t('parcel.weight')}
        value={weightKg === null ? null : String(weightKg)}
        options={weightBands.map((band) => ({
          value: String(band),
          label: weightText(band),
          disabled: !isOpen(band),
        }))}
        onChange={(band) => onChange(Number(band))}
      />
      {category?.maximumKg != null && (
        <small>{t('parcel.weight.limit', { name: category.name, most: category.maximumKg })}</small>
      )}
    </Group>
  );
}

/** Opening hours for the pickup times: couriers work all day, on every day of the week. */
const allDay = Array.from({ length: 7 }, (_, day) => ({ day, opens: '00:00', closes: '23:59' }));

/** The pickup time: now, or a time on one of the next days (CAT-11). */
function Pickup({ flow: { snapshot } }: StepProps) {
  const { facts, choices, now } = loaded(snapshot.context);
  const { config } = facts;
  const { orderType, slot } = choices;
  const days = offeredSlotDays({ hours: allDay, slotMinutes: 0, deliveryTime: '' }, config, now, {
    collected: false,
  });
  const [date, setDate] = useState(slot?.slice(0, 10) ?? '');
  const shown = days.find((day) => day.date === date) ?? days.find((day) => day.slots.length > 0);
  const { fulfilment } = snapshot.children;
  if (!config.scheduleOrder) return null;
  return (
    <Group>
      <legend>{t('parcel.when')}</legend>
      <Segment
        label={t('parcel.when')}
        name="parcel-when"
        value={orderType === 'delivery' ? 'now' : 'slot'}
        options={[
          { value: 'now', label: t('parcel.when.now') },
          { value: 'slot', label: t('parcel.when.slot') },
        ]}
        onChange={(when) =>
          fulfilment?.send({
            type: 'order.type.chosen',
            orderType: when === 'now' ? 'delivery' : 'schedule_order',
          })
        }
      />
      {orderType === 'schedule_order' && (
        <>
          <ChipChoice
            scrolls
            label={t('checkout.slot.day')}
            value={shown?.date ?? null}
            options={days.map((day) => ({
              value: day.date,
              label: formatDay(day.date, {
                weekday: 'short',
                day: 'numeric',
                month: 'short',
              }),
              disabled: day.slots.length === 0,
            }))}
            onChange={setDate}
          />
          <ChipChoice
            scrolls
            label={t('checkout.slot.time')}
            value={slot}
            options={(shown?.slots ?? []).map(({ startsAt, from }) => ({
              value: startsAt,
              label: <ClockTime time={from} twelveHour={config.twelveHourClock} />,
            }))}
            onChange={(chosen) => fulfilment?.send({ type: 'order.slot.chosen', slot: chosen })}
          />
        </>
      )}
    </Group>
  );
}

interface WordsProps extends StepProps {
  onChange: (details: Partial<ParcelDetails>) => void;
}

/** Instructions for the courier: ready-made ones to choose from, and a text of one's own. */
function Words({ flow, onChange }: WordsProps) {
  const { instruction, note } = flow.snapshot.context.choices;
  const { data: ready = [], isPending } = useQuery(parcelInstructionsQuery());
  return (
    <>
      {(isPending || ready.length > 0) && (
        <Group>
          <legend>{t('parcel.instructions')}</legend>
          {/* As high as two rows of chips, so that nothing below moves when the chips come. */}
          {isPending && <Skeleton $height="98px" />}
          <Row $wrap $gap={10}>
            {ready.map((words) => (
              <Chip
                key={words}
                aria-pressed={instruction === words}
                onClick={() => onChange({ instruction: instruction === words ? '' : words })}
              >
                {words}
              </Chip>
            ))}
          </Row>
        </Group>
      )}
      <TextArea
        label={t('parcel.note')}
        optional
        maxLength={200}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
