import { favouritesMachine } from '../../machines/wishlist/favourites.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const favouritesModel = defineModel(favouritesMachine, {
  events: {
    'favourites.tab.chosen': [
      named('the goods', { tab: 'goods' }),
      named('the sellers', { tab: 'sellers' }),
    ],
    'favourite.removal.asked': [named('an item', { wish: { thing: 'item', id: 7 } })],
  },
  actors: {
    removeWish: {
      done: [named('taken off', { text: 'Removed.' })],
      error: [
        named('not there', failedCall('notFound', [], 404)),
        refusal,
        named('no answer', silence),
      ],
    },
  },
  key: ({ context }) => ({ tab: context.tab, leaving: context.leaving !== null }),
  invariants: {
    'WISH-05: nothing goes that was not asked about': (s) =>
      (s.matches('confirming') || s.matches('removing')) === (s.context.leaving !== null),
  },
});
