import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment, money, ratio, type Texts } from './columns.ts';
import type { StoredDoor } from './people.ts';
import { modules } from './place.ts';
import { stores } from './stores.ts';

/** A cart line belongs to a customer or a guest (`ownerId` with `isGuest`) and to one module. */
export const cartRows = pgTable(
  'cart_rows',
  {
    id: id(),
    ownerId: bigint({ mode: 'number' }).notNull(),
    isGuest: boolean().notNull(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    model: text().$type<'Item' | 'ItemCampaign'>().notNull(),
    /** Item or campaign item id, by `model`: the two kinds overlap, so no foreign key. */
    itemId: integer().notNull(),
    /** As the client sent it; never used to charge (wire facts 6). */
    price: money().notNull(),
    quantity: integer().notNull(),
    /** As the wire has it: food `[{name, values: {label}}]`, others `[{type, price, stock}]`. */
    variation: jsonb().$type<unknown[]>().notNull(),
    addOnIds: jsonb().$type<number[]>().notNull(),
    addOnQuantities: jsonb().$type<number[]>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index().on(table.ownerId, table.isGuest, table.moduleId),
    check('cart_rows_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The destination of an order and the contact for the courier. */
export interface StoredAddress extends StoredDoor {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string | null;
  address_type: string;
  address: string;
  latitude: string;
  longitude: string;
}

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
    ownerId: bigint({ mode: 'number' }).notNull(),
    isGuest: boolean().notNull(),
    /** One key for each intent: a repeated request gets the first one's order. */
    idempotencyKey: text(),
    /** Hash of the request with this key: the same key for another cart is refused. */
    idempotencyHash: text(),
    storeId: integer().references(() => stores.id),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer().notNull(),
    courierId: integer(),
    type: text().$type<'delivery' | 'take_away' | 'parcel'>().notNull(),
    status: text()
      .$type<
        | 'pending'
        | 'accepted'
        | 'confirmed'
        | 'processing'
        | 'handover'
        | 'picked_up'
        | 'delivered'
        | 'canceled'
        | 'failed'
        | 'refund_requested'
        | 'refund_request_canceled'
        | 'refunded'
        | 'returned'
      >()
      .notNull(),
    paymentStatus: text().$type<'unpaid' | 'paid' | 'partially_paid'>().notNull(),
    paymentMethod: text().notNull(),
    transactionReference: text(),
    /** All amounts as priced by the server at placing. */
    orderAmount: money().notNull(),
    itemsAmount: money().notNull(),
    storeDiscountAmount: money().notNull().default(0),
    flashAdminDiscountAmount: money().notNull().default(0),
    flashStoreDiscountAmount: money().notNull().default(0),
    discountOnProductBy: text().notNull().default('vendor'),
    couponCode: text(),
    couponDiscountTitle: text(),
    couponDiscountAmount: money().notNull().default(0),
    refBonusAmount: money().notNull().default(0),
    totalTaxAmount: money().notNull().default(0),
    taxPercentage: ratio().notNull().default(0),
    taxStatus: text().$type<'included' | 'excluded'>().notNull().default('excluded'),
    deliveryCharge: money().notNull().default(0),
    originalDeliveryCharge: money().notNull().default(0),
    freeDeliveryBy: text().$type<'admin' | 'vendor'>(),
    dmTips: money().notNull().default(0),
    additionalCharge: money().notNull().default(0),
    extraPackagingAmount: money().notNull().default(0),
    partiallyPaidAmount: money().notNull().default(0),
    bringChangeAmount: money().notNull().default(0),
    distanceKm: doublePrecision().notNull().default(0),
    scheduled: boolean().notNull().default(false),
    scheduleAt: moment().notNull(),
    cutlery: boolean().notNull().default(false),
    orderNote: text(),
    unavailableItemNote: text(),
    deliveryInstruction: text(),
    deliveryAddress: jsonb().$type<StoredAddress>(),
    /** Contact number as digits with `+`, with which a guest finds an order. */
    contactNumber: text(),
    prescriptionOrder: boolean().notNull().default(false),
    /** Upload ids of prescription pictures. */
    attachments: jsonb().$type<string[]>().notNull(),
    parcelCategoryId: integer(),
    receiverDetails: jsonb().$type<StoredAddress & { zone_id: number }>(),
    chargePayer: text().$type<'sender' | 'receiver'>(),
    otp: text().notNull(),
    /** The code that the sender gives the courier who fetches a parcel; null for other orders. */
    pickupOtp: text(),
    /** The code for handing a canceled parcel back; null while no courier has the parcel. */
    returnOtp: text(),
    /** The customer dismissed the question for a review. */
    reviewDismissed: boolean().notNull().default(false),
    processingMinutes: integer(),
    cancellationReason: text(),
    canceledBy: text(),
    refund: jsonb().$type<{
      customer_reason: string;
      customer_note: string | null;
      admin_note: string | null;
      refund_method: string | null;
      images: string[];
    }>(),
    offlinePayment: jsonb().$type<{
      method_id: number;
      status: 'pending' | 'verified' | 'denied';
      customer_note: string | null;
      admin_note: Texts | null;
      told_at: string;
      input: { user_input: Texts; user_data: string }[];
    }>(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    pendingAt: moment(),
    acceptedAt: moment(),
    confirmedAt: moment(),
    processingAt: moment(),
    handoverAt: moment(),
    pickedUpAt: moment(),
    deliveredAt: moment(),
    canceledAt: moment(),
    failedAt: moment(),
    refundRequestedAt: moment(),
    refundRequestCanceledAt: moment(),
    refundedAt: moment(),
    returnedAt: moment(),
  },
  (table) => [
    uniqueIndex('orders_intent').on(table.ownerId, table.isGuest, table.idempotencyKey),
    index().on(table.ownerId, table.isGuest, table.createdAt),
    index().on(table.couponCode),
    index().on(table.contactNumber),
    index('orders_contact_email').on(
      sql`lower(${table.deliveryAddress} ->> 'contact_person_email')`,
    ),
    index().on(table.status),
    check('orders_amount', sql`${table.orderAmount} >= 0`),
  ],
);

/** The item as it was when ordered: later price changes have no effect. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    model: text().$type<'Item' | 'ItemCampaign'>().notNull(),
    itemId: integer().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    /** The item in wire form at the time of the order. */
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of one, options included, before discount. */
    price: money().notNull(),
    quantity: integer().notNull(),
    variation: jsonb().$type<unknown[]>().notNull(),
    variant: text().notNull().default(''),
    addOns: jsonb()
      .$type<{ id: number; name: string; price: number; quantity: number }[]>()
      .notNull(),
    unitDiscount: money().notNull().default(0),
    discountType: text().notNull().default('discount_on_product'),
    taxAmount: money().notNull().default(0),
    addOnsAmount: money().notNull().default(0),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.model, table.itemId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Partial payments of an order (wallet first, the rest another way). */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    status: text().$type<'paid' | 'unpaid'>().notNull(),
    method: text().notNull(),
    transactionReference: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.orderId)],
);
