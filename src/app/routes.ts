import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { ModuleType, ShopConfig } from '../../machines/rules/domain.ts';
import { paths, type PageName } from '../../machines/rules/paths.ts';
import { languageIn, withLanguage, type Extent, type MessageKey } from '../messages/index.ts';
import { moduleIdIn } from '../platform/address.ts';
import { TrackingForm } from '../rental/index.ts';
import { screen } from './screen.ts';

/**
 * What the visitor must have chosen before a page is shown: a place, or also a module there.
 * `rental` is for pages of vehicle rental: `RentalPage` asks for the place and switches to the
 * rental module.
 */
type Needs = 'place' | 'module' | 'rental';

/** What is known about a screen before its code is loaded. */
interface Screen {
  /** The source file of the screen's code. */
  file: string;
  /** Which part of the texts the screen needs; undefined means all texts. */
  texts?: Extent | undefined;
  preload: () => Promise<void>;
}

/** A page of the shop. */
export interface Route {
  page: PageName;
  screen: ComponentType & Screen;
  needs?: Needs;
  /**
   * Whether the shop's settings switch the page on; left out when every shop has it. A page that is
   * off counts as not found (NAV-30..32, LAND-08..13).
   */
  isOffered?: (config: ShopConfig) => boolean;
  /** The text key of the tab's title, until the page sets its own title. */
  title?: MessageKey;
  /**
   * True when the page's flow depends on what the page server does not know: the customer, the
   * exact place, the stored trip. The page is then rendered only when the browser's own actors run.
   */
  personal?: true;
  /**
   * Whether the page has the colour of its module. A page of no module has the neutral colour (ink).
   * By default a page has the module's colour if it needs a place.
   */
  inHue?: boolean;
  /** True for a personal page or a step of a flow, which search engines must not list. */
  unlisted?: true;
}

export const HomePage = screen(() => import('../catalogue/home/HomePage.tsx'), 'HomePage', 'first');
export const LandingPage = screen(
  () => import('../place/LandingPage.tsx'),
  'LandingPage',
  'landing',
);
const StoresPage = screen(() => import('./ModuleStoresPage.tsx'), 'ModuleStoresPage');
const CampaignsPage = screen(() => import('../catalogue/home/CampaignsPage.tsx'), 'CampaignsPage');
const ShelfPage = screen(() => import('../catalogue/shelves/ShelfPage.tsx'), 'ShelfPage');
const shelves = ['flashSale', 'newItems', 'brand', 'condition'] as const;
const OwnerPage = screen(() => import('../site/OwnerPage.tsx'), 'OwnerPage');

/**
 * The wrapper around every page of rental, which makes sure that a place and the module are chosen.
 */
export const RentalPage = screen(() => import('../rental/RentalPage.tsx'), 'RentalPage');

/** The home pages of the modules that do not use the common one (NAV-08, NAV-16). */
export const moduleHomes = {
  rental: screen(() => import('../rental/RentalHomePage.tsx'), 'RentalHomePage'),
  parcel: screen(() => import('../parcel/ParcelHomePage.tsx'), 'ParcelHomePage'),
};

/** The checkout of parcels, which have no cart (NAV-15). */
export const SendParcelPage = screen(
  () => import('../parcel/SendParcelPage.tsx'),
  'SendParcelPage',
);

export const CheckoutPage = screen(() => import('../checkout/CheckoutPage.tsx'), 'CheckoutPage');

export const NotFoundPage = screen(() => import('./NotFoundPage.tsx'), 'NotFoundPage');

/** Every page of the shop (NAV-04..19). All other paths show the "not found" page. */
export const routes: readonly Route[] = [
  { page: 'landing', screen: LandingPage },
  { page: 'home', screen: HomePage, needs: 'place' },
  {
    page: 'categories',
    screen: screen(() => import('../catalogue/search/CategoriesPage.tsx'), 'CategoriesPage'),
    needs: 'module',
  },
  {
    page: 'category',
    screen: screen(() => import('../catalogue/search/CategoryPage.tsx'), 'CategoryPage'),
    needs: 'place',
  },
  { page: 'stores', screen: StoresPage, needs: 'module' },
  { page: 'latestStores', screen: StoresPage, needs: 'module' },
  { page: 'popularStores', screen: StoresPage, needs: 'module' },
  {
    page: 'store',
    screen: screen(() => import('../catalogue/store/StorePage.tsx'), 'StorePage', 'store'),
    inHue: true,
  },
  {
    page: 'product',
    screen: screen(() => import('../catalogue/item/ProductPage.tsx'), 'ProductPage'),
    inHue: true,
  },
  { page: 'campaigns', screen: CampaignsPage, needs: 'module' },
  { page: 'campaign', screen: CampaignsPage, needs: 'module' },
  ...shelves.map((page): Route => ({ page, screen: ShelfPage, needs: 'module' })),
  {
    page: 'interest',
    screen: screen(() => import('../catalogue/home/InterestPage.tsx'), 'InterestPage'),
    needs: 'place',
    unlisted: true,
  },
  {
    page: 'checkout',
    screen: CheckoutPage,
    needs: 'place',
    title: 'app.title.checkout',
    personal: true,
    unlisted: true,
  },
  {
    page: 'orderResult',
    screen: screen(() => import('../orders/OrderResultPage.tsx'), 'OrderResultPage'),
    title: 'app.title.order',
    inHue: true,
    unlisted: true,
  },
  {
    page: 'orders',
    screen: screen(() => import('../orders/MyOrdersPage.tsx'), 'MyOrdersPage'),
    unlisted: true,
  },
  {
    page: 'order',
    screen: screen(() => import('../orders/OrderPage.tsx'), 'OrderPage'),
    title: 'app.title.order',
    unlisted: true,
  },
  {
    page: 'orderReview',
    screen: screen(() => import('../orders/OrderReviewPage.tsx'), 'OrderReviewPage'),
    title: 'app.title.order',
    inHue: true,
    unlisted: true,
  },
  {
    page: 'trackOrder',
    // The form's code is preloaded: a form that is rendered later would lose what the visitor typed
    // before.
    screen: screen(
      () =>
        Promise.all([import('../orders/TrackOrderPage.tsx'), TrackingForm.preload()]).then(
          ([page]) => page,
        ),
      'TrackOrderPage',
    ),
    title: 'app.nav.track',
    inHue: true,
    unlisted: true,
  },
  { page: 'rentalHome', screen: moduleHomes.rental, needs: 'rental' },
  {
    page: 'vehicles',
    screen: screen(() => import('../rental/search/VehicleSearchPage.tsx'), 'VehicleSearchPage'),
    needs: 'rental',
    personal: true,
  },
  {
    page: 'vehicle',
    screen: screen(() => import('../rental/vehicle/VehiclePage.tsx'), 'VehiclePage'),
    needs: 'rental',
  },
  {
    page: 'provider',
    screen: screen(() => import('../rental/search/ProviderPage.tsx'), 'ProviderPage'),
    needs: 'rental',
    personal: true,
  },
  {
    page: 'rentalCart',
    screen: screen(() => import('../rental/cart/RentalCartPage.tsx'), 'RentalCartPage'),
    needs: 'rental',
    personal: true,
    unlisted: true,
  },
  {
    page: 'rentalCheckout',
    screen: screen(() => import('../rental/booking/TripCheckoutPage.tsx'), 'TripCheckoutPage'),
    needs: 'rental',
    personal: true,
    unlisted: true,
  },
  {
    page: 'trips',
    screen: screen(() => import('../rental/trips/MyTripsPage.tsx'), 'MyTripsPage'),
    needs: 'rental',
    inHue: false,
    personal: true,
    unlisted: true,
  },
  {
    page: 'trip',
    screen: screen(() => import('../rental/trips/TripPage.tsx'), 'TripPage'),
    needs: 'rental',
    personal: true,
    unlisted: true,
  },
  {
    page: 'profile',
    screen: screen(() => import('./ProfilePage.tsx'), 'ProfilePage'),
    unlisted: true,
  },
  {
    page: 'wallet',
    screen: screen(() => import('../account/WalletPage.tsx'), 'WalletPage'),
    isOffered: ({ wallet }) => wallet,
    unlisted: true,
  },
  {
    page: 'coupons',
    screen: screen(() => import('../account/CouponsPage.tsx'), 'CouponsPage'),
    unlisted: true,
  },
  {
    page: 'points',
    screen: screen(() => import('../account/PointsPage.tsx'), 'PointsPage'),
    isOffered: ({ loyalty }) => loyalty !== null,
    unlisted: true,
  },
  {
    page: 'referral',
    screen: screen(() => import('../account/ReferralPage.tsx'), 'ReferralPage'),
    isOffered: ({ referral }) => referral !== null,
    unlisted: true,
  },
  {
    page: 'settings',
    screen: screen(() => import('../account/SettingsPage.tsx'), 'SettingsPage'),
    unlisted: true,
  },
  {
    page: 'recovery',
    screen: screen(() => import('../identity/recovery/RecoveryPage.tsx'), 'RecoveryPage'),
    unlisted: true,
  },
  {
    page: 'help',
    screen: screen(() => import('../site/HelpPage.tsx'), 'HelpPage'),
  },
  { page: 'about', screen: OwnerPage },
  { page: 'terms', screen: OwnerPage },
  { page: 'privacy', screen: OwnerPage },
  {
    page: 'refundPolicy',
    screen: OwnerPage,
    isOffered: ({ policies }) => policies.refund,
  },
  {
    page: 'cancellationPolicy',
    screen: OwnerPage,
    isOffered: ({ policies }) => policies.cancellation,
  },
  {
    page: 'shippingPolicy',
    screen: OwnerPage,
    isOffered: ({ policies }) => policies.shipping,
  },
  {
    page: 'storeRegistration',
    screen: screen(() => import('../join/StoreRegistrationPage.tsx'), 'StoreRegistrationPage'),
    isOffered: ({ joinsStores }) => joinsStores,
  },
  {
    page: 'courierRegistration',
    screen: screen(() => import('../join/CourierRegistrationPage.tsx'), 'CourierRegistrationPage'),
    isOffered: ({ joinsCouriers }) => joinsCouriers,
  },
];

/** The path under which documents and older links know the list of trips (NAV-11). */
export const TRIPS_ALIAS = '/my-trips';

/** The routes with static paths first, because `/store/latest` also matches `/store/:id`. */
const bySpecificity = routes.toSorted(
  (a, b) => Number(paths[a.page].includes(':')) - Number(paths[b.page].includes(':')),
);

/** The route of a path; undefined where the shop has no such page. */
export function routeOf(path: string): Route | undefined {
  return bySpecificity.find(({ page }) => matchPath(paths[page], path) !== null);
}

/**
 * The canonical URL of a page: its path, and in the query only what decides about its content: the
 * module (for pages that depend on it), the item that is open over a store's page, and the language
 * if the URL names one.
 */
export function canonicalOf(pathname: string, search: string): string {
  const route = routeOf(pathname);
  const ofModule = route?.page === 'product' || (route?.needs ?? 'rental') !== 'rental';
  const moduleId = ofModule ? moduleIdIn(search) : null;
  const item = route?.page === 'store' ? new URLSearchParams(search).get('item') : null;
  const named = item === null ? '' : `item=${encodeURIComponent(item)}`;
  const query = moduleId === null ? named : `module_id=${moduleId}`;
  return pathname.replace(/(.)\/+$/, '$1') + withLanguage(query, languageIn(search));
}

/** Whether the page at a path has the neutral colour (ink) instead of a module's colour. */
export function isInInk(path: string): boolean {
  const route = routeOf(path);
  return route !== undefined && !(route.inHue ?? route.needs);
}

/**
 * Whether a page's content depends on the current module. Pages of stores, items and rental do not:
 * their own URL or data names the module.
 */
export function isOfAnyModule(path: string): boolean {
  const needs = routeOf(path)?.needs;
  return needs === 'place' || needs === 'module';
}

/** The screens that a page consists of. For home they depend on the module's type. */
export function screensOf(path: string, type?: ModuleType): Screen[] {
  const route = routeOf(path);
  if (route === undefined) return [NotFoundPage];
  if (route.page === 'home' && type === 'rental') return [RentalPage, moduleHomes.rental];
  if (route.page === 'home' && type === 'parcel') return [moduleHomes.parcel];
  return route.needs === 'rental' ? [RentalPage, route.screen] : [route.screen];
}

/** Loads the screens of a path before they are shown. */
export async function preloadPage(path: string, type?: ModuleType): Promise<void> {
  await Promise.all(screensOf(path, type).map(({ preload }) => preload()));
}
