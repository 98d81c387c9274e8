/** Who sells, and what draws customers to them. */
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
  /** What a chat with its owner is addressed to; null when the answer did not say. */
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
  /** Count per star, five first. */
  ratings: number[];
  /** Null, as every amount below, when the server did not say it, or not so that it can be read. */
  minimumOrder: number | null;
  /** Percent; null when it is not known, undefined where the server works out the tax of each order. */
  taxPercent: number | null | undefined;
  delivery: boolean;
  takeAway: boolean;
  scheduleOrder: boolean;
  /** Minutes between two slots; 0 uses the shop's. */
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
  /** False while the owner closed it for now. */
  active: boolean;
  /** By schedule, now; null when the list did not say. */
  open: boolean | null;
  announcement: string | null;
  /** From the customer, km; null when no position was known. */
  distanceKm: number | null;
  featured: boolean;
  /** 0 when it offers none. */
  packagingCharge: number | null;
  discount: StoreDiscount | null;
  /** Null when a day or a time of them cannot be read; empty when lists leave them out. */
  hours: OpeningHours[] | null;
  categories: Category[];
  /** Of what it sells, those of lists without names; the parents may be among them. */
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
  /** Null, as the end of the day, when it is not known. */
  startTime: string | null;
  endTime: string | null;
  /** '' when it is not known. */
  startDate: string;
  endDate: string;
  stores: Store[];
}

export interface FlashSale {
  id: number;
  title: string;
  /** Null when it is not known. */
  endsAt: string | null;
  items: { item: Item; stock: number; sold: number }[];
}

/** What items are grouped by besides categories: a brand, or a condition that medicines help with. */
export interface ItemGroup {
  id: number;
  /** What its page is asked for by; '' where only the id is known. */
  slug: string;
  name: string;
  imageUrl: string | null;
  /** Of its items; null when it is not known. */
  itemsCount: number | null;
}

/** A store that pays to be seen. */
export interface Advertisement {
  id: number;
  storeId: number;
  storeSlug: string;
  storeName: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** 0 where it is not to be shown. */
  avgRating: number;
}

export interface SearchSuggestions {
  /** `item` is null where the backend suggests a name and a picture only. */
  items: { id: number; name: string; imageUrl: string | null; item: Item | null }[];
  stores: { id: number; name: string; imageUrl: string | null }[];
}
