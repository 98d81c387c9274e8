import type { InterruptedSignIn } from '../../../machines/identity/authGate.machine.ts';
import type { SignInStep } from '../../../machines/identity/signInProgress.ts';
import type { RememberedCart } from '../../../machines/cart/remembered.ts';
import type { OrderIntent } from '../../../machines/checkout/orderDraft.ts';
import type { ParcelIntent } from '../../../machines/parcel/parcelBooking.ts';
import type { TripIntent } from '../../../machines/rental/tripOrder.ts';
import type {
  CheckoutChoices,
  FundIntent,
  GuestExtras,
  Item,
  LatLng,
  Module,
  OrderDraft,
  ParcelDraft,
  Place,
  PricedLine,
  ReadNotifications,
  RentalCart,
} from '../../../machines/rules/domain.ts';
import { addressTypes } from '../../../machines/rules/address.ts';
import type { Consent } from '../../../machines/rules/consent.ts';
import { textSizes } from '../../../machines/rules/display.ts';
import { MOST_PLACES } from '../../../machines/rules/recentPlaces.ts';
import { MOST_RECENT_DESTINATIONS } from '../../../machines/rules/tripPlan.ts';
import {
  byName,
  flag,
  integer,
  list,
  listOfFitting,
  matching,
  nullable,
  number,
  oneOf,
  otherwise,
  partly,
  record,
  text,
  type Shape,
} from './shapes.ts';

import {
  point,
  zoneIds,
  words,
  module,
  contact,
  address,
  typedAddress,
  typedReceiver,
  pricedLine,
  cartLine,
  payment,
  paymentOfTrip,
  orderType,
  owner,
  code,
  signInStep,
  deferredIntent,
  parcelChoices,
  tripDraft,
  tripPoint,
  queuedMessage,
  storeWords,
  storeOwner,
  courierWords,
  emptyTripDraft,
} from './entities.ts';

/**
 * Everything that the browser stores, by name. The keys of DATA-17 are fixed and shared with other
 * storefronts of the same backend, so they contain bare values; the shop's own contain `{version,
 * value}`.
 */
export interface Entry<T> {
  key: string;
  shape: Shape<T>;
  /** Personal: deleted at sign-out. Place, language and theme are not. */
  personal?: true;
  /** Stored for each tab; a new tab begins with the value that any tab stored last (M5). */
  ofTab?: true;
  /** A text as it is, in no JSON. */
  isText?: true;
  /** Only for the shop's own data: increased with each change of the shape. */
  version?: number;
  /**
   * Converts data of an older version, by version; 0 is data without one. Data of any other version
   * are dropped, and those of a newer one are set aside for it.
   */
  migrations?: Record<number, (stored: Record<string, unknown>, last: LastChosen) => unknown>;
  /** How long it counts, in ms; without it for ever. */
  lastsMs?: number;
}

/** The module that was chosen last, which some migrations need. */
type LastChosen = () => Module | null;

const entry = <T>(described: Entry<T>): Entry<T> => described;

/** Data from before versions existed: the bare value. */
const fromBare = { 0: (stored: unknown) => stored };

/** A booking whose payments were stored by the wire's names. */
const withPaymentKinds = (stored: unknown) => {
  const { draft, intent, ...rest } = (stored ?? {}) as Record<string, unknown>;
  const renamed = (part: unknown) =>
    typeof part === 'object' && part !== null
      ? { ...part, payment: paymentOfTrip('payment' in part ? part.payment : null) }
      : part;
  return { ...rest, draft: renamed(draft), intent: renamed(intent) };
};

/** More entries than any list shows. */
const MOST_TEXTS = 20;

/** How long a code is valid, and with it the form around it. */
const CODE_LASTS_MS = 10 * 60_000;

/** How long an invitation is stored, so that a friend can decide later. */
const INVITATION_LASTS_MS = 30 * 24 * 60 * 60_000;

/** How long an unfinished payment is stored. */
const FUNDING_LASTS_MS = 24 * 60 * 60_000;

/** A checkout by its module and page; `checkoutKey` makes the name. */
const checkoutName = (moduleId: unknown, page: string): string => `${String(moduleId)} ${page}`;

/** Data of one checkout each, so that those of two tabs share nothing (M5). */
const byCheckout = <T>(
  key: string,
  shape: Shape<T>,
  pageOf: (value: unknown, last: LastChosen) => string | null,
) =>
  entry({
    key,
    version: 5,
    personal: true,
    shape: byName(shape),
    migrations: {
      4: ({ checkouts }) => checkouts,
      // One value was stored for all checkouts.
      3: ({ value }, last) => {
        const name = pageOf(value, last);
        return name === null ? undefined : { [name]: value };
      },
    },
  });

/** Data without a module belong to the module that was chosen last. */
const ofLastModule = (page: string) => (_: unknown, last: LastChosen) => {
  const chosen = last();
  return chosen === null ? null : checkoutName(chosen.id, page);
};

const isCampaign = (value: unknown): boolean =>
  list(partly<PricedLine>({ item: partly<Item>({ kind: oneOf('campaign') }) }))(value) !==
  undefined;

/** All that the browser stores. */
export const schema = {
  token: entry({ key: 'token', isText: true, shape: matching(/^[!-~]{1,8000}$/) }),
  guestId: entry({ key: 'guest_id', isText: true, shape: matching(/^[\w-]{1,64}$/) }),
  guestKey: entry({ key: 'guest_key', isText: true, shape: matching(/^[!-~]{1,200}$/) }),
  location: entry({ key: 'location', isText: true, shape: words }),
  currentLatLng: entry({ key: 'currentLatLng', shape: point }),
  zoneId: entry({ key: 'zoneid', shape: zoneIds }),
  module: entry({ key: 'module', ofTab: true, shape: module }),
  language: entry({
    key: 'language-setting',
    isText: true,
    shape: matching(/^[a-z]{2,3}\b/i),
  }),
  country: entry({ key: 'country', isText: true, shape: matching(/^[a-z]{2}$/i) }),
  /** Look and direction together (LANG-04). */
  settings: entry({
    key: 'settings',
    shape: record({
      theme: otherwise(oneOf('dark', 'light', 'system'), null),
      direction: otherwise(oneOf('rtl', 'ltr'), null),
    }),
  }),
  /** Text size in percent, and reduced motion. */
  display: entry({
    key: 'display',
    version: 1,
    shape: record({ textSize: otherwise(oneOf(...textSizes), 100), lessMotion: flag }),
  }),
  /** The purposes that a visitor allowed, and the version of the question. */
  consent: entry({
    key: 'consent',
    version: 1,
    shape: record<Consent>({
      version: text,
      purposes: list(oneOf('statistics', 'marketing')),
    }),
  }),
  /** The phone or address of "Remember me", never a password (AUTH-06, OPEN-25). */
  rememberedLogin: entry({ key: 'remembered-login', shape: record({ account: text }) }),

  recentSearches: entry({
    key: 'recent-searches',
    version: 1,
    migrations: fromBare,
    personal: true,
    shape: listOfFitting(words, MOST_TEXTS),
  }),
  recentPlaces: entry({
    key: 'recent-places',
    version: 1,
    migrations: fromBare,
    personal: true,
    shape: listOfFitting(record<Place>({ address: words, position: point, zoneIds }), MOST_PLACES),
  }),
  cartLines: entry({
    key: 'cart-lines',
    version: 1,
    migrations: fromBare,
    personal: true,
    shape: listOfFitting(
      record<RememberedCart>({
        owner: nullable(record({ signedIn: flag, guestId: nullable(text), moduleId: number })),
        lines: list(cartLine),
        wishes: list(record({ line: cartLine, removed: flag, replacesCart: flag })),
      }),
    ),
  }),

  checkoutDraft: byCheckout(
    'checkout-draft',
    record({
      choices: partly<CheckoutChoices>({
        orderType,
        slot: nullable(text),
        address: nullable(address),
        payment: nullable(payment),
        tip: number,
        note: text,
        deliveryInstruction: text,
        unavailableNote: text,
        unavailableByLine: byName(text),
        cutlery: flag,
        extraPackaging: flag,
      }),
      /** The code of the coupon in the totals. */
      couponCode: text,
      /** A code that was typed and not applied. */
      couponTyped: text,
      /**
       * The place for which it was filled in: an address of the book is valid until another place
       * is chosen.
       */
      at: partly<LatLng>({ lat: number, lng: number }),
      /** The owner of the draft. */
      owner,
    }),
    ofLastModule('cart'),
  ),
  /** What a guest typed besides the contact, until the customer who signed in has answered. */
  guestExtras: byCheckout(
    'guest-extras',
    record<GuestExtras>({
      note: text,
      deliveryInstruction: text,
      tip: number,
      orderType,
      slot: nullable(text),
    }),
    ofLastModule('cart'),
  ),
  /** An order that was sent and whose outcome is unknown. */
  placingIntent: byCheckout(
    'placing-intent',
    record<OrderIntent>({ key: text, draft: partly<OrderDraft>({ lines: list(pricedLine) }) }),
    (value) => {
      const draft = partly<OrderIntent>({
        draft: partly<OrderDraft>({ moduleId: number, page: oneOf('cart', 'buy_now', 'campaign') }),
      })(value)?.draft;
      return draft === undefined ? null : checkoutName(draft.moduleId, draft.page);
    },
  ),
  /** Lines of a buy-now or a campaign order (NAV-15). */
  preparedLines: byCheckout('prepared-lines', list(pricedLine), (value, last) =>
    ofLastModule(isCampaign(value) ? 'campaign' : 'buy_now')(value, last),
  ),
  /** The draft of a parcel, and one that was sent and whose outcome is unknown. */
  parcelBooking: entry({
    key: 'parcel-booking',
    version: 1,
    personal: true,
    shape: record({
      choices: parcelChoices,
      /** The owner of the draft. */
      owner,
      intent: otherwise(
        record<ParcelIntent>({
          key: text,
          draft: partly<ParcelDraft>({ moduleId: number, choices: parcelChoices }),
        }),
        null,
      ),
    }),
  }),
  /**
   * A guest's own contact and address, stored here instead of at the server (GUEST-04, DATA-03).
   */
  guestContact: entry({ key: 'guest-contact', version: 3, personal: true, shape: address }),
  /** A contact that its owner typed and did not save yet. */
  typedContact: entry({
    key: 'typed-contact',
    version: 3,
    personal: true,
    shape: typedReceiver,
  }),
  /** The last order of a guest, to track it without typing (CHK-13). */
  lastGuestOrder: entry({
    key: 'last-guest-order',
    version: 3,
    personal: true,
    shape: record({ orderId: number, contact }),
  }),
  /** Unsent stars and texts of reviews, by order and subject. */
  typedReviews: entry({
    key: 'typed-reviews',
    version: 1,
    personal: true,
    shape: byName(byName(record({ stars: nullable(number), comment: text }))),
  }),
  /** The form of an address as it was left. */
  addressDraft: entry({
    key: 'address-draft',
    version: 1,
    migrations: fromBare,
    personal: true,
    shape: record({
      /** Of which address; null of a new one. */
      id: nullable(number),
      type: oneOf(...addressTypes),
      position: point,
      words: typedAddress,
    }),
  }),

  /**
   * A sign-in under way, with its code step if there is one; never a password, a code or a token.
   */
  signInStep: entry({
    key: 'sign-in-step',
    version: 1,
    migrations: fromBare,
    personal: true,
    lastsMs: CODE_LASTS_MS,
    shape: record<InterruptedSignIn & { step: SignInStep | null }>({
      mode: otherwise(oneOf('signIn'), 'signUp'),
      intent: otherwise(deferredIntent, null),
      stage: otherwise(oneOf('open', 'recovering', 'aside'), 'open'),
      step: otherwise(signInStep, null),
    }),
  }),
  /** The target of the recovery code. */
  recoveryStep: entry({
    key: 'recovery-step',
    version: 1,
    migrations: fromBare,
    personal: true,
    lastsMs: CODE_LASTS_MS,
    shape: code,
  }),
  /** The fields of the forms for sign-in, sign-up and recovery; never a secret. */
  identityDraft: entry({
    key: 'identity-draft',
    version: 1,
    migrations: { 0: ({ values }) => values },
    personal: true,
    lastsMs: CODE_LASTS_MS,
    shape: byName(text),
  }),

  /** Unsent registrations of a store and of a courier; never a password. */
  registrations: entry({
    key: 'registration-drafts',
    version: 2,
    personal: true,
    shape: record({
      store: otherwise(storeWords, null),
      owner: otherwise(storeOwner, null),
      /** The step of a store's registration; a password must be typed again. */
      reached: otherwise(oneOf('owner', 'login'), 'store'),
      /** The id of a registered store whose plan was not paid. */
      storeId: otherwise(integer, null),
      courier: otherwise(courierWords, null),
      /** The address that the store's pin gave, so that it may follow the pin. */
      addressOfPin: otherwise(text, ''),
    }),
  }),

  /** The code of the friend whose invitation a guest opened; it fills the sign-up form. */
  invitation: entry({
    key: 'invitation',
    version: 1,
    personal: true,
    lastsMs: INVITATION_LASTS_MS,
    shape: text,
  }),

  /**
   * A payment into the wallet that the customer began, in case the tab is closed before its end.
   */
  fundIntent: entry({
    key: 'fund-intent',
    version: 1,
    personal: true,
    lastsMs: FUNDING_LASTS_MS,
    shape: record<FundIntent>({
      key: text,
      amount: number,
      method: text,
      after: number,
      link: otherwise(text, null),
    }),
  }),

  /** The notifications that the customer has read; another customer starts without any. */
  readNotifications: entry({
    key: 'read-notifications',
    version: 1,
    personal: true,
    shape: record<ReadNotifications & { owner: number }>({
      owner: integer,
      through: integer,
      ids: list(integer),
    }),
  }),

  /** When "Not now" was answered to the offer of notifications, in ms; it is about the browser. */
  notificationsDeclined: entry({
    key: 'notifications-declined',
    version: 1,
    shape: number,
  }),

  /** The customer's messages that the server does not have yet, the oldest first. */
  outbox: entry({
    key: 'outbox',
    version: 1,
    personal: true,
    shape: listOfFitting(queuedMessage),
  }),
  /** Unsent message drafts, by customer and thread. */
  messageDrafts: entry({
    key: 'message-drafts',
    version: 1,
    personal: true,
    shape: byName(text),
  }),

  /** The unsent contact form of the help page, with its idempotency key. */
  contactDraft: entry({
    key: 'contact-draft',
    version: 1,
    personal: true,
    shape: record({ key: text, name: text, email: text, message: text }),
  }),

  /** The planned trip, and the last destinations (DATA-23, LOC-11). */
  tripPlan: entry({
    key: 'trip-plan',
    version: 1,
    migrations: fromBare,
    personal: true,
    shape: record({
      type: oneOf('hourly', 'distance_wise'),
      destination: otherwise(tripPoint, null),
      /** By the shop's clock. */
      pickupAt: otherwise(matching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), null),
      hours: number,
      recent: listOfFitting(tripPoint, MOST_RECENT_DESTINATIONS),
    }),
  }),
  /** The trip cart that was parked for another provider's vehicle. */
  parkedTripCart: entry({
    key: 'parked-trip-cart',
    version: 2,
    migrations: { 1: ({ cart }) => cart },
    personal: true,
    shape: partly<RentalCart>({
      lines: (value) => {
        const lines = list(
          partly<RentalCart['lines'][number]>({
            id: number,
            vehicle: partly<RentalCart['lines'][number]['vehicle']>({
              id: number,
              name: text,
              provider: partly<NonNullable<RentalCart['provider']>>({ id: number }),
            }),
            quantity: number,
            price: number,
          }),
        )(value);
        return lines?.length === 0 ? undefined : lines;
      },
      trip: partly<NonNullable<RentalCart['trip']>>({ id: number }),
      provider: partly<NonNullable<RentalCart['provider']>>({ id: number }),
      pickupZoneIds: list(number),
      total: number,
    }),
  }),
  /** The form of a booking, the booking that was sent, and a note of a guest who signed in since. */
  tripBooking: entry({
    key: 'trip-booking',
    version: 2,
    migrations: { 0: withPaymentKinds, 1: ({ value }) => withPaymentKinds(value) },
    personal: true,
    shape: record({
      draft: otherwise(tripDraft, emptyTripDraft),
      intent: otherwise(
        partly<TripIntent>({
          key: text,
          order: partly<TripIntent['order']>({ amount: number }),
          payment,
        }),
        null,
      ),
      guestNote: otherwise(text, ''),
    }),
  }),
};

/** The name of what is stored. */
export type StoredName = keyof typeof schema;

/** The type of the value stored with a name. */
export type Stored<Name extends StoredName> =
  (typeof schema)[Name] extends Entry<infer T> ? T : never;

/** All names. */
export const storedNames = Object.keys(schema) as StoredName[];
