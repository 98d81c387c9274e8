/** A placed order. */
import type { ModuleType, LatLng } from './common.ts';
import type { FoodSelection } from './cart.ts';
import type { ParcelEndName } from './parcel.ts';
import type { PaidBy } from './payment.ts';
import type { DeliveryAddress } from './place.ts';
import type { Store } from './store.ts';

/**
 * The status of an order, by its name in the API (wire facts 16); the message `orders.status.…` is
 * its name for customers. `unknown`: the server sent none, or one that this shop does not know.
 */
export type OrderStatus =
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
  | 'unknown';

export interface OrderLine {
  id: number;
  /** The ordered item; null for a campaign item, which can be ordered only through the campaign. */
  itemId: number | null;
  name: string;
  imageUrl: string | null;
  /** The price of one, with options, before discount; null when it is unknown. */
  unitPrice: number | null;
  /** How many were ordered; null when the server did not send it. */
  quantity: number | null;
  unitDiscount: number;
  options: string[];
  /** The chosen options of a dish, with labels in the customer's language. */
  food: FoodSelection[];
  variationType: string | null;
  addOns: { id: number; name: string; price: number | null; quantity: number | null }[];
}

/** A customer's review of an ordered item. */
export interface ItemReview {
  itemId: number;
  rating: number;
  comment: string | null;
  reply: string | null;
}

/** The fields that only a parcel order has; the order's own address is the sender's. */
export interface SentParcel {
  /** Id of the parcel category; null when the server does not send it. */
  categoryId: number | null;
  /** Name and picture of the category at present; null when the category was removed. */
  category: { name: string; imageUrl: string | null } | null;
  receiver: DeliveryAddress | null;
  payer: ParcelEndName;
  /** The length of the route; null when the server does not send it. */
  distanceKm: number | null;
  /** The code that the receiver tells the courier at the delivery; '' without one. */
  code: string;
  /** The code that the sender tells the courier at the pickup; '' without one. */
  pickupCode: string;
  /** Whether the parcel was canceled and its payment was refunded. */
  isRefunded: boolean;
}

export interface Order {
  id: number;
  /** The id of the customer or guest who pays. */
  payerId: number;
  /** Whether a guest placed it; then `payerId` is the guest id. */
  ofGuest: boolean;
  /**
   * Proves to the payment page that the payer placed this order; null where the backend has no such
   * key.
   */
  paymentKey: string | null;
  status: OrderStatus;
  type: 'delivery' | 'take_away' | 'parcel';
  scheduled: boolean;
  scheduleAt: string | null;
  /** When the order was placed, as the server sent it; null when it did not. */
  createdAt: string | null;
  /**
   * When the order reached each status, as the server sent it; a status that it has not reached is
   * absent.
   */
  reached: Partial<Record<OrderStatus, string>>;
  /**
   * The total to pay, in the shop's currency. Amounts are null when the server sent no readable
   * value.
   */
  amount: number | null;
  couponDiscount: number | null;
  couponCode: string | null;
  /** What the discounts of the store and of flash sales take off the items. */
  itemsDiscount: number | null;
  /** The discount on the first order of a customer whom another customer referred. */
  newCustomerDiscount: number | null;
  tax: number | null;
  taxIncluded: boolean;
  deliveryCharge: number | null;
  tip: number | null;
  additionalCharge: number | null;
  packagingCharge: number | null;
  /** How the order is paid; null when the server does not send it. */
  paymentMethod: PaidBy | null;
  paymentStatus: 'unpaid' | 'paid' | 'partially_paid';
  /**
   * The parts of a payment that was split, such as wallet and cash; empty when it was not split.
   */
  payments: { amount: number | null; method: PaidBy | null; paid: boolean }[];
  /** The details that the customer entered for an offline payment; null when there are none. */
  offline: {
    methodId: number;
    status: 'pending' | 'verified' | 'denied';
    fields: Record<string, string>;
    note: string;
    /** Why the shop denied the payment; '' when there is no reason. */
    denialReason: string;
  } | null;
  /** The customer's note for the store, or what a parcel contains; '' when nothing was entered. */
  note: string;
  /** A message for the courier; '' when nothing was entered. */
  instruction: string;
  /** What the store may do when an item has run out; '' when nothing was entered. */
  ifUnavailable: string;
  address: DeliveryAddress | null;
  store: Store | null;
  courier: {
    id: number;
    name: string;
    phone: string;
    imageUrl: string | null;
    rating: number;
    position: LatLng | null;
  } | null;
  /** How many lines the order has; 0 when the server did not send it. */
  lineCount: number;
  /**
   * The shortest expected time from ordering to delivery, in minutes (`minutesMax` is the longest);
   * null when the server did not send it.
   */
  minutesMin: number | null;
  minutesMax: number | null;
  /**
   * URLs of the pictures of the order's lines, null for a line without one; empty where the server
   * does not send them.
   */
  pictures: (string | null)[];
  /** The customer's reviews of the ordered items; empty where the server does not send them. */
  reviews: ItemReview[];
  /** Whether it was ordered with pictures of a prescription instead of a cart. */
  isPrescription: boolean;
  prescriptionUrls: string[];
  /** The fields of a parcel order; null for an order from a store. */
  parcel: SentParcel | null;
  moduleType: ModuleType;
  canceledBy: string | null;
  cancellationReason: string | null;
  /** What the shop wrote about a refund request, such as why it refused it; null without a note. */
  refundNote: string | null;
}

/** The server's answer to placing an order; the API names its total `total_ammount`. */
export interface PlacedOrder {
  orderId: number;
  /** The total in the shop's currency; null when the server did not send it. */
  total: number | null;
  /** Id of the customer, or the guest id if a guest ordered. */
  payerId: number;
  /**
   * Proves to the payment page that the payer placed this order; null where the backend has no such
   * key.
   */
  paymentKey: string | null;
}
