import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import type { FavouritesTab } from '../../../machines/wishlist/favourites.machine.ts';
import type { Wish } from '../../../machines/wishlist/wish.machine.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { resolve, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { Button, ButtonBase } from '../../ui/Button.tsx';
import { Segment } from '../../ui/Choice.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import {
  favouritesQuery,
  refreshFavourites,
  wiredFavourites,
  type FavouriteLists,
} from '../../wishlist/favourites/index.ts';
import { ItemRow, ProviderRow, StoreRow, VehicleRow, type Rent } from './FavouriteRows.tsx';
import { capital } from '../nouns.ts';

const Body = styled(DialogBody)`
  padding-block-end: 24px;
  > ul {
    margin-block-start: 8px;
  }
`;

interface WishlistProps {
  onClose: () => void;
  Rent: Rent;
}

/**
 * The drawer with the customer's favourites, which can be bought or rented from here (F-22,
 * WISH-01..05, WISH-13, CONST-03).
 */
export function WishlistDrawer(props: WishlistProps) {
  const signedIn = useIsSignedIn();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('app.nav.wishlist')}
      width="var(--wishlist-w)"
      drawer
    >
      <Body>{signedIn ? <Favourites {...props} /> : <GuestsPanel />}</Body>
    </Dialog>
  );
}

/**
 * Asks a guest to sign in, because guests have no favourites (WISH-13). After signing in, the list
 * replaces this panel.
 */
function GuestsPanel() {
  const outlet = useOutlet();
  return (
    <EmptyPanel
      title={t('wishlist.guest')}
      text={t('site.footer.mustLogin')}
      object="locked"
      tint="parcel"
      action={
        <Button
          look="ink"
          onClick={() => outlet({ type: 'auth.asked', mode: 'signIn', intent: null })}
        >
          {t('account.signIn')}
        </Button>
      }
    />
  );
}

/**
 * Renders one favourite. Its remove button calls `ask`, and then the customer is asked for
 * confirmation.
 */
type RowOf = (ask: (wish: Wish) => void) => ReactNode;

const rowsOf = (
  lists: FavouriteLists,
  rental: boolean,
  { Rent, onClose: onLeave }: WishlistProps,
): Record<FavouritesTab, RowOf[]> =>
  rental
    ? {
        items: lists.vehicle.map((vehicle) => (ask) => (
          <VehicleRow
            key={vehicle.id}
            vehicle={vehicle}
            Rent={Rent}
            onLeave={onLeave}
            onRemove={() => ask({ thing: 'vehicle', id: vehicle.id })}
          />
        )),
        sellers: lists.provider.map((provider) => (ask) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            onLeave={onLeave}
            onRemove={() => ask({ thing: 'provider', id: provider.id })}
          />
        )),
      }
    : {
        items: lists.item.map((item) => (ask) => (
          <ItemRow
            key={item.id}
            item={item}
            onLeave={onLeave}
            onRemove={() => ask({ thing: 'item', id: item.id })}
          />
        )),
        sellers: lists.store.map((store) => (ask) => (
          <StoreRow
            key={store.id}
            store={store}
            onLeave={onLeave}
            onRemove={() => ask({ thing: 'store', id: store.id })}
          />
        )),
      };

function Favourites(props: WishlistProps) {
  const module = useModule();
  const client = useQueryClient();
  const rental = module?.type === 'rental';
  const words = wordingOf(module?.type ?? null);
  const kinds = { items: resolve({ key: words.items }), sellers: resolve({ key: words.stores }) };
  const query = useQuery(favouritesQuery(module?.id ?? null, rental));
  const [snapshot, send] = useFlow(wiredFavourites, {
    on: { 'wishlist.changed': () => void refreshFavourites(client) },
  });
  if (query.data === undefined) {
    return query.error === null ? (
      <Loading />
    ) : (
      <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  const { tab } = snapshot.context;
  const rows = rowsOf(query.data, rental, props);
  const label = (which: FavouritesTab) => `${capital(kinds[which])} ${rows[which].length}`;
  return (
    <>
      <Segment
        label={t('app.nav.wishlist')}
        name="favourites"
        value={tab}
        options={[
          { value: 'items', label: label('items') },
          { value: 'sellers', label: label('sellers') },
        ]}
        onChange={(chosen) => send({ type: 'favourites.tab.chosen', tab: chosen })}
        block
      />
      {rows[tab].length === 0 ? (
        <EmptyPanel
          title={t('wishlist.none', { kind: kinds[tab] })}
          text={t('wishlist.noneText')}
          object="red-heart"
          tint="shop"
          action={
            <ButtonBase as={Link} to={linkTo('home')} onClick={props.onClose}>
              {t('wishlist.browse', { kind: kinds[tab] })}
            </ButtonBase>
          }
        />
      ) : (
        <ul aria-label={capital(kinds[tab])}>
          {rows[tab].map((row) => row((wish) => send({ type: 'favourite.removal.asked', wish })))}
        </ul>
      )}
      <ConfirmDialog
        open={snapshot.hasTag('question')}
        title={t('wishlist.remove.confirm')}
        confirm={t('wishlist.remove.go')}
        danger
        busy={snapshot.hasTag('busy') && t('ui.loading')}
        onConfirm={() => send({ type: 'favourite.removal.confirmed' })}
        onCancel={() => send({ type: 'favourite.removal.declined' })}
      />
    </>
  );
}

function Loading() {
  return (
    <>
      <Skeleton $height="52px" $radius="14px" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} $height="92px" $radius="18px" style={{ marginBlockStart: 16 }} />
      ))}
    </>
  );
}
