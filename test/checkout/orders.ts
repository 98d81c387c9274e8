import type {
  CheckoutChoices,
  CheckoutFacts,
  Coupon,
  DeliveryAddress,
  Item,
  OfflineMethod,
  OrderDraft,
  PlacedOrder,
  ShopConfig,
  Store,
} from '../../machines/rules/domain.ts';
import { itemWith } from '../rules/samples.ts';

/** A small order that models and tests of the checkout share. */

export const item = itemWith({
  slug: 'burger',
  name: 'Burger',
  storeId: 5,
  storeName: 'Ember',
  moduleId: 1,
  stock: 10,
  veg: false,
});

export const store: Store = {
  id: 5,
  vendorId: 18,
  slug: 'ember',
  name: 'Ember',
  phone: '',
  logoUrl: null,
  coverUrl: null,
  address: '12 Copper Street',
  position: { lat: 1, lng: 1 },
  zoneId: 1,
  moduleId: 1,
  avgRating: 0,
  ratingCount: 0,
  ratings: [],
  minimumOrder: 5,
  taxPercent: 0,
  delivery: true,
  takeAway: true,
  scheduleOrder: true,
  slotMinutes: 30,
  freeDelivery: false,
  selfDelivery: false,
  perKmCharge: 0,
  minimumCharge: 0,
  maximumCharge: 0,
  deliveryTime: '20-30 min',
  veg: true,
  nonVeg: true,
  halal: false,
  cutlery: true,
  prescriptionOrder: false,
  reviewsEnabled: true,
  active: true,
  open: true,
  announcement: null,
  distanceKm: 1,
  featured: false,
  packagingCharge: 0,
  discount: null,
  hours: Array.from({ length: 7 }, (_, day) => ({ day, opens: '08:00', closes: '22:00' })),
  categories: [],
  categoryIds: [],
  coupons: [],
};

export const config: ShopConfig = {
  businessName: 'Sixways',
  logoUrl: null,
  iconUrl: null,
  address: '',
  phone: '',
  email: '',
  country: 'US',
  defaultLocation: { lat: 1, lng: 1 },
  footerText: '',
  demo: true,
  maintenance: false,
  twelveHourClock: true,
  currency: { symbol: '$', side: 'left', digits: 2 },
  login: {
    manual: true,
    otp: false,
    social: false,
    google: false,
    facebook: false,
    apple: false,
    emailVerification: false,
    phoneVerification: false,
    phoneService: null,
    countryPicker: false,
    clients: {
      google: { clientId: null, url: null, returnUrl: null },
      facebook: { clientId: null, url: null, returnUrl: null },
      apple: { clientId: null, url: null, returnUrl: null },
    },
  },
  guestCheckout: true,
  homeDelivery: true,
  takeAway: true,
  scheduleOrder: true,
  slotMinutes: 30,
  prescriptionOrder: true,
  vegToggle: true,
  courierTips: true,
  delivery: { perKm: 1, minimum: 2 },
  parcels: { perKm: 1.2, minimum: 3 },
  freeDelivery: { type: 'none' },
  additionalCharge: null,
  taxIncluded: false,
  cashOnDelivery: true,
  cashMaximum: 100,
  digitalPayment: true,
  gateways: [{ gateway: 'demo', title: 'Demo', imageUrl: null }],
  offlinePayment: false,
  eventStream: false,
  messaging: { apiKey: null, projectId: null, appId: null, senderId: null, pushKey: null },
  wallet: false,
  addFund: false,
  partialPayment: null,
  loyalty: null,
  referral: null,
  refunds: true,
  joinsStores: true,
  joinsCouriers: true,
  policies: { refund: true, cancellation: true, shipping: true },
  socialMedia: [],
  languages: [],
};

/** A bank transfer that asks for its reference. */
export const transfer: OfflineMethod = {
  id: 1,
  name: 'Bank transfer',
  facts: [{ name: 'Account', value: '0137' }],
  asked: [{ name: 'Reference', placeholder: '', required: true }],
};

/** An order of `quantity` burgers; changes to the item, store or config on top. */
export function factsOf(
  quantity: number,
  changes: {
    item?: Partial<Item>;
    store?: Partial<Store>;
    config?: Partial<ShopConfig>;
    walletBalance?: number;
  } = {},
): CheckoutFacts {
  return {
    walletBalance: changes.walletBalance ?? 0,
    newCustomer: null,
    offlineMethods: [transfer],
    store: { ...store, ...changes.store },
    zone: {
      id: 1,
      name: 'Eastside',
      country: null,
      cashOnDelivery: true,
      digitalPayment: true,
      offlinePayment: true,
      surchargePercent: 0,
      chargesByModule: { 1: { perKm: 1, minimum: 2, maximum: 8, cashMaximum: null } },
    },
    config: { ...config, ...changes.config },
    lines:
      quantity === 0
        ? []
        : [
            {
              item: { ...item, ...changes.item },
              choice: { food: [], variationType: null, addOns: [], quantity },
            },
          ],
  };
}

export const address: DeliveryAddress = {
  id: null,
  type: 'home',
  label: '',
  address: '24 Harbour Lane',
  position: { lat: 1.01, lng: 1.01 },
  road: '',
  house: '',
  floor: '',
  contact: { name: 'Maya', phone: '+15550137000', email: '' },
  zoneIds: [1],
};

export const emptyChoices: CheckoutChoices = {
  orderType: 'delivery',
  slot: null,
  address: null,
  payment: null,
  tip: 0,
  note: '',
  deliveryInstruction: '',
  unavailableNote: '',
  unavailableByLine: {},
  cutlery: false,
  extraPackaging: false,
};

export const draft: OrderDraft = {
  page: 'cart',
  moduleId: 1,
  storeId: 5,
  storePosition: { lat: 1, lng: 1 },
  lines: factsOf(1).lines,
  choices: { ...emptyChoices, address, payment: { kind: 'cash' } },
  couponCode: null,
  distanceKm: 1,
  shownTotal: 12,
  fromWallet: 0,
};

export const placedOrder: PlacedOrder = {
  orderId: 100001,
  total: 12,
  payerId: 7,
  paymentKey: null,
};

/** A coupon of 10 % from 5 on, without a cap. */
export const coupon: Coupon = {
  id: 1,
  title: 'Ten percent',
  code: 'TEN',
  type: 'default',
  discount: 10,
  discountType: 'percent',
  minPurchase: 5,
  maxDiscount: 0,
  startDate: '2026-01-01',
  expireDate: '2027-01-01',
  zoneIds: [],
  storeIds: [],
};
