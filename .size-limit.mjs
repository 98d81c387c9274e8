// Budgets of the built storefront, brotli (quality guide 1): what the first visit of home loads,
// what any dialog needs, and what each further screen adds to both.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

/** A chunk and everything it imports at once, as files. */
function filesOf(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (chunk === undefined) throw new Error(`${entry} is not in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const union = (entries) => new Set(entries.flatMap((entry) => [...filesOf(entry)]));
const without = (files, known) => [...files].filter((file) => !known.has(file));
const built = (files) => [...files].map((file) => `dist/client/${file}`);

const home = union(['index.html', 'src/messages/en/first.ts', 'src/catalogue/HomePage.tsx']);
const dialog = filesOf('src/ui/ConfirmDialog.tsx');
// What home loads further down, and most screens show: items with their cart buttons.
const goods = filesOf('src/catalogue/HomeMore.tsx');
const shared = new Set([...home, ...dialog, ...goods]);
const screens = Object.keys(manifest).filter((name) => /^src\/.*[A-Z]\w+\.tsx$/.test(name));
/** Screens that need more than the common limit. */
const wider = {
  // The guide's 25 KB are of 1024 bytes.
  'src/checkout/CheckoutPage.tsx': '25.6 KB',
  // Shares a store's facts with it, for the open hours.
  'src/orders/TrackOrderPage.tsx': '20 KB',
  // The trip, its prices, filters and cards, which all pages of rental share.
  'src/rental/RentalHomePage.tsx': '23 KB',
  'src/rental/VehicleSearchPage.tsx': '25.6 KB',
  // The chart of the trip cart with its conflicts.
  'src/rental/RentalCartPage.tsx': '24.5 KB',
  'src/rental/RentalCartDrawer.tsx': '23 KB',
  'src/rental/SimilarVehicles.tsx': '17 KB',
  'src/rental/TripCheckoutPage.tsx': '25 KB',
  // Stands in the checkout of a trip, which has loaded its prices.
  'src/rental/BookingForm.tsx': '25 KB',
  'src/rental/TripPage.tsx': '20 KB',
  'src/rental/VehiclePage.tsx': '25.6 KB',
  'src/rental/ProviderPage.tsx': '25.6 KB',
  // React Hook Form and yup, shared by every form and loaded with the first; and what the checkout
  // keeps, which its page has loaded.
  'src/checkout/ContactForm.tsx': '30 KB',
  'src/checkout/ContactDialog.tsx': '30 KB',
  // React Hook Form beside a place search and what the map is told.
  'src/place/AddressForm.tsx': '25 KB',
  // The address book beside the frame of an account's pages.
  'src/app/ProfilePage.tsx': '19.2 KB',
  // With the first dialog at most 46 KB beyond home; its parts share the form library with it.
  'src/identity/AuthDialog.tsx': '28 KB',
  'src/identity/RecoveryPage.tsx': '25.6 KB',
  'src/identity/InfoForm.tsx': '17 KB',
  'src/identity/NewPasswordForm.tsx': '18 KB',
  'src/identity/PhoneFields.tsx': '17 KB',
  'src/identity/PhonePane.tsx': '17 KB',
  'src/identity/SignUpForm.tsx': '20 KB',
  'src/orders/OrderResultPage.tsx': '18 KB',
  // Countries and their number plans, loaded when a phone field shows.
  'src/identity/PhoneInput.tsx': '28 KB',
  // Leaflet, loaded with the first map that shows.
  'src/map/LeafletMap.tsx': '44 KB',
  'src/map/LeafletPicker.tsx': '44 KB',
};

/** What the form of sign-in needs; its picture and the providers’ signs come beside it. */
const signIn = filesOf('src/identity/AuthDialog.tsx');

export default [
  // The guide's KB are of 1024 bytes: 150 are 153.6 of these, and 45 are 46.08.
  { name: 'home, first load', path: built(home), limit: '153.6 KB' },
  { name: 'home, further down', path: built(without(goods, home)), limit: '12.1 KB' },
  {
    name: 'sign-in on a cold home',
    path: built(without(signIn, new Set([...home, ...goods]))),
    limit: '46.08 KB',
  },
  { name: 'the first dialog', path: built(without(dialog, home)), limit: '20 KB' },
  ...screens
    .map((name) => ({ name, files: without(filesOf(name), shared) }))
    .filter(({ files }) => files.length > 0)
    .map(({ name, files }) => ({ name, path: built(files), limit: wider[name] ?? '15 KB' })),
];
