import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { MessageRef } from '../../../machines/rules/domain.ts';
import { favouritesMachine } from '../../../machines/wishlist/favourites.machine.ts';
import {
  wishMachine,
  type Wish,
  type WishContext,
} from '../../../machines/wishlist/wish.machine.ts';
import { CallError } from '../../api/failure.ts';
import { saveRentalFavourite, saveFavourite } from '../../api/wishlist/calls.ts';
import { failureOf } from '../../../machines/rules/failure.ts';

/**
 * Saves a favourite of the rental module, or removes it when `wanted` is false. If it is saved
 * already, the API for rental answers 403, but the API for other modules answers 409. So this
 * function changes the 403 into a failure of the kind `conflict`, which is also the kind of a 409
 * (API-32).
 */
async function saveOfRental(thing: 'vehicle' | 'provider', id: number, wanted: boolean) {
  try {
    return await saveRentalFavourite(thing, id, wanted);
  } catch (error) {
    const failure = failureOf(error);
    if (wanted && failure?.status === 403) throw new CallError({ ...failure, kind: 'conflict' });
    throw error;
  }
}

const save = ({ thing, id }: Wish, wanted: boolean): Promise<string> =>
  thing === 'vehicle' || thing === 'provider'
    ? saveOfRental(thing, id, wanted)
    : saveFavourite(thing, id, wanted);

/** The statechart of a heart button, connected to the server. */
export const wiredWish = wishMachine.provide({
  actors: {
    saveWish: fromPromise<MessageRef, WishContext>(async ({ input: { wish, wanted } }) => {
      const message = await save(wish, wanted);
      return message === ''
        ? { key: wanted ? 'wishlist.added' : 'wishlist.removed' }
        : { text: message };
    }),
  },
});

/** The statechart of the list of favourites, connected to the server. */
export const wiredFavourites = favouritesMachine.provide({
  actors: {
    removeWish: fromPromise<MessageRef, { wish: Wish | null }>(async ({ input: { wish } }) => {
      const message = wish === null ? '' : await save(wish, false);
      return message === '' ? { key: 'wishlist.removed' } : { text: message };
    }),
  },
});

/** Reloads the favourites, so that the list and all hearts show the change. */
export const refreshFavourites = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['wishlist'] });
