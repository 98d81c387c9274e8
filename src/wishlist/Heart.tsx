import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { useModule } from '../modules/index.ts';
import { HeartButton } from '../ui/Card.tsx';
import { favouritesQuery, isOfRental } from './favourites/queries.ts';
import { refreshFavourites, wiredWish } from './favourites/wiring.ts';

export interface HeartProps extends Wish {
  /** The name of the favourite, for the button's accessible label. */
  name: string;
  /** Whether the button has an outline: set beside other buttons, left out on a picture. */
  lined?: boolean;
  /** A class that positions the button, when its container does not. */
  className?: string;
}

/**
 * The heart button that adds an item, store, vehicle or provider (`thing` says which) to the
 * favourites, or removes it (WISH-06..08). A guest is asked to sign in first, and then the
 * favourite is saved. `lined` draws an outline, for a heart beside other buttons.
 */
export function Heart({ thing, id, name, lined = false, className }: HeartProps) {
  const signedIn = useIsSignedIn();
  const client = useQueryClient();
  const moduleId = useModule()?.id ?? null;
  const { data } = useQuery({ ...favouritesQuery(moduleId, isOfRental(thing)), enabled: signedIn });
  // Until the list is read again, it does not contain the change that was just saved.
  const [refreshing, setRefreshing] = useState(false);
  const [snapshot, send] = useFlow(wiredWish, {
    input: { wish: { thing, id } },
    on: {
      'wishlist.changed': () => {
        setRefreshing(true);
        void refreshFavourites(client).finally(() => setRefreshing(false));
      },
    },
  });
  const known = signedIn && data?.[thing].some((one) => one.id === id) === true;
  const liked = snapshot.hasTag('busy') || refreshing ? snapshot.context.wanted : known;
  return (
    <HeartButton
      liked={liked}
      name={name}
      lined={lined}
      className={className}
      onClick={() => send({ type: 'wish.toggled', wanted: !liked, signedIn })}
    />
  );
}
