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
  /** The URL of the provider's sign-in page; for Apple, of its script. */
  url: string | null;
  /** The URL to which the provider's window returns after sign-in. */
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
  /** The public key of the shop's web push certificate (RFC 8292), in base64url. */
  pushKey: string | null;
}

export interface ShopConfig {
  businessName: string;
  logoUrl: string | null;
  /** The icon of the shop in the tabs of browsers; null where the backend sends none. */
  iconUrl: string | null;
  address: string;
  phone: string;
  email: string;
  /**
   * The shop's country as an ISO 3166 alpha-2 code, such as 'FR'; '' where the backend sends none.
   */
  country: string;
  defaultLocation: LatLng;
  footerText: string;
  demo: boolean;
  maintenance: boolean;
  /** Whether times are shown as `hh:mm a` (true) or `HH:mm` (false). */
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
    /**
     * The phone-authentication service, if it sends the codes by SMS (API-16); null if the shop's
     * server does.
     */
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
  /**
   * Delivery rates, in the shop's currency, where neither the store nor the zone has its own; null
   * when they are not known.
   */
  delivery: { perKm: number | null; minimum: number | null };
  /**
   * Rates, in the shop's currency, of parcels whose category has none; null when they are not
   * known.
   */
  parcels: { perKm: number | null; minimum: number | null };
  freeDelivery: FreeDeliveryOffer;
  additionalCharge: { name: string; amount: number | null } | null;
  /** Whether prices already contain the tax (PRICE-05). */
  taxIncluded: boolean;
  cashOnDelivery: boolean;
  /** The highest amount that can be paid in cash; null means no limit (OPEN-19). */
  cashMaximum: number | null;
  digitalPayment: boolean;
  gateways: PaymentGateway[];
  offlinePayment: boolean;
  /** Whether the server sends updates as an event stream; otherwise they are polled. */
  eventStream: boolean;
  messaging: MessagingService;
  wallet: boolean;
  /** Whether customers can pay money into the wallet. */
  addFund: boolean;
  /**
   * How the rest can be paid when the wallet pays a part: in cash (`cod`), online, or both ways;
   * null when the shop does not allow this.
   */
  partialPayment: 'cod' | 'digital_payment' | 'both' | null;
  /** The terms of loyalty points; null where the shop has none (NAV-31). */
  loyalty: LoyaltyTerms | null;
  /** The terms of referral rewards; null where the shop has none (NAV-32). */
  referral: ReferralTerms | null;
  /** Whether customers can request a refund after the delivery. */
  refunds: boolean;
  /** Whether stores (`joinsStores`) and couriers (`joinsCouriers`) can register here (LAND-13). */
  joinsStores: boolean;
  joinsCouriers: boolean;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  socialMedia: { name: string; link: string }[];
  languages: { code: string; name: string }[];
}

export interface Currency {
  symbol: string;
  side: 'left' | 'right';
  /** How many decimals amounts have, when they are shown and when they are charged (PRICE-17). */
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
  /** The heading that the shop's owner wrote for the testimonials; null where there is none. */
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
