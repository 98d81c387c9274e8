/**
 * The storefront's own words: what the wire's entities are called behind `src/api`.
 * Money is a decimal in the shop's currency, distances are km unless the name says otherwise,
 * clock times are `HH:mm`, dates `YYYY-MM-DD`, moments ISO-8601.
 */

/** The six module types (NAV-01). */
export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

export interface LatLng {
  lat: number;
  lng: number;
}

/** A text for the customer: a key of the message catalogue, or the server's own words. */
export type MessageRef =
  { key: string; values?: Record<string, string | number> } | { text: string };

/** Facts a machine tells the outside; one bridge per kind listens in `src/app`. */
export type OutwardFact =
  | { type: 'toast'; kind: 'success' | 'error' | 'info'; message: MessageRef; durationMs?: number }
  | { type: 'navigate'; to: string; replace?: boolean }
  | { type: 'announce'; message: MessageRef };

/** Why a call failed, after the one error normaliser in `src/api` (MSG-21). */
export interface Failure {
  kind:
    | 'offline'
    | 'timeout'
    | 'unauthorised'
    | 'forbidden'
    | 'notFound'
    | 'conflict'
    | 'refused'
    | 'throttled'
    | 'server'
    | 'malformed';
  /** HTTP status, 0 when no reply arrived. */
  status: number;
  /** The server's messages, one an entry, with the code or field they belong to. */
  entries: { code: string; message: string }[];
  /** Seconds the server asked to wait (429), when it did. */
  retryAfterSeconds?: number;
}

/* ---- Place and modules ---------------------------------------------------------------- */

export interface Module {
  id: number;
  name: string;
  type: ModuleType;
  iconUrl: string | null;
  thumbnailUrl: string | null;
  description: string;
  storesCount: number;
  /** Zones that offer it; empty when the list did not say. */
  zoneIds: number[];
}

/** What a zone charges for one module's deliveries (DATA-29 pivot). */
export interface ZoneCharges {
  perKm: number | null;
  minimum: number | null;
  maximum: number | null;
  /** Cash-on-delivery ceiling; null or 0 means none. */
  cashMaximum: number | null;
}

export interface Zone {
  id: number;
  name: string;
  cashOnDelivery: boolean;
  digitalPayment: boolean;
  offlinePayment: boolean;
  /** Percentage added to the delivery fee; 0 when the zone's status is off (PRICE-15). */
  surchargePercent: number;
  surchargeMessage: string | null;
  chargesByModule: Record<number, ZoneCharges>;
}

/** Where the customer is, as stored (LOC-03, DATA-17). */
export interface Place {
  address: string;
  position: LatLng;
  zoneIds: number[];
}

export interface PlaceSuggestion {
  placeId: string;
  mainText: string;
  secondaryText: string;
}

/* ---- Configuration --------------------------------------------------------------------- */

export interface PaymentGateway {
  gateway: string;
  title: string;
  imageUrl: string | null;
}

export interface ShopConfig {
  businessName: string;
  logoUrl: string | null;
  address: string;
  phone: string;
  email: string;
  /** ISO 3166 alpha-2. */
  country: string;
  defaultLocation: LatLng;
  footerText: string;
  demo: boolean;
  maintenance: boolean;
  /** True shows `hh:mm a`, false `HH:mm`. */
  twelveHourClock: boolean;
  currency: Currency;
  login: {
    manual: boolean;
    otp: boolean;
    social: boolean;
    google: boolean;
    facebook: boolean;
    apple: boolean;
    emailVerification: boolean;
    phoneVerification: boolean;
    firebaseOtp: boolean;
    countryPicker: boolean;
  };
  guestCheckout: boolean;
  homeDelivery: boolean;
  takeAway: boolean;
  scheduleOrder: boolean;
  /** Minutes between two slots (CAT-11). */
  slotMinutes: number;
  prescriptionOrder: boolean;
  vegToggle: boolean;
  courierTips: boolean;
  /** Global rates used when neither store nor zone names one. */
  delivery: { perKm: number; minimum: number };
  freeDelivery: FreeDeliveryOffer;
  additionalCharge: { name: string; amount: number } | null;
  /** True: prices already contain tax (PRICE-05). */
  taxIncluded: boolean;
  cashOnDelivery: boolean;
  /** Optional ceiling from config; null means no limit (OPEN-19). */
  cashMaximum: number | null;
  digitalPayment: boolean;
  gateways: PaymentGateway[];
  offlinePayment: boolean;
  wallet: boolean;
  partialPayment: 'cod' | 'digital_payment' | 'both' | null;
  addFund: boolean;
  loyalty: boolean;
  referral: boolean;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  registration: { store: boolean; courier: boolean };
  socialMedia: { name: string; link: string }[];
  languages: { code: string; name: string }[];
  /** Set only when exactly one module is active: the picker is skipped. */
  onlyModule: Module | null;
}

export interface Currency {
  symbol: string;
  side: 'left' | 'right';
  /** Decimals shown and charged (PRICE-17). */
  digits: number;
}

/** Admin free delivery (PRICE-14). */
export type FreeDeliveryOffer =
  { type: 'none' } | { type: 'all' } | { type: 'overAmount'; threshold: number };

export interface LandingContent {
  headerTitle: string | null;
  headerSubTitle: string | null;
  footerDescription: string | null;
  newsletterTitle: string | null;
  newsletterSubTitle: string | null;
  playStoreUrl: string | null;
  appStoreUrl: string | null;
  storeRegistration: { title: string; subTitle: string; button: string } | null;
  courierRegistration: { title: string; subTitle: string; button: string } | null;
  testimonials: { id: number; name: string; designation: string; review: string }[];
}

/* ---- Catalogue --------------------------------------------------------------------------- */

export type DiscountType = 'percent' | 'amount';

export interface Category {
  id: number;
  name: string;
  slug: string | null;
  imageUrl: string | null;
  parentId: number;
  productsCount: number;
  children: Category[];
}

/** One option of a food variation group. */
export interface FoodOption {
  label: string;
  price: number;
}

export interface FoodVariation {
  name: string;
  type: 'single' | 'multi';
  required: boolean;
  /** Bounds of a multi group; 0 when the group names none. */
  min: number;
  max: number;
  options: FoodOption[];
}

/** One stocked combination of a non-food item; `type` joins the chosen options with `-`. */
export interface StockVariation {
  type: string;
  price: number;
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
  price: number;
}

/** Item ids and campaign ids overlap: state is keyed by kind and id (wire fact 18.21). */
export type ItemKind = 'item' | 'campaign';

export interface Item {
  kind: ItemKind;
  id: number;
  slug: string | null;
  name: string;
  description: string;
  imageUrl: string | null;
  galleryUrls: string[];
  /** Price of one before discount, without options. */
  price: number;
  discount: number;
  discountType: DiscountType;
  /** Percent; above 0 it replaces the item's own discount (OPEN-22). */
  storeDiscount: number;
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
  /** May be ordered ahead outside its window (ITEM-10). */
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

export interface StoreDiscount {
  discount: number;
  discountType: DiscountType;
  minPurchase: number;
  /** 0: no cap. */
  maxDiscount: number;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
}

/** Opening hours of one weekday, Sunday 0 … Saturday 6 (CAT-12); a day may have several. */
export interface OpeningHours {
  day: number;
  opens: string;
  closes: string;
}

export interface Store {
  id: number;
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
  minimumOrder: number;
  /** Percent. */
  taxPercent: number;
  delivery: boolean;
  takeAway: boolean;
  scheduleOrder: boolean;
  /** Minutes between two slots; 0 uses the shop's. */
  slotMinutes: number;
  freeDelivery: boolean;
  selfDelivery: boolean;
  perKmCharge: number;
  minimumCharge: number;
  maximumCharge: number;
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
  totalItems: number;
  featured: boolean;
  packagingCharge: number;
  discount: StoreDiscount | null;
  hours: OpeningHours[];
  categories: Category[];
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
  startTime: string;
  endTime: string;
  startDate: string;
  endDate: string;
  stores: Store[];
}

export interface FlashSale {
  id: number;
  title: string;
  endsAt: string;
  items: { item: Item; stock: number; sold: number }[];
}

/** One page of a paged list; `page` counts from 1 (OPEN-09). */
export interface Page<T> {
  rows: T[];
  page: number;
  total: number;
}

export interface SearchSuggestions {
  items: { id: number; name: string; imageUrl: string | null }[];
  stores: { id: number; name: string; imageUrl: string | null }[];
}

/* ---- Cart ---------------------------------------------------------------------------------- */

/** The options chosen of one food variation group, by label. */
export interface FoodSelection {
  name: string;
  labels: string[];
}

/** Everything the customer decided about one item, before it has a row. */
export interface ItemChoice {
  food: FoodSelection[];
  /** `type` of the stocked variation, null when the item has none. */
  variationType: string | null;
  addOns: { id: number; quantity: number }[];
  quantity: number;
}

export interface CartLine {
  id: number;
  item: Item;
  choice: ItemChoice;
}

/* ---- Checkout ------------------------------------------------------------------------------ */

export type CouponType = 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order' | 'default';

export interface Coupon {
  id: number;
  title: string;
  code: string;
  type: CouponType;
  discount: number;
  discountType: DiscountType;
  minPurchase: number;
  /** 0: no cap. */
  maxDiscount: number;
  startDate: string;
  expireDate: string;
  /** Zone ids of a zone_wise coupon. */
  zoneIds: number[];
  /** Store ids of a store_wise coupon. */
  storeIds: number[];
}

/** Order types are kept apart from an item's schedule flag (OPEN-45). */
export type OrderType = 'delivery' | 'take_away' | 'schedule_order';

export type PaymentMethod =
  | { kind: 'cash' }
  | { kind: 'digital'; gateway: string }
  | { kind: 'wallet' }
  | { kind: 'offline'; methodId: number; fields: Record<string, string> };

export interface ContactPerson {
  name: string;
  phone: string;
  email: string;
}

/** Where an order goes: a saved address of a customer or the guest's own (DATA-02, DATA-03). */
export interface DeliveryAddress {
  /** null for a guest's address, which is kept locally (GUEST-04). */
  id: number | null;
  type: string;
  label: string;
  address: string;
  position: LatLng;
  road: string;
  house: string;
  floor: string;
  contact: ContactPerson;
  zoneIds: number[];
}

/** One line of an order preview: all a price needs. */
export interface PricedLine {
  item: Item;
  choice: ItemChoice;
}

/** What an order is taken from: the cart, one item bought at once, or a campaign item (NAV-15). */
export type CheckoutPage = 'cart' | 'buy_now' | 'campaign';

/** What the customer decided on the checkout page; kept through reloads, never a secret in it. */
export interface CheckoutChoices {
  orderType: OrderType;
  /** `YYYY-MM-DD HH:mm` of a scheduled order, null for now. */
  slot: string | null;
  address: DeliveryAddress | null;
  payment: PaymentMethod | null;
  tip: number;
  note: string;
  deliveryInstruction: string;
  /** What the store may do when an item has run out, in the customer's words; '' says nothing. */
  unavailableNote: string;
  /** The same for single lines, by their `lineKey`. */
  unavailableByLine: Record<string, string>;
  cutlery: boolean;
  extraPackaging: boolean;
}

/** The way from the store to the customer. */
export interface OrderRoute {
  distanceKm: number;
  /** True when the distance service had no answer and the straight line stands in (PRICE-16). */
  estimated: boolean;
  /** Vehicle surcharge for the distance. */
  extraCharge: number;
}

/** The part of the checkout form that a refusal points at. */
export type CheckoutSection = 'address' | 'schedule' | 'payment' | 'prescription' | 'summary';

/** What the server says about an order before it is placed. */
export interface CheckoutFacts {
  store: Store;
  zone: Zone | null;
  config: ShopConfig;
  lines: PricedLine[];
}

/** Everything an order call needs; the server prices it anew from its own data. */
export interface OrderDraft {
  page: CheckoutPage;
  moduleId: number;
  storeId: number;
  storePosition: LatLng;
  lines: PricedLine[];
  choices: CheckoutChoices;
  couponCode: string | null;
  distanceKm: number;
  /** What the customer saw and agreed to. */
  shownTotal: number;
}

/* ---- Orders -------------------------------------------------------------------------------- */

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
  | 'refunded';

export interface OrderLine {
  id: number;
  name: string;
  imageUrl: string | null;
  /** Of one, options included, before discount. */
  unitPrice: number;
  quantity: number;
  unitDiscount: number;
  options: string[];
  addOns: { name: string; price: number; quantity: number }[];
}

export interface Order {
  id: number;
  /** Customer id, or the guest id of a guest: who pays it. */
  payerId: number;
  status: OrderStatus;
  type: 'delivery' | 'take_away' | 'parcel';
  scheduled: boolean;
  scheduleAt: string | null;
  createdAt: string;
  /** When each status was reached. */
  reached: Partial<Record<OrderStatus, string>>;
  amount: number;
  couponDiscount: number;
  couponCode: string | null;
  storeDiscount: number;
  tax: number;
  taxIncluded: boolean;
  deliveryCharge: number;
  tip: number;
  additionalCharge: number;
  packagingCharge: number;
  paymentMethod: string;
  paymentStatus: 'unpaid' | 'paid' | 'partially_paid';
  note: string;
  address: DeliveryAddress | null;
  distanceKm: number;
  store: Store | null;
  courier: {
    id: number;
    name: string;
    phone: string;
    imageUrl: string | null;
    rating: number;
    position: LatLng | null;
  } | null;
  /** Minutes after ordering, smallest and largest; null when the server did not say. */
  minutesMin: number | null;
  minutesMax: number | null;
  moduleType: ModuleType;
  canceledBy: string | null;
  cancellationReason: string | null;
}

/** The server's answer to placing (wire: `total_ammount`). */
export interface PlacedOrder {
  orderId: number;
  total: number;
  /** Customer id, or the guest id for a guest. */
  payerId: number;
}
