import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Heart, MenuIcon, PackageSearch, Search, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { formatMoney } from '../../../machines/rules/money.ts';
import { linkTo, paths } from '../../../machines/rules/paths.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { useBadgeCount, useCartTotals } from '../../cart/index.ts';
import { SearchBox } from '../../catalogue/index.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { NewsLinks } from '../../inbox/index.ts';
import { addressText, listOf, resolve, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePlace } from '../../shop/place.ts';
import { configQuery } from '../../shop/config.ts';
import { oneLine } from '../../ui/style/clipped.ts';
import { Count, IconButton } from '../../ui/IconButton.tsx';
import { Link, NavLink } from '../../ui/Link.tsx';
import { ShortMoney } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import {
  Bar,
  HomeLink,
  HomeNavLink,
  Narrow,
  Tools,
  Wide,
  type HeaderProps,
} from './headerParts.tsx';
import { screen } from '../screen.ts';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';

const NavDrawer = screen(() => import('./NavDrawer.tsx'), 'NavDrawer');
const ParcelSearch = screen(() => import('./ParcelSearch.tsx'), 'ParcelSearch');

const Links = styled.nav`
  display: flex;
  gap: 2px;
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    block-size: 44px;
    padding-inline: 13px;
    border-radius: var(--r-md);
    font: var(--type-label);
    color: var(--text-2);
    white-space: nowrap;
  }
  a > span::first-letter {
    text-transform: uppercase;
  }
  @media (hover: hover) {
    a:hover {
      background: var(--fill);
      color: var(--text);
    }
  }
  a[aria-current] {
    color: var(--text);
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 13px;
    inset-block-end: -16px;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent);
  }
`;

const CartButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  block-size: 48px;
  padding-inline: 18px;
  border-radius: var(--r-full);
  background: var(--ink);
  color: var(--on-ink);
  font: var(--type-label);
  font-variant-numeric: tabular-nums;
  flex: none;
  @media (hover: hover) {
    &:hover {
      background: var(--ink-hover);
    }
  }
  i {
    min-inline-size: 22px;
    block-size: 22px;
    border-radius: 11px;
    display: grid;
    place-items: center;
    background: var(--count);
    color: var(--on-accent);
    font: 720 0.75rem/1 var(--font);
  }
`;

const PlaceButton = styled.button`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  padding: 4px 6px;
  border-radius: 12px;
  min-block-size: 44px;
  align-content: center;
  small {
    font: var(--type-micro);
    color: var(--text-3);
  }
  b {
    display: flex;
    align-items: center;
    gap: 4px;
    font: var(--type-label);
    min-inline-size: 0;
    /* The page server does not know the address, whose line keeps its height until it is there. */
    min-block-size: 1lh;
  }
  b > bdi {
    ${oneLine}
  }
`;

/**
 * A customer's links to messages and notifications; a `narrow` bar has the latter alone. Guests do
 * not see them, because they have no chat (NAV-19, GUEST-05).
 */
function News({ narrow = false }: { narrow?: boolean }) {
  return (
    <Delayed
      instead={Nothing}
      fallback={<Skeleton $width={narrow ? '44px' : '92px'} $height="44px" />}
    >
      <NewsLinks narrow={narrow} />
    </Delayed>
  );
}

const SearchRow = styled.div`
  display: none;
  @media (max-width: 1180px) {
    display: flex;
    padding: 8px var(--gutter);
  }
`;

/** The label of the cart button, and the function that opens the cart. */
function useCartButton() {
  const outlet = useOutlet();
  const { data: config } = useQuery(configQuery());
  const { subtotal } = useCartTotals(config?.currency.digits ?? 2);
  const rental = useModule()?.type === 'rental';
  const count = useBadgeCount(rental);
  // The bar does not know the price of a trip, so for rental it shows the number of vehicles.
  const money = rental || config === undefined ? null : config.currency;
  const summary = money === null ? count : listOf([formatMoney(subtotal, money), String(count)]);
  const button = {
    'aria-haspopup': 'dialog',
    'aria-label': t('ui.labelled', { label: t('app.nav.cart2'), value: summary }),
    onClick: () => outlet({ type: 'overlay.opened', overlay: { kind: 'cart' } }),
  } as const;
  return { subtotal, money, count, button };
}

/** The bar of an open shop: navigation, search, wishlist, cart and account (NAV-07..19). */
export function ShopBar(props: HeaderProps & { signedIn: boolean }) {
  const { pathname } = useLocation();
  // The drawer and the search stay open only on the page where they were opened.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [searchAt, setSearchAt] = useState<string | null>(null);
  const parcel = useModule()?.type === 'parcel';
  const searching = !parcel && (pathname === paths.home || searchAt === pathname);
  return (
    <>
      <Bar>
        <Wide>
          <HomeLink />
          <ModuleNav />
          {parcel ? (
            <Delayed
              instead={FailedLayer}
              fallback={<Skeleton $height="48px" style={{ flex: '1 100px' }} />}
            >
              <ParcelSearch />
            </Delayed>
          ) : (
            <SearchBox />
          )}
          <WideTools {...props} />
        </Wide>
        <NarrowTools
          signedIn={props.signedIn}
          searching={searching}
          onMenu={() => setMenuAt(pathname)}
          onSearch={() => setSearchAt(searching ? null : pathname)}
        />
      </Bar>
      {searching && (
        <SearchRow>
          <SearchBox />
        </SearchRow>
      )}
      {menuAt === pathname && (
        <Delayed instead={FailedLayer} onLeave={() => setMenuAt(null)}>
          <NavDrawer {...props} onClose={() => setMenuAt(null)} />
        </Delayed>
      )}
    </>
  );
}

/** The links between the main pages of the current module (NAV-07..09). */
function ModuleNav() {
  const type = useModule()?.type ?? null;
  const rental = type === 'rental';
  return (
    <Links aria-label={t('app.nav.main')}>
      <HomeNavLink>{t('app.nav.home')}</HomeNavLink>
      {type === 'parcel' ? (
        <NavLink to={linkTo('help')}>{t('site.footer.contact')}</NavLink>
      ) : (
        <>
          {!rental && <NavLink to={linkTo('categories')}>{t('app.nav.categories')}</NavLink>}
          <NavLink to={rental ? linkTo('vehicles') : linkTo('popularStores')}>
            <span>{resolve({ key: wordingOf(type)[rental ? 'items' : 'stores'] })}</span>
          </NavLink>
        </>
      )}
    </Links>
  );
}

/** The link with which a guest tracks an order, or a trip in rental (NAV-18). */
export function TrackLink() {
  const track = t(useModule()?.type === 'rental' ? 'app.nav.trackTrip' : 'app.nav.track');
  return (
    <IconButton as={Link} to={linkTo('trackOrder')} data-guest aria-label={track}>
      <PackageSearch size={20} aria-hidden />
    </IconButton>
  );
}

function WideTools({ accountSlot, signedIn }: HeaderProps & { signedIn: boolean }) {
  const outlet = useOutlet();
  const { subtotal, money, count, button } = useCartButton();
  return (
    <Tools>
      {!signedIn && <TrackLink />}
      {signedIn && <News />}
      <IconButton
        aria-label={t('app.nav.wishlist')}
        aria-haspopup="dialog"
        onClick={() => outlet({ type: 'overlay.opened', overlay: { kind: 'wishlist' } })}
      >
        <Heart size={20} aria-hidden />
      </IconButton>
      <CartButton type="button" {...button}>
        <ShoppingBag size={20} aria-hidden />
        {money !== null && <ShortMoney amount={subtotal} currency={money} />}
        {count > 0 && <i>{count}</i>}
      </CartButton>
      {accountSlot}
    </Tools>
  );
}

interface NarrowToolsProps {
  signedIn: boolean;
  searching: boolean;
  onMenu: () => void;
  onSearch: () => void;
}

function NarrowTools({ signedIn, searching, onMenu, onSearch }: NarrowToolsProps) {
  const outlet = useOutlet();
  const place = usePlace();
  const { pathname } = useLocation();
  const { count, button } = useCartButton();
  const type = useModule()?.type;
  const rental = type === 'rental';
  return (
    <Narrow>
      <IconButton aria-label={t('app.nav.menu')} aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon size={20} aria-hidden />
      </IconButton>
      <PlaceButton
        type="button"
        aria-haspopup="dialog"
        onClick={() =>
          outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } })
        }
      >
        <small>{t(rental ? 'app.nav.pickUpAt' : 'app.nav.deliverTo')}</small>
        <b>
          <bdi>{place !== null && addressText(place)}</bdi>
          <ChevronDown size={14} aria-hidden />
        </b>
      </PlaceButton>
      {pathname !== paths.home && type !== 'parcel' && (
        <IconButton aria-label={t('app.nav.search')} aria-expanded={searching} onClick={onSearch}>
          <Search size={20} aria-hidden />
        </IconButton>
      )}
      {signedIn && <News narrow />}
      <IconButton {...button}>
        <ShoppingBag size={20} aria-hidden />
        {count > 0 && <Count>{count}</Count>}
      </IconButton>
    </Narrow>
  );
}
