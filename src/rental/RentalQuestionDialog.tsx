import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { ArrowRight, Building2, Clock, Route, Trash2, TriangleAlert, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  cartAfter,
  cartBefore,
  leavingLines,
  mayPark,
  questionOf,
  tripTypeAsked,
  type RentalCartSnapshot,
  type RentalQuestion,
  type TripGoods,
} from '../../machines/rental/selectors.ts';
import type { TripConflictsEvent } from '../../machines/rental/tripConflicts.machine.ts';
import { offersTrip } from '../../machines/rules/rentalPrice.ts';
import type { RentalCartLine, TripSettings, TripType } from '../../machines/rules/domain.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { t, type MessageKey } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { Badge } from '../ui/Chip.tsx';
import { Dialog, DialogTitle } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Stage } from '../ui/Stage.tsx';
import { useRentalCartActor } from './cartActor.ts';
import { useTripTotals } from './cartPrice.ts';
import { hoursText, kmText, pickupTimeText, presentTrip, tripTypeText } from './tripWords.ts';

const Body = styled.div`
  display: grid;
  gap: 24px;
  flex: 1;
  padding: 36px 32px 8px;
  overflow-y: auto;
  scrollbar-width: thin;
  @media (max-width: 640px) {
    gap: 16px;
    padding: 20px 20px 8px;
  }
`;

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: start;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 18px;
  background: var(--warning-soft);
  color: var(--warning);
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
  }
  p {
    color: var(--text-2);
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  > section {
    block-size: 100%;
    padding: 16px;
    border-radius: var(--r-lg);
    background: var(--surface-quiet);
    display: grid;
    gap: 3px;
    align-content: start;
    font: var(--type-sm);
    overflow-wrap: anywhere;
  }
  > section:last-child {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  h3 {
    font: var(--type-sm);
    color: var(--text-2);
  }
  b {
    font: var(--type-h3);
  }
  strong {
    margin-block-start: 6px;
    font: var(--type-sm-strong);
  }
  @media (max-width: 640px) {
    gap: 8px;
    > section {
      padding: 12px;
    }
  }
`;

const Listed = styled.section`
  h3 {
    font: var(--type-sm-strong);
    margin-block-end: 8px;
  }
  ul {
    border: 1px solid var(--line);
    border-radius: var(--r-lg);
  }
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding: 12px;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 16px 32px 32px;
  > * {
    flex: 1 1 40%;
  }
  @media (max-width: 640px) {
    gap: 8px;
    padding: 12px 20px 20px;
  }
`;

/** How a question looks; `title` and `text` of the lists say what the listed vehicles lack. */
const look: Record<RentalQuestion, { icon: ReactNode; title: MessageKey; text: MessageKey }> = {
  provider: {
    icon: <Building2 size={24} />,
    title: 'rentalCart.ask.provider.title',
    text: 'rentalCart.ask.provider',
  },
  tripType: {
    icon: <Route size={24} />,
    title: 'rentalCart.ask.tripType',
    text: 'rentalCart.ask.tripType.text',
  },
  duration: {
    icon: <Clock size={24} />,
    title: 'rentalCart.ask.duration',
    text: 'rentalCart.ask.duration.text',
  },
  journey: {
    icon: <Route size={24} />,
    title: 'rentalCart.ask.journey',
    text: 'rentalCart.ask.journey.text',
  },
  removals: {
    icon: <TriangleAlert size={24} />,
    title: 'rentalCart.ask.removals',
    text: 'rentalCart.ask.conflicts.text',
  },
  conflicts: {
    icon: <TriangleAlert size={24} />,
    title: 'rentalCart.ask.removals',
    text: 'rentalCart.ask.conflicts.text',
  },
  clear: {
    icon: <Trash2 size={24} />,
    title: 'rentalCart.ask.clear',
    text: 'rentalCart.ask.clear.text',
  },
  parked: {
    icon: <TriangleAlert size={24} />,
    title: 'rentalCart.ask.parked',
    text: 'rentalCart.ask.parked.text',
  },
};

/** What a question is about, as it stands when it is asked. */
function factsOf(snapshot: RentalCartSnapshot) {
  const leaving = leavingLines(snapshot);
  const after = cartAfter(snapshot);
  const type = tripTypeAsked(snapshot);
  const lists = ['removals', 'conflicts'].includes(questionOf(snapshot) ?? '');
  return {
    held: cartBefore(snapshot),
    after,
    type,
    lists,
    // What comes again with the other cart does not leave; what cannot follow is always named.
    leaving: lists
      ? leaving
      : leaving.filter(({ vehicle }) => after.goods.every((one) => one.vehicle.id !== vehicle.id)),
    lackType: leaving.length > 0 && leaving.every(({ vehicle }) => !offersTrip(vehicle, type)),
  };
}

/**
 * What stands between a wish and the trip cart (RENT-06): both carts with their prices, the
 * vehicles that would go, and the answers. Escape and the cross say no.
 */
export function RentalQuestionDialog({ question }: { question: RentalQuestion }) {
  const cart = useRentalCartActor();
  // While it closes it still shows what was asked.
  const [{ held, leaving, after, type, lists, lackType }] = useState(() =>
    factsOf(cart.getSnapshot()),
  );
  const { icon, title, text } = look[question];
  const answer = useAnswer();
  const no = () => answer({ type: 'rental.no' });
  return (
    <Dialog open onClose={no} title="" bare centred role="alertdialog" width="520px">
      <Body>
        <Head>
          <Sign aria-hidden>{icon}</Sign>
          <IconButton aria-label={t('ui.close')} onClick={no}>
            <X size={20} aria-hidden />
          </IconButton>
        </Head>
        <Words>
          <DialogTitle asChild>
            <h2>{t(title, { count: leaving.length })}</h2>
          </DialogTitle>
          <p>{t(lists && lackType ? `rentalCart.ask.removals.${type}` : text)}</p>
        </Words>
        {leaving.length > 0 && (
          <Leaving
            lines={leaving}
            type={lists || lackType ? type : null}
            title={
              lists
                ? null
                : t(question === 'tripType' ? 'rentalCart.ask.lacking' : 'rentalCart.ask.leaving')
            }
          />
        )}
        {question !== 'clear' && (
          <Sides>
            <Side title={t('rentalCart.ask.before')} goods={held.lines} trip={held.trip} />
            <ArrowRight className="flip" size={20} aria-hidden />
            <Side title={t('rentalCart.ask.after')} goods={after.goods} trip={after.trip} />
          </Sides>
        )}
      </Body>
      <Answers question={question} />
    </Dialog>
  );
}

/** One of the two carts: what is in it, for which trip, at which price. */
function Side({
  title,
  goods,
  trip,
}: {
  title: string;
  goods: TripGoods;
  trip: TripSettings | null;
}) {
  const { data: config } = useQuery(configQuery());
  const totals = useTripTotals(goods, trip);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {trip === null || goods.length === 0 ? (
        <b>{t('rentalCart.ask.nothing')}</b>
      ) : (
        <>
          <b>{tripTypeText(trip.type)}</b>
          <span>{trip.type === 'hourly' ? hoursText(trip.hours) : kmText(trip.distanceKm)}</span>
          <span>{pickupTimeText(presentTrip(trip).pickupAt, config)}</span>
          <span>
            <bdi>{trip.pickup.name}</bdi>
          </span>
          {goods.map(({ vehicle, quantity }) => (
            <span key={vehicle.id}>
              <bdi>{vehicle.name}</bdi>{' '}
              <bdi dir="ltr">
                ×{'\u00a0'}
                {quantity}
              </bdi>
            </span>
          ))}
          {totals !== null && config !== undefined && (
            <strong>
              {t('rentalCart.ask.total', {
                amount: isolatedMoney(totals.total, config.currency),
              })}
            </strong>
          )}
        </>
      )}
    </section>
  );
}

/** The vehicles that go, each with the reason where there is one. */
function Leaving({
  lines,
  type,
  title,
}: {
  lines: RentalCartLine[];
  /** The trip that they cannot make; null when they go for another reason. */
  type: TripType | null;
  /** Null where the dialog’s own title says it. */
  title: string | null;
}) {
  return (
    <Listed aria-label={title ?? t('rentalCart.ask.leaving')}>
      {title !== null && <h3>{title}</h3>}
      <ul>
        {lines.map(({ id, vehicle, quantity }) => (
          <li key={id}>
            <Stage id={vehicle.id} image={vehicle.imageUrl} radius="14px" art="76%" ratio="4 / 3" />
            <span>
              <b>{vehicle.name}</b>
              <small>
                {t('rentalCart.ask.quantity', { provider: vehicle.provider.name, quantity })}
              </small>
            </span>
            {type !== null && (
              <Badge $look="warning">
                {offersTrip(vehicle, type)
                  ? t('rentalCart.ask.notFree')
                  : t(`rentalCart.ask.only.${type === 'hourly' ? 'distance_wise' : 'hourly'}`)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Listed>
  );
}

/** Answers what is asked: a question of a change on its way, or of the cart itself. */
function useAnswer() {
  const cart = useRentalCartActor();
  return (event: TripConflictsEvent) => {
    const { conflicts } = cart.getSnapshot().children;
    if (conflicts !== undefined) conflicts.send(event);
    else if (event.type === 'rental.yes' || event.type === 'rental.no') cart.send(event);
  };
}

function Answers({ question }: { question: RentalQuestion }) {
  const answer = useAnswer();
  const parks = useSelector(useRentalCartActor(), mayPark);
  const lists = question === 'removals' || question === 'conflicts';
  const yes = lists
    ? t('rentalCart.ask.remove')
    : question === 'clear' || question === 'parked'
      ? t(`rentalCart.ask.${question}.yes`)
      : t('rentalCart.ask.yes');
  return (
    <Foot>
      <Button size="lg" onClick={() => answer({ type: 'rental.no' })}>
        {lists ? t('rentalCart.ask.keep') : t('rentalCart.ask.no')}
      </Button>
      <Button
        size="lg"
        look={question === 'clear' ? 'danger' : 'primary'}
        onClick={() => answer({ type: lists ? 'rental.remove' : 'rental.yes' })}
      >
        {yes}
      </Button>
      {parks && (
        <Button look="soft" onClick={() => answer({ type: 'rental.yes.park' })}>
          {t('rentalCart.ask.park')}
        </Button>
      )}
    </Foot>
  );
}
