import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { useFlow } from '../flow/useFlow.ts';
import { refreshFavourites, wiredWish } from './favourites/wiring.ts';

/**
 * After a guest signs in, saves the favourite that they chose before signing in (WISH-07). Renders
 * nothing.
 */
export function DueWish({ wish }: { wish: Wish }): null {
  const client = useQueryClient();
  const [, send] = useFlow(wiredWish, {
    input: { wish },
    on: { 'wishlist.changed': () => void refreshFavourites(client) },
  });
  useEffect(() => send({ type: 'wish.toggled', wanted: true, signedIn: true }), [send]);
  return null;
}
