import { moduleIds } from './cityRows.ts';
import type { Shelves } from './shelves.ts';
import type { Demo } from './types.ts';

const START = '2026-01-01';
const END = '2035-12-31';

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

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

/** Campaigns, the flash sale, banners and coupons, some running and some over. */
export function offersOf({ stores, items }: Shelves, today: string): Offers {
  const ofModule = (moduleId: number) => items.filter((item) => item.moduleId === moduleId);
  const storeIds = (moduleId: number) =>
    stores.filter((store) => store.moduleId === moduleId).map((store) => store.id ?? 0);
  const ordering = [moduleIds.food, moduleIds.grocery, moduleIds.pharmacy, moduleIds.ecommerce];
  const bannerTexts: Record<number, readonly [string, string][]> = {
    [moduleIds.food]: [
      ['Dinner for two, on us for one.', 'عشاء لاثنين وواحد علينا.'],
      ['Free delivery tonight', 'توصيل مجاني الليلة'],
    ],
    [moduleIds.grocery]: [
      ['A full basket in 25 minutes', 'سلة كاملة خلال 25 دقيقة'],
      ['Fruit week: 15 % off', 'أسبوع الفاكهة: خصم 15٪'],
    ],
    [moduleIds.pharmacy]: [['Medicine at your door, day and night', 'الدواء عند بابك ليل نهار']],
    [moduleIds.ecommerce]: [
      ['Something nice for someone', 'هدية جميلة لمن تحب'],
      ['Sound and vision week', 'أسبوع الصوت والصورة'],
    ],
  };
  const banners: Demo['banners'] = [];
  for (const moduleId of ordering) {
    for (const [index, [en, ar]] of (bannerTexts[moduleId] ?? []).entries()) {
      const store = stores.filter((one) => one.moduleId === moduleId)[index];
      banners.push({
        id: banners.length + 1,
        title: { en, ar },
        type: 'store_wise',
        image: store?.cover ?? null,
        moduleId,
        storeId: store?.id ?? null,
        featured: index === 0,
      });
    }
  }
  const flashItems = ofModule(moduleIds.food)
    .filter((item) => item.foodVariations.length === 0)
    .slice(0, 6);
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
    campaignItems: ofModule(moduleIds.food)
      .slice(0, 4)
      .map((item, index) => ({
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
        discountType: 'percent' as const,
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
        availableDateStarts: START,
        availableDateEnds: END,
      })),
    campaigns: [
      {
        id: 1,
        title: { en: 'Sushi Friday, 30% off', ar: 'جمعة السوشي، خصم 30٪' },
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
    ],
    campaignStores: [
      ...storeIds(moduleIds.food)
        .slice(0, 5)
        .map((storeId) => ({ campaignId: 1, storeId })),
      ...storeIds(moduleIds.grocery)
        .slice(0, 4)
        .map((storeId) => ({ campaignId: 2, storeId })),
    ],
    flashSales: [
      {
        id: 1,
        title: { en: 'Flash sale', ar: 'تخفيضات خاطفة' },
        moduleId: moduleIds.food,
        startsAt: new Date(`${START}T00:00:00Z`),
        endsAt: new Date(`${later(today, 3)}T22:00:00Z`),
        adminShare: 50,
        vendorShare: 50,
      },
    ],
    flashSaleItems: flashItems.map((item, index) => ({
      id: index + 1,
      flashSaleId: 1,
      itemId: item.id ?? 0,
      stock: 30,
      sold: 6 + index * 3,
      discount: 30,
      discountType: 'percent' as const,
    })),
    banners,
    coupons: [
      coupon(1, 'EASTSIDE5', '5 off in Eastside', 'خصم 5 في الجانب الشرقي', {
        type: 'zone_wise',
        zoneIds: [1],
      }),
      coupon(2, 'EMBER10', '10 % at Ember & Rye', '10٪ لدى برجر الجمر', {
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
      coupon(4, 'WELCOME', '15 % off the first order', '15٪ على الطلب الأول', {
        type: 'first_order',
        discount: 15,
        discountType: 'percent',
        maxDiscount: 10,
        minPurchase: 10,
      }),
      coupon(5, 'SIX', '6 % on everything', '6٪ على كل شيء', {
        discount: 6,
        discountType: 'percent',
        minPurchase: 0,
      }),
      coupon(6, 'SUMMER', 'Summer is over', 'انتهى الصيف', {
        expireDate: '2026-08-31',
      }),
      coupon(7, 'FRESH3', '3 off groceries', 'خصم 3 على البقالة', {
        moduleId: moduleIds.grocery,
        discount: 3,
        minPurchase: 12,
      }),
      coupon(8, 'SHOP20', '20 off from 150', 'خصم 20 من 150', {
        moduleId: moduleIds.ecommerce,
        discount: 20,
        minPurchase: 150,
      }),
    ],
  };
}
