import { noParcel, type ParcelState } from '../../machines/rules/parcel.ts';
import type {
  ParcelCategory,
  ParcelChoices,
  ParcelDraft,
  ParcelEnd,
  ParcelFacts,
  ParcelRoute,
  Place,
  ShopConfig,
  Zone,
} from '../../machines/rules/domain.ts';
import { noStreetDetails } from '../../machines/rules/streetDetails.ts';
import { config, transfer } from '../checkout/orders.ts';

/** A small parcel that models and tests share. */

export const parcelModule = 5;

export const smallBox: ParcelCategory = {
  id: 2,
  name: 'Small parcel',
  description: 'Fits a backpack, up to 5 kg',
  imageUrl: null,
  perKm: null,
  minimum: null,
  maximumKg: 5,
  maximumKm: null,
};

export const documents: ParcelCategory = {
  ...smallBox,
  id: 1,
  name: 'Documents',
  perKm: 0.9,
  minimum: 2.5,
  maximumKg: 1,
};

export const factsOf = (
  changes: {
    config?: Partial<ShopConfig>;
    categories?: ParcelCategory[];
    walletBalance?: number | null;
    offlineMethods?: null;
  } = {},
): ParcelFacts => ({
  config: { ...config, ...changes.config },
  categories: changes.categories ?? [documents, smallBox],
  walletBalance: changes.walletBalance ?? 0,
  offlineMethods: changes.offlineMethods === null ? null : [transfer],
});

export const harbour: Place = {
  address: '24 Harbour Lane',
  position: { lat: 1.01, lng: 1.01 },
  zoneIds: [1],
};

export const mill: Place = {
  address: '31 Mill Road',
  position: { lat: 1.05, lng: 1.05 },
  zoneIds: [2],
};

export const endAt = (place: Place | null, name: string, phone: string): ParcelEnd => ({
  ...noStreetDetails,
  place,
  contact: { name, phone, email: '' },
});

export const maya = endAt(harbour, 'Maya', '+15550137000');
export const omar = endAt(mill, 'Omar', '+15550137009');

export const emptyParcel = noParcel;

/** Parcel choices with every step completed. */
export const filledParcel: ParcelChoices = {
  ...noParcel,
  categoryId: 2,
  sender: maya,
  receiver: omar,
  description: 'Ceramic bowl',
  weightKg: 5,
  harmless: true,
  payment: { kind: 'cash' },
};

export const eastside: Zone = {
  id: 1,
  name: 'Eastside',
  country: null,
  cashOnDelivery: true,
  digitalPayment: true,
  offlinePayment: true,
  surchargePercent: 0,
  chargesByModule: {
    [parcelModule]: { perKm: null, minimum: null, maximum: null, cashMaximum: null },
  },
};

/** A route of 4.6 km; at 1.20 per km it costs 5.52. */
export const route: ParcelRoute = {
  distanceKm: 4.6,
  estimated: false,
  extraCharge: 0,
  surge: null,
  zone: eastside,
  receiverZoneId: 2,
};

export const noon = '2026-11-21 12:00';

export const parcelState = (changes: Partial<ParcelState> = {}): ParcelState => ({
  moduleId: parcelModule,
  facts: factsOf(),
  choices: filledParcel,
  route,
  outside: null,
  now: noon,
  signedIn: false,
  ...changes,
});

export const draft: ParcelDraft = {
  moduleId: parcelModule,
  choices: filledParcel,
  distanceKm: 4.6,
  senderZoneId: 1,
  receiverZoneId: 2,
  shownTotal: 5.52,
  fromWallet: 0,
};
