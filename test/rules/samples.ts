import type {
  Coupon,
  Currency,
  FoodVariation,
  Item,
  ItemChoice,
  OpeningHours,
  StoreDiscount,
} from '../../machines/rules/domain.ts';
import type { OrderInput } from '../../machines/rules/order.ts';

export const dollars: Currency = { symbol: '$', side: 'left', digits: 2 };

export const itemWith = (change: Partial<Item> = {}): Item => ({
  kind: 'item',
  id: 1,
  slug: null,
  name: 'Soup',
  description: '',
  imageUrl: null,
  galleryUrls: [],
  price: 10,
  discount: 0,
  discountType: 'percent',
  storeDiscount: 0,
  storeTerms: null,
  storeId: 1,
  storeName: 'Kitchen',
  zoneId: 1,
  moduleId: 7,
  moduleType: 'food',
  categoryIds: [],
  stock: 5,
  unit: null,
  maximumCartQuantity: null,
  recommended: false,
  organic: false,
  veg: true,
  halal: false,
  prescriptionRequired: false,
  avgRating: 0,
  ratingCount: 0,
  likes: 0,
  availableFrom: null,
  availableTo: null,
  scheduleOrder: false,
  campaignFrom: null,
  campaignTo: null,
  foodVariations: [],
  stockVariations: [],
  choiceOptions: [],
  addOns: [],
  genericNames: [],
  nutritions: [],
  allergies: [],
  tags: [],
  ...change,
});

export const choiceWith = (change: Partial<ItemChoice> = {}): ItemChoice => ({
  food: [],
  variationType: null,
  addOns: [],
  quantity: 1,
  ...change,
});

export const groupWith = (change: Partial<FoodVariation> = {}): FoodVariation => ({
  name: 'Size',
  type: 'single',
  required: true,
  min: 0,
  max: 0,
  options: [
    { label: 'Small', price: 0 },
    { label: 'Large', price: 3 },
    { label: 'Huge', price: 5 },
  ],
  ...change,
});

export const couponWith = (change: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  title: 'Spring',
  code: 'SPRING',
  type: 'default',
  discount: 10,
  discountType: 'percent',
  minPurchase: 0,
  maxDiscount: 0,
  startDate: '2026-03-01',
  expireDate: '2026-03-31',
  zoneIds: [],
  storeIds: [],
  ...change,
});

export const termsWith = (change: Partial<StoreDiscount> = {}): StoreDiscount => ({
  discount: 10,
  discountType: 'percent',
  minPurchase: 0,
  maxDiscount: 0,
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  startTime: '00:00',
  endTime: '23:59',
  ...change,
});

export const hoursEveryDay = (opens: string, closes: string): OpeningHours[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes }));

/** 2026-03-15 is a Sunday. */
export const noon = '2026-03-15 12:00';

/** Two soups at 10, delivered over 4 km at 1 a km, no extras, no tax. */
export const orderWith = (
  change: Partial<Omit<OrderInput, 'store' | 'config'>> & {
    store?: Partial<OrderInput['store']>;
    config?: Partial<OrderInput['config']>;
  } = {},
): OrderInput => ({
  lines: [{ item: itemWith(), choice: choiceWith({ quantity: 2 }) }],
  zone: {
    surchargePercent: 0,
    chargesByModule: { 7: { perKm: 1, minimum: 2, maximum: null, cashMaximum: null } },
  },
  orderType: 'delivery',
  now: noon,
  distanceKm: 4,
  extraCharge: 0,
  coupon: null,
  tip: 0,
  packaging: false,
  ...change,
  store: {
    moduleId: 7,
    taxPercent: 0,
    packagingCharge: 1,
    discount: null,
    selfDelivery: false,
    freeDelivery: false,
    perKmCharge: 3,
    minimumCharge: 5,
    maximumCharge: 9,
    ...change.store,
  },
  config: {
    currency: dollars,
    delivery: { perKm: 2, minimum: 6 },
    freeDelivery: { type: 'none' },
    additionalCharge: null,
    taxIncluded: false,
    courierTips: true,
    ...change.config,
  },
});
