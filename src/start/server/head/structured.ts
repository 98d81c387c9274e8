import type {
  Item,
  ModuleType,
  OpeningHours,
  Provider,
  ShopConfig,
  Store,
  Vehicle,
} from '../../../../machines/rules/domain.ts';
import { roundMoney } from '../../../../machines/rules/money.ts';
import { linkTo } from '../../../../machines/rules/paths.ts';
import { stockOf } from '../../../../machines/rules/quantity.ts';
import { priceAlone } from '../../../../machines/rules/shownPrice.ts';
import type { WallClock } from '../../../../machines/rules/wallClock.ts';
import type { Crumb } from '../../../shop/usePageTitle.ts';

/**
 * The description of one thing in the vocabulary of schema.org (JSON-LD), without its `@context`.
 */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** A price for machines, for example the amount `8.50` and the currency `USD`. */
export interface Price {
  amount: string;
  /** The ISO 4217 code of the currency. */
  currency: string;
}

/** The origin of the pages, `https://shop.example`. */
export type Origin = string;

/**
 * The ISO 4217 code of a currency symbol: the backend sends only the symbol. A symbol that is not
 * listed here has no clear code, or several (`codesByCountry`).
 */
const currencyCodes: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '₹': 'INR',
  '৳': 'BDT',
  '₺': 'TRY',
  '₦': 'NGN',
  '₩': 'KRW',
  '₽': 'RUB',
  '₱': 'PHP',
  '฿': 'THB',
};

/** For symbols that several currencies share: the ISO 4217 code, by the country of the shop. */
const codesByCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', MX: 'MXN', CL: 'CLP' },
  '£': { GB: 'GBP', EG: 'EGP' },
};

/**
 * Makes a price for machines. Null when there is no amount, or when it is not clear which currency
 * the shop's symbol means: a price in a wrong currency is worse than none.
 */
export function priceOf(
  amount: number | null,
  { currency: { symbol, digits }, country }: Pick<ShopConfig, 'currency' | 'country'>,
): Price | null {
  const code = /^[A-Z]{3}$/.test(symbol)
    ? symbol
    : (codesByCountry[symbol]?.[country] ?? currencyCodes[symbol]);
  if (amount === null || code === undefined) return null;
  return { amount: roundMoney(amount, digits).toFixed(digits), currency: code };
}

const given = <T>(name: string, value: T | null | undefined | ''): Record<string, T> =>
  value === null || value === undefined || value === '' ? {} : { [name]: value };

/**
 * The `image` property with all pictures of a thing. A gallery may repeat the main picture; each
 * picture is listed once.
 */
function pictured(...urls: (string | null)[]) {
  const pictures = [...new Set(urls)].filter((url) => url !== null);
  return given('image', pictures.length === 0 ? null : pictures);
}

const rated = (average: number, count: number) =>
  given(
    'aggregateRating',
    count > 0
      ? {
          '@type': 'AggregateRating',
          ratingValue: average,
          ratingCount: count,
          bestRating: 5,
          worstRating: 1,
        }
      : null,
  );

const placed = ({ lat, lng }: { lat: number; lng: number }) => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
});

const addressed = (address: string, country: string) =>
  given(
    'address',
    address === ''
      ? null
      : { '@type': 'PostalAddress', streetAddress: address, ...given('addressCountry', country) },
  );

/** Describes the shop itself, with its logo and contact data. */
export function organisation(config: ShopConfig, origin: Origin): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name: config.businessName,
    url: `${origin}/`,
    ...given('logo', config.logoUrl),
    ...given('email', config.email),
    ...given('telephone', config.phone),
    ...addressed(config.address, config.country),
    ...given(
      'sameAs',
      config.socialMedia.length === 0 ? null : config.socialMedia.map(({ link }) => link),
    ),
  };
}

/** Describes the site, with the URL of its search. */
export function website({ businessName }: ShopConfig, origin: Origin): Thing {
  return {
    '@type': 'WebSite',
    name: businessName,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${linkTo('home')}?search={words}`,
      },
      'query-input': 'required name=words',
    },
  };
}

const kindsOfStore: Record<ModuleType, string> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
  ecommerce: 'Store',
  parcel: 'LocalBusiness',
  rental: 'AutoRental',
};

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const opened = ({ day, opens, closes }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${days[day]}`,
  opens: opens.slice(0, 5),
  closes: closes.slice(0, 5),
});

/**
 * Describes a store, with its hours and the zone where it delivers.
 * @param area the name of that zone; null where it is unknown
 */
export function storeThing(
  store: Store,
  type: ModuleType,
  { area, country, url }: { area: string | null; country: string; url: string },
): Thing {
  const hours = store.hours ?? [];
  return {
    '@type': kindsOfStore[type],
    '@id': url,
    name: store.name,
    url,
    ...pictured(store.coverUrl, store.logoUrl),
    ...given('telephone', store.phone),
    ...addressed(store.address, country),
    geo: placed(store.position),
    ...given('openingHoursSpecification', hours.length === 0 ? null : hours.map(opened)),
    ...given('areaServed', area === null ? null : { '@type': 'Place', name: area }),
    ...rated(store.avgRating, store.ratingCount),
    ...given('hasMenu', type === 'food' ? url : null),
  };
}

const inStock = (item: Item): boolean =>
  item.stockVariations.length === 0
    ? stockOf(item, null) > 0
    : item.stockVariations.some(({ stock }) => stock > 0);

const offer = (price: Price, url: string, available: boolean, seller: string) => ({
  '@type': 'Offer',
  url,
  price: price.amount,
  priceCurrency: price.currency,
  availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
  seller: { '@type': 'Organization', name: seller },
});

/**
 * The price of an item in the shop's currency when it is ordered alone at the time `now`, as its
 * page shows it; null when it is unknown.
 */
export function itemAmount(
  item: Item,
  { currency: { digits } }: ShopConfig,
  now: WallClock,
): number | null {
  return priceAlone(item, { now, digits })?.price ?? null;
}

/** Describes an item as a product; without a price the description contains no offer. */
export function itemThing(item: Item, price: Price | null, url: string): Thing {
  return {
    '@type': 'Product',
    name: item.name,
    url,
    ...given('description', item.description),
    ...pictured(item.imageUrl, ...item.galleryUrls),
    sku: String(item.id),
    ...rated(item.avgRating, item.ratingCount),
    ...given('offers', price === null ? null : offer(price, url, inStock(item), item.storeName)),
  };
}

/**
 * The price of a vehicle per hour (HUR), or else per kilometre (KMT), with the UN/CEFACT code of
 * the unit; null when it is unknown.
 */
export function vehicleRate({ hourly, hourlyPrice, distancePrice }: Vehicle): {
  amount: number | null;
  unit: 'HUR' | 'KMT';
} {
  return hourly && hourlyPrice !== null
    ? { amount: hourlyPrice, unit: 'HUR' }
    : { amount: distancePrice, unit: 'KMT' };
}

/** Describes a rental vehicle as a product with its price per hour or kilometre. */
export function vehicleThing(vehicle: Vehicle, config: ShopConfig, url: string): Thing {
  const { amount, unit } = vehicleRate(vehicle);
  const price = priceOf(amount, config);
  return {
    '@type': 'Product',
    name: vehicle.name,
    url,
    ...given('description', vehicle.description),
    ...pictured(vehicle.imageUrl, ...vehicle.galleryUrls),
    ...given('brand', vehicle.brand && { '@type': 'Brand', name: vehicle.brand.name }),
    sku: String(vehicle.id),
    ...rated(vehicle.avgRating, vehicle.reviewCount),
    ...given(
      'offers',
      price && {
        ...offer(price, url, vehicle.active && vehicle.available > 0, vehicle.provider.name),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: price.amount,
          priceCurrency: price.currency,
          unitCode: unit,
        },
      },
    ),
  };
}

/** Describes a provider of rental vehicles. */
export function providerThing(provider: Provider, country: string, url: string): Thing {
  return {
    '@type': kindsOfStore.rental,
    '@id': url,
    name: provider.name,
    url,
    ...pictured(provider.coverUrl, provider.logoUrl),
    ...given('telephone', provider.phone),
    ...addressed(provider.address, country),
    geo: placed(provider.position),
    ...rated(provider.avgRating, provider.ratingCount),
  };
}

/** Describes the breadcrumbs of a page. A crumb without a link is the page itself. */
export function trail(crumbs: readonly Crumb[], url: string, origin: Origin): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? url : origin + to,
    })),
  };
}

/** Describes frequent questions with their answers. */
export function questionsThing(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
