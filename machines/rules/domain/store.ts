/** Stores, and what promotes them: banners, campaigns, flash sales and advertisements. */
import type { LatLng } from './common.ts';
import type { Coupon } from './coupon.ts';
import type { Category, Item, StoreDiscount } from './item.ts';

/**
 * Opening hours, from `opens` to `closes` (`HH:mm`), on one weekday, Sunday 0 … Saturday 6
 * (CAT-12). A day may have several of these.
 */
export interface OpeningHours {
  day: number;
  opens: string;
  closes: string;
}

export interface Store {
  id: number;
  /** The id for a chat with the store's owner; null when the answer did not contain it. */
  vendorId: number | null;
  slug: string;
  name: string;
  phone: string;
  logoUrl: string | null;
  coverUrl: string | null;
  address: string;
  position: LatLng;
  zoneId: number;
  moduleId: number;
  avgRating: number;
  ratingCount: number;
  /** How many ratings have five stars, four stars, and so on down to one. */
  ratings: number[];
  /**
   * The smallest order that the store accepts, in the shop's currency. Null, like every amount
   * below, when the server did not send a readable value.
   */
  minimumOrder: number | null;
  /**
   * The tax rate in percent; null when it is unreadable, undefined where the server computes the
   * tax of each order.
   */
  taxPercent: number | null | undefined;
  delivery: boolean;
  takeAway: boolean;
  scheduleOrder: boolean;
  /** The length of a delivery slot in minutes; 0 means that the shop's value applies. */
  slotMinutes: number;
  freeDelivery: boolean;
  selfDelivery: boolean;
  perKmCharge: number | null;
  minimumCharge: number | null;
  maximumCharge: number | null;
  /** The expected delivery time as text, such as `30-40 min`. */
  deliveryTime: string;
  veg: boolean;
  nonVeg: boolean;
  halal: boolean;
  cutlery: boolean;
  prescriptionOrder: boolean;
  reviewsEnabled: boolean;
  /** False while the owner has closed it temporarily. */
  active: boolean;
  /** Whether its opening hours say that it is open now; null when the server did not send it. */
  open: boolean | null;
  announcement: string | null;
  /** The distance from the customer in km; null when no position was known. */
  distanceKm: number | null;
  featured: boolean;
  /**
   * The charge for packaging; 0 when the store does not offer packaging, null when it offers
   * packaging and the server sent no readable amount.
   */
  packagingCharge: number | null;
  discount: StoreDiscount | null;
  /**
   * Opening hours of the week; null when a day or a time is unreadable, empty when a list does not
   * contain them.
   */
  hours: OpeningHours[] | null;
  categories: Category[];
  /**
   * Ids of the categories of the store's items; parent categories may be among them. Some lists
   * send only these ids, and no `categories`.
   */
  categoryIds: number[];
  coupons: Coupon[];
}

export interface Review {
  id: number;
  rating: number;
  comment: string | null;
  reply: string | null;
  customerName: string | null;
  itemName: string | null;
  createdAt: string | null;
}

export interface Banner {
  id: number;
  title: string;
  imageUrl: string | null;
  link: string | null;
  storeId: number | null;
  itemId: number | null;
}

export interface Campaign {
  id: number;
  title: string;
  description: string;
  imageUrl: string | null;
  /** The time of day at which the campaign starts (`endTime`: ends), `HH:mm`; null when unknown. */
  startTime: string | null;
  endTime: string | null;
  /** The first day of the campaign (`endDate`: the last), `YYYY-MM-DD`; '' when unknown. */
  startDate: string;
  endDate: string;
  stores: Store[];
}

export interface FlashSale {
  id: number;
  title: string;
  /** When the sale ends, as the server sent it; null when unknown. */
  endsAt: string | null;
  items: { item: Item; stock: number; sold: number }[];
}

/**
 * A group of items that is not a category: the items of one brand, or those for one medical
 * condition.
 */
export interface ItemGroup {
  id: number;
  /** The name in the URL of its page; '' where only the id is known. */
  slug: string;
  name: string;
  imageUrl: string | null;
  /** How many items it has; null when unknown. */
  itemsCount: number | null;
}

/** A paid advertisement of a store. */
export interface Advertisement {
  id: number;
  storeId: number;
  storeSlug: string;
  storeName: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** The store's average rating; 0 where the advertisement does not show it. */
  avgRating: number;
}

export interface SearchSuggestions {
  /** The suggested items; `item` is null where the backend sends only a name and a picture. */
  items: { id: number; name: string; imageUrl: string | null; item: Item | null }[];
  stores: { id: number; name: string; imageUrl: string | null }[];
}
