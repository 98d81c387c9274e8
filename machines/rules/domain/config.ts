/** The shop's settings and the facts about it. */
import type { LoyaltyTerms, ReferralTerms } from './account.ts';
import type { LatLng } from './common.ts';

export interface PaymentGateway {
  gateway: string;
  title: string;
  imageUrl: string | null;
}

/**
 * The shop's registration at a sign-in provider; a field is null where the settings of the build
 * contain the value instead.
 */
export interface ProviderClient {
  clientId: string | null;
  /** The provider's sign-in page, for Apple its script. */
  url: string | null;
  /** The address to which the provider's window returns. */
  returnUrl: string | null;
}

/**
 * The shop's registration at the phone-authentication service; a field is null where the settings
 * of the build contain the value instead.
 */
export interface PhoneService {
  apiKey: string | null;
  authDomain: string | null;
  projectId: string | null;
}

/**
 * The shop's registration at Firebase Cloud Messaging, for push notifications. A field is null
 * where the settings of the build contain the value instead, or where Firebase is not used.
 */
export interface MessagingService {
  apiKey: string | null;
  projectId: string | null;
  appId: string | null;
  senderId: string | null;
  /** The public key of its web push certificate (RFC 8292), base64url. */
  pushKey: string | null;
}

export interface ShopConfig {
  businessName: string;
  logoUrl: string | null;
  address: string;
  phone: string;
  email: string;
  /** ISO 3166 alpha-2; '' where the backend sends none. */
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
    /** Set when codes by phone come from the phone-authentication service (API-16). */
    phoneService: PhoneService | null;
    countryPicker: boolean;
    clients: Record<'google' | 'facebook' | 'apple', ProviderClient>;
  };
  guestCheckout: boolean;
  homeDelivery: boolean;
  takeAway: boolean;
  scheduleOrder: boolean;
  /**
   * The length of a delivery slot in minutes, where the store has no length of its own (CAT-11).
   */
  slotMinutes: number;
  prescriptionOrder: boolean;
  vegToggle: boolean;
  courierTips: boolean;
  /** Global rates for when neither store nor zone has its own; null when they are not known. */
  delivery: { perKm: number | null; minimum: number | null };
  /** Rates of parcels whose category has none; null when they are not known. */
  parcels: { perKm: number | null; minimum: number | null };
  freeDelivery: FreeDeliveryOffer;
  additionalCharge: { name: string; amount: number | null } | null;
  /** True: prices already contain tax (PRICE-05). */
  taxIncluded: boolean;
  cashOnDelivery: boolean;
  /** The highest amount that can be paid in cash; null means no limit (OPEN-19). */
  cashMaximum: number | null;
  digitalPayment: boolean;
  gateways: PaymentGateway[];
  offlinePayment: boolean;
  /** Whether the server pushes news as an event stream; otherwise the client polls. */
  eventStream: boolean;
  messaging: MessagingService;
  wallet: boolean;
  /** Customers can pay money into the wallet. */
  addFund: boolean;
  partialPayment: 'cod' | 'digital_payment' | 'both' | null;
  /** Null where the shop has no loyalty points (NAV-31). */
  loyalty: LoyaltyTerms | null;
  /** Null where the shop has no referral rewards (NAV-32). */
  referral: ReferralTerms | null;
  /** Customers can request a refund after the delivery. */
  refunds: boolean;
  /** Stores, and couriers, can register here (LAND-13). */
  joinsStores: boolean;
  joinsCouriers: boolean;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  socialMedia: { name: string; link: string }[];
  languages: { code: string; name: string }[];
}

export interface Currency {
  symbol: string;
  side: 'left' | 'right';
  /** Decimals shown and charged (PRICE-17). */
  digits: number;
}

/**
 * Which orders the shop itself delivers free of charge: none, all, or those of at least `threshold`
 * in the shop's currency (PRICE-14).
 */
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
}

/** Customers' testimonials about the shop. */
export interface Testimonials {
  /** The owner's heading above them; null where there is none. */
  title: string | null;
  rows: Testimonial[];
}

export interface Testimonial {
  id: number;
  name: string;
  /** The person's role; '' when it is not given. */
  role: string;
  words: string;
  imageUrl: string | null;
}
