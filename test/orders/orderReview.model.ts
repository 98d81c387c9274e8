import { orderReviewMachine, type OrderRating } from '../../machines/orders/orderReview.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const burger: OrderRating = { kind: 'item', id: 12, stars: 5, comment: 'Crisp.' };
const courier: OrderRating = { kind: 'courier', id: 7, stars: 4, comment: '' };
const taken = { rating: courier, problem: null };

export const orderReviewModel = defineModel(orderReviewMachine, {
  events: {
    'review.submitted': [
      named('with stars', { ratings: [burger, courier] }),
      named('none', { ratings: [] }),
    ],
    'review.continued': [named('by button', {})],
  },
  actors: {
    sendRatings: {
      done: [
        named('all taken', [{ rating: burger, problem: null }, taken]),
        named('one refused', [{ rating: burger, problem: { text: 'The server says no.' } }, taken]),
      ],
      error: [silence, named('malformed', null)],
    },
  },
  invariants: {
    'M7: nothing is sent without stars, and that is said': (s, step) =>
      step?.label !== 'review.submitted: none' ||
      (s.matches('writing') && s.context.problem !== null && step.started.length === 0),
    'M7: thanks are said once everything was taken, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'announce') === step.label.includes('all taken'),
    'M7: of what was sent only the refused stays to be written': (s, step) =>
      step?.label.includes('one refused') !== true ||
      (s.matches('writing') && s.context.refused.map(({ rating }) => rating.id).join() === '12'),
    'M7: the order is read anew once some of it may have been taken': (_, step) =>
      step?.label.includes('sendRatings done') !== true ||
      step.emitted.some(({ type }) => type === 'reviews.saved'),
  },
});
