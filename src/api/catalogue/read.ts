import { discountTypeOf } from '../../../machines/rules/discount.ts';
import type {
  Banner,
  Campaign,
  Category,
  Coupon,
  CouponType,
  DiscountType,
  FoodVariation,
  Item,
  OpeningHours,
  Store,
  StoreDiscount,
} from '../../../machines/rules/domain.ts';
import {
  asCount,
  asClock,
  asExtra,
  asFlag,
  asIds,
  asList,
  asName,
  asNumber,
  asNumberOrNull,
  asObject,
  asPhone,
  asPrice,
  asText,
  asTextOrNull,
} from '../scalars.ts';
import type { Row, Wire } from '../wire.ts';
import { readModuleType } from '../modules/read.ts';

/**
 * Reads a discount, in percent or as an amount in the shop's currency. A discount without a type
 * counts as 0, because 20 could mean 20 % or 20 dollars (PRICE-07).
 */
export function readDiscount(
  discount: unknown,
  kind: unknown,
): { discount: number; discountType: DiscountType } {
  const named = asTextOrNull(kind);
  return {
    discount: named === null ? 0 : asNumber(discount),
    discountType: discountTypeOf(named ?? ''),
  };
}

const texts = (value: unknown): string[] =>
  asList(value)
    .map((entry) =>
      asText(typeof entry === 'object' ? asObject<Row<Wire['Item']['tags']>>(entry).tag : entry),
    )
    .filter((text) => text !== '');

const readFoodVariation = (value: unknown): FoodVariation => {
  const group = asObject<Wire['FoodVariation']>(value);
  return {
    name: asText(group.name),
    type: group.type === 'multi' ? 'multi' : 'single',
    required: asFlag(group.required),
    min: asNumber(group.min),
    max: asNumber(group.max),
    options: asList(group.values).map((entry) => {
      const option = asObject<Row<Wire['FoodVariation']['values']>>(entry);
      return { label: asText(option.label), price: asNumberOrNull(option.optionPrice) };
    }),
  };
};

const readChoiceOption = (value: unknown): Item['choiceOptions'][number] => {
  const choice = asObject<Wire['ChoiceOption']>(value);
  return {
    name: asText(choice.name),
    title: asText(choice.title),
    options: asList(choice.options).map((option) => asText(option).trim()),
  };
};

/**
 * Reads an item or a campaign item (wire facts 15.8). Only campaign items have campaign dates, so
 * an item that has one gets the kind `campaign` (ITEM-13).
 */
export function readItem(value: unknown): Item {
  const item = asObject<Wire['Item'] | Wire['CartItem']>(value);
  const campaignFrom = asTextOrNull(item.available_date_starts);
  const campaignTo = asTextOrNull(item.available_date_ends);
  // While a flash sale runs, the item's stock is what is left of the sale, but its variations still
  // have their ordinary stock (wire facts 15.8).
  const maxStock = asFlag(item.flash_sale) ? asNumber(item.stock) : Infinity;
  return {
    kind: campaignFrom !== null || campaignTo !== null ? 'campaign' : 'item',
    id: asNumber(item.id),
    slug: asTextOrNull(item.slug),
    name: asName(item.name),
    description: asText(item.description),
    imageUrl: asTextOrNull(item.image_full_url),
    galleryUrls: asList(item.images_full_url)
      .map((url) => asText(url))
      .filter(Boolean),
    price: asPrice(item.price),
    ...readDiscount(item.discount, item.discount_type),
    storeDiscount: asNumber(item.store_discount) || asNumber(item.restaurant_discount),
    storeTerms: readStoreDiscount(
      item.store_discount_terms ??
        asObject<Wire['Item']['store_details']>(item.store_details).discount,
    ),
    storeId: asNumber(item.store_id),
    storeName: asName(item.store_name),
    zoneId: asNumber(item.zone_id),
    moduleId: asNumber(item.module_id),
    moduleType:
      readModuleType(
        item.module_type ?? asObject<Wire['Item']['module']>(item.module).module_type,
      ) ?? 'food',
    categoryIds: asList(item.category_ids).map((entry) =>
      asNumber(
        typeof entry === 'object' ? asObject<Row<Wire['Item']['category_ids']>>(entry).id : entry,
      ),
    ),
    stock: asNumber(item.stock),
    unit:
      asTextOrNull(item.unit_type) ?? asTextOrNull(asObject<Wire['Item']['unit']>(item.unit).unit),
    maximumCartQuantity: asNumber(item.maximum_cart_quantity) || null,
    recommended: asFlag(item.recommended),
    organic: asFlag(item.organic),
    veg: asFlag(item.veg),
    halal: asFlag(item.is_halal) && asFlag(item.halal_tag_status),
    prescriptionRequired: asFlag(item.is_prescription_required),
    avgRating: asNumber(item.avg_rating),
    ratingCount: asNumber(item.rating_count),
    likes: asNumber(item.whislists_count ?? item.wishlist_count),
    availableFrom: asClock(item.available_time_starts),
    availableTo: asClock(item.available_time_ends),
    scheduleOrder: asFlag(item.schedule_order),
    campaignFrom,
    campaignTo,
    foodVariations: asList(item.food_variations).map(readFoodVariation),
    stockVariations: asList(item.variations).flatMap((entry) => {
      const { type, price, stock } = asObject<Wire['StockVariation']>(entry);
      return type === undefined
        ? []
        : [
            {
              type: asText(type),
              price: asPrice(price),
              stock: Math.min(asNumber(stock), maxStock),
            },
          ];
    }),
    choiceOptions: asList(item.choice_options).map(readChoiceOption),
    addOns: asList(item.addons ?? item.add_ons).flatMap((entry) => {
      const { id, name, price } = asObject<Wire['AddOn']>(entry);
      return id === undefined
        ? []
        : [{ id: asNumber(id), name: asName(name), price: asPrice(price) }];
    }),
    genericNames: texts(item.generic_name),
    nutritions: texts(item.nutritions_name),
    allergies: texts(item.allergies_name),
    tags: texts(item.tags),
  };
}

/** Reads a date as `YYYY-MM-DD`; '' when the field is missing or empty, null when it is no date. */
const dateOrNull = (value: unknown): string | null => {
  const text = asText(value).slice(0, 10);
  return text === '' || !Number.isNaN(Date.parse(text)) ? text : null;
};

/**
 * Reads a store's discount with the dates and times between which it applies; null when the store
 * has none. When one of these terms cannot be read, `minPurchase` in the result is null. Other code
 * then treats the terms as unknown and does not apply the discount.
 */
const readStoreDiscount = (value: unknown): StoreDiscount | null => {
  const discount = asObject<Wire['StoreDiscount']>(value);
  if (discount.discount === undefined) return null;
  const minPurchase = asNumberOrNull(discount.min_purchase);
  const maxDiscount = asNumberOrNull(discount.max_discount);
  const startDate = dateOrNull(discount.start_date);
  const endDate = dateOrNull(discount.end_date);
  // A discount of days without hours runs all day; hours that cannot be read are not known.
  const startTime = discount.start_time == null ? '00:00' : asClock(discount.start_time);
  const endTime = discount.end_time == null ? '23:59' : asClock(discount.end_time);
  const isKnown = ![maxDiscount, startDate, endDate, startTime, endTime].includes(null);
  return {
    // A store's discount is in percent when the server does not name its type.
    ...readDiscount(discount.discount, discount.discount_type ?? 'percent'),
    minPurchase: isKnown ? minPurchase : null,
    maxDiscount: maxDiscount ?? 0,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    startTime: startTime ?? '00:00',
    endTime: endTime ?? '23:59',
  };
};

/**
 * Reads a store's opening hours. If one day is unreadable, all of them are unknown (null), because
 * that day would otherwise count as closed.
 */
const readHours = (value: unknown): OpeningHours[] | null => {
  const hours = asList(value).flatMap((entry) => {
    const row = asObject<Row<Wire['Store']['schedules']>>(entry);
    const day = asNumberOrNull(row.day);
    const opens = asClock(row.opening_time);
    const closes = asClock(row.closing_time);
    const isRead = day !== null && [0, 1, 2, 3, 4, 5, 6].includes(day);
    return !isRead || opens === null || closes === null ? [] : [{ day, opens, closes }];
  });
  return hours.length === asList(value).length ? hours : null;
};

/** Reads a store (wire facts 15.10). The server sends its distance in metres; the result has km. */
export function readStore(value: unknown): Store {
  const store = asObject<Wire['Store']>(value);
  const metres = asNumberOrNull(store.distance);
  const open = store.open;
  return {
    id: asNumber(store.id),
    vendorId: asCount(store.vendor_id),
    slug: asText(store.slug),
    name: asName(store.name),
    phone: asPhone(store.phone),
    logoUrl: asTextOrNull(store.logo_full_url),
    coverUrl: asTextOrNull(store.cover_photo_full_url),
    address: asText(store.address),
    position: { lat: asNumber(store.latitude), lng: asNumber(store.longitude) },
    zoneId: asNumber(store.zone_id),
    moduleId: asNumber(store.module_id),
    avgRating: asNumber(store.avg_rating),
    ratingCount: asNumber(store.rating_count),
    ratings: asList(store.ratings).map((count) => asNumber(count)),
    minimumOrder: asPrice(store.minimum_order),
    taxPercent: store.tax === undefined ? undefined : asPrice(store.tax),
    delivery: asFlag(store.delivery, true),
    takeAway: asFlag(store.take_away),
    scheduleOrder: asFlag(store.schedule_order),
    slotMinutes: asNumber(store.order_place_to_schedule_interval),
    freeDelivery: asFlag(store.free_delivery),
    selfDelivery: asFlag(store.self_delivery_system),
    perKmCharge: asPrice(store.per_km_shipping_charge),
    minimumCharge: asPrice(store.minimum_shipping_charge),
    maximumCharge: asExtra(store.maximum_shipping_charge ?? undefined),
    deliveryTime: asText(store.delivery_time),
    veg: asFlag(store.veg),
    nonVeg: asFlag(store.non_veg),
    halal: asFlag(store.halal_tag_status),
    cutlery: asFlag(store.cutlery),
    prescriptionOrder: asFlag(store.prescription_order),
    reviewsEnabled: asFlag(store.reviews_section, true),
    active: asFlag(store.active, true),
    open: open === undefined || open === null ? null : asFlag(open),
    announcement: asFlag(store.announcement) ? asTextOrNull(store.announcement_message) : null,
    distanceKm: metres === null ? null : metres / 1000,
    featured: asFlag(store.featured),
    packagingCharge: asFlag(store.extra_packaging_status)
      ? asPrice(store.extra_packaging_amount)
      : 0,
    discount: readStoreDiscount(store.discount),
    hours: readHours(store.schedules),
    categories: asList(store.category_details).map(readCategory),
    categoryIds: asList(store.category_ids).map((id) => asNumber(id)),
    coupons: asList(store.active_coupons).map(readCoupon),
  };
}

/** Reads a category with its subcategories. */
export function readCategory(value: unknown): Category {
  const category = asObject<Wire['Category']>(value);
  return {
    id: asNumber(category.id),
    name: asName(category.name),
    slug: asTextOrNull(category.slug),
    imageUrl: asTextOrNull(category.image_full_url),
    moduleId: asNumber(category.module_id),
    productsCount: asNumber(category.products_count),
    children: asList(category.childes).map(readCategory),
  };
}

const couponTypes: readonly string[] = [
  'store_wise',
  'zone_wise',
  'free_delivery',
  'first_order',
  'default',
] satisfies CouponType[];

/**
 * Reads a coupon. Its `data` is JSON text with the ids of the stores or zones where the coupon is
 * valid. In lists, `data` can be the name of a store instead: then the store's id is read from
 * `store_id` (wire facts 15.14).
 */
export function readCoupon(value: unknown): Coupon {
  const coupon = asObject<Wire['Coupon']>(value);
  const type = asText(coupon.coupon_type, 'default');
  const ids = asIds(coupon.data);
  const storeId = asNumberOrNull(coupon.store_id);
  const discount = asExtra(coupon.discount);
  const minPurchase = asExtra(coupon.min_purchase);
  const maxDiscount = asExtra(coupon.max_discount ?? undefined);
  const startDate = dateOrNull(coupon.start_date);
  const expireDate = dateOrNull(coupon.expire_date);
  const takesFee = type === 'free_delivery';
  const takesNothing = discount === 0 && !takesFee;
  const kind = asTextOrNull(coupon.discount_type);
  const terms = [discount, takesFee ? '' : kind, minPurchase, maxDiscount, startDate, expireDate];
  return {
    id: asNumber(coupon.id),
    title: asName(coupon.title),
    code: asText(coupon.code),
    type: couponTypes.includes(type) ? (type as CouponType) : 'default',
    discount: discount ?? 0,
    discountType: discountTypeOf(kind ?? ''),
    ...(takesNothing || terms.includes(null) ? { unreadable: true } : {}),
    minPurchase: minPurchase ?? 0,
    maxDiscount: maxDiscount ?? 0,
    startDate: startDate ?? '',
    expireDate: expireDate ?? '',
    zoneIds: type !== 'zone_wise' ? [] : ids.length > 0 ? ids : asIds(coupon.zoneId),
    storeIds: type !== 'store_wise' ? [] : ids.length > 0 ? ids : storeId === null ? [] : [storeId],
  };
}

/** Reads a banner; a tap on it opens the store `storeId` or the item `itemId`, if one is set. */
export function readBanner(value: unknown): Banner {
  const banner = asObject<Wire['Banner']>(value);
  return {
    id: asNumber(banner.id),
    title: asText(banner.title),
    imageUrl: asTextOrNull(banner.image_full_url),
    link: asTextOrNull(banner.link),
    storeId: asNumberOrNull(asObject<Wire['Store']>(banner.store).id),
    itemId: asNumberOrNull(asObject<Wire['Item']>(banner.item).id),
  };
}

/** Reads a basic campaign, a promotion, with the stores that joined it. */
export function readCampaign(value: unknown): Campaign {
  const campaign = asObject<Wire['Campaign']>(value);
  return {
    id: asNumber(campaign.id),
    title: asName(campaign.title),
    description: asText(campaign.description),
    imageUrl: asTextOrNull(campaign.image_full_url),
    startTime: asClock(campaign.start_time),
    endTime: asClock(campaign.end_time),
    startDate: dateOrNull(campaign.available_date_starts) ?? '',
    endDate: dateOrNull(campaign.available_date_ends) ?? '',
    stores: asList(campaign.stores).map(readStore),
  };
}
