/** Stores, and what promotes them: banners, campaigns, flash sales and advertisements. */
import type { LatLng } from './common.ts';
import type { Coupon } from './coupon.ts';
import type { Category, Item, StoreDiscount } from './item.ts';

/** Opening hours of one weekday, Sunday 0 … Saturday 6 (CAT-12); a day may have several. */
export interface OpeningHours {
  day: number;
  opens: string;
  closes: string;
}

export interface Store {
  id: number;
  /** The recipient id of a chat with its owner; null when the answer did not contain it. */
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
  /** Number of ratings per star, five stars first. */
  ratings: number[];
  /**
   * The smallest order that the store accepts. Like every amount below, null when the server did
   * not send a readable value.
   */
  minimumOrder: number | null;
  /** Percent; null when unknown, undefined where the server computes the tax of each order. */
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
  /** Text such as `30-40 min`. */
  deliveryTime: string;
  veg: boolean;
  nonVeg: boolean;
  halal: boolean;
  cutlery: boolean;
  prescriptionOrder: boolean;
  reviewsEnabled: boolean;
  /** False while the owner has closed it temporarily. */
  active: boolean;
  /** Whether it is open now by schedule; null when the list did not contain it. */
  open: boolean | null;
  announcement: string | null;
  /** From the customer, km; null when no position was known. */
  distanceKm: number | null;
  featured: boolean;
  /** 0 when it does not offer packaging. */
  packagingCharge: number | null;
  discount: StoreDiscount | null;
  /**
   * Opening hours of the week; null when a day or a time is unreadable, empty when a list does not
   * contain them.
   */
  hours: OpeningHours[] | null;
  categories: Category[];
  /**
   * Categories of its items, without names where a list has none; it may contain parent categories.
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
  /** When the campaign starts each day, `HH:mm`, as `endTime` is its end; null when unknown. */
  startTime: string | null;
  endTime: string | null;
  /** '' when unknown. */
  startDate: string;
  endDate: string;
  stores: Store[];
}

export interface FlashSale {
  id: number;
  title: string;
  /** Null when unknown. */
  endsAt: string | null;
  items: { item: Item; stock: number; sold: number }[];
}

/** A group of items besides categories: a brand, or a medical condition. */
export interface ItemGroup {
  id: number;
  /** Identifies its page; '' where only the id is known. */
  slug: string;
  name: string;
  imageUrl: string | null;
  /** The number of its items; null when unknown. */
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
  /** `item` is null where the backend suggests only a name and a picture. */
  items: { id: number; name: string; imageUrl: string | null; item: Item | null }[];
  stores: { id: number; name: string; imageUrl: string | null }[];
}
