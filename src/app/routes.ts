import { matchPath } from 'react-router-dom';
import { paths, type PageName } from '../../machines/rules/paths.ts';
import type { MessageKey } from '../messages/index.ts';
import { later } from '../ui/later.tsx';
import { screen } from './screen.ts';

/** What has to be chosen before a page shows: a place, a module of that place, or the rental one. */
type Needs = 'place' | 'module' | 'rental';

/** A page of the shop. */
export interface Route {
  page: PageName;
  screen: ReturnType<typeof screen<object>>;
  needs?: Needs;
  /** What the shop has to have for the page to be there (NAV-30..32). */
  offer?: 'wallet' | 'loyalty' | 'referral';
  /** Names the tab until the page, which may have a name of its own, does. */
  title?: MessageKey;
}

export const HomePage = later(async () => (await import('../catalogue/HomePage.tsx')).HomePage);
export const LandingPage = later(
  async () => (await import('../place/LandingPage.tsx')).LandingPage,
);
const StoresPage = screen(async () => (await import('../catalogue/StoresPage.tsx')).StoresPage);
const CampaignsPage = screen(
  async () => (await import('../catalogue/CampaignsPage.tsx')).CampaignsPage,
);
const OwnerPage = screen(async () => (await import('../site/OwnerPage.tsx')).OwnerPage);

/** Stands around every page of rental. */
export const RentalPage = screen(async () => (await import('../rental/RentalPage.tsx')).RentalPage);

/** The homes of modules that have one of their own (NAV-08, NAV-16). */
export const ownHomes = {
  rental: screen(async () => (await import('../rental/RentalHomePage.tsx')).RentalHomePage),
  parcel: screen(async () => (await import('../modules/ParcelPage.tsx')).ParcelPage),
};

export const NotFoundPage = screen(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

/** Every page of the shop (NAV-04..19); all other addresses are of none. */
export const routes: readonly Route[] = [
  { page: 'landing', screen: LandingPage },
  { page: 'home', screen: HomePage, needs: 'place' },
  {
    page: 'categories',
    screen: screen(async () => (await import('../catalogue/CategoriesPage.tsx')).CategoriesPage),
    needs: 'module',
  },
  {
    page: 'category',
    screen: screen(async () => (await import('../catalogue/CategoryPage.tsx')).CategoryPage),
    needs: 'place',
  },
  { page: 'stores', screen: StoresPage, needs: 'module' },
  { page: 'latestStores', screen: StoresPage, needs: 'module' },
  { page: 'popularStores', screen: StoresPage, needs: 'module' },
  {
    page: 'store',
    screen: later(async () => (await import('../catalogue/StorePage.tsx')).StorePage),
  },
  {
    page: 'product',
    screen: screen(async () => (await import('../catalogue/ProductPage.tsx')).ProductPage),
  },
  { page: 'campaigns', screen: CampaignsPage, needs: 'module' },
  { page: 'campaign', screen: CampaignsPage, needs: 'module' },
  {
    page: 'interest',
    screen: screen(async () => (await import('../catalogue/InterestPage.tsx')).InterestPage),
    needs: 'place',
  },
  {
    page: 'checkout',
    screen: screen(async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage),
    needs: 'place',
    title: 'app.title.checkout',
  },
  {
    page: 'orderResult',
    screen: screen(async () => (await import('../orders/OrderResultPage.tsx')).OrderResultPage),
    title: 'app.title.order',
  },
  {
    page: 'orders',
    screen: screen(async () => (await import('../orders/MyOrdersPage.tsx')).MyOrdersPage),
  },
  {
    page: 'trackOrder',
    screen: screen(async () => (await import('../orders/TrackOrderPage.tsx')).TrackOrderPage),
    title: 'app.nav.track',
  },
  { page: 'rentalHome', screen: ownHomes.rental, needs: 'rental' },
  {
    page: 'vehicles',
    screen: screen(async () => (await import('../rental/VehicleSearchPage.tsx')).VehicleSearchPage),
    needs: 'rental',
  },
  {
    page: 'vehicle',
    screen: screen(async () => (await import('../rental/VehiclePage.tsx')).VehiclePage),
    needs: 'rental',
  },
  {
    page: 'provider',
    screen: screen(async () => (await import('../rental/ProviderPage.tsx')).ProviderPage),
    needs: 'rental',
  },
  {
    page: 'rentalCart',
    screen: screen(async () => (await import('../rental/RentalCartPage.tsx')).RentalCartPage),
    needs: 'rental',
  },
  {
    page: 'rentalCheckout',
    screen: screen(async () => (await import('../rental/TripCheckoutPage.tsx')).TripCheckoutPage),
    needs: 'rental',
  },
  {
    page: 'trips',
    screen: screen(async () => (await import('../rental/MyTripsPage.tsx')).MyTripsPage),
    needs: 'rental',
  },
  {
    page: 'trip',
    screen: screen(async () => (await import('../rental/TripPage.tsx')).TripPage),
    needs: 'rental',
  },
  {
    page: 'profile',
    screen: screen(async () => (await import('./ProfilePage.tsx')).ProfilePage),
  },
  {
    page: 'wallet',
    screen: screen(async () => (await import('../account/WalletPage.tsx')).WalletPage),
    offer: 'wallet',
  },
  {
    page: 'coupons',
    screen: screen(async () => (await import('../account/CouponsPage.tsx')).CouponsPage),
  },
  {
    page: 'points',
    screen: screen(async () => (await import('../account/PointsPage.tsx')).PointsPage),
    offer: 'loyalty',
  },
  {
    page: 'referral',
    screen: screen(async () => (await import('../account/ReferralPage.tsx')).ReferralPage),
    offer: 'referral',
  },
  {
    page: 'settings',
    screen: screen(async () => (await import('../account/SettingsPage.tsx')).SettingsPage),
  },
  {
    page: 'recovery',
    screen: screen(async () => (await import('../identity/RecoveryPage.tsx')).RecoveryPage),
  },
  {
    page: 'help',
    screen: screen(async () => (await import('../site/HelpPage.tsx')).HelpPage),
  },
  { page: 'about', screen: OwnerPage },
  { page: 'terms', screen: OwnerPage },
  { page: 'privacy', screen: OwnerPage },
  { page: 'refundPolicy', screen: OwnerPage },
  { page: 'cancellationPolicy', screen: OwnerPage },
  { page: 'shippingPolicy', screen: OwnerPage },
];

/** Pages whose path takes no other page's, as `/store/latest` does of `/store/:id`, come first. */
const bySpecialty = routes.toSorted(
  (a, b) => Number(paths[a.page].includes(':')) - Number(paths[b.page].includes(':')),
);

/** The page of an address's path; undefined where the shop has none. */
export function routeOf(path: string): Route | undefined {
  return bySpecialty.find(({ page }) => matchPath(paths[page], path) !== null);
}

/** Loads the screen of a path before it is shown. */
export async function preloadPage(path: string): Promise<void> {
  const route = routeOf(path);
  await Promise.all([route?.screen.preload(), route?.needs === 'rental' && RentalPage.preload()]);
}
