/** Items and their prices. */
import type { ModuleType } from './common.ts';

export type DiscountType = 'percent' | 'amount';

/** A store's discount on all its items, and its conditions (PRICE-08). */
export interface StoreDiscount {
  discount: number;
  discountType: DiscountType;
  /**
   * The discount applies from this sum of items and add-ons; null when the sum is unknown, and then
   * the discount cannot be computed.
   */
  minPurchase: number | null;
  /** The largest discount, in the shop's currency; 0 means no maximum. */
  maxDiscount: number;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
}

export interface Category {
  id: number;
  name: string;
  slug: string | null;
  imageUrl: string | null;
  moduleId: number;
  productsCount: number;
  children: Category[];
}

/** One option of a variation group of a dish. */
export interface FoodOption {
  label: string;
  /**
   * The amount that is added to the item's unit price; null when it is unknown, and then the option
   * cannot be chosen.
   */
  price: number | null;
}

export interface FoodVariation {
  name: string;
  type: 'single' | 'multi';
  required: boolean;
  /**
   * How many options of a `multi` group must be chosen (`min`) and may be chosen (`max`); 0 means
   * no limit.
   */
  min: number;
  max: number;
  options: FoodOption[];
}

/**
 * One variation of a non-food item, with its own stock; `type` joins its options with `-`, for
 * example 'red-xl'.
 */
export interface StockVariation {
  type: string;
  /**
   * The price that replaces the item's price; null when it is unknown, and then the variation
   * cannot be ordered.
   */
  price: number | null;
  stock: number;
}

export interface ChoiceOption {
  name: string;
  title: string;
  options: string[];
}

export interface AddOn {
  id: number;
  name: string;
  /** The price of one; null when it is unknown, and then the add-on cannot be chosen. */
  price: number | null;
}

/**
 * A normal item, or an item of a campaign. Both may have the same id, so an item is identified by
 * kind and id together (wire facts 18.21).
 */
export type ItemKind = 'item' | 'campaign';

export interface Item {
  kind: ItemKind;
  id: number;
  slug: string | null;
  name: string;
  description: string;
  imageUrl: string | null;
  galleryUrls: string[];
  /**
   * The price of one, before discount and without options; null when it is unknown, and then the
   * item cannot be ordered.
   */
  price: number | null;
  discount: number;
  discountType: DiscountType;
  /** The store's discount in percent; above 0 it replaces the item's own discount (OPEN-22). */
  storeDiscount: number;
  /**
   * The conditions of the store's discount, when the server sends them with the item; null: use
   * those of the store.
   */
  storeTerms: StoreDiscount | null;
  storeId: number;
  storeName: string;
  zoneId: number;
  moduleId: number;
  moduleType: ModuleType;
  categoryIds: number[];
  stock: number;
  unit: string | null;
  /** The largest quantity of this item in a cart; null means no limit. */
  maximumCartQuantity: number | null;
  recommended: boolean;
  organic: boolean;
  veg: boolean;
  halal: boolean;
  prescriptionRequired: boolean;
  avgRating: number;
  ratingCount: number;
  likes: number;
  /**
   * The time of day from which the item can be ordered (until `availableTo`), `HH:mm`; null when
   * always.
   */
  availableFrom: string | null;
  availableTo: string | null;
  /** Whether the item can be ordered, outside these hours, for a later time (ITEM-10). */
  scheduleOrder: boolean;
  /** The first and the last day of a campaign item, `YYYY-MM-DD`; null for other items. */
  campaignFrom: string | null;
  campaignTo: string | null;
  foodVariations: FoodVariation[];
  stockVariations: StockVariation[];
  choiceOptions: ChoiceOption[];
  addOns: AddOn[];
  genericNames: string[];
  nutritions: string[];
  allergies: string[];
  tags: string[];
}
