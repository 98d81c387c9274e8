import { describe, expect, it } from 'vitest';
import { readItem, readStore } from '../../src/api/catalogue/read.ts';
import { readConfig } from '../../src/api/place/read.ts';
import { readVehicle } from '../../src/api/rental/read.ts';
import {
  itemAmount,
  itemThing,
  priceOf,
  storeThing,
  vehicleThing,
} from '../../src/start/server/head/structured.ts';
import { config, wireItem, type WireItem } from '../catalogue/wireShop.tsx';
import { wireVehicle } from '../rental/wireVehicles.ts';

const now = '2026-11-23 12:00';
const url = 'https://shop.test/product/linen-shirt?module_id=4';
const shop = readConfig(config);
const shirt = wireItem({
  name: 'Linen shirt',
  price: 25,
  discount: 20,
  avg_rating: 4.5,
  rating_count: 12,
});

function described(row: WireItem, symbol = '$', country = 'US') {
  const item = readItem(row);
  const currency = { ...shop.currency, symbol };
  return itemThing(item, priceOf(itemAmount(item, shop, now), { currency, country }), url);
}

describe('what pages say of themselves in data', () => {
  it('NAV-14: an item is a product, with the price that its page shows', () => {
    expect(described(shirt)).toMatchObject({
      '@type': 'Product',
      name: 'Linen shirt',
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
      offers: {
        price: '20.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { name: 'Copper Street Goods' },
      },
    });
    expect(described({ ...shirt, stock: 0 })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('PRICE-17: names the currency as machines do; without one that is known it is no offer', () => {
    expect(described(shirt, '৳')).toMatchObject({ offers: { priceCurrency: 'BDT' } });
    expect(described(shirt, 'KWD')).toMatchObject({ offers: { priceCurrency: 'KWD' } });
    expect(described(shirt, '¤')).not.toHaveProperty('offers');
    expect(described(shirt, '$', 'CA')).toMatchObject({ offers: { priceCurrency: 'CAD' } });
    expect(described(shirt, '$', '')).not.toHaveProperty('offers');
  });

  it('PRICE-17: a vehicle’s price is rounded half up, as its page shows it', () => {
    const rate = (hourly_price: number) =>
      vehicleThing(readVehicle(wireVehicle({ hourly_price })), shop, url);
    expect(rate(1.005)).toMatchObject({ offers: { price: '1.01' } });
    expect(rate(56)).toMatchObject({ offers: { price: '56.00' } });
  });

  it('NAV-13, CAT-12: a store says when it is open, where it is and which zone it serves', () => {
    const store = readStore({
      id: 31,
      name: 'Tin Roof Grill',
      address: '1 Quay',
      latitude: '31.98',
      longitude: '-39.98',
      schedules: [{ id: 1, day: 0, opening_time: '10:00:00', closing_time: '22:30:00' }],
    });
    expect(storeThing(store, 'food', { area: 'Centre', country: 'US', url })).toMatchObject({
      '@type': 'Restaurant',
      address: { streetAddress: '1 Quay', addressCountry: 'US' },
      geo: { latitude: 31.98, longitude: -39.98 },
      areaServed: { name: 'Centre' },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Sunday', opens: '10:00', closes: '22:30' },
      ],
    });
  });
});
