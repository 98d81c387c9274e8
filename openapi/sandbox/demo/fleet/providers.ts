/** A rental provider of the demo. */
export interface Yard {
  name: readonly [en: string, ar: string];
  picture: string;
  zoneId: number;
  /** Ids of the zones in which the provider's trips can begin. */
  pickupZoneIds: readonly number[];
  /** The provider's tax in percent. */
  tax: number;
  /**
   * A discount in percent, with its minimum purchase and highest amount (0: no maximum); null means
   * none.
   */
  discount: { discount: number; minPurchase: number; maxDiscount: number } | null;
  /**
   * The category of each of the provider's vehicles, as indexes in `kinds`, in the order in which
   * the vehicles are shown.
   */
  kinds: readonly number[];
  /** false while the owner has closed the provider temporarily; a missing value means open. */
  active?: boolean;
  hours?: readonly [opens: string, closes: string];
}

/** The rental providers of the demo city. */
export const yards: readonly Yard[] = [
  {
    name: ['Northgate Cars', 'سيارات البوابة الشمالية'],
    picture: 'oncoming-automobile',
    zoneId: 1,
    pickupZoneIds: [1, 2, 3],
    tax: 5,
    discount: { discount: 12, minPurchase: 60, maxDiscount: 25 },
    kinds: [0, 1, 0, 3, 0, 1, 4, 0, 1, 2, 0],
  },
  {
    name: ['Harbour Wheels', 'عجلات المرفأ'],
    picture: 'sport-utility-vehicle',
    zoneId: 1,
    pickupZoneIds: [1, 2],
    tax: 8,
    discount: null,
    kinds: [1, 0, 1, 2, 0, 3, 1, 0, 6, 4],
  },
  {
    name: ['Lido Scooters', 'سكوترات ليدو'],
    picture: 'motor-scooter',
    zoneId: 1,
    pickupZoneIds: [1],
    tax: 0,
    discount: { discount: 20, minPurchase: 30, maxDiscount: 10 },
    kinds: [7, 6, 8, 7, 7, 6, 8, 7, 6, 8],
  },
  {
    name: ['Copper Street Motors', 'محركات شارع النحاس'],
    picture: 'automobile',
    zoneId: 1,
    pickupZoneIds: [1, 3],
    tax: 5,
    discount: { discount: 10, minPurchase: 0, maxDiscount: 0 },
    kinds: [0, 0, 1, 0, 4, 1, 3, 0, 0, 5],
  },
  {
    name: ['Summit Rentals', 'القمة للتأجير'],
    picture: 'pickup-truck',
    zoneId: 2,
    pickupZoneIds: [1, 2, 3],
    tax: 8,
    discount: { discount: 15, minPurchase: 200, maxDiscount: 60 },
    kinds: [4, 1, 5, 1, 4, 3, 5, 1, 0, 4],
  },
  {
    name: ['Blue Bay Boats', 'قوارب الخليج الأزرق'],
    picture: 'sailboat',
    zoneId: 1,
    pickupZoneIds: [1, 2, 3],
    tax: 5,
    discount: null,
    kinds: [9, 9, 9, 9, 8, 9, 8, 9, 9, 8],
    hours: ['07:00', '21:00'],
  },
  {
    name: ['Old Town Taxis', 'سيارات المدينة القديمة'],
    picture: 'taxi',
    zoneId: 2,
    pickupZoneIds: [1, 2],
    tax: 5,
    discount: null,
    kinds: [0, 0, 3, 0, 1, 0, 0, 3, 0, 1],
  },
  {
    name: ['Group & Go', 'الجماعة والانطلاق'],
    picture: 'minibus',
    zoneId: 2,
    pickupZoneIds: [1, 2, 3],
    tax: 0,
    discount: { discount: 8, minPurchase: 100, maxDiscount: 40 },
    kinds: [3, 3, 1, 3, 3, 0, 3, 5, 3, 1],
  },
  {
    name: ['Velvet Drive', 'القيادة المخملية'],
    picture: 'racing-car',
    zoneId: 1,
    pickupZoneIds: [1],
    tax: 12,
    discount: null,
    kinds: [2, 1, 2, 0, 2, 1, 2, 1, 2, 0],
  },
  {
    name: ['Northfield Movers', 'نقليات الحقول الشمالية'],
    picture: 'delivery-truck',
    zoneId: 3,
    pickupZoneIds: [2, 3],
    tax: 5,
    discount: { discount: 10, minPurchase: 80, maxDiscount: 20 },
    kinds: [5, 4, 5, 3, 5, 4, 5, 1, 5, 4],
  },
  {
    name: ['Two Wheels Club', 'نادي العجلتين'],
    picture: 'motorcycle',
    zoneId: 3,
    pickupZoneIds: [1, 3],
    tax: 0,
    discount: null,
    kinds: [6, 6, 7, 6, 8, 6, 7, 6, 8, 7],
  },
  {
    name: ['Night Garage', 'مرآب الليل'],
    picture: 'oncoming-taxi',
    zoneId: 1,
    pickupZoneIds: [1, 2, 3],
    tax: 5,
    discount: null,
    kinds: [0, 1, 0, 6, 0, 2, 3, 0, 1, 0],
    active: false,
  },
  {
    name: ['Meadow Lane Hire', 'تأجير ممر المروج'],
    picture: 'bus',
    zoneId: 3,
    pickupZoneIds: [3],
    tax: 8,
    discount: { discount: 18, minPurchase: 40, maxDiscount: 15 },
    kinds: [0, 3, 1, 0, 4, 0, 8, 1, 0, 7],
  },
];

/** The drivers' names. */
export const driverNames: readonly (readonly [first: string, last: string])[] = [
  ['Yusuf', 'Amin'],
  ['Greta', 'Holm'],
  ['Tarek', 'Saab'],
  ['Mina', 'Park'],
  ['Diego', 'Ruiz'],
  ['Salma', 'Khoury'],
];

/** Customers' reviews of rented vehicles, each in the language in which it was written. */
export const rentalVoices: readonly (readonly [name: string, stars: number, comment: string])[] = [
  ['Lina', 5, 'Clean, on time, and the tank was full.'],
  ['Omar', 5, 'سيارة نظيفة واستلام سريع دون أوراق كثيرة.'],
  ['Jonas', 4, 'Drives well. The phone holder was loose.'],
  ['Salma', 5, 'السعر كما ظهر تمامًا دون أي زيادة عند التسليم.'],
  ['Priya', 5, 'The driver waited ten minutes without a word. Thank you!'],
  ['Marc', 3, 'Fine, but the seats have seen better days.'],
  ['Huda', 4, 'مكيف ممتاز، وكانت هناك خدوش صغيرة على الباب.'],
  ['Tess', 5, 'We took it to the lighthouse and back. Would rent again tomorrow.'],
  ['Daniel', 2, 'Picked up half an hour late. They gave back the hour.'],
];
