import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useModule } from '../modules/index.ts';
import { usePlace } from '../place/index.ts';
import { ownerPaths } from '../site/index.ts';
import { later } from '../ui/later.tsx';
import { screen } from './screen.ts';

const LandingPage = later(async () => (await import('../place/LandingPage.tsx')).LandingPage);
const HomePage = later(async () => (await import('../catalogue/HomePage.tsx')).HomePage);
const StorePage = later(async () => (await import('../catalogue/StorePage.tsx')).StorePage);
const StoresPage = screen(async () => (await import('../catalogue/StoresPage.tsx')).StoresPage);
const CategoriesPage = screen(
  async () => (await import('../catalogue/CategoriesPage.tsx')).CategoriesPage,
);
const CategoryPage = screen(
  async () => (await import('../catalogue/CategoryPage.tsx')).CategoryPage,
);
const ProductPage = screen(async () => (await import('../catalogue/ProductPage.tsx')).ProductPage);
const CampaignsPage = screen(
  async () => (await import('../catalogue/CampaignsPage.tsx')).CampaignsPage,
);
const InterestPage = screen(
  async () => (await import('../catalogue/InterestPage.tsx')).InterestPage,
);
const CheckoutPage = screen(
  async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage,
);
const OrderResultPage = screen(
  async () => (await import('../orders/OrderResultPage.tsx')).OrderResultPage,
);
const MyOrdersPage = screen(async () => (await import('../orders/MyOrdersPage.tsx')).MyOrdersPage);
const TrackOrderPage = screen(
  async () => (await import('../orders/TrackOrderPage.tsx')).TrackOrderPage,
);
const RecoveryPage = screen(
  async () => (await import('../identity/RecoveryPage.tsx')).RecoveryPage,
);
const NotFoundPage = screen(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
const HelpPage = screen(async () => (await import('../site/HelpPage.tsx')).HelpPage);
const OwnerPage = screen(async () => (await import('../site/OwnerPage.tsx')).OwnerPage);
const ProfilePage = screen(async () => (await import('./ProfilePage.tsx')).ProfilePage);
const ParcelPage = screen(async () => (await import('../modules/ParcelPage.tsx')).ParcelPage);
const RentalPage = screen(async () => (await import('../rental/RentalPage.tsx')).RentalPage);
/** The screens of paths that are likely to be opened next, the more special one first. */
const pages: [path: RegExp, screen: { preload: () => Promise<void> }][] = [
  [/^\/$/, LandingPage],
  [/^\/home$/, HomePage],
  [/^\/rental\//, RentalPage],
  [/^\/(stores|store\/(popular|latest))$/, StoresPage],
  [/^\/store\//, StorePage],
  [/^\/categories$/, CategoriesPage],
  [/^\/category\//, CategoryPage],
  [/^\/product\//, ProductPage],
  [/^\/campaigns/, CampaignsPage],
  [/^\/checkout$/, CheckoutPage],
  [/^\/my-orders$/, MyOrdersPage],
  [/^\/track-order$/, TrackOrderPage],
];

/** Loads the screen of a path before it is shown. */
export async function preloadPage(path: string): Promise<void> {
  await pages.find(([pattern]) => pattern.test(path))?.[1].preload();
}

/** Pages that need a place send a visitor without one to the landing page, which leads back (NAV-04). */
function Placed() {
  const { pathname, search } = useLocation();
  return usePlace() === null ? <Navigate to="/" replace state={pathname + search} /> : <Outlet />;
}

/** Once a place is chosen: the page that a link led to before, or else home. */
function Arrived() {
  const { state } = useLocation();
  return <Navigate to={typeof state === 'string' ? state : '/home'} replace />;
}

/** What a module sells waits until it is known which one it is, and says so where there is none. */
function InModule() {
  return useModule() === null ? <HomePage /> : <Outlet />;
}

/** The screen of the present path (NAV-04..19). */
export function Screens() {
  const place = usePlace();
  const type = useModule()?.type;
  const Home = type === 'rental' ? RentalPage : type === 'parcel' ? ParcelPage : HomePage;
  return (
    <Routes>
      <Route path="/" element={place === null ? <LandingPage /> : <Arrived />} />
      <Route element={<Placed />}>
        <Route path="/home" element={<Home />} />
        <Route path="/category/:id" element={<CategoryPage />} />
        <Route path="/interest" element={<InterestPage />} />
        <Route element={<InModule />}>
          <Route path="/categories" element={<CategoriesPage />} />
          <Route path="/stores" element={<StoresPage />} />
          <Route path="/store/latest" element={<StoresPage />} />
          <Route path="/store/popular" element={<StoresPage />} />
          <Route path="/campaigns" element={<CampaignsPage />} />
          <Route path="/campaigns/:id" element={<CampaignsPage />} />
        </Route>
        <Route path="/checkout" element={<CheckoutPage />} />
      </Route>
      <Route path="/rental/*" element={<RentalPage unknown={<NotFoundPage />} />} />
      <Route path="/my-trips" element={<Navigate to="/rental/trips" replace />} />
      <Route path="/store/:id" element={<StorePage />} />
      <Route path="/product/:id" element={<ProductPage />} />
      <Route path="/forgot-password" element={<RecoveryPage />} />
      <Route path="/order-result" element={<OrderResultPage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/my-orders" element={<MyOrdersPage />} />
      <Route path="/track-order" element={<TrackOrderPage />} />
      <Route path="/help-and-support" element={<HelpPage />} />
      {ownerPaths.map((path) => (
        <Route key={path} path={path} element={<OwnerPage />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
