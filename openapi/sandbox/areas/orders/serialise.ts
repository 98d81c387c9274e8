import { asc, eq, inArray, sql } from 'drizzle-orm';
import { orderLines, orderPayments, type orders } from '../../db/schema/orders.ts';
import { couriers, reviews } from '../../db/schema/people.ts';
import { parcelCategories } from '../../db/schema/parcel.ts';
import { modules } from '../../db/schema/place.ts';
import type { Context } from '../../http/context.ts';
import { productsOf, localisedOptions } from '../cart/products.ts';
import { reviewOf } from '../catalogue/reviews.ts';
import { storeOf, storesById } from '../catalogue/serialise.ts';
import { categoryOf as parcelCategoryOf } from '../parcel/serialise.ts';

export type OrderRow = typeof orders.$inferSelect;

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/**
 * A moment as `YYYY-MM-DD HH:mm:ss` in UTC, the API's format for creation times of orders and
 * notifications (wire facts 1.7).
 */
export const plainMoment = (moment: Date): string =>
  moment.toISOString().slice(0, 19).replace('T', ' ');

const courierOf = (row: typeof couriers.$inferSelect, ctx: Context) => ({
  id: row.id,
  f_name: row.firstName,
  l_name: row.lastName,
  phone: row.phone,
  email: row.email,
  image: row.image,
  image_full_url: ctx.media(row.image),
  avg_rating: row.avgRating,
  rating_count: row.ratingCount,
  lat: String(row.lat),
  lng: String(row.lng),
  location: null,
  vehicle_id: row.vehicleId,
  zone_id: row.zoneId,
});

const refundOf = (refund: NonNullable<OrderRow['refund']>, ctx: Context) => ({
  admin_note: refund.admin_note,
  customer_note: refund.customer_note,
  customer_reason: refund.customer_reason,
  image_full_url: refund.images.map((file) => ctx.media(file) ?? ''),
});

/** The partial payments of an order (wire facts 15.15). */
export async function paymentsOf(ctx: Context, order: OrderRow) {
  const rows = await ctx.db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, order.id))
    .orderBy(asc(orderPayments.id));
  return rows.map((row) => ({
    id: row.id,
    order_id: row.orderId,
    amount: row.amount,
    payment_status: row.status,
    payment_method: row.method,
    transaction_ref: row.transactionReference,
  }));
}

/**
 * Orders in the API's JSON form (wire facts 15.15); their stores and couriers are read in one query
 * each.
 */
export async function ordersOf(ctx: Context, rows: readonly OrderRow[]) {
  if (rows.length === 0) return [];
  const courierIds = rows.flatMap((row) => (row.courierId === null ? [] : [row.courierId]));
  const [storeMap, riders, lines, moduleRows, kinds, reviewRows] = await Promise.all([
    storesById(
      ctx,
      rows.flatMap((row) => (row.storeId === null ? [] : [row.storeId])),
    ),
    courierIds.length === 0
      ? []
      : ctx.db.select().from(couriers).where(inArray(couriers.id, courierIds)),
    ctx.db
      .select({
        orderId: orderLines.orderId,
        image: sql<string | null>`${orderLines.snapshot} ->> 'image'`,
      })
      .from(orderLines)
      .where(
        inArray(
          orderLines.orderId,
          rows.map((row) => row.id),
        ),
      )
      .orderBy(asc(orderLines.id)),
    ctx.db.select().from(modules),
    rows.every(({ parcelCategoryId }) => parcelCategoryId === null)
      ? []
      : ctx.db.select().from(parcelCategories),
    ctx.db
      .select()
      .from(reviews)
      .where(
        inArray(
          reviews.orderId,
          rows.map((row) => row.id),
        ),
      )
      .orderBy(asc(reviews.id)),
  ]);
  return rows.map((row) => {
    const store = row.storeId === null ? undefined : storeMap.get(row.storeId);
    const courier = riders.find((rider) => rider.id === row.courierId);
    const kind = kinds.find(({ id }) => id === row.parcelCategoryId);
    const address = row.deliveryAddress;
    const ownLines = lines.filter(({ orderId }) => orderId === row.id);
    return {
      id: row.id,
      user_id: row.ownerId,
      is_guest: row.isGuest,
      order_amount: row.orderAmount,
      coupon_discount_amount: row.couponDiscountAmount,
      coupon_discount_title: row.couponDiscountTitle,
      coupon_code: row.couponCode,
      payment_status: row.paymentStatus,
      payment_method: row.paymentMethod,
      transaction_reference: row.transactionReference,
      order_status: row.status,
      order_type: row.type,
      order_note: row.orderNote,
      unavailable_item_note: row.unavailableItemNote,
      delivery_instruction: row.deliveryInstruction,
      total_tax_amount: row.totalTaxAmount,
      tax_status: row.taxStatus,
      tax_percentage: row.taxPercentage,
      store_id: row.storeId,
      delivery_man_id: row.courierId,
      delivery_charge: row.deliveryCharge,
      original_delivery_charge: row.originalDeliveryCharge,
      dm_tips: row.dmTips,
      additional_charge: row.additionalCharge,
      extra_packaging_amount: row.extraPackagingAmount,
      ref_bonus_amount: row.refBonusAmount,
      store_discount_amount: row.storeDiscountAmount,
      flash_admin_discount_amount: row.flashAdminDiscountAmount,
      flash_store_discount_amount: row.flashStoreDiscountAmount,
      partially_paid_amount: row.partiallyPaidAmount,
      free_delivery_by: row.freeDeliveryBy,
      discount_on_product_by: row.discountOnProductBy,
      schedule_at: row.scheduleAt.toISOString(),
      scheduled: Number(row.scheduled),
      created_at: plainMoment(row.createdAt),
      updated_at: row.updatedAt.toISOString(),
      pending: at(row.pendingAt),
      accepted: at(row.acceptedAt),
      confirmed: at(row.confirmedAt),
      processing: at(row.processingAt),
      handover: at(row.handoverAt),
      picked_up: at(row.pickedUpAt),
      delivered: at(row.deliveredAt),
      canceled: at(row.canceledAt),
      failed: at(row.failedAt),
      refund_requested: at(row.refundRequestedAt),
      refund_request_canceled: at(row.refundRequestCanceledAt),
      refunded: at(row.refundedAt),
      returned: at(row.returnedAt),
      otp: row.otp,
      pickup_otp: row.pickupOtp,
      zone_id: row.zoneId,
      module_id: row.moduleId,
      module_type: moduleRows.find((module) => module.id === row.moduleId)?.type ?? 'food',
      distance: row.distanceKm,
      delivery_address: address,
      order_attachment: row.attachments.length === 0 ? null : JSON.stringify(row.attachments),
      order_attachment_full_url: row.attachments.map((file) => ctx.media(file) ?? ''),
      order_proof_full_url: [],
      parcel_category_id: row.parcelCategoryId,
      parcel_category: kind === undefined ? null : parcelCategoryOf(kind, ctx),
      receiver_details: row.receiverDetails,
      charge_payer: row.chargePayer,
      prescription_order: row.prescriptionOrder,
      cutlery: row.cutlery,
      cancellation_reason: row.cancellationReason,
      canceled_by: row.canceledBy,
      edited: 0,
      details_count: ownLines.length,
      item_images_full_url: ownLines.map(({ image }) => ctx.media(image)),
      reviews: reviewRows
        .filter(({ orderId }) => orderId === row.id)
        .map((review) => reviewOf(review, row.moduleId)),
      store: store === undefined ? null : storeOf(store, ctx),
      delivery_man: courier === undefined ? null : courierOf(courier, ctx),
      refund: row.refund === null ? null : refundOf(row.refund, ctx),
      refund_cancellation_note: row.refund?.admin_note ?? null,
      refund_customer_note: row.refund?.customer_note ?? null,
      min_delivery_time: store?.store.deliveryMinutesMin ?? 0,
      max_delivery_time: store?.store.deliveryMinutesMax ?? 0,
    };
  });
}

/** The lines of an order in the API's JSON form (wire facts 15.16). */
export async function orderLinesOf(ctx: Context, order: OrderRow) {
  const rows = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const find = await productsOf(ctx, rows);
  return rows.map((row, index) => {
    const image = row.snapshot['image'];
    // The picture's URL is built again, because the server may have another address by now.
    const imageUrl = ctx.media(typeof image === 'string' ? image : null);
    return {
      id: row.id,
      order_id: row.orderId,
      item_id: row.model === 'Item' ? row.itemId : null,
      item_campaign_id: row.model === 'ItemCampaign' ? row.itemId : null,
      price: row.price,
      quantity: row.quantity,
      // The snapshot is the item as the API showed it; its name follows the reader's language.
      item_details: { ...row.snapshot, name: ctx.text(row.name), image_full_url: imageUrl },
      variation: localisedOptions(find(row.model, row.itemId), row.variation, ctx),
      variant: row.variant,
      add_ons: row.addOns,
      discount_on_item: row.unitDiscount,
      discount_type: row.discountType,
      tax_amount: row.taxAmount,
      total_add_on_price: row.addOnsAmount,
      image_full_url: imageUrl,
      images_full_url: [],
      ...(index === 0 ? { is_guest: Number(order.isGuest) } : {}),
    };
  });
}
