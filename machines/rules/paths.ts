/** The paths of all pages; links and statecharts use a page's name, never its path (NAV-04..19). */
export const paths = {
  landing: '/',
  home: '/home',
  categories: '/categories',
  category: '/category/:id',
  stores: '/stores',
  latestStores: '/store/latest',
  popularStores: '/store/popular',
  store: '/store/:id',
  product: '/product/:id',
  campaigns: '/campaigns',
  campaign: '/campaigns/:id',
  flashSale: '/flash-sale',
  newItems: '/new-arrivals',
  brand: '/brand/:id',
  condition: '/condition/:id',
  interest: '/interest',
  checkout: '/checkout',
  orderResult: '/order-result',
  orders: '/my-orders',
  order: '/my-orders/:id',
  orderReview: '/my-orders/:id/review',
  trackOrder: '/track-order',
  rentalHome: '/rental',
  vehicles: '/rental/vehicle-search',
  vehicle: '/rental/vehicle-details/:id',
  provider: '/rental/provider-details/:id',
  rentalCart: '/rental/cart',
  rentalCheckout: '/rental/checkout',
  trips: '/rental/trips',
  trip: '/rental/trips/:id',
  profile: '/profile',
  wallet: '/wallet',
  coupons: '/coupons',
  points: '/loyalty-points',
  referral: '/referral-code',
  settings: '/settings',
  recovery: '/forgot-password',
  help: '/help-and-support',
  about: '/about-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refundPolicy: '/refund-policy',
  cancellationPolicy: '/cancellation-policy',
  shippingPolicy: '/shipping-policy',
  storeRegistration: '/store-registration',
  courierRegistration: '/deliveryman-registration',
} as const;

export type PageName = keyof typeof paths;

/** The names of the parameters in a path: `id` for `/store/:id`. */
type ParameterOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The query parameters of a URL; null and undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | null | undefined>>;

type Values<Name extends PageName> = [ParameterOf<(typeof paths)[Name]>] extends [never]
  ? [query?: Query]
  : [
      parameters: Readonly<Record<ParameterOf<(typeof paths)[Name]>, string | number>>,
      query?: Query,
    ];

function isGiven(entry: [string, string | number | null | undefined]): boolean {
  return entry[1] !== null && entry[1] !== undefined;
}

/**
 * Builds the URL of a page. If the page's path has parameters, the first object has their values
 * and the second one the query: `linkTo('store', { id: 'lake-deli' }, { module_id: 1 })`. Otherwise
 * the only object is the query: `linkTo('home', { search: 'soup' })`.
 */
export function linkTo<Name extends PageName>(page: Name, ...values: Values<Name>): string {
  const path: string = paths[page];
  const hasParameters = path.includes('/:');
  const [parameters, query] = (hasParameters ? values : [{}, ...values]) as [Query, Query?];
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const given = Object.entries(query ?? {}).filter(isGiven);
  if (given.length === 0) return filled;
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${filled}?${search.toString()}`;
}
