import type { Rolldown } from 'vite';

/**
 * There are few chunks, because each costs a request on a slow line: code that every page needs;
 * libraries, apart from our own code that changes more often; and code that most pages use: stores,
 * items, a store's details, dialogs.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 9 },
  { name: 'shop', tags: ['$initial'], test: /(src|machines)\/(?!main)/, priority: 8 },
  {
    name: 'shelves',
    test: /src\/(catalogue\/home\/(HomeShelves|Countdown)|modules\/NoModules)\.tsx$|icons\/eye\.mjs$/,
    priority: 7,
  },
  {
    // Small modules of many screens, which would otherwise pull a complete group in with them.
    name: 'bits',
    test: /icons\/(banknote|bike|check|chevron-right|truck|percent|wallet|ticket|copy|plus|minus|trash|tag|store|house|locate-fixed|search-x|share-2|user|utensils)\.mjs$|rules\/(distance|fee|mapZoom)\.ts$|messages\/clockText\.ts$|platform\/(share|visibility)\.ts$|ui\/(Field|Notice)\.tsx$|icons\/(circle-exclamation-point|circle-check|info)\.mjs$/,
    priority: 7.5,
  },
  {
    // Small things of the pages of stores, items and vehicles.
    name: 'wares',
    test: /catalogue\/(Breadcrumbs|ReviewList|ShareButton|itemQueries)\.tsx?$|api\/catalogue\/items\.ts$|ui\/menu\/Tabs\.tsx$/,
    priority: 3,
  },
  {
    // Signs, sums and addresses of the checkouts: alone, each would be a request.
    name: 'signs',
    test: /icons\/(zap|credit-card|calendar-clock)\.mjs$|ui\/text\/Amounts\.tsx$|rules\/address\.ts$|place\/storageDenied\.ts$/,
    priority: 6.5,
  },
  {
    name: 'goods',
    test: /src\/(catalogue\/(item\/ItemCard|store\/StoreList)|ui\/(progress\/ProgressBar|list\/LoadMore))\.tsx$/,
    priority: 6,
  },
  // Code that the checkout shares with its lazy parts.
  {
    name: 'ordering',
    test: /src\/checkout\/(Delayed|Part|lazyParts|queries)\.tsx?$|ui\/field\/ChipChoice\.tsx$|rules\/orderChanges\.ts$|coupon\.machine\.ts$/,
    priority: 4.6,
  },
  // The readers of orders, for the pages of orders and for the checkout.
  { name: 'orders', test: /api\/orders\/read\.ts$/, priority: 7 },
  // Code that every form uses, and that of the sign-in forms.
  { name: 'forms', test: /src\/ui\/form\/|node_modules\/@hookform/, priority: 7 },
  { name: 'signing', test: /src\/identity\/signIn\/frame\.ts$/, priority: 7 },
  {
    // Of a few screens each: alone, each would be named in the first chunk.
    name: 'icons',
    test: /icons\/(arrow-(down|up)|banknote-arrow-down|flag|gift|navigation|printer|refresh-cw|smartphone|undo-2)\.mjs$/,
    priority: 7,
  },
  // Both a password field and item cards use it: without a chunk of its own, sign-in would load the
  // code of cards.
  { name: 'eye', test: /\/icons\/eye\.m?js$/, priority: 7 },
  // The price calculation of carts and bookings.
  { name: 'prices', test: /machines\/rules\/(coupon|tax)\.ts$/, priority: 6.4 },
  // Small things of paying, for an order and for a trip.
  {
    name: 'paying',
    test: /rules\/payment\.ts$|src\/checkout\/payment\/payment\.ts$/,
    priority: 4.9,
  },
  {
    // Small things of the pages of rental.
    name: 'trip',
    test: /src\/rental\/(labelled|links|shopTerms|cart\/lineQuantity)\.ts$|icons\/(circle-dot|hourglass|route|car-front)\.mjs$/,
    priority: 6.3,
  },
  { name: 'dialog', test: /src\/ui\/Dialog\.tsx$/, priority: 5 },
  // Naming a place, on the landing page and in dialogs.
  {
    name: 'place',
    test: /src\/place\/(LocationPanel|FoundPlace|addressLook|wiring|recent)\.tsx?$/,
    priority: 4.5,
  },
  {
    name: 'store',
    test: /src\/(catalogue\/(store\/(StoreFacts|StoreOffers)|listingQueries)|api\/catalogue\/listings)\.tsx?$/,
    priority: 4,
  },
];

/**
 * Modules that are imported for their side effects; every other module of ours is left out unless
 * it is used.
 */
export const hasEffects = (id: string): boolean =>
  !/\/(src|machines)\//.test(id) || /main\.tsx$|\.css$/.test(id);
