import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { wishMachine, type Wish, type WishContext } from '../../machines/wishlist/wish.machine.ts';
import { saveFavourite } from '../api/wishlist.ts';

/** A heart with the server behind it. */
export const wiredWish = wishMachine.provide({
  actors: {
    saveWish: fromPromise<MessageRef, WishContext>(async ({ input: { wish, wanted } }) => {
      const said = await saveFavourite(wish.thing, wish.id, wanted);
      return said === '' ? { key: wanted ? 'wishlist.added' : 'wishlist.removed' } : { text: said };
    }),
  },
});

/** Reads the list anew, for all hearts. */
export const refreshFavourites = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['wishlist'] });

/** Keeps a favourite that was wanted before signing in. */
export function keepWish(
  wish: Wish,
  client: QueryClient,
  onFact: (fact: { type: string }) => void,
): void {
  const actor = createActor(wiredWish, { input: { wish } });
  actor.on('*', (fact) => {
    if (fact.type === 'wishlist.changed') void refreshFavourites(client);
    else onFact(fact);
  });
  actor.start();
  actor.send({ type: 'wish.toggled', wanted: true, signedIn: true });
}
