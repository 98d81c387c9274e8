/** Items and their prices. */
import type { ModuleType } from './common.ts';

export type DiscountType = 'percent' | 'amount';

/** A store's discount on all its items, with its terms (PRICE-08). */
export interface StoreDiscount {
  discount: number;
  discountType: DiscountType;
  /**
   * The minimum price of items and add-ons; null: the minimum is unknown, so the discount cannot be
   * computed.
   */
  minPurchase: number | null;
  /** 0: no cap. */
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

/** One option of a food variation group. */
export interface FoodOption {
  label: string;
  /** Added to the item's unit price; null: unknown, so that the option cannot be chosen. */
  price: number | null;
}

export interface FoodVariation {
  name: string;
  type: 'single' | 'multi';
  required: boolean;
  /**
   * The fewest and the most options of a `multi` group (`min`, `max`); 0 where the group sets no
   * limit.
   */
  min: number;
  max: number;
  options: FoodOption[];
}

/** One stocked combination of a non-food item; `type` joins the chosen options with `-`. */
export interface StockVariation {
  type: string;
  /** Replaces the item's price; null: unknown, so that it cannot be ordered. */
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
  /** null: unknown, so that it cannot be chosen. */
  price: number | null;
}

/**
 * A normal item, or an item of a campaign. Their ids overlap, so items are identified by kind and
 * id together (wire facts 18.21).
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
  /** Price of one before discount, without options; null: unknown, so that it cannot be ordered. */
  price: number | null;
  discount: number;
  discountType: DiscountType;
  /** Percent; above 0 it replaces the item's own discount (OPEN-22). */
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
  /** null: no limit. */
  maximumCartQuantity: number | null;
  recommended: boolean;
  organic: boolean;
  veg: boolean;
  halal: boolean;
  prescriptionRequired: boolean;
  avgRating: number;
  ratingCount: number;
  likes: number;
  /** `HH:mm`, null when always available. */
  availableFrom: string | null;
  availableTo: string | null;
  /** Can be ordered for later, outside its window (ITEM-10). */
  scheduleOrder: boolean;
  /** `YYYY-MM-DD` bounds of a campaign item, null otherwise. */
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
