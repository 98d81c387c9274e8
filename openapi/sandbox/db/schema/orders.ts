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
import type { OrderStatus } from '../../../../machines/rules/domain.ts';
import { id, moment, money, ratio, type Texts } from './columns.ts';
import type { StoredDoor } from './people.ts';
import { modules } from './place.ts';
import { stores } from './stores.ts';

/**
 * Rows of carts. Each row belongs to a customer or a guest (`ownerId` and `isGuest`) and to one
 * module.
 */
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
    /**
     * The id of an item or campaign item, by `model`; no foreign key, because it can refer to two
     * tables.
     */
    itemId: integer().notNull(),
    /**
     * The price that the client sent. Answers about the cart repeat it, but it is never charged
     * (wire facts 6).
     */
    price: money().notNull(),
    quantity: integer().notNull(),
    /**
     * The chosen options, in the API's JSON form: for food `[{name, values: {label}}]`, else
     * `[{type, price, stock}]`.
     */
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

/** The address of an order, and the contact for the courier. */
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
    /** Prevents a repeated request from placing an order twice: it gets the first order instead. */
    idempotencyKey: text(),
    /**
     * Hash of what the request orders. A request with the same idempotency key but another hash is
     * refused.
     */
    idempotencyHash: text(),
    storeId: integer().references(() => stores.id),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer().notNull(),
    courierId: integer(),
    type: text().$type<'delivery' | 'take_away' | 'parcel'>().notNull(),
    status: text().$type<Exclude<OrderStatus, 'unknown'>>().notNull(),
    paymentStatus: text().$type<'unpaid' | 'paid' | 'partially_paid'>().notNull(),
    paymentMethod: text().notNull(),
    transactionReference: text(),
    /** All amounts are as the server calculated them when the order was placed. */
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
    /**
     * The time from which the order's steps count, when it was paid after it was placed; null when
     * they count from the order or its scheduled time.
     */
    stepsFrom: moment(),
    cutlery: boolean().notNull().default(false),
    orderNote: text(),
    unavailableItemNote: text(),
    deliveryInstruction: text(),
    deliveryAddress: jsonb().$type<StoredAddress>(),
    /** The phone number of the contact: `+` and digits. Guests find their orders by it. */
    contactNumber: text(),
    prescriptionOrder: boolean().notNull().default(false),
    /** File names of the uploaded prescription pictures. */
    attachments: jsonb().$type<string[]>().notNull(),
    parcelCategoryId: integer(),
    receiverDetails: jsonb().$type<StoredAddress & { zone_id: number }>(),
    chargePayer: text().$type<'sender' | 'receiver'>(),
    otp: text().notNull(),
    /** The code that a parcel's sender gives to the courier at pickup; null for other orders. */
    pickupOtp: text(),
    /**
     * The code that the sender needs to get back a parcel that was canceled on the way; null for
     * all other orders.
     */
    returnOtp: text(),
    /** Whether the customer dismissed the reminder to write a review. */
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

/**
 * The lines of an order. Each row stores the item as it was when ordered, so that later changes of
 * the item have no effect.
 */
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
    /** The item as the API showed it at the time of the order. */
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The price of one piece with options, before discount. */
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

/** The parts of an order's payment: first from the wallet, the rest by another method. */
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
