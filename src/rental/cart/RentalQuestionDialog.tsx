import { useSelector } from '@xstate/react';
import { Building2, Clock, Route, Trash2, TriangleAlert, X } from 'lucide-react';
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
} from '../../../machines/rental/selectors.ts';
import { offersTrip } from '../../../machines/rules/rentalPrice.ts';
import { t, type MessageKey } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogTitle } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { BothCarts, CartThen } from './BothCarts.tsx';
import { answerQuestion, useRentalCartActor } from './cartActor.ts';
import { LeavingVehicles } from './LeavingVehicles.tsx';

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

const QuestionIcon = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 18px;
  background: var(--warning-soft);
  color: var(--warning);
  @media (max-width: 640px) {
    inline-size: 44px;
    block-size: 44px;
    border-radius: 14px;
  }
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

/**
 * The icon and the texts of each question that may be asked before the trip cart is changed. The
 * questions `removals` and `conflicts` list vehicles that do not fit and have to be removed; their
 * texts say why.
 */
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

/**
 * What the dialog shows about a question. It is read from the snapshot only once, when the dialog
 * opens, so that the dialog still shows the same question while it closes.
 */
function factsOf(snapshot: RentalCartSnapshot) {
  const leaving = leavingLines(snapshot);
  const after = cartAfter(snapshot);
  const type = tripTypeAsked(snapshot);
  const lists = ['removals', 'conflicts'].includes(questionOf(snapshot) ?? '');
  return {
    before: cartBefore(snapshot),
    after,
    type,
    lists,
    // A vehicle that the other cart also contains does not leave; one that does not fit is always
    // named.
    leaving: lists
      ? leaving
      : leaving.filter(({ vehicle }) =>
          after.vehicles.every((one) => one.vehicle.id !== vehicle.id),
        ),
    // The next question names them (RENT-12); this one shows only their number.
    lacking: questionOf(snapshot) === 'tripType' ? leaving.length : 0,
    lackType: leaving.length > 0 && leaving.every(({ vehicle }) => !offersTrip(vehicle, type)),
  };
}

/**
 * Asks a question before the trip cart is changed (RENT-06). It shows the cart before and after the
 * change, with prices. If vehicles have to be removed, it shows those vehicles and the remaining
 * cart instead. Escape and the close button mean no.
 */
export function RentalQuestionDialog({ question }: { question: RentalQuestion }) {
  const cart = useRentalCartActor();
  // While it closes it still shows the last question.
  const [{ before, leaving, lacking, after, type, lists, lackType }] = useState(() =>
    factsOf(cart.getSnapshot()),
  );
  const { icon, title, text } = look[question];
  const no = () => answerQuestion(cart, { type: 'rental.no' });
  return (
    <Dialog open onClose={no} title="" bare centred role="alertdialog" width="520px">
      <Body>
        <Head>
          <QuestionIcon aria-hidden>{icon}</QuestionIcon>
          <IconButton aria-label={t('ui.close')} onClick={no}>
            <X size={20} aria-hidden />
          </IconButton>
        </Head>
        <Words>
          <DialogTitle asChild>
            <h2>{t(title, { count: leaving.length })}</h2>
          </DialogTitle>
          <p>
            {lacking > 0
              ? t('rentalCart.ask.tripType.lacking', { count: lacking })
              : t(lists && lackType ? `rentalCart.ask.removals.${type}` : text)}
          </p>
        </Words>
        {leaving.length > 0 && lacking === 0 && (
          <LeavingVehicles
            lines={leaving}
            type={lists ? type : null}
            title={lists ? null : t('rentalCart.ask.leaving')}
          />
        )}
        {lists && <CartThen cart={after} />}
        {!lists && question !== 'clear' && (
          <BothCarts before={{ vehicles: before.lines, trip: before.trip }} after={after} />
        )}
      </Body>
      <Answers question={question} />
    </Dialog>
  );
}

function Answers({ question }: { question: RentalQuestion }) {
  const cart = useRentalCartActor();
  const parks = useSelector(cart, mayPark);
  const lists = question === 'removals' || question === 'conflicts';
  const yes = lists
    ? t('rentalCart.ask.remove')
    : question === 'clear' || question === 'parked'
      ? t(`rentalCart.ask.${question}.yes`)
      : t('rentalCart.ask.yes');
  return (
    <Foot>
      <Button size="lg" onClick={() => answerQuestion(cart, { type: 'rental.no' })}>
        {lists ? t('rentalCart.ask.keep') : t('rentalCart.ask.no')}
      </Button>
      <Button
        size="lg"
        look={question === 'clear' ? 'danger' : 'primary'}
        onClick={() => answerQuestion(cart, { type: lists ? 'rental.remove' : 'rental.yes' })}
      >
        {yes}
      </Button>
      {parks && (
        <Button look="soft" onClick={() => answerQuestion(cart, { type: 'rental.yes.park' })}>
          {t('rentalCart.ask.park')}
        </Button>
      )}
    </Foot>
  );
}
