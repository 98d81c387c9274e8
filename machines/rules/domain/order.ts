/** An order that stands. */
import type { ModuleType, LatLng } from './common.ts';
import type { FoodSelection } from './cart.ts';
import type { ParcelEndName } from './parcel.ts';
import type { PaidBy } from './payment.ts';
import type { DeliveryAddress } from './place.ts';
import type { Store } from './store.ts';

/** unknown: the server says none, or one that is not known here. */
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
  /** What was ordered; null for a thing of a campaign, which is sold through the campaign alone. */
  itemId: number | null;
  name: string;
  imageUrl: string | null;
  /** Of one, options included, before discount; null, as every amount here, when it is not known. */
  unitPrice: number | null;
  /** Null when the server did not say. */
  quantity: number | null;
  unitDiscount: number;
  options: string[];
  /** The same options as a choice has them, in the reader's language. */
  food: FoodSelection[];
  variationType: string | null;
  addOns: { id: number; name: string; price: number | null; quantity: number | null }[];
}

/** What a customer said of an item that an order brought. */
export interface ItemReview {
  itemId: number;
  rating: number;
  comment: string | null;
  reply: string | null;
}

/** What an order of a parcel has that others have not; its own address is the sender's. */
export interface SentParcel {
  /** Null when the server does not name it. */
  categoryId: number | null;
  /** The name of the kind and its picture, as the shop has them now; null for one that is gone. */
  category: { name: string; imageUrl: string | null } | null;
  receiver: DeliveryAddress | null;
  payer: ParcelEndName;
  /** Of the way; null when the server does not say it. */
  distanceKm: number | null;
  /** The receiver says it to the courier; '' without one. */
  code: string;
  /** Words for the courier. */
  instruction: string;
  /** It was called back, and what was paid of it was given back. */
  isGivenBack: boolean;
}

export interface Order {
  id: number;
  /** Customer id, or the guest id of a guest: who pays it. */
  payerId: number;
  /** Whether a guest placed it, whom `payerId` then is. */
  ofGuest: boolean;
  /** As of the answer to placing. */
  paymentKey: string | null;
  status: OrderStatus;
  type: 'delivery' | 'take_away' | 'parcel';
  scheduled: boolean;
  scheduleAt: string | null;
  /** Null when the server did not say. */
  createdAt: string | null;
  /** When each status was reached. */
  reached: Partial<Record<OrderStatus, string>>;
  /** To pay. Amounts are null when the server did not say them so that they can be read. */
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
  /** Null when the server names none. */
  paymentMethod: PaidBy | null;
  paymentStatus: 'unpaid' | 'paid' | 'partially_paid';
  /** The parts it is paid in; empty when it is paid in one. */
  payments: { amount: number | null; method: PaidBy | null; paid: boolean }[];
  /** What was told of an offline payment; null when nothing was. */
  offline: {
    methodId: number;
    status: 'pending' | 'verified' | 'denied';
    fields: Record<string, string>;
    note: string;
    /** Why it was denied. */
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
  /** How many lines it has; zero when the server did not say. */
  lineCount: number;
  /** Minutes after ordering, smallest and largest; null when the server did not say. */
  minutesMin: number | null;
  minutesMax: number | null;
  /** Pictures of its lines, null for one without; empty where the server does not say. */
  pictures: (string | null)[];
  /** What the customer said of its items; empty where the server does not say. */
  reviews: ItemReview[];
  /** It was asked for with pictures of a prescription, not with a cart. */
  isPrescription: boolean;
  prescriptionUrls: string[];
  /** Null for an order of goods. */
  parcel: SentParcel | null;
  moduleType: ModuleType;
  canceledBy: string | null;
  cancellationReason: string | null;
}

/** The server's answer to placing (wire: `total_ammount`). */
export interface PlacedOrder {
  orderId: number;
  /** Null when the server did not say. */
  total: number | null;
  /** Customer id, or the guest id for a guest. */
  payerId: number;
  /** Shows the payment page that who pays is who ordered; null where the backend has none. */
  paymentKey: string | null;
}
