import { Banknote, Bike, CalendarClock, CreditCard, Store, Wallet } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { CheckoutEvent, OrderDetails } from '../../machines/checkout/checkout.machine.ts';
import { displayTime } from '../../machines/rules/availability.ts';
import {
  couponFactsOf,
  orderTypesOffered,
  prescriptionIsNeeded,
} from '../../machines/rules/checkout.ts';
import type { CheckoutFacts, OrderType, Place } from '../../machines/rules/domain.ts';
import { formatMoney } from '../../machines/rules/money.ts';
import type { OrderTotals } from '../../machines/rules/order.ts';
import { cashCeiling, paymentsOffered } from '../../machines/rules/payment.ts';
import { slotDays, slotMinutesOf } from '../../machines/rules/slots.ts';
import { activeLocale, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox, OptionTile } from '../ui/Choice.tsx';
import { Chip } from '../ui/Chip.tsx';
import { TextArea } from '../ui/Field.tsx';
import { Column, Row, ScrollRow } from '../ui/Layout.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { ContactForm } from './ContactForm.tsx';
import { CouponField } from './CouponField.tsx';
import { storeGuestAddress } from './kept.ts';
import { Part, type CheckoutSnapshot } from './Part.tsx';
import { Prescription } from './Prescription.tsx';

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface FormProps {
  snapshot: CheckoutSnapshot;
  send: (event: CheckoutEvent) => void;
  facts: CheckoutFacts;
  totals: OrderTotals;
  place: Place;
  signedIn: boolean;
}

interface NumberedProps extends FormProps {
  number: number;
}

/** The parts of the checkout in their order; each can be changed at any time. */
export function CheckoutForm(props: FormProps) {
  const { context, children } = props.snapshot;
  const { coupon, prescription } = children;
  const asksPictures = prescriptionIsNeeded(context) && prescription !== undefined;
  const next = asksPictures ? 5 : 4;
  return (
    <Column $gap={20}>
      <Fulfilment {...props} number={1} />
      <Contact {...props} number={2} />
      <Extras {...props} number={3} />
      {asksPictures && (
        <Part
          number={4}
          title={t('checkout.prescription.title')}
          section="prescription"
          snapshot={props.snapshot}
        >
          <Prescription actor={prescription} />
        </Part>
      )}
      {coupon !== undefined && (
        <Part
          number={next}
          title={t('checkout.coupon.title')}
          section={null}
          snapshot={props.snapshot}
        >
          <CouponField actor={coupon} facts={couponFactsOf(context)} moduleId={context.moduleId} />
        </Part>
      )}
      <Payment {...props} number={next + 1} />
    </Column>
  );
}

const typeIcons = {
  delivery: <Bike size={22} />,
  take_away: <Store size={22} />,
  schedule_order: <CalendarClock size={22} />,
};

function Fulfilment({ number, snapshot, send, facts }: NumberedProps) {
  const { choices, now } = snapshot.context;
  const labels: Record<OrderType, string> = {
    delivery: t('checkout.type.delivery'),
    take_away: t('checkout.type.takeAway'),
    schedule_order: t('checkout.type.schedule'),
  };
  return (
    <Part number={number} title={t('checkout.how')} section="schedule" snapshot={snapshot}>
      <Tiles role="radiogroup" aria-label={t('checkout.how')}>
        {orderTypesOffered(facts).map((type) => (
          <OptionTile
            key={type}
            name="order-type"
            icon={typeIcons[type]}
            label={labels[type]}
            note={<bdi>{facts.store.deliveryTime}</bdi>}
            checked={choices.orderType === type}
            onChange={() => send({ type: 'order.type.chosen', orderType: type })}
          />
        ))}
      </Tiles>
      {choices.orderType === 'schedule_order' && (
        <Slots facts={facts} now={now} slot={choices.slot} send={send} />
      )}
    </Part>
  );
}

/** Days ahead that can be ordered for. */
const SLOT_DAYS = 4;

function Slots({
  facts,
  now,
  slot,
  send,
}: {
  facts: CheckoutFacts;
  now: string;
  slot: string | null;
  send: FormProps['send'];
}) {
  const days = slotDays(
    facts.store.hours,
    now,
    slotMinutesOf(facts.store, facts.config),
    SLOT_DAYS,
  ).map((day) => ({ ...day, slots: day.slots.filter(({ current }) => !current) }));
  const [date, setDate] = useState(
    slot?.slice(0, 10) ?? days.find((day) => day.slots.length > 0)?.date ?? '',
  );
  const words = { am: t('rules.time.am'), pm: t('rules.time.pm') };
  return (
    <>
      <ScrollRow $gap={10} role="group" aria-label={t('checkout.slot.day')}>
        {days.map((day) => (
          <Chip
            key={day.date}
            aria-pressed={day.date === date}
            disabled={day.slots.length === 0}
            onClick={() => setDate(day.date)}
          >
            {new Date(`${day.date}T12:00:00`).toLocaleDateString(activeLocale(), {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
            })}
          </Chip>
        ))}
      </ScrollRow>
      <ScrollRow $gap={10} role="group" aria-label={t('checkout.slot.time')}>
        {days
          .find((day) => day.date === date)
          ?.slots.map(({ startsAt, from }) => (
            <Chip
              key={startsAt}
              aria-pressed={startsAt === slot}
              onClick={() => send({ type: 'order.slot.chosen', slot: startsAt })}
            >
              <bdi dir="ltr">{displayTime(from, facts.config.twelveHourClock, words)}</bdi>
            </Chip>
          ))}
      </ScrollRow>
    </>
  );
}

function Contact({ number, snapshot, send, place }: NumberedProps) {
  const { choices } = snapshot.context;
  const { address } = choices;
  const [editing, setEditing] = useState(address === null);
  const takeAway = choices.orderType === 'take_away';
  return (
    <Part
      number={number}
      title={t(takeAway ? 'checkout.contact.title' : 'checkout.address.title')}
      section="address"
      snapshot={snapshot}
    >
      {!takeAway && (
        <p>
          <bdi>{address?.address ?? place.address}</bdi>
        </p>
      )}
      {editing || address === null ? (
        <ContactForm
          place={place}
          address={address}
          contactOnly={takeAway}
          onSave={(saved) => {
            storeGuestAddress(saved);
            send({ type: 'order.address.given', address: saved });
            setEditing(false);
          }}
        />
      ) : (
        <Row $between>
          <div>
            <b>{address.contact.name}</b>
            <p>
              <bdi dir="ltr">{address.contact.phone}</bdi>
            </p>
            <p>
              <bdi>{[address.road, address.house, address.floor].filter(Boolean).join(', ')}</bdi>
            </p>
          </div>
          <Button onClick={() => setEditing(true)}>{t('checkout.edit')}</Button>
        </Row>
      )}
      {snapshot.matches({ ordering: { editing: { address: 'unmeasured' } } }) && (
        <>
          <Notice look="warning">{t('checkout.unmeasured')}</Notice>
          <Button onClick={() => send({ type: 'checkout.retry' })}>{t('ui.retry')}</Button>
        </>
      )}
    </Part>
  );
}

function Payment({ number, snapshot, send, facts, signedIn }: NumberedProps) {
  const { payment } = snapshot.context.choices;
  const offered = paymentsOffered(facts.config, facts.zone, signedIn);
  const { currency } = facts.config;
  const ceiling = cashCeiling(facts.config, facts.zone, facts.store.moduleId);
  return (
    <Part number={number} title={t('checkout.payment.title')} section="payment" snapshot={snapshot}>
      <Tiles role="radiogroup" aria-label={t('checkout.payment.title')}>
        {offered.cash && (
          <OptionTile
            name="payment"
            icon={<Banknote size={22} />}
            label={t('checkout.payment.cash')}
            note={
              ceiling === null
                ? t('checkout.payment.cashNote')
                : t('checkout.payment.cashUpTo', { amount: formatMoney(ceiling, currency) })
            }
            checked={payment?.kind === 'cash'}
            onChange={() => send({ type: 'payment.chosen', payment: { kind: 'cash' } })}
          />
        )}
        {offered.digital &&
          facts.config.gateways.map(({ gateway, title }) => (
            <OptionTile
              key={gateway}
              name="payment"
              icon={<CreditCard size={22} />}
              label={title}
              note={t('checkout.payment.onlineNote')}
              checked={payment?.kind === 'digital' && payment.gateway === gateway}
              onChange={() =>
                send({ type: 'payment.chosen', payment: { kind: 'digital', gateway } })
              }
            />
          ))}
        {offered.wallet && (
          <OptionTile
            name="payment"
            icon={<Wallet size={22} />}
            label={t('checkout.payment.wallet')}
            checked={payment?.kind === 'wallet'}
            onChange={() => send({ type: 'payment.chosen', payment: { kind: 'wallet' } })}
          />
        )}
      </Tiles>
    </Part>
  );
}

const Wishes = styled.div`
  display: grid;
  gap: 10px;
`;

/** What the store may do when an item has run out; the chosen words travel with the order. */
const unavailableWishes = () => [
  t('checkout.unavailable.replace'),
  t('checkout.unavailable.leaveOut'),
  t('checkout.unavailable.call'),
  t('checkout.unavailable.cancel'),
];

/** Tips offered beside none, in the shop's currency. */
const TIPS = [1, 2, 5];

function Extras({ number, snapshot, send, facts, totals }: NumberedProps) {
  const { choices } = snapshot.context;
  const delivered = choices.orderType !== 'take_away';
  const detail = (details: Partial<OrderDetails>) =>
    send({ type: 'order.details.changed', details });
  return (
    <Part number={number} title={t('checkout.extras.title')} section={null} snapshot={snapshot}>
      {delivered && facts.config.courierTips && (
        <Row $wrap role="group" aria-label={t('checkout.tip.title')}>
          <span>{t('checkout.tip.title')}</span>
          {[0, ...TIPS].map((tip) => (
            <Chip key={tip} aria-pressed={choices.tip === tip} onClick={() => detail({ tip })}>
              {tip === 0 ? (
                t('checkout.tip.none')
              ) : (
                <Money amount={tip} currency={facts.config.currency} />
              )}
            </Chip>
          ))}
        </Row>
      )}
      <TextArea
        label={t('checkout.note')}
        optional
        maxLength={200}
        value={choices.note}
        onChange={(event) => detail({ note: event.target.value })}
      />
      {delivered && (
        <TextArea
          label={t('checkout.instruction')}
          optional
          maxLength={200}
          value={choices.deliveryInstruction}
          onChange={(event) => detail({ deliveryInstruction: event.target.value })}
        />
      )}
      <Wishes role="group" aria-label={t('checkout.unavailable.title')}>
        <span>{t('checkout.unavailable.title')}</span>
        <Row $wrap>
          {unavailableWishes().map((wish) => (
            <Chip
              key={wish}
              aria-pressed={choices.unavailableNote === wish}
              onClick={() =>
                detail({ unavailableNote: choices.unavailableNote === wish ? '' : wish })
              }
            >
              {wish}
            </Chip>
          ))}
        </Row>
      </Wishes>
      {facts.store.cutlery && facts.lines.some(({ item }) => item.moduleType === 'food') && (
        <Checkbox
          checked={choices.cutlery}
          onChange={(event) => detail({ cutlery: event.target.checked })}
        >
          {t('checkout.cutlery')}
        </Checkbox>
      )}
      {facts.store.packagingCharge > 0 && (
        <Checkbox
          checked={choices.extraPackaging}
          onChange={(event) => detail({ extraPackaging: event.target.checked })}
        >
          {t('checkout.packaging')}{' '}
          <Money amount={facts.store.packagingCharge} currency={facts.config.currency} />
        </Checkbox>
      )}
      {totals.newCustomerDiscount > 0 && <Notice>{t('checkout.newCustomer')}</Notice>}
    </Part>
  );
}
