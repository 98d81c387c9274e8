import type { InterruptedSignIn } from '../../../machines/identity/authGate.machine.ts';
import type { SignInStep } from '../../../machines/identity/signInProgress.ts';
import type { RememberedCart } from '../../../machines/cart/remembered.ts';
import type { OrderDetails, OrderSubmission } from '../../../machines/checkout/orderDraft.ts';
import type { ParcelSubmission } from '../../../machines/parcel/parcelBooking.ts';
import type { TripSubmission } from '../../../machines/rental/tripOrder.ts';
import type {
  CheckoutChoices,
  TopUp,
  GuestExtras,
  Item,
  LatLng,
  Module,
  OrderDraft,
  ParcelDraft,
  PaymentFlag,
  Place,
  PricedLine,
  ReadNotifications,
  RentalCart,
} from '../../../machines/rules/domain.ts';
import { addressTypes } from '../../../machines/rules/address.ts';
import type { Consent } from '../../../machines/rules/consent.ts';
import { textSizes } from '../../../machines/rules/display.ts';
import { DAY_MS, MINUTE_MS } from '../../../machines/rules/durations.ts';
import { MAX_RECENT_DESTINATIONS } from '../../../machines/rules/recentDestinations.ts';
import { MAX_PLACES } from '../../../machines/rules/recentPlaces.ts';
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
 * Describes one value that the browser stores. The keys of DATA-17 are shared with other
 * storefronts of the same backend, so their values are stored without a wrapper; the shop's own
 * values are stored as `{version, value}`.
 */
export interface Entry<T> {
  key: string;
  shape: Shape<T>;
  /**
   * The occasions at which the value is deleted. `signOut` is for personal data; place, language
   * and theme are not personal. `clearDevice`, when the customer clears the data on this device, is
   * for past searches, unfinished forms and the remembered sign-in name. `otherCustomer`, when a
   * session expired and another customer signs in, is for personal data that do not store their
   * owner; what a guest takes along into an account is not deleted.
   */
  clearedBy?: readonly Clearing[];
  /** Each tab has its own value; a new tab begins with the value that any tab stored last (M5). */
  ofTab?: true;
  /** Stored as plain text, not as JSON. */
  isText?: true;
  /** Only for the shop's own data: increased with each change of the shape. */
  version?: number;
  /**
   * Converts data of an older version; the keys are those versions, 0 for data without a version.
   * Older data without a migration are dropped. Data of a newer version are set aside until that
   * version reads them.
   */
  migrations?: Record<number, (stored: Record<string, unknown>, last: LastChosen) => unknown>;
  /** How long a stored value is valid, in ms; without this, for ever. */
  lastsMs?: number;
}

/**
 * An occasion at which stored values are deleted: the customer signs out, chooses "Clear this
 * device", or is another one than the customer whose session expired in this browser.
 */
export type Clearing = 'signOut' | 'clearDevice' | 'otherCustomer';

/** Reads the module that was chosen last, which some migrations need. */
type LastChosen = () => Module | null;

const entry = <T>(described: Entry<T>): Entry<T> => described;

/**
 * Migrates data from before there were versions: they are the value itself, without the wrapper
 * `{version, value}`, and stay unchanged.
 */
const fromBare = { 0: (stored: unknown) => stored };

/** Migrates a vehicle booking whose payment methods were stored under the backend's names. */
const withPaymentKinds = (stored: unknown) => {
  const { draft, intent, ...rest } = (stored ?? {}) as Record<string, unknown>;
  const renamed = (part: unknown) =>
    typeof part === 'object' && part !== null
      ? { ...part, payment: paymentOfTrip('payment' in part ? part.payment : null) }
      : part;
  return { ...rest, draft: renamed(draft), intent: renamed(intent) };
};

/** The maximum number of recent searches that are stored, more than any list shows. */
const MAX_TEXTS = 20;

/** How long a verification code is valid, in ms; its form is stored for as long. */
const CODE_LASTS_MS = 10 * MINUTE_MS;

/**
 * How long an invitation to the shop is stored, in ms; the invited visitor may sign up days later.
 */
const INVITATION_LASTS_MS = 30 * DAY_MS;

/** How long an unfinished payment is stored, in ms. */
const FUNDING_LASTS_MS = DAY_MS;

/**
 * The key of a checkout in stored data, for example `3 cart` for module 3. `checkoutKey` builds the
 * same key.
 */
const checkoutName = (moduleId: unknown, page: string): string => `${String(moduleId)} ${page}`;

/**
 * Describes a value that is stored once for each checkout, so that checkouts in two tabs do not
 * share data (M5).
 * @param pageOf for data of version 3, which had one value for all checkouts: returns the key of
 * the checkout to which the value belongs (see `checkoutName`); null drops the value
 */
const byCheckout = <T>(
  key: string,
  clearedBy: readonly Clearing[],
  shape: Shape<T>,
  pageOf: (value: unknown, last: LastChosen) => string | null,
) =>
  entry({
    key,
    version: 5,
    clearedBy,
    shape: byName(shape),
    migrations: {
      4: ({ checkouts }) => checkouts,
      // Version 3 stored one value for all checkouts.
      3: ({ value }, last) => {
        const name = pageOf(value, last);
        return name === null ? undefined : { [name]: value };
      },
    },
  });

/**
 * Finds the checkout for old data that name no module: the checkout of the module that was chosen
 * last. Null when none was chosen.
 */
const ofLastModule = (page: string) => (_: unknown, last: LastChosen) => {
  const chosen = last();
  return chosen === null ? null : checkoutName(chosen.id, page);
};

const isCampaign = (value: unknown): boolean =>
  list(partly<PricedLine>({ item: partly<Item>({ kind: oneOf('campaign') }) }))(value) !==
  undefined;

/** The choices of an order that belong to its store. */
const orderDetails = {
  tip: number,
  note: text,
  deliveryInstruction: text,
  unavailableNote: text,
  unavailableByLine: byName(text),
  cutlery: flag,
  extraPackaging: flag,
};

/** Every value that the browser stores, by its name. */
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
  /** The theme and the text direction, stored under one key (LANG-04). */
  settings: entry({
    key: 'settings',
    shape: record({
      theme: otherwise(oneOf('dark', 'light', 'system'), null),
      direction: otherwise(oneOf('rtl', 'ltr'), null),
    }),
  }),
  /** Text size in percent, and whether motion is reduced. */
  display: entry({
    key: 'display',
    version: 1,
    shape: record({ textSize: otherwise(oneOf(...textSizes), 100), lessMotion: flag }),
  }),
  /** The purposes to which a visitor consented, and the version of the consent question. */
  consent: entry({
    key: 'consent',
    version: 1,
    shape: record<Consent>({
      version: text,
      purposes: list(oneOf('statistics', 'marketing')),
    }),
  }),
  /**
   * The phone number or e-mail address to fill in at the next sign-in ("Remember me"); never a
   * password (AUTH-06, OPEN-25).
   */
  rememberedLogin: entry({
    key: 'remembered-login',
    clearedBy: ['clearDevice'],
    shape: record({ account: text }),
  }),

  /**
   * The id of the customer who was signed in last, to whom the stored data belong that do not store
   * their owner; null after a sign-out.
   */
  lastCustomer: entry({
    key: 'last-customer',
    version: 1,
    clearedBy: ['signOut'],
    shape: integer,
  }),

  recentSearches: entry({
    key: 'recent-searches',
    version: 1,
    migrations: fromBare,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: listOfFitting(words, MAX_TEXTS),
  }),
  recentPlaces: entry({
    key: 'recent-places',
    version: 1,
    migrations: fromBare,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: listOfFitting(record<Place>({ address: words, position: point, zoneIds }), MAX_PLACES),
  }),
  /**
   * The carts of this browser's visitors. When another customer signs in, `forgetCustomersCarts`
   * deletes those of customers; what a guest takes along stays.
   */
  cartLines: entry({
    key: 'cart-lines',
    version: 1,
    migrations: fromBare,
    clearedBy: ['signOut'],
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
    ['signOut', 'clearDevice'],
    record({
      choices: partly<CheckoutChoices>({
        orderType,
        slot: nullable(text),
        address: nullable(address),
        payment: nullable(payment),
        ...orderDetails,
      }),
      /** The store for which the details in `choices` were chosen; null when that is not known. */
      storeId: otherwise(nullable(integer), null),
      /** The note, tip and other details that were chosen for other stores, by the store's id. */
      detailsByStore: otherwise(byName(record<OrderDetails>(orderDetails)), {}),
      /** The code of the coupon that is applied. */
      couponCode: text,
      /** A coupon code that was typed but not applied. */
      couponTyped: text,
      /**
       * The customer's place when the draft was filled in. An address from the address book is
       * valid only as long as the place is the same.
       */
      at: partly<LatLng>({ lat: number, lng: number }),
      /** The owner of the draft: a customer's id, null for a guest. */
      owner,
    }),
    ofLastModule('cart'),
  ),
  /**
   * Note, tip and time that a guest chose before signing in. They are stored until the customer,
   * after sign-in, has answered whether to take them over (ADDR-10).
   */
  guestExtras: byCheckout(
    'guest-extras',
    ['signOut', 'clearDevice'],
    record<GuestExtras>({
      note: text,
      deliveryInstruction: text,
      tip: number,
      orderType,
      slot: nullable(text),
    }),
    ofLastModule('cart'),
  ),
  /**
   * An order that was sent and whose outcome is unknown, with its idempotency key. After a reload,
   * the shop looks it up or sends it again by this key.
   */
  placingIntent: byCheckout(
    'placing-intent',
    ['signOut'],
    record<OrderSubmission>({ key: text, draft: partly<OrderDraft>({ lines: list(pricedLine) }) }),
    (value) => {
      const draft = partly<OrderSubmission>({
        draft: partly<OrderDraft>({ moduleId: number, page: oneOf('cart', 'buy_now', 'campaign') }),
      })(value)?.draft;
      return draft === undefined ? null : checkoutName(draft.moduleId, draft.page);
    },
  ),
  /**
   * The order lines of a checkout that does not use the cart: buy now or campaign (NAV-15). Each
   * tab has its own, so that a buy-now in one tab does not change what another tab orders (M5).
   */
  preparedLines: {
    ...byCheckout('prepared-lines', ['signOut'], list(pricedLine), (value, last) =>
      ofLastModule(isCampaign(value) ? 'campaign' : 'buy_now')(value, last),
    ),
    ofTab: true as const,
  },
  /** The draft of a parcel order, and a parcel order that was sent but whose outcome is unknown. */
  parcelBooking: entry({
    key: 'parcel-booking',
    version: 1,
    clearedBy: ['signOut'],
    shape: record({
      choices: parcelChoices,
      /** The owner of the draft: a customer's id, null for a guest. */
      owner,
      intent: otherwise(
        record<ParcelSubmission>({
          key: text,
          draft: partly<ParcelDraft>({ moduleId: number, choices: parcelChoices }),
        }),
        null,
      ),
      /**
       * The id of the customer who sent the order in `intent`; null for a guest. For anybody else
       * the order is not looked up or sent again.
       */
      intentOwner: otherwise(owner, null),
    }),
  }),
  /**
   * A guest's own contact and address, stored here instead of at the server (GUEST-04, DATA-03).
   */
  guestContact: entry({
    key: 'guest-contact',
    version: 3,
    clearedBy: ['signOut', 'clearDevice'],
    shape: address,
  }),
  /** The unfinished contact form of an order, with the id of the customer who fills it in. */
  typedContact: entry({
    key: 'typed-contact',
    version: 3,
    clearedBy: ['signOut', 'clearDevice'],
    shape: typedReceiver,
  }),
  /**
   * Id and contact of a guest's last order, so that the guest can track it without typing (CHK-13).
   */
  lastGuestOrder: entry({
    key: 'last-guest-order',
    version: 3,
    clearedBy: ['signOut'],
    shape: record({ orderId: number, contact }),
  }),
  /** Unsent reviews, by order or trip (`7`, `trip 7`) and by what is rated: stars and text. */
  typedReviews: entry({
    key: 'typed-reviews',
    version: 1,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: byName(byName(record({ stars: nullable(number), comment: text }))),
  }),
  /** Unsent refund requests, by order; their pictures are stored as files. */
  refundDrafts: entry({
    key: 'refund-drafts',
    version: 1,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: byName(record({ reason: nullable(text), note: text })),
  }),
  /**
   * Unsent details of payments outside the shop, by order, then by the id of the payment method,
   * then by the form's names of its fields.
   */
  offlineDrafts: entry({
    key: 'offline-drafts',
    version: 1,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: byName(byName(byName(text))),
  }),
  /**
   * Unsent cancellations, by order or trip (`order 7`, `trip 7`): the reason and the typed text.
   */
  cancellationDrafts: entry({
    key: 'cancellation-drafts',
    version: 1,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: byName(record({ reason: nullable(text), note: text })),
  }),
  /** The unfinished form of an address in the customer's address book. */
  addressDraft: entry({
    key: 'address-draft',
    version: 1,
    migrations: fromBare,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: record({
      /** The id of the address; null for a new one. */
      id: nullable(number),
      type: oneOf(...addressTypes),
      position: point,
      words: typedAddress,
    }),
  }),
  /** The unsaved changes of a customer's profile; never a password. */
  profileDraft: entry({
    key: 'profile-draft',
    version: 1,
    clearedBy: ['signOut', 'clearDevice'],
    shape: record({
      customerId: number,
      /** Whether the form was open: a reload opens it again. */
      open: flag,
      name: text,
      email: text,
      phone: text,
    }),
  }),

  /**
   * A sign-in in progress, with its code step if there is one; never a password, a code or a token.
   */
  signInStep: entry({
    key: 'sign-in-step',
    version: 1,
    migrations: fromBare,
    clearedBy: ['signOut'],
    lastsMs: CODE_LASTS_MS,
    shape: record<InterruptedSignIn & { step: SignInStep | null }>({
      mode: otherwise(oneOf('signIn'), 'signUp'),
      intent: otherwise(deferredIntent, null),
      stage: otherwise(oneOf('open', 'recovering', 'aside'), 'open'),
      step: otherwise(signInStep, null),
    }),
  }),
  /** Where the code for a password reset was sent, for the form in which it is entered. */
  recoveryStep: entry({
    key: 'recovery-step',
    version: 1,
    migrations: fromBare,
    clearedBy: ['signOut'],
    lastsMs: CODE_LASTS_MS,
    shape: code,
  }),
  /** The typed fields of the forms for sign-in, sign-up and recovery; never a password. */
  identityDraft: entry({
    key: 'identity-draft',
    version: 1,
    migrations: { 0: ({ values }) => values },
    clearedBy: ['signOut', 'clearDevice'],
    lastsMs: CODE_LASTS_MS,
    shape: byName(text),
  }),

  /** Unsent registrations of a store and of a courier; never a password. */
  registrations: entry({
    key: 'registration-drafts',
    version: 2,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: record({
      store: otherwise(storeWords, null),
      owner: otherwise(storeOwner, null),
      /**
       * The step that the store's registration has reached; passwords are not stored and must be
       * typed again.
       */
      reached: otherwise(oneOf('owner', 'login'), 'store'),
      /** The id of a registered store whose plan was not paid. */
      storeId: otherwise(integer, null),
      courier: otherwise(courierWords, null),
      /**
       * The address that was found for the store's pin on the map. As long as the address field has
       * this text, moving the pin replaces it.
       */
      addressOfPin: otherwise(text, ''),
    }),
  }),

  /** The invitation code in a link that a guest opened; it fills the field of the sign-up form. */
  invitation: entry({
    key: 'invitation',
    version: 1,
    clearedBy: ['signOut', 'clearDevice'],
    lastsMs: INVITATION_LASTS_MS,
    shape: text,
  }),

  /**
   * A payment into the wallet that the customer began, in case the tab is closed before its end,
   * and the outcome that the payment page reported.
   */
  fundIntent: entry({
    key: 'fund-intent',
    version: 1,
    clearedBy: ['signOut', 'otherCustomer'],
    lastsMs: FUNDING_LASTS_MS,
    shape: record<TopUp & { flag: PaymentFlag | null }>({
      key: text,
      amount: number,
      method: text,
      after: number,
      link: otherwise(text, null),
      flag: otherwise(oneOf('success', 'fail', 'cancel'), null),
    }),
  }),

  /**
   * Which notifications the customer `owner` has read: those up to the id `through`, and those in
   * `ids`. For another customer on this device they are still unread.
   */
  readNotifications: entry({
    key: 'read-notifications',
    version: 1,
    clearedBy: ['signOut'],
    shape: record<ReadNotifications & { owner: number }>({
      owner: integer,
      through: integer,
      ids: list(integer),
    }),
  }),

  /**
   * When the customer answered "Not now" to the offer of notifications, in ms since 1970. It is
   * about the browser, so sign-out does not delete it.
   */
  notificationsDeclined: entry({
    key: 'notifications-declined',
    version: 1,
    shape: number,
  }),

  /** The customer's messages that the server does not have yet, the oldest first. */
  outbox: entry({
    key: 'outbox',
    version: 1,
    clearedBy: ['signOut'],
    shape: listOfFitting(queuedMessage),
  }),
  /** Unsent message drafts, by customer and conversation. */
  messageDrafts: entry({
    key: 'message-drafts',
    version: 1,
    clearedBy: ['signOut', 'clearDevice'],
    shape: byName(text),
  }),

  /**
   * The unsent contact form of the help page. `lastTry` is the text that was sent last, with the
   * idempotency key of that message; null before the first try.
   */
  contactDraft: entry({
    key: 'contact-draft',
    version: 1,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: record({
      name: text,
      email: text,
      message: text,
      lastTry: otherwise(record({ key: text, text }), null),
    }),
  }),

  /** The e-mail address in the field of the newsletter, until it is subscribed. */
  newsletterDraft: entry({
    key: 'newsletter-draft',
    version: 1,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: text,
  }),

  /** The trip that is being planned, and the last destinations (DATA-23, LOC-11). */
  tripPlan: entry({
    key: 'trip-plan',
    version: 1,
    migrations: fromBare,
    clearedBy: ['signOut', 'clearDevice', 'otherCustomer'],
    shape: record({
      type: oneOf('hourly', 'distance_wise'),
      destination: otherwise(tripPoint, null),
      /** The pickup time in the time zone of the shop; null means now. */
      pickupAt: otherwise(matching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), null),
      hours: number,
      recent: listOfFitting(tripPoint, MAX_RECENT_DESTINATIONS),
    }),
  }),
  /**
   * The rental cart that was set aside when the customer chose a vehicle of another provider. The
   * customer can bring it back later.
   */
  parkedTripCart: entry({
    key: 'parked-trip-cart',
    version: 2,
    migrations: { 1: ({ cart }) => cart },
    clearedBy: ['signOut', 'otherCustomer'],
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
  /**
   * The unfinished form of a vehicle booking, a booking that was sent but whose outcome is unknown,
   * and the note of a guest who has signed in since.
   */
  tripBooking: entry({
    key: 'trip-booking',
    version: 2,
    migrations: { 0: withPaymentKinds, 1: ({ value }) => withPaymentKinds(value) },
    clearedBy: ['signOut'],
    shape: record({
      draft: otherwise(tripDraft, emptyTripDraft),
      intent: otherwise(
        partly<TripSubmission>({
          key: text,
          order: partly<TripSubmission['order']>({ amount: number }),
          payment,
        }),
        null,
      ),
      /**
       * The id of the customer who sent the booking in `intent`; null for a guest. For anybody else
       * the booking is not looked up or sent again.
       */
      intentOwner: otherwise(owner, null),
      /**
       * The note that a guest typed and then signed in. It is stored until the customer has said
       * whether to use it; '' when there is none.
       */
      guestNote: otherwise(text, ''),
    }),
  }),
};

/** The name of a stored value in the schema. */
export type StoredName = keyof typeof schema;

/** The type of the value stored with a name. */
export type Stored<Name extends StoredName> =
  (typeof schema)[Name] extends Entry<infer T> ? T : never;

/** The names of all stored values. */
export const storedNames = Object.keys(schema) as StoredName[];
