import { describe, expect, it } from 'vitest';
import { readCart, readCartLine } from '../../src/api/cart/read.ts';
import { writeVariation } from '../../src/api/cart/write.ts';
import { readCampaign, readCoupon, readItem, readStore } from '../../src/api/catalogue/read.ts';
import { readFlashSale } from '../../src/api/catalogue/shelves.ts';
import { readModuleType, readModule } from '../../src/api/modules/read.ts';
import { readNotification } from '../../src/api/inbox/read.ts';
import { readPage } from '../../src/api/envelope.ts';
import { readOrder, readOrderLines } from '../../src/api/orders/read.ts';
import { readAddress } from '../../src/api/place/readAddress.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { readVehicle } from '../../src/api/rental/read.ts';
import { readDistanceMetres } from '../../src/api/place/readDistance.ts';
import {
  readAddressText,
  readPlacePoint,
  readPlaceSuggestions,
} from '../../src/api/place/readGeography.ts';
import { readConfig, readZone, readZoneLookup } from '../../src/api/place/read.ts';
import { readLanding } from '../../src/api/site/read.ts';
import {
  asClock,
  asFlag,
  asIds,
  asList,
  asNumber,
  asNumberOrNull,
  asText,
  asTextOrNull,
} from '../../src/api/scalars.ts';

describe('kinds of discount', () => {
  it.each([
    ['percent', 'percent'],
    ['percentage', 'percent'],
    ['precentage', 'percent'],
    ['amount', 'amount'],
    ['fixed', 'amount'],
    [undefined, 'amount'],
  ])('PRICE-07 OPEN-22: %s of an item or a coupon is read as %s', (word, kind) => {
    expect(readItem({ discount_type: word }).discountType).toBe(kind);
    expect(readCoupon({ discount_type: word }).discountType).toBe(kind);
  });

  it('PRICE-08: a store discount that names no kind is a percentage', () => {
    const read = (discount: object) => readStore({ discount }).discount?.discountType;
    expect(read({ discount: 10 })).toBe('percent');
    expect(read({ discount: 10, discount_type: 'percentage' })).toBe('percent');
    expect(read({ discount: 10, discount_type: 'amount' })).toBe('amount');
  });
});

describe('scalars', () => {
  it.each([
    [5, [5]],
    ['5', [5]],
    [
      [1, 2],
      [1, 2],
    ],
    [
      ['1', '2'],
      [1, 2],
    ],
    ['[1,2]', [1, 2]],
    ['["1","2"]', [1, 2]],
    ['', []],
    [null, []],
    [undefined, []],
    ['[broken', []],
    [{}, []],
    [[1, 'x', 2.5], [1]],
  ])('OPEN-06: the zone ids of %j are %j', (sent, ids) => {
    expect(asIds(sent)).toEqual(ids);
    expect(readZoneLookup({ zone_id: sent }).zoneIds).toEqual(ids);
  });

  it('DATA-11: numbers come as numbers or texts, and nonsense is the fallback', () => {
    expect(
      [12.5, '12.50', ' 7 ', '', 'x', null, NaN, Infinity, []].map((v) => asNumber(v, -1)),
    ).toEqual([12.5, 12.5, 7, -1, -1, -1, -1, -1, -1]);
    expect([0, '0', '', null].map(asNumberOrNull)).toEqual([0, 0, null, null]);
  });

  it('DATA-11: flags come as booleans, 0 and 1, or texts', () => {
    expect([true, 1, '1', 'true', 'ON', 'yes'].map((v) => asFlag(v))).not.toContain(false);
    expect([false, 0, '0', 'false', 'off', 'no'].map((v) => asFlag(v, true))).not.toContain(true);
    expect([undefined, null, ''].map((v) => asFlag(v, true))).toEqual([true, true, true]);
  });

  it('DATA-11: texts, lists and clock times', () => {
    expect([asText(5), asText(null, '-'), asTextOrNull(''), asTextOrNull(0)]).toEqual([
      '5',
      '-',
      null,
      '0',
    ]);
    expect([asList([1]), asList('[1]'), asList(''), asList('{}'), asList('['), asList(1)]).toEqual([
      [1],
      [1],
      [],
      [],
      [],
      [],
    ]);
    expect(['9:05', '09:05:59', '24h', null].map(asClock)).toEqual(['09:05', '09:05', null, null]);
  });
});

describe('catalogue', () => {
  it('DATA-25: an item with text numbers and `food_variations` "" is read', () => {
    const item = readItem({
      id: '7',
      price: '12.50',
      food_variations: '',
      module_type: 'grocery',
      variations: '[{"type":"S-Red","price":"3.5","stock":"4"}]',
      category_ids: [{ id: '3' }, 4],
      maximum_cart_quantity: 0,
      is_halal: 1,
      halal_tag_status: '1',
    });
    expect(item).toMatchObject({
      kind: 'item',
      id: 7,
      price: 12.5,
      foodVariations: [],
      stockVariations: [{ type: 'S-Red', price: 3.5, stock: 4 }],
      categoryIds: [3, 4],
      maximumCartQuantity: null,
      halal: true,
      moduleType: 'grocery',
    });
  });

  it('ITEM-29: a variation has no more in stock than is left of the running flash sale', () => {
    const wire = {
      stock: 8,
      flash_sale: 1,
      module_type: 'ecommerce',
      variations: [
        { type: 'S', price: 20, stock: 40 },
        { type: 'M', price: 20, stock: 3 },
      ],
    };
    const stocks = (item: object) => readItem(item).stockVariations.map(({ stock }) => stock);
    expect(stocks(wire)).toEqual([8, 3]);
    expect(stocks({ ...wire, flash_sale: 0 })).toEqual([40, 3]);
  });

  it('DATA-11, OPEN-22, OPEN-44: an item is read in the other spelling of its fields', () => {
    const older = {
      restaurant_discount: '15',
      wishlist_count: '4',
      module: { module_type: 'pharmacy' },
    };
    const read = { storeDiscount: 15, likes: 4, moduleType: 'pharmacy' };
    expect(readItem(older)).toMatchObject(read);
    const newer = { store_discount: 20, whislists_count: 5, module_type: 'grocery' };
    expect(readItem({ ...older, ...newer })).toMatchObject({
      storeDiscount: 20,
      likes: 5,
      moduleType: 'grocery',
    });
  });

  it('ITEM-13: campaign dates mark a campaign item', () => {
    expect(readItem({ id: 1, available_date_ends: '2030-01-01' }).kind).toBe('campaign');
  });

  it('DATA-16: the distance of a store comes in metres and is null when it is not known', () => {
    expect(readStore({ distance: '1250' }).distanceKm).toBe(1.25);
    expect(readStore({ distance: 0 }).distanceKm).toBe(0);
    expect(readStore({}).distanceKm).toBeNull();
    expect([readStore({}).open, readStore({ open: '0' }).open]).toEqual([null, false]);
  });

  it('NAV-01: module types of newer backends are no types of ours', () => {
    expect([readModuleType('food'), readModuleType('service'), readModuleType(null)]).toEqual([
      'food',
      null,
      null,
    ]);
    expect(readModule({ id: 9, module_type: 'service' })).toBeNull();
  });

  it('DATA-28: coupon data is JSON text of ids, or a store name beside the store id', () => {
    expect(readCoupon({ coupon_type: 'zone_wise', data: '["1","2"]' }).zoneIds).toEqual([1, 2]);
    expect(readCoupon({ coupon_type: 'store_wise', data: '[4]', store_id: 9 }).storeIds).toEqual([
      4,
    ]);
    expect(
      readCoupon({ coupon_type: 'store_wise', data: 'Ember', store_id: '9' }).storeIds,
    ).toEqual([9]);
    expect(readCoupon({ coupon_type: 'never_seen' }).type).toBe('default');
  });

  it('CHK-07 DATA-28: a zone_wise coupon is for the zones of its `zoneId` where `data` names none', () => {
    const zonesOf = (coupon: object) => readCoupon({ coupon_type: 'zone_wise', ...coupon }).zoneIds;
    expect(zonesOf({ data: '', zoneId: '3' })).toEqual([3]);
    expect(zonesOf({ zoneId: [3, 4] })).toEqual([3, 4]);
    expect(zonesOf({ data: '[1]', zoneId: 3 })).toEqual([1]);
    expect(readCoupon({ coupon_type: 'default', zoneId: 3 }).zoneIds).toEqual([]);
  });

  it('DATA-28: a coupon is its code, what it takes off, its cap and from how much on', () => {
    const coupon = {
      coupon_type: 'free_delivery',
      code: 'LAKE',
      discount_type: 'amount',
      discount: '7.5',
      max_discount: 0,
      min_purchase: '20',
    };
    expect(readCoupon(coupon)).toMatchObject({
      type: 'free_delivery',
      code: 'LAKE',
      discountType: 'amount',
      discount: 7.5,
      maxDiscount: 0,
      minPurchase: 20,
    });
    expect(
      readCoupon({ ...coupon, coupon_type: 'default', discount_type: 'percent', max_discount: 12 }),
    ).toMatchObject({ type: 'default', discountType: 'percent', maxDiscount: 12 });
  });

  it('DATA-29: the zones of a point are read from `zone_ids` where `zone_id` is missing', () => {
    expect(readZoneLookup({ zone_ids: '[1,2]' }).zoneIds).toEqual([1, 2]);
    expect(readZoneLookup({ zone_ids: [3] }).zoneIds).toEqual([3]);
    expect(readZoneLookup({ zone_id: '[1]', zone_ids: [3] }).zoneIds).toEqual([1]);
  });

  it('DATA-11: `{}` and null mean no flash sale', () => {
    expect([readFlashSale({}), readFlashSale(null), readFlashSale([])]).toEqual([null, null, null]);
  });

  it('OPEN-09: a page without a list is an empty page, and its total is what the server says', () => {
    expect(readPage(null, 'stores', 2, readStore)).toEqual({ rows: [], page: 2, total: 0 });
    expect(readPage({ stores: [{}], total_size: '40' }, 'stores', 1, readStore).total).toBe(40);
    expect(readCampaign({ stores: null }).stores).toEqual([]);
  });
});

describe('place', () => {
  const suggestion = { placeId: 'p1', mainText: 'Main St', secondaryText: 'Town' };

  it('LOC-09: place suggestions are read in both shapes', () => {
    const newer = {
      placePrediction: {
        placeId: 'p1',
        structuredFormat: { mainText: { text: 'Main St' }, secondaryText: { text: 'Town' } },
      },
    };
    const older = {
      place_id: 'p1',
      structured_formatting: { main_text: 'Main St', secondary_text: 'Town' },
    };
    expect(readPlaceSuggestions({ suggestions: [newer] })).toEqual([suggestion]);
    expect(readPlaceSuggestions({ data: { suggestions: [newer] } })).toEqual([suggestion]);
    expect(readPlaceSuggestions({ predictions: [older] })).toEqual([suggestion]);
    expect([{}, null, [], { suggestions: null }].map(readPlaceSuggestions)).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('LOC-09: the point of a place is read in both shapes, and none is null', () => {
    const point = { lat: 1.5, lng: -2 };
    expect(readPlacePoint({ location: { latitude: 1.5, longitude: '-2' } })).toEqual(point);
    expect(readPlacePoint({ result: { geometry: { location: { lat: '1.5', lng: -2 } } } })).toEqual(
      point,
    );
    expect([{}, null, { result: {} }].map(readPlacePoint)).toEqual([null, null, null]);
  });

  it('PRICE-16: the distance is read in both shapes, and no way is null', () => {
    const matrix = (status: string) => ({
      rows: [{ elements: [{ status, distance: { value: 1200 } }] }],
    });
    expect(readDistanceMetres({ distanceMeters: 1200 })).toBe(1200);
    expect(readDistanceMetres({ distanceMeters: 0 })).toBe(0);
    expect(readDistanceMetres(matrix('OK'))).toBe(1200);
    for (const unreadable of [
      { distanceMeters: 'far' },
      { distanceMeters: -5 },
      { rows: [{ elements: [{ status: 'OK' }] }] },
      { rows: [{ elements: [{ status: 'OK', distance: { value: null } }] }] },
    ]) {
      expect(() => readDistanceMetres(unreadable)).toThrow('malformed');
    }
    expect([matrix('ZERO_RESULTS'), { rows: [] }, {}, null].map(readDistanceMetres)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('LOC-07: a geocoding answer without results has no address', () => {
    expect(readAddressText({ results: [{ formatted_address: '1 Main St' }] })).toBe('1 Main St');
    expect([{}, { results: [] }, null].map(readAddressText)).toEqual(['', '', '']);
  });

  it('PRICE-15: the surcharge counts only while its status is on', () => {
    const zone = { increased_delivery_fee: '12.5', increased_delivery_fee_status: 1 };
    expect(readZone(zone).surchargePercent).toBe(12.5);
    expect(readZone({ ...zone, increased_delivery_fee_status: '0' }).surchargePercent).toBe(0);
    expect(
      readZone({ modules: [{ id: 2, pivot: { per_km_shipping_charge: '1.5' } }] }).chargesByModule,
    ).toEqual({ 2: { perKm: 1.5, minimum: null, maximum: null, cashMaximum: null } });
  });

  it('DATA-29: a zone has its charges by module, each for itself', () => {
    const pivot = {
      per_km_shipping_charge: 1.5,
      minimum_shipping_charge: 4,
      maximum_shipping_charge: 30,
    };
    expect(
      readZone({
        id: 3,
        increased_delivery_fee_status: 1,
        increased_delivery_fee: 20,
        modules: [
          { id: 2, pivot },
          { id: 5, pivot: { ...pivot, per_km_shipping_charge: 0.75 } },
        ],
      }),
    ).toMatchObject({
      id: 3,
      surchargePercent: 20,
      chargesByModule: {
        2: { perKm: 1.5, minimum: 4, maximum: 30 },
        5: { perKm: 0.75, minimum: 4, maximum: 30 },
      },
    });
  });

  const oneSwitch = [
    ['guest_checkout_status', 'guestCheckout'],
    ['customer_wallet_status', 'wallet'],
    ['demo', 'demo'],
    ['toggle_veg_non_veg', 'vegToggle'],
    ['tax_included', 'taxIncluded'],
  ] as const;
  it.each(oneSwitch)(
    'DATA-13 DATA-14: %s of the config switches %s and nothing else',
    (name, one) => {
      const isOn = (config: object) => oneSwitch.filter(([, key]) => readConfig(config)[key]);
      expect(isOn({ [name]: 1 })).toEqual([[name, one]]);
      expect(isOn({ [name]: 0 })).toEqual([]);
    },
  );

  it.each([
    ['otp_login_status', 'otp'],
    ['manual_login_status', 'manual'],
    ['social_login_status', 'social'],
    ['google_login_status', 'google'],
    ['facebook_login_status', 'facebook'],
    ['apple_login_status', 'apple'],
    ['phone_verification_status', 'phoneVerification'],
    ['email_verification_status', 'emailVerification'],
  ])('DATA-13: centralize_login.%s switches %s and nothing else', (name, one) => {
    const off = { phone_verification_status: 0, email_verification_status: 0 };
    const { login } = readConfig({ centralize_login: { ...off, [name]: 1 } });
    const isOn = Object.entries(login).flatMap(([key, value]) => (value === true ? [key] : []));
    expect(isOn).toEqual([one]);
  });

  it('DATA-13 DATA-14: the config says who the shop is, where, and in which money it counts', () => {
    const config = readConfig({
      business_name: 'Lakeside',
      logo_full_url: '/media/logo.webp',
      email: 'hello@lakeside.example',
      phone: '+15550137000',
      address: '8 Market Square',
      country: 'BD',
      country_picker_status: 1,
      default_location: { lat: '23.8', lng: '90.4' },
      footer_text: '© Lakeside',
      refund_policy: 0,
      cancelation_policy: 1,
      shipping_policy: 0,
      firebase_otp_verification: 1,
      apple_login: [
        {
          login_medium: 'apple',
          client_id: 'lakeside',
          redirect_url_react: 'https://lakeside.example/apple',
        },
      ],
      social_login: [{ login_medium: 'google', client_id: 'lakeside-g' }],
      loyalty_point_status: 1,
      ref_earning_status: 1,
      active_payment_method_list: [
        { gateway: 'stripe', gateway_title: 'Card', gateway_image_full_url: '/media/card.webp' },
      ],
      currency_symbol: '৳',
      currency_symbol_direction: 'right',
      digit_after_decimal_point: 1,
    });
    expect(config).toMatchObject({
      businessName: 'Lakeside',
      logoUrl: '/media/logo.webp',
      email: 'hello@lakeside.example',
      phone: '+15550137000',
      address: '8 Market Square',
      country: 'BD',
      defaultLocation: { lat: 23.8, lng: 90.4 },
      footerText: '© Lakeside',
      policies: { refund: false, cancellation: true, shipping: false },
      gateways: [{ gateway: 'stripe', title: 'Card', imageUrl: '/media/card.webp' }],
      currency: { symbol: '৳', side: 'right', digits: 1 },
    });
    expect(config.login).toMatchObject({
      countryPicker: true,
      clients: {
        google: { clientId: 'lakeside-g' },
        apple: { clientId: 'lakeside', returnUrl: 'https://lakeside.example/apple' },
      },
    });
    expect(config.login.phoneService).not.toBeNull();
    expect([config.loyalty, config.referral]).not.toContain(null);
    const none = readConfig({ loyalty_point_status: 0, ref_earning_status: 0 });
    expect([none.loyalty, none.referral, none.login.phoneService]).toEqual([null, null, null]);
  });

  it('OPEN-28: only a status of exactly 0 switches a verification off', () => {
    const login = (status: object) => readConfig({ centralize_login: status }).login;
    expect(login({ phone_verification_status: 0, email_verification_status: '0' })).toMatchObject({
      phoneVerification: false,
      emailVerification: false,
    });
    expect(login({ phone_verification_status: null })).toMatchObject({
      phoneVerification: true,
      emailVerification: true,
    });
  });

  it('wire facts 18.40: the config has the icon for the tabs of browsers', () => {
    const icon = 'https://shop.example/icon.webp';
    expect(readConfig({ fav_icon_full_url: icon }).iconUrl).toBe(icon);
    expect(readConfig(null).iconUrl).toBeNull();
  });

  it('PRICE-14, PRICE-17: the config has free delivery and digits of older and newer backends', () => {
    expect(readConfig({ free_delivery_over: '30' }).freeDelivery).toEqual({
      type: 'overAmount',
      threshold: 30,
    });
    expect(
      readConfig({ admin_free_delivery: { status: 1, type: 'free_delivery_to_all_store' } })
        .freeDelivery,
    ).toEqual({ type: 'all' });
    expect(readConfig(null).freeDelivery).toEqual({ type: 'none' });
    expect(
      [9, -1, 'x', 2.5, '1.0'].map(
        (v) => readConfig({ digit_after_decimal_point: v }).currency.digits,
      ),
    ).toEqual([3, 0, 2, 2, 1]);
  });
});

describe('rental', () => {
  const halden = {
    id: 301,
    name: 'Halden',
    thumbnail_full_url: '/media/halden.webp',
    images_full_url: ['/media/front.webp', '/media/back.webp'],
    description: 'A small car.',
    provider: {
      id: 60,
      name: 'Northgate',
      pickup_zone_id: '["1","2"]',
      discount: { discount: 15, min_purchase: 50, max_discount: 8 },
    },
    seating_capacity: '5',
    type: 'luxury',
    air_condition: 2,
    transmission_type: 'automatic',
    fuel_type: 'diesel',
    total_vehicle_count: 4,
    total_reviews: 12,
    avg_rating: 4.5,
    new_tag: 1,
    discount_price: 3,
    discount_type: 'amount',
    trip_hourly: 1,
    trip_distance: 0,
    hourly_price: '20',
    distance_price: '1.25',
  };

  it('DATA-21: a vehicle is read with its provider, its equipment and its rates', () => {
    expect(readVehicle(halden)).toMatchObject({
      id: 301,
      name: 'Halden',
      imageUrl: '/media/halden.webp',
      galleryUrls: ['/media/front.webp', '/media/back.webp'],
      description: 'A small car.',
      provider: {
        id: 60,
        name: 'Northgate',
        pickupZoneIds: [1, 2],
        discount: { discount: 15, minPurchase: 50, maxDiscount: 8 },
      },
      seats: 5,
      type: 'luxury',
      airCondition: true,
      transmissionType: 'automatic',
      fuelType: 'diesel',
      available: 4,
      reviewCount: 12,
      avgRating: 4.5,
      isNew: true,
      discount: 3,
      discountType: 'amount',
      hourly: true,
      byDistance: false,
      hourlyPrice: 20,
      distancePrice: 1.25,
    });
  });

  it('DATA-21 OPEN-33: no air condition, no new vehicle, and the other spelling of how many there are', () => {
    const { total_vehicle_count: _, ...other } = halden;
    expect(
      readVehicle({
        ...other,
        air_condition: 0,
        new_tag: 0,
        discount_type: 'percent',
        trip_hourly: 0,
        trip_distance: 1,
        total_vehicles: 7,
      }),
    ).toMatchObject({
      airCondition: false,
      isNew: false,
      discountType: 'percent',
      hourly: false,
      byDistance: true,
      available: 7,
    });
    expect(readVehicle({ ...halden, total_vehicles: 7 }).available).toBe(4);
  });
});

describe('F14: links that an operator wrote', () => {
  it.each([
    'javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<b>x</b>',
    '//evil.example/x',
    String.raw`/\evil.example`,
    'https:evil.example',
    'https:///x',
    'evil.example',
    '',
    null,
    7,
  ])('%s is none', (link) => {
    const config = readConfig({ social_media: [{ name: 'instagram', link, status: 1 }] });
    expect(config.socialMedia).toEqual([]);
    const landing = readLanding({
      download_user_app_links: {
        playstore_url_status: 1,
        playstore_url: link,
        apple_store_url_status: 1,
        apple_store_url: link,
      },
    });
    expect([landing.playStoreUrl, landing.appStoreUrl]).toEqual([null, null]);
  });

  it('an address by http or https is opened as it is written', () => {
    const link = 'https://www.instagram.example/sixways?from=shop#top';
    const config = readConfig({ social_media: [{ name: 'instagram', link }] });
    expect(config.socialMedia).toEqual([{ name: 'instagram', link }]);
  });
});

describe('cart and orders', () => {
  it('DATA-19: a cart line keeps its labels in both shapes and its add-ons by place', () => {
    const row = (values: unknown) => ({
      id: 1,
      item_type: 'App\\Models\\ItemCampaign',
      quantity: '2',
      variation: [{ name: 'Size', values }],
      add_on_ids: '[3,4]',
      add_on_qtys: ['2'],
      item: { id: 7, module_type: 'food' },
    });
    for (const values of [{ label: ['Large'] }, [{ label: 'Large' }]]) {
      const line = readCartLine(row(values));
      expect(line.item.kind).toBe('campaign');
      expect(line.choice).toEqual({
        food: [{ name: 'Size', labels: ['Large'] }],
        variationType: null,
        addOns: [
          { id: 3, quantity: 2 },
          { id: 4, quantity: 1 },
        ],
        quantity: 2,
      });
      expect(writeVariation(line.item, line.choice)).toEqual([
        { name: 'Size', values: { label: ['Large'] } },
      ]);
    }
  });

  it('F15 DATA-19: a quantity of an add-on that cannot be read is not taken from its neighbour', () => {
    const row = (quantities: unknown) => ({
      id: 1,
      quantity: 1,
      add_on_ids: [3, 4],
      add_on_qtys: quantities,
      item: { id: 7, module_type: 'food' },
    });
    expect(readCartLine(row([1, 2])).choice.addOns).toEqual([
      { id: 3, quantity: 1 },
      { id: 4, quantity: 2 },
    ]);
    for (const unknown of [null, '', 'many', -1]) {
      expect(() => readCartLine(row([unknown, 2]))).toThrow('malformed');
    }
    const withoutId = { ...row([5, 2]), add_on_ids: [null, 4] };
    expect(readCartLine(withoutId).choice.addOns).toEqual([{ id: 4, quantity: 2 }]);
  });

  it('DATA-19: a stocked variation is sent back as it came', () => {
    const line = readCartLine({
      id: 5,
      quantity: 1,
      variation: '[{"type":"S"}]',
      item: { module_type: 'ecommerce', variations: [{ type: 'S', price: 3, stock: 4 }] },
    });
    expect(line.choice).toMatchObject({ variationType: 'S', food: [], quantity: 1 });
    expect(writeVariation(line.item, line.choice)).toEqual([{ type: 'S', price: 3, stock: 4 }]);
  });

  it('DATA-19: an object where the cart should be is an empty cart', () => {
    expect([{}, null, '', 'x'].map(readCart)).toEqual([[], [], [], []]);
  });

  it('GUEST-02: an order without address, store and courier is read; what is no status is not known', () => {
    const order = readOrder({ id: '5', order_status: 'teleported', delivery_man: {}, pending: '' });
    expect(order).toMatchObject({ id: 5, status: 'unknown', address: null, store: null });
    expect([order.courier, order.reached]).toEqual([null, {}]);
    expect(readOrder({ order_status: 'picked_up', picked_up: '2030-01-01' }).reached).toEqual({
      picked_up: '2030-01-01',
    });
    expect(readAddress({ zone_ids: '[1,2]', latitude: '1.5' })).toMatchObject({
      id: null,
      zoneIds: [1, 2],
      position: { lat: 1.5, lng: 0 },
    });
  });

  it('wire facts 1.7: an order and a notification without a time zone were created at that time in UTC', () => {
    // No clock of a device changes what was read: a page shows it by the device's own clock.
    const plain = '2026-01-31 10:00:00';
    expect(readOrder({ created_at: plain }).createdAt).toBe('2026-01-31T10:00:00Z');
    expect(readNotification({ id: 1, created_at: plain }).at).toBe('2026-01-31T10:00:00Z');
    const zoned = '2026-01-31T10:00:00.000000Z';
    expect(readOrder({ created_at: zoned }).createdAt).toBe(zoned);
    expect(readNotification({ id: 1, created_at: zoned }).at).toBe(zoned);
    expect(readOrder({ created_at: 'soon' }).createdAt).toBeNull();
    // The steps of an order are by the shop's clock.
    expect(readOrder({ pending: plain }).reached).toEqual({ pending: plain });
  });

  it('GUEST-02: the lines of a parcel are an object and so there are none', () => {
    expect(readOrderLines({ id: 1 })).toEqual([]);
    expect(
      readOrderLines([{ price: '3', variation: [{ type: 'S-Red' }], add_ons: null }])[0],
    ).toMatchObject({ unitPrice: 3, quantity: null, options: ['S-Red'], addOns: [] });
  });

  it('the placed total is read from `total_ammount`', () => {
    expect(readPlaced({ order_id: '3', total_ammount: '9.5', user_id: 4 })).toEqual({
      orderId: 3,
      total: 9.5,
      payerId: 4,
      paymentKey: null,
    });
  });
});
