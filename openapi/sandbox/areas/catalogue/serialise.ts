import { and, eq, inArray, sql } from 'drizzle-orm';
import { isOpenBySchedule } from '../../../../machines/rules/availability.ts';
import { storeDiscountRuns } from '../../../../machines/rules/discount.ts';
import { straightLineKm } from '../../../../machines/rules/distance.ts';
import { wallClockOf } from '../../../../machines/rules/wallClock.ts';
import { addOns, categories, items, type campaignItems } from '../../db/schema/items.ts';
import { type coupons, flashSaleItems, flashSales } from '../../db/schema/offers.ts';
import { modules } from '../../db/schema/place.ts';
import { storeDiscounts, storeHours, stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import { texts } from './texts.ts';
import { localisedType } from './variationTypes.ts';

export type StoreRow = typeof stores.$inferSelect;
export type ItemRow = typeof items.$inferSelect;
export type CampaignItemRow = typeof campaignItems.$inferSelect;
export type HoursRow = typeof storeHours.$inferSelect;
export type DiscountRow = typeof storeDiscounts.$inferSelect;
type AddOnRow = typeof addOns.$inferSelect;
type FlashRow = typeof flashSaleItems.$inferSelect;

/** A store with its opening hours and discount. */
export interface StoreWithTerms {
  store: StoreRow;
  hours: HoursRow[];
  discount: DiscountRow | null;
  moduleType: string;
  /** The number of items that the store offers. */
  itemCount: number;
}

/** The date and time of the request on the shop's clock, as `YYYY-MM-DD HH:mm`. */
export const clockOf = (ctx: Context): string => wallClockOf(ctx.now);

/** A store's discount in the form that the shared rules (`machines/rules`) need. */
export const termsOf = (row: DiscountRow) => ({
  discount: row.discount,
  discountType: 'percent' as const,
  minPurchase: row.minPurchase,
  maxDiscount: row.maxDiscount,
  startDate: row.startDate,
  endDate: row.endDate,
  startTime: row.startTime,
  endTime: row.endTime,
});

/** Whether a store's discount applies now. */
export const runs = (row: DiscountRow | null, ctx: Context): row is DiscountRow =>
  row !== null && storeDiscountRuns(termsOf(row), clockOf(ctx));

/**
 * Stores by id, with hours, discount, module type and number of items; unknown ids are missing.
 * Hours and counts can be skipped for callers that do not need them, such as rental.
 */
export async function storesById(
  ctx: Context,
  ids: readonly number[],
  { hours: readHours = true, counts: readCounts = true } = {},
): Promise<Map<number, StoreWithTerms>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const [rows, hours, discounts, counts] = await Promise.all([
    ctx.db
      .select({ store: stores, moduleType: modules.type })
      .from(stores)
      .innerJoin(modules, eq(modules.id, stores.moduleId))
      .where(inArray(stores.id, wanted)),
    readHours ? ctx.db.select().from(storeHours).where(inArray(storeHours.storeId, wanted)) : [],
    ctx.db.select().from(storeDiscounts).where(inArray(storeDiscounts.storeId, wanted)),
    readCounts
      ? ctx.db
          .select({ storeId: items.storeId, count: sql<number>`count(*)::int` })
          .from(items)
          .where(and(inArray(items.storeId, wanted), eq(items.active, true)))
          .groupBy(items.storeId)
      : [],
  ]);
  const found = new Map<number, StoreWithTerms>(
    rows.map(({ store, moduleType }) => [
      store.id,
      { store, moduleType, hours: [], discount: null, itemCount: 0 },
    ]),
  );
  for (const row of hours) found.get(row.storeId)?.hours.push(row);
  for (const row of discounts) {
    const store = found.get(row.storeId);
    if (store !== undefined) store.discount = row;
  }
  for (const { storeId, count } of counts) {
    const store = found.get(storeId);
    if (store !== undefined) store.itemCount = count;
  }
  return found;
}

export const openingHours = (hours: readonly HoursRow[]) =>
  hours.map(({ day, opens, closes }) => ({ day, opens, closes }));

const starShare = (ratings: readonly number[]): number => {
  const all = ratings.reduce((sum, count) => sum + count, 0);
  const good = (ratings[0] ?? 0) + (ratings[1] ?? 0);
  return all === 0 ? 0 : Math.round((good / all) * 100);
};

/** A store's discount in the API's JSON form (wire facts 15.10). */
const storeDiscountOf = (row: DiscountRow) => ({
  id: row.id,
  store_id: row.storeId,
  start_date: row.startDate,
  end_date: row.endDate,
  start_time: row.startTime,
  end_time: row.endTime,
  discount: row.discount,
  discount_type: 'percent' as const,
  min_purchase: row.minPurchase,
  max_discount: row.maxDiscount,
});

/** A store in the API's JSON form (wire facts 15.10). */
export function storeOf(with_: StoreWithTerms, ctx: Context) {
  const { store, discount } = with_;
  const running = runs(discount, ctx) ? discount : null;
  const metres = ctx.position === null ? 0 : Math.round(straightLineKm(ctx.position, store) * 1000);
  return {
    id: store.id,
    name: ctx.text(store.name),
    slug: store.slug,
    phone: store.phone,
    email: store.email,
    logo: store.logo,
    logo_full_url: ctx.media(store.logo),
    cover_photo: store.cover,
    cover_photo_full_url: ctx.media(store.cover),
    latitude: String(store.lat),
    longitude: String(store.lng),
    address: ctx.text(store.address),
    meta_title: ctx.text(store.name),
    meta_description: store.announcement === null ? null : ctx.text(store.announcement),
    meta_image_full_url: ctx.media(store.cover ?? store.logo),
    minimum_order: store.minimumOrder,
    schedule_order: store.scheduleOrder,
    status: Number(store.status),
    vendor_id: store.vendorId,
    free_delivery: store.freeDelivery,
    delivery: store.delivery,
    take_away: store.takeAway,
    item_section: true,
    reviews_section: store.reviewsSection,
    active: store.active,
    open: Number(isOpenBySchedule(openingHours(with_.hours), clockOf(ctx))),
    tax: store.tax,
    zone_id: store.zoneId,
    module_id: store.moduleId,
    self_delivery_system: Number(store.selfDelivery),
    minimum_shipping_charge: store.minimumShippingCharge,
    maximum_shipping_charge: store.maximumShippingCharge,
    per_km_shipping_charge: store.perKmShippingCharge,
    delivery_time: `${store.deliveryMinutesMin}-${store.deliveryMinutesMax} ${ctx.text(texts.minutes)}`,
    veg: Number(store.veg),
    non_veg: Number(store.nonVeg),
    order_count: store.orderCount,
    total_order: store.orderCount,
    order_place_to_schedule_interval: store.slotMinutes,
    featured: Number(store.featured),
    prescription_order: store.prescriptionOrder,
    cutlery: store.cutlery,
    announcement: Number(store.announcement !== null),
    announcement_message: store.announcement === null ? null : ctx.text(store.announcement),
    store_business_model: 'commission',
    distance: metres,
    ratings: store.ratings,
    avg_rating: store.avgRating,
    rating_count: store.ratingCount,
    positive_rating: starShare(store.ratings),
    total_items: with_.itemCount,
    total_campaigns: 0,
    is_recommended: Number(store.recommended),
    halal_tag_status: store.halal,
    extra_packaging_status: store.extraPackagingAmount !== null,
    extra_packaging_amount: store.extraPackagingAmount ?? 0,
    discount: running === null ? null : storeDiscountOf(running),
    discount_status: running !== null,
  };
}

/** Opening hours as the answer with a store's details contains them. */
export const schedulesOf = (hours: readonly HoursRow[]) =>
  hours.map((row) => ({
    id: row.id,
    store_id: row.storeId,
    day: row.day,
    opening_time: row.opens,
    closing_time: row.closes,
  }));

const foodVariationsOf = (row: ItemRow | CampaignItemRow, ctx: Context) =>
  row.foodVariations.map((group) => ({
    name: ctx.text(group.name),
    type: group.type,
    required: group.required ? ('on' as const) : ('off' as const),
    min: group.min,
    max: group.max,
    values: group.values.map((value) => ({
      label: ctx.text(value.label),
      optionPrice: value.price,
      isSelected: false,
    })),
  }));

const addOnOf = (row: AddOnRow, ctx: Context) => ({
  id: row.id,
  name: ctx.text(row.name),
  price: row.price,
  store_id: row.storeId,
  status: Number(row.active),
});

/** Rows that items refer to, such as stores and add-ons, read once for a whole list of items. */
export interface ItemRelations {
  stores: Map<number, StoreWithTerms>;
  addOns: Map<number, AddOnRow>;
  flash: Map<number, FlashRow>;
  /** The parent category id of each category; 0 for a top-level category. */
  parents: Map<number, number>;
}

/**
 * Reads the stores, add-ons, parent categories and running flash sales of many items, with one
 * query each.
 */
export async function readItemRelations(
  ctx: Context,
  rows: readonly (ItemRow | CampaignItemRow)[],
): Promise<ItemRelations> {
  const addOnIds = [...new Set(rows.flatMap((row) => row.addOnIds))];
  const ids = rows.map((row) => row.id);
  const categoryIds = [...new Set(rows.map((row) => row.categoryId))];
  const [storeMap, extras, flash, parents] = await Promise.all([
    storesById(
      ctx,
      rows.map((row) => row.storeId),
      { counts: false },
    ),
    addOnIds.length === 0 ? [] : ctx.db.select().from(addOns).where(inArray(addOns.id, addOnIds)),
    ids.length === 0
      ? []
      : ctx.db
          .select({ row: flashSaleItems, sale: flashSales })
          .from(flashSaleItems)
          .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.flashSaleId))
          .where(inArray(flashSaleItems.itemId, ids)),
    categoryIds.length === 0
      ? []
      : ctx.db
          .select({ id: categories.id, parentId: categories.parentId })
          .from(categories)
          .where(inArray(categories.id, categoryIds)),
  ]);
  return {
    stores: storeMap,
    addOns: new Map(extras.filter((row) => row.active).map((row) => [row.id, row])),
    flash: new Map(
      flash
        .filter(
          ({ row, sale }) =>
            sale.published &&
            sale.startsAt <= ctx.now &&
            ctx.now < sale.endsAt &&
            row.sold < row.stock,
        )
        .map(({ row }) => [row.itemId, row]),
    ),
    parents: new Map(parents.map(({ id, parentId }) => [id, parentId])),
  };
}

/** An item's categories from the top down: the parent category, if there is one, then its own. */
const categoryPath = (categoryId: number, { parents }: ItemRelations) =>
  [parents.get(categoryId) ?? 0, categoryId]
    .filter((id) => id !== 0)
    .map((id, at) => ({ id: String(id), position: at + 1, name: '' }));

const isCampaignRow = (row: ItemRow | CampaignItemRow): row is CampaignItemRow =>
  'availableDateStarts' in row;

/** An item or campaign item in the API's JSON form (wire facts 15.8). */
export function itemOf(row: ItemRow | CampaignItemRow, around: ItemRelations, ctx: Context) {
  const store = around.stores.get(row.storeId);
  const campaign = isCampaignRow(row) ? row : null;
  const item = isCampaignRow(row) ? null : row;
  const flash = item === null ? undefined : around.flash.get(item.id);
  const byStore =
    flash === undefined && campaign === null && store !== undefined && runs(store.discount, ctx)
      ? store.discount
      : null;
  const variations = foodVariationsOf(row, ctx);
  return {
    id: row.id,
    name: ctx.text(row.name),
    slug: row.slug,
    description: ctx.text(row.description),
    image: row.image,
    image_full_url: ctx.media(row.image),
    images: item?.images ?? [],
    ...(item === null
      ? {}
      : { images_full_url: item.images.map((image) => ctx.media(image) ?? '') }),
    price: row.price,
    tax: store?.store.tax ?? 0,
    tax_type: 'percent',
    discount: flash?.discount ?? row.discount,
    discount_type: flash?.discountType ?? row.discountType,
    store_discount: byStore?.discount ?? 0,
    ...(byStore === null ? {} : { store_discount_terms: storeDiscountOf(byStore) }),
    store_id: row.storeId,
    store_name: store === undefined ? '' : ctx.text(store.store.name),
    zone_id: store?.store.zoneId ?? 0,
    module_id: row.moduleId,
    module_type: store?.moduleType ?? 'food',
    category_id: row.categoryId,
    category_ids: categoryPath(row.categoryId, around),
    status: Number(row.active),
    stock: flash === undefined ? row.stock : Math.min(row.stock, flash.stock - flash.sold),
    unit: item?.unit ? { id: 1, unit: ctx.text(item.unit) } : null,
    unit_type: item?.unit ? ctx.text(item.unit) : null,
    maximum_cart_quantity: row.maximumCartQuantity,
    recommended: Number(item?.recommended ?? false),
    organic: Number(item?.organic ?? false),
    veg: Number(row.veg),
    is_halal: Number(item?.halal ?? false),
    halal_tag_status: Number(store?.store.halal ?? false),
    order_count: row.orderCount,
    avg_rating: item?.avgRating ?? 0,
    rating_count: item?.ratingCount ?? 0,
    available_time_starts: row.availableFrom,
    available_time_ends: row.availableTo,
    schedule_order: store?.store.scheduleOrder ?? false,
    min_delivery_time: store?.store.deliveryMinutesMin ?? 0,
    max_delivery_time: store?.store.deliveryMinutesMax ?? 0,
    is_campaign: Number(campaign !== null),
    flash_sale: Number(flash !== undefined),
    set_menu: Number(item?.setMenu ?? false),
    is_approved: 1,
    is_basic: Number(item?.basic ?? false),
    is_prescription_required: Number(item?.prescriptionRequired ?? false),
    brand_id: item?.brandId ?? null,
    common_condition_id: item?.conditionId ?? null,
    generic_name: item?.genericNames.map((name) => ctx.text(name)) ?? [],
    nutritions_name: item?.nutritions.map((fact) => ctx.text(fact)) ?? [],
    allergies_name: item?.allergies.map((name) => ctx.text(name)) ?? [],
    variations: row.variations.map((one) => ({
      ...one,
      type: ctx.text(localisedType(row.choices, one.type)),
    })),
    choice_options: row.choices.map((choice) => ({
      name: choice.name,
      title: ctx.text(choice.title),
      options: choice.options.map((option) => ctx.text(option)),
    })),
    attributes: [],
    food_variations: variations.length === 0 ? ('' as const) : variations,
    add_ons: row.addOnIds.flatMap((id) => {
      const extra = around.addOns.get(id);
      return extra === undefined ? [] : [addOnOf(extra, ctx)];
    }),
    ...(campaign === null
      ? {}
      : {
          available_date_starts: campaign.availableDateStarts,
          available_date_ends: campaign.availableDateEnds,
        }),
  };
}

/** Items in the API's JSON form; the rows that they refer to are read once for all. */
export async function itemsOf(ctx: Context, rows: readonly (ItemRow | CampaignItemRow)[]) {
  const around = await readItemRelations(ctx, rows);
  return rows.map((row) => itemOf(row, around, ctx));
}

/**
 * A category in the API's JSON form, without its sub-categories; `counts` has the number of items
 * by category id.
 */
export function categoryOf(
  row: typeof categories.$inferSelect,
  ctx: Context,
  counts: ReadonlyMap<number, number>,
) {
  return {
    id: row.id,
    name: ctx.text(row.name),
    slug: row.slug,
    image: row.image,
    image_full_url: ctx.media(row.image),
    parent_id: row.parentId,
    position: row.parentId === 0 ? 0 : 1,
    status: Number(row.active),
    priority: row.priority,
    featured: Number(row.featured),
    module_id: row.moduleId,
    products_count: counts.get(row.id) ?? 0,
  };
}

/**
 * A coupon in the API's JSON form (wire facts 15.14); `data` is a JSON text with the ids of its
 * stores or zones.
 */
export function couponOf(row: typeof coupons.$inferSelect, ctx: Context) {
  return {
    id: row.id,
    title: ctx.text(row.title),
    code: row.code,
    start_date: row.startDate,
    expire_date: row.expireDate,
    min_purchase: row.minPurchase,
    max_discount: row.maxDiscount,
    discount: row.discount,
    discount_type: row.discountType,
    coupon_type: row.type,
    limit: row.limit,
    status: Number(row.active),
    total_uses: row.totalUses,
    module_id: row.moduleId,
    created_by: row.createdBy,
    customer_id: JSON.stringify(row.customerIds.length === 0 ? ['all'] : row.customerIds),
    slug: null,
    store_id: row.storeId,
    data: JSON.stringify(row.type === 'zone_wise' ? row.zoneIds : row.storeIds),
  };
}
