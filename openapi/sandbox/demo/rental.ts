import { DAY_MS, HOUR_MS } from '../../../machines/rules/durations.ts';
import { addressInZone } from './city.ts';
import { moduleIds } from './cityRows.ts';
import { brandNames, kinds, type VehicleKind } from './fleet/models.ts';
import { driverNames, rentalVoices, yards, type Yard } from './fleet/providers.ts';
import { replies } from './voices.ts';
import { tripRows } from './rentalTrips.ts';
import { inTurn, type Random } from './random.ts';
import { slugOf } from './slugs.ts';
import type { RentalDemo, Size } from './types.ts';

/**
 * The first id of rental providers, above all ids of shops and owners, so that rental can be added
 * to an older database.
 */
const FIRST_STORE = 5001;
const OPENED = new Date('2026-01-05T08:00:00Z');
/** The size for load tests: a hundred providers with 50 vehicles each. */
const LOAD = { yards: 100, vehicles: 50 };

type Vehicle = RentalDemo['vehicles'][number];

const cents = (amount: number): number => Math.round(amount * 100) / 100;

function providerRow(yard: Yard, index: number, random: Random): RentalDemo['stores'][number] {
  const id = FIRST_STORE + index;
  const place = addressInZone(yard.zoneId, index * 11 + 4);
  const branch = index < yards.length ? '' : ` ${Math.floor(index / yards.length) + 1}`;
  const ratings = [random.between(40, 300), random.between(10, 80), random.between(2, 15), 3, 1];
  const count = ratings.reduce((sum, each) => sum + each, 0);
  const stars = ratings.reduce((sum, each, at) => sum + each * (5 - at), 0);
  return {
    id,
    slug: slugOf(`${yard.name[0]}${branch}`),
    name: { en: `${yard.name[0]}${branch}`, ar: `${yard.name[1]}${branch}` },
    phone: `+1555040${String(index).padStart(4, '0')}`,
    email: `rental${index + 1}@sixways.example`,
    logo: `${yard.picture}.webp`,
    cover: `${yard.picture}.webp`,
    address: place.address,
    lat: place.lat,
    lng: place.lng,
    zoneId: yard.zoneId,
    moduleId: moduleIds.rental,
    pickupZoneIds: [...yard.pickupZoneIds],
    vendorId: id,
    active: yard.active ?? true,
    tax: yard.tax,
    deliveryMinutesMin: 15,
    deliveryMinutesMax: 30,
    featured: index < 3,
    ratings,
    avgRating: Math.round((stars / count) * 10) / 10,
    ratingCount: count,
    orderCount: random.between(40, 900),
    announcement:
      index === 1
        ? { en: 'Winter tyres on every car.', ar: 'إطارات شتوية على كل السيارات.' }
        : null,
    createdAt: new Date(OPENED.getTime() + index * DAY_MS),
  };
}

/**
 * Whether a vehicle is offered by the hour, by the distance, or both. Of those that could do both,
 * every fourth offers only one, so that the demo has all cases (RENT-12, RENT-20). `at` is the
 * vehicle's position in the list of its provider.
 */
function tripsOf(kind: VehicleKind, at: number): Pick<Vehicle, 'hourly' | 'byDistance'> {
  const both = kind.perHour !== null && kind.perKm !== null;
  return {
    hourly: kind.perHour !== null && !(both && at % 8 === 3),
    byDistance: kind.perKm !== null && !(both && at % 8 === 7),
  };
}

function discountOf(at: number): Pick<Vehicle, 'discount' | 'discountType'> {
  if (at % 5 === 1) return { discount: 10, discountType: 'percent' };
  if (at % 7 === 3) return { discount: 4, discountType: 'amount' };
  return { discount: 0, discountType: 'percent' };
}

function vehicleRow(
  kindAt: number,
  yard: RentalDemo['stores'][number],
  id: number,
  turn: number,
  random: Random,
): Vehicle {
  const kind = inTurn(kinds, kindAt);
  const [brandEn, brandAr] = inTurn(brandNames, id + kindAt);
  const [modelEn, modelAr] = inTurn(kind.models, Math.floor(id / 2) + turn);
  const dearer = 1 + ((id * 7) % 6) / 10;
  const reviewCount = random.between(3, 90);
  const best = Math.floor(reviewCount * (0.5 + random.next() * 0.4));
  const ratings = [best, reviewCount - best, 0, 0, 0];
  const name = { en: `${brandEn} ${modelEn}`, ar: `${brandAr} ${modelAr}` };
  const { hourly, byDistance } = tripsOf(kind, turn);
  return {
    id,
    slug: `${slugOf(name.en)}-${id}`,
    name,
    searchText: `${name.en} ${name.ar}`.toLowerCase(),
    description: { en: kind.description[0], ar: kind.description[1] },
    thumbnail: `${inTurn(kind.pictures, 0)}.webp`,
    images: kind.pictures.map((picture) => `${picture}.webp`),
    providerId: yard.id ?? 0,
    moduleId: moduleIds.rental,
    brandId: ((id + kindAt) % brandNames.length) + 1,
    categoryId: kindAt + 1,
    model: String(2018 + (id % 8)),
    type: kind.type,
    engineCapacity: kind.engine?.[0] ?? null,
    enginePower: kind.engine?.[1] ?? null,
    seats: inTurn(kind.seats, Math.floor(id / 3)),
    airCondition: kind.airCondition && id % 9 !== 4,
    fuelType: inTurn(kind.fuels, id),
    transmissionType: inTurn(kind.transmissions, Math.floor(id / 2)),
    hourly,
    byDistance,
    hourlyPrice: hourly ? cents((kind.perHour ?? 0) * dearer) : 0,
    distancePrice: byDistance ? cents((kind.perKm ?? 0) * dearer) : 0,
    ...discountOf(id),
    isNew: id % 6 === 0,
    units: (id % 4) + 1,
    trips: random.between(0, 240),
    ratings,
    avgRating: cents((ratings[0] ?? 0) / reviewCount + 4),
    reviewCount,
    createdAt: new Date(OPENED.getTime() + id * HOUR_MS),
  };
}

function reviewRows(vehicles: readonly Vehicle[]): RentalDemo['vehicleReviews'] {
  return vehicles
    .filter((_, index) => index % 2 === 0)
    .flatMap((vehicle, index) =>
      [0, 1].map((turn) => {
        const [customerName, rating, comment] = inTurn(rentalVoices, index * 2 + turn * 5);
        const { praise, complaint } = /[a-z]/i.test(comment) ? replies.en : replies.ar;
        const createdAt = new Date(OPENED.getTime() + (index * 2 + turn) * 5_400_000);
        const answered = rating < 4 || index % 4 === 0;
        return {
          id: index * 2 + turn + 1,
          vehicleId: vehicle.id ?? 0,
          providerId: vehicle.providerId,
          customerName,
          rating,
          comment,
          // Some reviews have pictures; pictures of the vehicle are used for them.
          attachments:
            turn === 0 && index % 2 === 0 ? vehicle.images.slice(0, 1 + (index % 3)) : [],
          reply: answered ? (rating < 4 ? complaint : praise) : null,
          repliedAt: answered ? new Date(createdAt.getTime() + 7_200_000) : null,
          createdAt,
        };
      }),
    );
}

function offerRows(stores: RentalDemo['stores']): Pick<RentalDemo, 'banners' | 'coupons'> {
  const banner = (at: number, en: string, ar: string): RentalDemo['banners'][number] => ({
    id: 501 + at,
    title: { en, ar },
    type: 'store_wise',
    image: stores[at]?.cover ?? null,
    moduleId: moduleIds.rental,
    storeId: stores[at]?.id ?? null,
    ownerStoreId: null,
    featured: at === 0,
  });
  const coupon = (
    id: number,
    code: string,
    en: string,
    ar: string,
    rest: Partial<RentalDemo['coupons'][number]>,
  ): RentalDemo['coupons'][number] => ({
    id,
    code,
    title: { en, ar },
    type: 'default',
    moduleId: moduleIds.rental,
    discount: 10,
    discountType: 'percent',
    minPurchase: 30,
    maxDiscount: 15,
    startDate: '2026-01-01',
    expireDate: '2035-12-31',
    limit: null,
    zoneIds: [],
    storeIds: [],
    customerIds: [],
    ...rest,
  });
  return {
    banners: [
      banner(0, 'The weekend by car, 12% off', 'عطلة الأسبوع بالسيارة بخصم \u206612%\u2069'),
      banner(1, 'From the harbour to the hills', 'من المرفأ إلى التلال'),
      banner(2, 'Two wheels, no queue', 'عجلتان بلا انتظار'),
    ],
    coupons: [
      coupon(501, 'TRIP10', '10% off a trip', '\u206610%\u2069 على الرحلة', {}),
      coupon(502, 'WHEELS5', '$5 off with Northgate Cars', 'خصم $5 لدى سيارات البوابة الشمالية', {
        type: 'store_wise',
        storeIds: [FIRST_STORE],
        storeId: FIRST_STORE,
        createdBy: 'vendor',
        discount: 5,
        discountType: 'amount',
        minPurchase: 20,
        limit: 1,
      }),
      coupon(503, 'OLDROAD', 'The road is closed', 'الطريق مغلق', { expireDate: '2026-08-31' }),
    ],
  };
}

/**
 * Demo data of rental: providers, vehicles, and trips of the demo customer. Its ids do not overlap
 * with others, so that it can be added to a database from before rental existed.
 * @param today `YYYY-MM-DD`; the dates of trips are relative to it
 */
export function rentalOf(size: Size, random: Random, today: string): RentalDemo {
  const count = size === 'load' ? LOAD.yards : yards.length;
  const stores: RentalDemo['stores'] = [];
  const vehicles: Vehicle[] = [];
  for (let index = 0; index < count; index += 1) {
    const yard = inTurn(yards, index);
    const store = providerRow(yard, index, random);
    stores.push(store);
    const fleet = size === 'load' ? LOAD.vehicles : yard.kinds.length;
    for (let turn = 0; turn < fleet; turn += 1) {
      vehicles.push(vehicleRow(inTurn(yard.kinds, turn), store, vehicles.length + 1, turn, random));
    }
  }
  const vehicleUnits = vehicles.flatMap(({ id, units }) =>
    Array.from({ length: units }, (_, at) => ({ vehicleId: id ?? 0, at })),
  );
  const units = vehicleUnits.map(({ vehicleId, at }, index) => ({
    id: index + 1,
    vehicleId,
    plate: `SX ${String(1000 + index)}`,
    vin: `SXW${String(vehicleId).padStart(8, '0')}${String(at + 1).padStart(6, '0')}`,
  }));
  const drivers = stores.flatMap((store, index) =>
    [0, 1].map((turn) => {
      const [firstName, lastName] = inTurn(driverNames, index * 2 + turn);
      const id = index * 2 + turn + 1;
      return {
        id,
        providerId: store.id ?? 0,
        firstName,
        lastName,
        phone: `+1555050${String(id).padStart(4, '0')}`,
        email: `driver${id}@sixways.example`,
        image: null,
      };
    }),
  );
  return {
    stores,
    storeHours: stores.flatMap(({ id }, index) => {
      const [opens, closes] = inTurn(yards, index).hours ?? ['00:00', '23:59'];
      return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        id: 50_001 + index * 7 + day,
        storeId: id ?? 0,
        day,
        opens,
        closes,
      }));
    }),
    storeDiscounts: stores.flatMap(({ id }, index) => {
      const terms = inTurn(yards, index).discount;
      return terms === null
        ? []
        : [
            {
              id: id ?? 0,
              storeId: id ?? 0,
              ...terms,
              startDate: '2026-01-01',
              endDate: '2035-12-31',
              startTime: '00:00',
              endTime: '23:59',
            },
          ];
    }),
    ...offerRows(stores),
    vehicleCategories: kinds.map(({ name: [en, ar], pictures }, position) => ({
      id: position + 1,
      name: { en, ar },
      image: `${inTurn(pictures, 0)}.webp`,
      position,
    })),
    vehicleBrands: brandNames.map(([en, ar, picture], index) => ({
      id: index + 1,
      name: { en, ar },
      image: `${picture}.webp`,
    })),
    vehicles,
    vehicleUnits: units,
    drivers,
    vehicleReviews: reviewRows(vehicles),
    ...tripRows({ stores, vehicles, units, drivers }, today),
  };
}
