import { addDays } from '../../../machines/rules/wallClock.ts';
import { moduleIds } from './cityRows.ts';
import type { Shelves } from './shelves.ts';
import type { Demo } from './types.ts';

const START = '2026-01-01';
const END = '2035-12-31';

type Offers = Pick<
  Demo,
  | 'campaignItems'
  | 'campaigns'
  | 'campaignStores'
  | 'flashSales'
  | 'flashSaleItems'
  | 'banners'
  | 'coupons'
>;

type Items = Shelves['items'];

/**
 * One plain item of each store in a module: an item without options, in stock and without
 * prescription. `nth` is its position among the store's plain items, from 0; at most `most` items
 * are returned.
 */
function oneOfEachStore(items: Items, moduleId: number, most: number, nth = 0): Items {
  const plain = items.filter(
    (item) =>
      item.moduleId === moduleId &&
      item.foodVariations.length === 0 &&
      item.variations.length === 0 &&
      item.stock > 10 &&
      item.price > 3 &&
      item.prescriptionRequired !== true &&
      item.availableFrom === null,
  );
  const storeIds = [...new Set(plain.map(({ storeId }) => storeId))];
  return storeIds
    .flatMap((id) => plain.filter(({ storeId }) => storeId === id).slice(nth, nth + 1))
    .slice(0, most);
}

/**
 * Seven campaign items: five are on sale now, one starts later, and one is over. None of them is in
 * the flash sale.
 */
function campaignItemsOf(items: Items, today: string): Offers['campaignItems'] {
  const windows = [
    ...Array.from({ length: 5 }, () => [START, END] as const),
    [addDays(today, 7), addDays(today, 14)] as const,
    [addDays(today, -30), addDays(today, -16)] as const,
  ];
  return oneOfEachStore(items, moduleIds.food, windows.length, 1).map((item, index) => ({
    id: index + 1,
    slug: `campaign-${item.slug}`,
    name: item.name,
    description: item.description,
    image: item.image ?? null,
    storeId: item.storeId,
    moduleId: item.moduleId,
    categoryId: item.categoryId,
    price: item.price,
    discount: 25,
    discountType: 'percent',
    stock: 40,
    veg: item.veg ?? false,
    availableFrom: '00:00',
    availableTo: '23:59',
    foodVariations: [],
    variations: [],
    choices: [],
    addOnIds: [],
    maximumCartQuantity: 3,
    createdAt: item.createdAt,
    availableDateStarts: windows[index]?.[0] ?? START,
    availableDateEnds: windows[index]?.[1] ?? END,
  }));
}

/** A flash sale for each of three modules, for some days; its last item is sold out. */
function flashSalesOf(items: Items, today: string): Pick<Offers, 'flashSales' | 'flashSaleItems'> {
  const modules = [moduleIds.food, moduleIds.grocery, moduleIds.ecommerce];
  return {
    flashSales: modules.map((moduleId, index) => ({
      id: index + 1,
      title: { en: 'Flash sale', ar: 'تخفيضات خاطفة' },
      moduleId,
      startsAt: new Date(`${START}T00:00:00Z`),
      endsAt: new Date(`${addDays(today, 3 + index)}T22:00:00Z`),
      adminShare: 50,
      vendorShare: 50,
    })),
    flashSaleItems: modules.flatMap((moduleId, sale) =>
      oneOfEachStore(items, moduleId, 6).map((item, index) => ({
        id: sale * 6 + index + 1,
        flashSaleId: sale + 1,
        itemId: item.id ?? 0,
        stock: 30,
        sold: index === 5 ? 30 : 6 + index * 4,
        discount: 30,
        discountType: 'percent' as const,
      })),
    ),
  };
}

/** The banners of the demo: a text, and a store and picture that match it. */
const promises: readonly [
  moduleId: number,
  storeSlug: string,
  image: string,
  en: string,
  ar: string,
][] = [
  [
    moduleIds.food,
    'ember-rye-burgers',
    'hamburger.webp',
    'Dinner at 20% off, from $15',
    'العشاء بخصم 20% ابتداءً من $15',
  ],
  [
    moduleIds.food,
    'nonna-lucia',
    'pizza.webp',
    'Pizza night, free delivery',
    'ليلة البيتزا بتوصيل مجاني',
  ],
  [
    moduleIds.grocery,
    'orchard-market',
    'basket.webp',
    'A full basket at your door',
    'سلة كاملة عند بابك',
  ],
  [
    moduleIds.grocery,
    'fruit-street',
    'strawberry.webp',
    'Fruit week on Fruit Street',
    'أسبوع الفاكهة في Fruit Street',
  ],
  [
    moduleIds.pharmacy,
    'cedar-pharmacy',
    'pill.webp',
    'Medicine at your door, day and night',
    'الدواء عند بابك ليل نهار',
  ],
  [
    moduleIds.ecommerce,
    'paper-boat',
    'wrapped-gift.webp',
    'Something nice for someone',
    'هدية جميلة لمن تحب',
  ],
  [
    moduleIds.ecommerce,
    'sound-vision',
    'headphone.webp',
    'Sound and vision week',
    'أسبوع الصوت والصورة',
  ],
];

/** Database rows for the banners; the first of each module is the featured one. */
const bannersOf = (stores: Shelves['stores']): Demo['banners'] =>
  promises.map(([moduleId, slug, image, en, ar], index) => ({
    id: index + 1,
    title: { en, ar },
    type: 'store_wise',
    image,
    moduleId,
    storeId: stores.find((store) => store.slug === slug)?.id ?? null,
    featured: promises.findIndex(([module]) => module === moduleId) === index,
  }));

/**
 * Two banners for the page of the first store in each module: one leads to an item, one only has a
 * text. Their ids begin with `first`.
 */
function ownBannersOf({ stores, items }: Shelves, first: number): Demo['banners'] {
  const owners = [moduleIds.food, moduleIds.grocery, moduleIds.pharmacy, moduleIds.ecommerce].map(
    (moduleId) => stores.find((store) => store.moduleId === moduleId),
  );
  return owners.flatMap((store, index) => {
    const item = items.find(({ storeId }) => storeId === store?.id);
    if (store?.id === undefined || item === undefined) return [];
    const own = { moduleId: store.moduleId, storeId: store.id, ownerStoreId: store.id };
    return [
      {
        ...own,
        id: first + index * 2,
        title: { en: 'What we are known for', ar: 'ما نشتهر به' },
        type: 'item_wise' as const,
        image: item.image ?? null,
        itemId: item.id ?? null,
      },
      {
        ...own,
        id: first + index * 2 + 1,
        title: { en: 'Thank you, neighbours', ar: 'شكرًا لكم أيها الجيران' },
        type: 'default' as const,
        image: 'shopping-bags.webp',
      },
    ];
  });
}

/**
 * Demo data of campaigns, flash sales, banners and coupons; some are running, some are over or
 * start later.
 */
export function offersOf(shelves: Shelves, today: string): Offers {
  const { stores, items } = shelves;
  const storeIds = (moduleId: number) =>
    stores.filter((store) => store.moduleId === moduleId).map((store) => store.id ?? 0);
  const promised = bannersOf(stores);
  const banners = [...promised, ...ownBannersOf(shelves, promised.length + 1)];
  const coupon = (
    id: number,
    code: string,
    en: string,
    ar: string,
    rest: Partial<Demo['coupons'][number]>,
  ): Demo['coupons'][number] => ({
    id,
    code,
    title: { en, ar },
    type: 'default',
    moduleId: moduleIds.food,
    discount: 5,
    discountType: 'amount',
    minPurchase: 15,
    maxDiscount: 0,
    startDate: START,
    expireDate: END,
    limit: null,
    zoneIds: [],
    storeIds: [],
    customerIds: [],
    ...rest,
  });
  return {
    campaignItems: campaignItemsOf(items, today),
    campaigns: [
      {
        id: 1,
        title: { en: 'Sushi Friday, 30% off', ar: 'جمعة السوشي، خصم \u206630%\u2069' },
        description: {
          en: 'The best rolls of the city, every Friday evening.',
          ar: 'أفضل لفائف السوشي في المدينة كل مساء جمعة.',
        },
        image: 'sushi.webp',
        moduleId: moduleIds.food,
        startDate: START,
        endDate: END,
        startTime: '17:00',
        endTime: '23:00',
      },
      {
        id: 2,
        title: { en: 'Green week', ar: 'الأسبوع الأخضر' },
        description: { en: 'Vegetables straight from the farms.', ar: 'خضار مباشرة من المزارع.' },
        image: 'leafy-green.webp',
        moduleId: moduleIds.grocery,
        startDate: START,
        endDate: END,
        startTime: '08:00',
        endTime: '22:00',
      },
      {
        id: 3,
        title: { en: 'Night of the ovens', ar: 'ليلة الأفران' },
        description: {
          en: 'Six bakeries, one night, everything warm. Starting soon.',
          ar: 'ستة مخابز وليلة واحدة وكل شيء ساخن. قريبًا.',
        },
        image: 'bread.webp',
        moduleId: moduleIds.food,
        startDate: addDays(today, 10),
        endDate: addDays(today, 12),
        startTime: '20:00',
        endTime: '23:30',
      },
      {
        id: 4,
        title: { en: 'Back to school', ar: 'العودة إلى المدرسة' },
        description: { en: 'Paper, pencils and bags.', ar: 'ورق وأقلام وحقائب.' },
        image: 'pencil.webp',
        moduleId: moduleIds.ecommerce,
        startDate: addDays(today, -75),
        endDate: addDays(today, -50),
        startTime: '08:00',
        endTime: '22:00',
      },
    ],
    campaignStores: [
      ...storeIds(moduleIds.food)
        .slice(0, 5)
        .map((storeId) => ({ campaignId: 1, storeId })),
      ...storeIds(moduleIds.grocery)
        .slice(0, 4)
        .map((storeId) => ({ campaignId: 2, storeId })),
      ...storeIds(moduleIds.food)
        .slice(5, 11)
        .map((storeId) => ({ campaignId: 3, storeId })),
      ...storeIds(moduleIds.ecommerce)
        .slice(3, 6)
        .map((storeId) => ({ campaignId: 4, storeId })),
    ],
    ...flashSalesOf(items, today),
    banners,
    coupons: [
      coupon(1, 'EASTSIDE5', '$5 off in Eastside', 'خصم $5 في الجانب الشرقي', {
        type: 'zone_wise',
        zoneIds: [1],
      }),
      coupon(2, 'EMBER10', '10% off at Ember & Rye', '\u206610%\u2069 لدى برجر الجمر', {
        type: 'store_wise',
        storeIds: [1],
        storeId: 1,
        createdBy: 'vendor',
        discount: 10,
        discountType: 'percent',
        maxDiscount: 6,
      }),
      coupon(3, 'FREESHIP', 'Free delivery', 'توصيل مجاني', {
        type: 'free_delivery',
        discount: 0,
        minPurchase: 12,
      }),
      coupon(4, 'WELCOME', '15% off the first order', '\u206615%\u2069 على الطلب الأول', {
        type: 'first_order',
        discount: 15,
        discountType: 'percent',
        maxDiscount: 10,
        minPurchase: 10,
        limit: 1,
      }),
      coupon(5, 'SIX', '6% on everything', '\u20666%\u2069 على كل شيء', {
        discount: 6,
        discountType: 'percent',
        minPurchase: 0,
      }),
      coupon(6, 'SUMMER', 'Summer is over', 'انتهى الصيف', {
        expireDate: '2026-08-31',
      }),
      coupon(7, 'FRESH3', '$3 off groceries', 'خصم $3 على البقالة', {
        moduleId: moduleIds.grocery,
        discount: 3,
        minPurchase: 12,
      }),
      coupon(8, 'SHOP20', '$20 off from $150', 'خصم $20 من $150', {
        moduleId: moduleIds.ecommerce,
        discount: 20,
        minPurchase: 150,
      }),
      coupon(9, 'WINTER10', '10% when winter comes', '\u206610%\u2069 حين يأتي الشتاء', {
        discount: 10,
        discountType: 'percent',
        maxDiscount: 12,
        startDate: addDays(today, 21),
      }),
    ],
  };
}
