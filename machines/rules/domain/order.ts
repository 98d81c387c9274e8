/** A placed order. */
import type { ModuleType, LatLng } from './common.ts';
import type { FoodSelection } from './cart.ts';
import type { ParcelEndName } from './parcel.ts';
import type { PaidBy } from './payment.ts';
import type { DeliveryAddress } from './place.ts';
import type { Store } from './store.ts';

/** `unknown`: the server sends no status, or one that this shop does not know. */
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
  /**
   * The price of one, options included, before discount. Like every amount here, null when it is
   * unknown.
   */
  unitPrice: number | null;
  /** Null when the server did not say. */
  quantity: number | null;
  unitDiscount: number;
  options: string[];
  /** The chosen options of food, with labels in the reader's language. */
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
  /** Null when the server does not send it. */
  categoryId: number | null;
  /** The name and picture of the category as the shop has them now; null for a removed category. */
  category: { name: string; imageUrl: string | null } | null;
  receiver: DeliveryAddress | null;
  payer: ParcelEndName;
  /** The length of the route; null when the server does not send it. */
  distanceKm: number | null;
  /** The code that the receiver tells the courier at the delivery; '' without one. */
  code: string;
  /** The code that the sender tells the courier at the pickup; '' without one. */
  pickupCode: string;
  /** A message for the courier. */
  instruction: string;
  /** Whether the parcel was canceled and its payment was refunded. */
  isGivenBack: boolean;
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
  /** Null when the server did not say. */
  createdAt: string | null;
  /** The time of each status that was reached. */
  reached: Partial<Record<OrderStatus, string>>;
  /** The amount to pay. Amounts are null when the server sent no readable value. */
  amount: number | null;
  couponDiscount: number | null;
  couponCode: string | null;
  storeDiscount: number | null;
  tax: number | null;
  taxIncluded: boolean;
  deliveryCharge: number | null;
  tip: number | null;
  additionalCharge: number | null;
  packagingCharge: number | null;
  /** Null when the server sends none. */
  paymentMethod: PaidBy | null;
  paymentStatus: 'unpaid' | 'paid' | 'partially_paid';
  /** The partial payments; empty when it is paid in one. */
  payments: { amount: number | null; method: PaidBy | null; paid: boolean }[];
  /** The details that the customer entered for an offline payment; null when there are none. */
  offline: {
    methodId: number;
    status: 'pending' | 'verified' | 'denied';
    fields: Record<string, string>;
    note: string;
    /** Why the shop denied the payment; '' when there is no reason. */
    answer: string;
  } | null;
  note: string;
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
  /** The number of its lines; zero when the server did not send it. */
  lineCount: number;
  /**
   * Expected delivery in minutes after ordering, minimum and maximum; null when the server did not
   * send it.
   */
  minutesMin: number | null;
  minutesMax: number | null;
  /**
   * Pictures of its lines, null for a line without one; empty where the server does not send them.
   */
  pictures: (string | null)[];
  /** The customer's reviews of its items; empty where the server does not send them. */
  reviews: ItemReview[];
  /** It was ordered with pictures of a prescription instead of a cart. */
  isPrescription: boolean;
  prescriptionUrls: string[];
  /** Null for an order of a store. */
  parcel: SentParcel | null;
  moduleType: ModuleType;
  canceledBy: string | null;
  cancellationReason: string | null;
}

/** The server's answer to placing an order; the API names its total `total_ammount`. */
export interface PlacedOrder {
  orderId: number;
  /** Null when the server did not say. */
  total: number | null;
  /** Customer id, or the guest id for a guest. */
  payerId: number;
  /**
   * The payment page needs it as a proof that the payer placed the order; null where the backend
   * has none.
   */
  paymentKey: string | null;
}
