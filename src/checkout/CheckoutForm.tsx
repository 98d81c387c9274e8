import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Banknote, Bike, CalendarClock, CreditCard, Store, Trash2, Wallet } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { checkoutMachine, CheckoutEvent } from '../../machines/checkout/checkout.machine.ts';
import type { couponMachine } from '../../machines/checkout/coupon.machine.ts';
import { MOST_PRESCRIPTIONS } from '../../machines/checkout/prescription.machine.ts';
import { displayTime } from '../../machines/rules/availability.ts';
import {
  couponFactsOf,
  orderTypesOffered,
  prescriptionIsNeeded,
} from '../../machines/rules/checkout.ts';
import { couponRefusal } from '../../machines/rules/coupon.ts';
import type {
  CheckoutFacts,
  CheckoutSection,
  OrderType,
  Place,
} from '../../machines/rules/domain.ts';
import type { OrderTotals } from '../../machines/rules/order.ts';
import { paymentsOffered } from '../../machines/rules/payment.ts';
import { slotDays, slotMinutesOf } from '../../machines/rules/slots.ts';
import { activeLocale, resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox, OptionTile } from '../ui/Choice.tsx';
import { Chip } from '../ui/Chip.tsx';
import { InputFrame, TextArea } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Column, Panel, Row, ScrollRow } from '../ui/Layout.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { ContactForm } from './ContactForm.tsx';
import { storeGuestAddress } from './kept.ts';
import { couponsQuery } from './queries.ts';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-block-end: 20px;
  h2 {
    font: var(--type-h3);
    flex: 1;
  }
  > span {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
    display: grid;
    place-items: center;
    font: 700 0.875rem/1 var(--font);
  }
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

interface FormProps {
  snapshot: Snapshot;
  send: (event: CheckoutEvent) => void;
  facts: CheckoutFacts;
  totals: OrderTotals;
  place: Place;
  signedIn: boolean;
  onFiles: (files: File[]) => void;
}

interface PartProps {
  number: number;
  title: string;
  section: CheckoutSection;
  snapshot: Snapshot;
  children: ReactNode;
}

function Part({ number, title, section, snapshot, children }: PartProps) {
  const { refusal } = snapshot.context;
  return (
    <Panel id={`checkout-${section}`} tabIndex={-1} aria-label={title}>
      <Head>
        <span aria-hidden>{number}</span>
        <h2>{title}</h2>
      </Head>
      <Stack>
        {children}
        {refusal?.section === section && <Notice look="danger">{resolve(refusal.message)}</Notice>}
      </Stack>
    </Panel>
  );
}

/** The parts of the checkout in their order; each can be changed at any time. */
export function CheckoutForm(props: FormProps) {
  const { snapshot, facts } = props;
  const needsPictures = prescriptionIsNeeded(snapshot.context);
  return (
    <Column $gap={20}>
      <Fulfilment {...props} />
      <Contact {...props} />
      {needsPictures && <Prescription {...props} />}
      <Payment {...props} />
      <Extras {...props} key={facts.store.id} />
    </Column>
  );
}

const typeIcons = {
  delivery: <Bike size={22} />,
  take_away: <Store size={22} />,
  schedule_order: <CalendarClock size={22} />,
};

function Fulfilment({ snapshot, send, facts }: FormProps) {
  const { choices, now } = snapshot.context;
  const labels: Record<OrderType, string> = {
    delivery: t('checkout.type.delivery'),
    take_away: t('checkout.type.takeAway'),
    schedule_order: t('checkout.type.schedule'),
  };
  return (
    <Part number={1} title={t('checkout.how')} section="schedule" snapshot={snapshot}>
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

function Contact({ snapshot, send, place }: FormProps) {
  const { choices } = snapshot.context;
  const { address } = choices;
  const [editing, setEditing] = useState(address === null);
  const takeAway = choices.orderType === 'take_away';
  return (
    <Part
      number={2}
      title={t(takeAway ? 'checkout.contact.title' : 'checkout.address.title')}
      section="address"
      snapshot={snapshot}
    >
      {!takeAway && <p>{place.address}</p>}
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
            <p>{[address.road, address.house, address.floor].filter(Boolean).join(', ')}</p>
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

function Payment({ snapshot, send, facts, signedIn }: FormProps) {
  const { payment } = snapshot.context.choices;
  const offered = paymentsOffered(facts.config, facts.zone, signedIn);
  return (
    <Part number={3} title={t('checkout.payment.title')} section="payment" snapshot={snapshot}>
      <Tiles role="radiogroup" aria-label={t('checkout.payment.title')}>
        {offered.cash && (
          <OptionTile
            name="payment"
            icon={<Banknote size={22} />}
            label={t('checkout.payment.cash')}
            note={t('checkout.payment.cashNote')}
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

/** Tips offered beside none, in the shop's currency. */
const TIPS = [1, 2, 5];

function Extras({ snapshot, send, facts, totals }: FormProps) {
  const { choices } = snapshot.context;
  const coupon = snapshot.children.coupon;
  const change = (details: Parameters<FormProps['send']>[0] & { type: 'order.details.changed' }) =>
    send(details);
  const detail = (details: Partial<typeof choices>) =>
    change({ type: 'order.details.changed', details });
  return (
    <Part number={4} title={t('checkout.extras.title')} section="summary" snapshot={snapshot}>
      {coupon !== undefined && (
        <Coupon actor={coupon} snapshot={snapshot} currencyDigits={facts.config.currency.digits} />
      )}
      {choices.orderType !== 'take_away' && facts.config.courierTips && (
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
      {choices.orderType !== 'take_away' && (
        <TextArea
          label={t('checkout.instruction')}
          optional
          maxLength={200}
          value={choices.deliveryInstruction}
          onChange={(event) => detail({ deliveryInstruction: event.target.value })}
        />
      )}
      {facts.store.cutlery && (
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

function Coupon({
  actor,
  snapshot,
}: {
  actor: ActorRefFrom<typeof couponMachine>;
  snapshot: Snapshot;
  currencyDigits: number;
}) {
  const state = useSelector(actor, (one) => one);
  const { data: offered } = useQuery(couponsQuery(snapshot.context.moduleId));
  const id = useId();
  if (state.matches('applied')) {
    return (
      <Notice look="success">
        <Row $between>
          <b>
            <bdi>{t('checkout.coupon.isApplied', { code: state.context.code })}</bdi>
          </b>
          <Button size="sm" onClick={() => actor.send({ type: 'coupon.removed' })}>
            {t('ui.remove')}
          </Button>
        </Row>
      </Notice>
    );
  }
  const facts = couponFactsOf(snapshot.context);
  const apply = (code: string) => {
    actor.send({ type: 'coupon.typed', code });
    actor.send({ type: 'coupon.apply' });
  };
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'coupon.apply' });
        }}
      >
        <Row>
          <InputFrame $failed={state.hasTag('failed')} style={{ flex: 1 }}>
            <input
              aria-label={t('checkout.coupon.code')}
              placeholder={t('checkout.coupon.code')}
              autoComplete="off"
              aria-invalid={state.hasTag('failed')}
              aria-describedby={id}
              value={state.context.code}
              onChange={(event) => actor.send({ type: 'coupon.typed', code: event.target.value })}
            />
          </InputFrame>
          <Button
            type="submit"
            look="ink"
            busy={state.hasTag('busy') && t('checkout.coupon.checking')}
          >
            {t('checkout.coupon.apply')}
          </Button>
        </Row>
      </form>
      <div id={id}>
        {state.context.problem !== null && (
          <Notice look="danger">{resolve(state.context.problem)}</Notice>
        )}
      </div>
      <ScrollRow $gap={10}>
        {offered?.map((coupon) => {
          const refusal = couponRefusal(coupon, facts);
          return (
            <Chip
              key={coupon.id}
              disabled={refusal !== null}
              title={refusal === null ? coupon.title : resolve(refusal)}
              onClick={() => apply(coupon.code)}
            >
              <bdi dir="ltr">{coupon.code}</bdi> {coupon.title}
            </Chip>
          );
        })}
      </ScrollRow>
    </Stack>
  );
}

const Pictures = styled.ul`
  display: flex;
  gap: 12px;
  flex-wrap: wrap;
  li {
    position: relative;
  }
  img {
    inline-size: 96px;
    block-size: 96px;
    object-fit: cover;
    border-radius: var(--r-md);
  }
  button {
    position: absolute;
    inset-block-start: -10px;
    inset-inline-end: -10px;
  }
`;

function Prescription({ snapshot, onFiles }: FormProps) {
  const actor = snapshot.children.prescription;
  const [files, setFiles] = useState<{ id: string; file: File; url: string }[]>([]);
  const id = useId();
  if (actor === undefined) return null;
  const keep = (next: typeof files) => {
    setFiles(next);
    onFiles(next.map(({ file }) => file));
  };
  const add = (chosen: FileList | null) => {
    const added = Array.from(chosen ?? []).map((file) => ({
      id: `${file.name}-${file.lastModified}`,
      file,
      url: URL.createObjectURL(file),
    }));
    actor.send({
      type: 'prescription.added',
      images: added.map((one) => ({ id: one.id, name: one.file.name })),
    });
    keep([...files, ...added].slice(0, MOST_PRESCRIPTIONS));
  };
  return (
    <Part
      number={3}
      title={t('checkout.prescription.title')}
      section="prescription"
      snapshot={snapshot}
    >
      <label htmlFor={id}>{t('checkout.prescription.choose')}</label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        onChange={(event) => add(event.target.files)}
      />
      <Pictures>
        {files.map((one) => (
          <li key={one.id}>
            <img src={one.url} alt={one.file.name} width={96} height={96} />
            <IconButton
              $look="float"
              aria-label={`${t('ui.remove')}: ${one.file.name}`}
              onClick={() => {
                actor.send({ type: 'prescription.removed', id: one.id });
                keep(files.filter(({ id: other }) => other !== one.id));
              }}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </Pictures>
    </Part>
  );
}
