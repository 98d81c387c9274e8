import type { Item, ShopConfig } from '../../../machines/rules/domain.ts';
import { stockOf } from '../../../machines/rules/quantity.ts';
import { priceAlone } from '../../../machines/rules/shownPrice.ts';
import type { WallClock } from '../../../machines/rules/wallClock.ts';

const inStock = (item: Item): boolean =>
  item.stockVariations.length === 0
    ? stockOf(item, null) > 0
    : item.stockVariations.some(({ stock }) => stock > 0);

/**
 * An item as schema.org knows a product, for search engines. The wire names its currency by a sign
 * only, so the price stands with that sign's name where it has one. Without a price it is no offer.
 */
export function productData(
  item: Item,
  { currency }: ShopConfig,
  url: string,
  now: WallClock,
): object {
  const shown = priceAlone(item, { now, digits: currency.digits });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    ...(item.description === '' ? {} : { description: item.description }),
    ...(item.imageUrl === null ? {} : { image: [item.imageUrl, ...item.galleryUrls] }),
    sku: String(item.id),
    ...(item.ratingCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: item.avgRating,
            reviewCount: item.ratingCount,
          },
        }
      : {}),
    ...(shown === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: shown.price.toFixed(currency.digits),
            priceCurrency: currencyCodes[currency.symbol] ?? currency.symbol,
            availability: `https://schema.org/${inStock(item) ? 'InStock' : 'OutOfStock'}`,
            seller: { '@type': 'Organization', name: item.storeName },
          },
        }),
  };
}

/** ISO 4217 codes of the signs that stand for one currency. */
const currencyCodes: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' };
