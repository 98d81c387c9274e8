import { isDeepStrictEqual } from 'node:util';
import { favouritesMachine } from '../../machines/wishlist/favourites.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const favouritesModel = defineModel(favouritesMachine, {
  events: {
    'favourites.tab.chosen': [
      named('the items', { tab: 'items' }),
      named('the sellers', { tab: 'sellers' }),
    ],
    'favourite.removal.asked': [named('an item', { wish: { thing: 'item', id: 7 } })],
  },
  actors: {
    removeWish: {
      done: [named('taken off', { text: 'Removed.' })],
      error: [
        named(
          'not there',
          failedCall('notFound', [{ code: 'x', message: 'It is not there.' }], 404),
        ),
        refusal,
        named('no answer', silence),
      ],
    },
  },
  key: ({ context }) => ({ tab: context.tab, leaving: context.leaving !== null }),
  invariants: {
    'WISH-05: a favourite goes after Yes alone, and it is the one that was asked about': (
      _,
      step,
    ) =>
      step === null ||
      step.started.length === 0 ||
      (step.event?.type === 'favourite.removal.confirmed' &&
        isDeepStrictEqual(
          step.started.map(({ input }) => input),
          [{ wish: { thing: 'item', id: 7 } }],
        )),
    'WISH-08: the list is read anew when one is gone, and stays as it was after a refusal': (
      _,
      step,
    ) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'wishlist.changed') ===
        (step.answer?.failed === false || step.label === 'removeWish fails: not there'),
    'WISH-08: every answer of the server is told, as a success only when it is one': (_, step) =>
      step?.answer == null ||
      isDeepStrictEqual(
        step.emitted.flatMap((fact) => ('kind' in fact ? [fact.kind] : [])),
        [
          step.label === 'removeWish fails: not there'
            ? 'info'
            : step.answer.failed
              ? 'error'
              : 'success',
        ],
      ),
    'WISH-02: asking and answering leave the customer on the list they chose': (s, step) =>
      step === null ||
      step.event?.type === 'favourites.tab.chosen' ||
      s.context.tab === step.previous.context.tab,
    'WISH-05: nothing goes that was not asked about': (s) =>
      (s.matches('confirming') || s.matches('removing')) === (s.context.leaving !== null),
  },
});
