import {
  CircleUserRound,
  Heart,
  House,
  LayoutGrid,
  PackageSearch,
  Phone,
  ReceiptText,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { linkTo, paths } from '../../../machines/rules/paths.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useCustomer, useIsSignedIn } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePlace } from '../../shop/place.ts';
import { Link, NavLink } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { oneLine } from '../../ui/style/clipped.ts';
import { HomeNavLink } from './headerParts.tsx';
import { screen } from '../screen.ts';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';

const AccountSheet = screen(() => import('./AccountSheet.tsx'), 'AccountSheet');

const Tabs = styled.nav`
  display: none;
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--z-tabbar);
  background: var(--glass);
  backdrop-filter: blur(18px) saturate(1.6);
  border-block-start: 1px solid var(--line);
  padding: 6px 8px calc(6px + env(safe-area-inset-bottom));
  container-type: inline-size;
  /* The tabs are equally wide, except that a tab is never narrower than its longest word. */
  a,
  button {
    flex: 1 1 0;
    min-inline-size: min-content;
    text-align: center;
    display: grid;
    justify-items: center;
    gap: 4px;
    padding-block: 6px 4px;
    font: var(--type-micro);
    color: var(--text-3);
    border-radius: 14px;
    min-block-size: 48px;
  }
  /* Large text: the words of all tabs need up to 17rem, and here they have to be broken. */
  @container (max-width: 18rem) {
    a,
    button {
      overflow-wrap: anywhere;
    }
  }
  span::first-letter {
    text-transform: uppercase;
  }
  bdi {
    max-inline-size: 9ch;
    ${oneLine}
  }
  img {
    block-size: 22px;
    border-radius: 50%;
    object-fit: cover;
  }
  [aria-current] {
    color: var(--accent-text);
  }
  @media (max-width: 1180px) {
    display: flex;
  }
`;

/**
 * The tab bar of small screens: home, categories or vehicles, favourites, orders or trips, account.
 * In the parcel module, which has no categories, the second tab is Contact (NAV-09). A guest gets
 * other tabs for the last two: tracking an order by its number, and sign-in (NAV-18, NAV-20,
 * NAV-22). The cart is in the bar at the top.
 */
export function TabBar() {
  const outlet = useOutlet();
  const type = useModule()?.type;
  const rental = type === 'rental';
  if (usePlace() === null) return null;
  return (
    <Tabs aria-label={t('app.nav.tabs')}>
      <HomeNavLink>
        <House size={22} aria-hidden />
        {t('app.nav.home')}
      </HomeNavLink>
      {type === 'parcel' ? (
        <NavLink to={linkTo('help')}>
          <Phone size={22} aria-hidden />
          {t('site.footer.contact')}
        </NavLink>
      ) : (
        <NavLink to={rental ? linkTo('vehicles') : linkTo('categories')}>
          <LayoutGrid size={22} aria-hidden />
          {rental ? <span>{t('rules.word.vehicles')}</span> : t('app.nav.categories')}
        </NavLink>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => outlet({ type: 'overlay.opened', overlay: { kind: 'wishlist' } })}
      >
        <Heart size={22} aria-hidden />
        {t('app.nav.wishlist')}
      </button>
      <OwnTabs rental={rental} />
    </Tabs>
  );
}

/** The customer's pages that have no tab of their own: the account's tab leads to them. */
const accountPaths: readonly string[] = [
  paths.profile,
  paths.wallet,
  paths.coupons,
  paths.points,
  paths.referral,
  paths.settings,
];

/** One tab leads to the orders or, in rental, to the trips, and stands for the pages of both. */
const ownPaths = `${paths.orders}|${paths.trips}`;

/**
 * The last two tabs of the tab bar: for a customer the orders (the trips in `rental`) and the
 * account with their first name and picture (NAV-20), for a guest tracking and sign-in.
 */
function OwnTabs({ rental }: { rental: boolean }) {
  const signedIn = useIsSignedIn();
  const customer = useCustomer();
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  if (!signedIn) {
    return (
      <>
        <NavLink to={linkTo('trackOrder')}>
          <PackageSearch size={22} aria-hidden />
          {t(rental ? 'app.nav.trackTrip' : 'app.nav.track')}
        </NavLink>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => outlet({ type: 'auth.asked', mode: 'signIn', intent: null })}
        >
          <CircleUserRound size={22} aria-hidden />
          {t('account.signIn')}
        </button>
      </>
    );
  }
  const name = customer?.firstName ?? t('account.title');
  return (
    <>
      <Link
        to={linkTo(rental ? 'trips' : 'orders')}
        aria-current={pathname.match(ownPaths) ? 'page' : undefined}
      >
        <ReceiptText size={22} aria-hidden />
        {t(rental ? 'app.nav.trips' : 'app.nav.orders')}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('account.of', { name })}
        aria-current={accountPaths.includes(pathname) || undefined}
        onClick={() => setOpened(true)}
      >
        {customer?.imageUrl ? (
          <Picture src={customer.imageUrl} alt="" size={22} eager />
        ) : (
          <CircleUserRound size={22} aria-hidden />
        )}
        <bdi>{name}</bdi>
      </button>
      {opened && (
        <Delayed instead={FailedLayer} onLeave={() => setOpened(false)}>
          <AccountSheet onClose={() => setOpened(false)} />
        </Delayed>
      )}
    </>
  );
}
