import { discountTypeOf } from '../../../machines/rules/discount.ts';
import type {
  FreeDeliveryOffer,
  LatLng,
  LoyaltyTerms,
  MessagingService,
  PhoneService,
  ProviderClient,
  ReferralTerms,
  ShopConfig,
  Zone,
} from '../../../machines/rules/domain.ts';
import {
  asFlag,
  asIds,
  asList,
  asName,
  asNumber,
  asNumberOrNull,
  asObject,
  asPhone,
  asPrice,
  asText,
  asTextOrNull,
  asWebAddress,
} from '../scalars.ts';
import type { AnswerTo, Loose, Row, Wire } from '../wire.ts';

const charges = [
  'per_km_shipping_charge',
  'minimum_shipping_charge',
  'maximum_shipping_charge',
] as const;

/** Whether a price is present but cannot be read. */
const isUnreadable = (value: unknown): boolean =>
  value !== undefined && value !== null && asPrice(value) === null;

/** Reads a zone, with its delivery charges for each module (DATA-29). */
export function readZone(value: unknown): Zone {
  const zone = asObject<Wire['Zone']>(value);
  return {
    id: asNumber(zone.id),
    name: asText(zone.display_name) || asName(zone.name),
    country: asTextOrNull(zone.country),
    cashOnDelivery: asFlag(zone.cash_on_delivery, true),
    digitalPayment: asFlag(zone.digital_payment, true),
    offlinePayment: asFlag(zone.offline_payment),
    surchargePercent: asFlag(zone.increased_delivery_fee_status)
      ? asPrice(zone.increased_delivery_fee)
      : 0,
    chargesByModule: Object.fromEntries(
      asList(zone.modules).map((entry) => {
        const module = asObject<Row<Wire['Zone']['modules']>>(entry);
        const pivot = asObject<Wire['Module']['pivot']>(module.pivot);
        return [
          asNumber(module.id ?? pivot.module_id),
          {
            perKm: asNumberOrNull(pivot.per_km_shipping_charge),
            minimum: asNumberOrNull(pivot.minimum_shipping_charge),
            maximum: asNumberOrNull(pivot.maximum_shipping_charge),
            cashMaximum: asNumberOrNull(pivot.maximum_cod_order_amount),
            ...(charges.some((name) => isUnreadable(pivot[name])) ? { unreadable: true } : {}),
          },
        ];
      }),
    ),
  };
}

/**
 * Reads the zones of a point: the ids to send with every call, and the zones themselves (OPEN-06).
 */
export function readZoneLookup(value: unknown): { zoneIds: number[]; zones: Zone[] } {
  const body = asObject<AnswerTo<'findZones'>>(value);
  return {
    zoneIds: asIds(body.zone_id ?? body.zone_ids),
    zones: asList(body.zone_data).map(readZone),
  };
}

const readFreeDelivery = (config: Loose<Wire['Config']>): FreeDeliveryOffer => {
  const offer = asObject<Wire['Config']['admin_free_delivery']>(config.admin_free_delivery);
  if (asFlag(offer.status)) {
    if (offer.type === 'free_delivery_to_all_store') return { type: 'all' };
    const threshold = asNumber(offer.free_delivery_over);
    return threshold > 0 ? { type: 'overAmount', threshold } : { type: 'none' };
  }
  const threshold = asNumber(config.free_delivery_over);
  return threshold > 0 ? { type: 'overAmount', threshold } : { type: 'none' };
};

/** The two ways in which the API writes a point: `lat` and `lng`, or `latitude` and `longitude`. */
type Coordinates =
  Wire['Config']['default_location'] | Pick<Wire['Address'], 'latitude' | 'longitude'>;

/** Reads a point, whose coordinates may be texts or numbers; one that cannot be read is 0. */
export function readPoint(value: unknown): LatLng {
  const point = asObject<Coordinates>(value);
  return {
    lat: asNumber(point.lat ?? point.latitude),
    lng: asNumber(point.lng ?? point.longitude),
  };
}

const readPartial = (value: unknown): ShopConfig['partialPayment'] => {
  const method = asText(value);
  return method === 'cod' || method === 'digital_payment' || method === 'both' ? method : null;
};

type LoginClient = Row<Wire['Config']['social_login'] | Wire['Config']['apple_login']>;

const readClient = (list: unknown, medium: string): ProviderClient => {
  const client = asObject<LoginClient>(
    asList(list).find((entry) => asObject<LoginClient>(entry).login_medium === medium),
  );
  return {
    clientId: asTextOrNull(client.client_id),
    url: asTextOrNull(client.url),
    returnUrl: asTextOrNull(client.redirect_url_react),
  };
};

/** The shop's project at Firebase, which has one service for phone codes and one for messages. */
const readFirebase = (value: unknown): PhoneService & MessagingService => {
  const project = asObject<Wire['Config']['firebase_web_config']>(value);
  const text = (key: keyof typeof project) => asTextOrNull(project[key]);
  return {
    apiKey: text('api_key'),
    authDomain: text('auth_domain'),
    projectId: text('project_id'),
    appId: text('app_id'),
    senderId: text('messaging_sender_id'),
    pushKey: text('vapid_key'),
  };
};

const readLoyalty = (config: Loose<Wire['Config']>): LoyaltyTerms | null =>
  asFlag(config.loyalty_point_status)
    ? {
        rate: Math.max(1, asNumber(config.loyalty_point_exchange_rate, 1)),
        minimum: Math.max(1, asNumber(config.loyalty_point_minimum_point, 1)),
      }
    : null;

const readReferral = (config: Loose<Wire['Config']>): ReferralTerms | null => {
  const discount = asNumber(config.new_customer_discount_amount);
  return asFlag(config.ref_earning_status)
    ? {
        reward: asPrice(config.ref_earning_exchange_rate),
        friend:
          asFlag(config.new_customer_discount_status) && discount > 0
            ? { discount, type: discountTypeOf(asText(config.new_customer_discount_amount_type)) }
            : null,
      }
    : null;
};

const readLogin = (config: Loose<Wire['Config']>): ShopConfig['login'] => {
  const login = asObject<Wire['Config']['centralize_login']>(config.centralize_login);
  return {
    manual: asFlag(login.manual_login_status),
    otp: asFlag(login.otp_login_status),
    social: asFlag(login.social_login_status),
    google: asFlag(login.google_login_status),
    facebook: asFlag(login.facebook_login_status),
    apple: asFlag(login.apple_login_status),
    // Verification is on unless the config switches it off (OPEN-28).
    emailVerification: asFlag(login.email_verification_status, true),
    phoneVerification: asFlag(login.phone_verification_status, true),
    phoneService: asFlag(config.firebase_otp_verification)
      ? readFirebase(config.firebase_web_config)
      : null,
    countryPicker: asFlag(config.country_picker_status),
    clients: {
      google: readClient(config.social_login, 'google'),
      facebook: readClient(config.social_login, 'facebook'),
      apple: readClient(config.apple_login, 'apple'),
    },
  };
};

const readGateway = (entry: unknown): ShopConfig['gateways'][number] => {
  const gateway = asObject<Row<Wire['Config']['active_payment_method_list']>>(entry);
  return {
    gateway: asText(gateway.gateway),
    title: asText(gateway.gateway_title) || asText(gateway.gateway),
    imageUrl: asTextOrNull(gateway.gateway_image_full_url),
  };
};

/**
 * Reads a social media profile of the shop, as a list of one. The list is empty when the profile is
 * switched off or has no address.
 */
const readProfile = (entry: unknown): ShopConfig['socialMedia'] => {
  const { name, link, status } = asObject<Row<Wire['Config']['social_media']>>(entry);
  const address = asWebAddress(link);
  return asFlag(status, true) && address !== null ? [{ name: asText(name), link: address }] : [];
};

/** Reads the shop's settings (wire facts 15.1), of older and of newer backends. */
export function readConfig(value: unknown): ShopConfig {
  const config = asObject<Wire['Config']>(value);
  const charge = asPrice(config.additional_charge);
  return {
    businessName: asText(config.business_name, 'Sixways'),
    logoUrl: asTextOrNull(config.logo_full_url),
    iconUrl: asTextOrNull(config.fav_icon_full_url),
    address: asText(config.address),
    phone: asPhone(config.phone),
    email: asText(config.email),
    country: asText(config.country),
    defaultLocation: readPoint(config.default_location),
    footerText: asText(config.footer_text),
    demo: asFlag(config.demo),
    maintenance: asFlag(config.maintenance_mode),
    twelveHourClock: asText(config.timeformat, '12') === '12',
    currency: {
      symbol: asText(config.currency_symbol, '$'),
      side: config.currency_symbol_direction === 'right' ? 'right' : 'left',
      digits: Math.min(3, Math.max(0, Math.trunc(asNumber(config.digit_after_decimal_point, 2)))),
    },
    login: readLogin(config),
    guestCheckout: asFlag(config.guest_checkout_status),
    homeDelivery: asFlag(config.home_delivery_status, true),
    takeAway: asFlag(config.takeaway_status, true),
    scheduleOrder: asFlag(config.schedule_order),
    slotMinutes: asNumber(config.schedule_order_slot_duration, 30),
    prescriptionOrder: asFlag(config.prescription_order_status),
    vegToggle: asFlag(config.toggle_veg_non_veg),
    courierTips: asFlag(config.dm_tips_status),
    delivery: {
      perKm: asPrice(config.per_km_shipping_charge),
      minimum: asPrice(config.minimum_shipping_charge),
    },
    parcels: {
      perKm: asPrice(config.parcel_per_km_shipping_charge),
      minimum: asPrice(config.parcel_minimum_shipping_charge),
    },
    freeDelivery: readFreeDelivery(config),
    additionalCharge:
      asFlag(config.additional_charge_status) && charge !== 0
        ? { name: asText(config.additional_charge_name), amount: charge }
        : null,
    taxIncluded: asFlag(config.tax_included),
    cashOnDelivery: asFlag(config.cash_on_delivery, true),
    cashMaximum: asNumberOrNull(config.maximum_cod_order_amount),
    digitalPayment: asFlag(config.digital_payment),
    gateways: asList(config.active_payment_method_list).map(readGateway),
    offlinePayment: asFlag(config.offline_payment_status),
    eventStream: asFlag(config.event_stream),
    messaging: readFirebase(config.firebase_web_config),
    wallet: asFlag(config.customer_wallet_status),
    addFund:
      asFlag(config.customer_wallet_status) &&
      asFlag(config.add_fund_status) &&
      asFlag(config.digital_payment),
    partialPayment: asFlag(config.partial_payment_status)
      ? readPartial(config.partial_payment_method)
      : null,
    loyalty: readLoyalty(config),
    referral: readReferral(config),
    refunds: asFlag(config.refund_active_status),
    joinsStores: asFlag(config.toggle_store_registration, true),
    joinsCouriers: asFlag(config.toggle_dm_registration, true),
    policies: {
      refund: asFlag(config.refund_policy, true),
      cancellation: asFlag(config.cancelation_policy, true),
      shipping: asFlag(config.shipping_policy, true),
    },
    socialMedia: asList(config.social_media).flatMap(readProfile),
    languages: asList(config.language).map((entry) => {
      const { key, value: name } = asObject<Row<Wire['Config']['language']>>(entry);
      return { code: asText(key), name: asText(name) };
    }),
  };
}
