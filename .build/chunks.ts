import type { Rolldown } from 'vite';

/**
 * Few chunks, because each costs a request on a slow line: what every page needs, libraries apart
 * from our own code that changes more often, and what most pages show: stores, items, a store's
 * facts, dialogs.
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
    // Small things of many screens, which would draw a whole group in after them.
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
  // What the checkout shares with its parts that come later.
  {
    name: 'ordering',
    test: /src\/checkout\/(Delayed|Part|lazyParts|queries)\.tsx?$|ui\/field\/ChipChoice\.tsx$|rules\/orderChanges\.ts$|coupon\.machine\.ts$/,
    priority: 4.6,
  },
  // What reads orders, for their pages and for the checkout.
  { name: 'orders', test: /api\/orders\/read\.ts$/, priority: 7 },
  // What every form uses, and those of signing in besides.
  { name: 'forms', test: /src\/ui\/form\/|node_modules\/@hookform/, priority: 7 },
  { name: 'signing', test: /src\/identity\/signIn\/frame\.ts$/, priority: 7 },
  {
    // Of a few screens each: alone, each would be named in the first chunk.
    name: 'icons',
    test: /icons\/(arrow-(down|up)|banknote-arrow-down|flag|gift|navigation|printer|refresh-cw|smartphone|undo-2)\.mjs$/,
    priority: 7,
  },
  // Both a password field and the goods show it: without a chunk of its own, signing in loads them.
  { name: 'eye', test: /\/icons\/eye\.m?js$/, priority: 7 },
  // What carts and bookings price with.
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

/** What is imported to be there, not for what it exports; all else of ours is left out unless used. */
export const hasEffects = (id: string): boolean =>
  !/\/(src|machines)\//.test(id) || /main\.tsx$|\.css$/.test(id);
