import type { AnyHandler } from '../http/handlers.ts';
import type { PaymentHandler } from '../http/payment.ts';
import { fundingPaymentHandler } from './account/funding.ts';
import { handlers as account } from './account/handlers.ts';
import { handlers as cart } from './cart/handlers.ts';
import { handlers as catalogue } from './catalogue/handlers.ts';
import { orderPaymentHandler } from './checkout/orderPaymentHandler.ts';
import { handlers as checkout } from './checkout/handlers.ts';
import { handlers as identity } from './identity/handlers.ts';
import { handlers as inbox } from './inbox/handlers.ts';
import { handlers as push } from './inbox/push.ts';
import { handlers as modules } from './modules/handlers.ts';
import { handlers as orders } from './orders/handlers.ts';
import { handlers as parcel } from './parcel/handlers.ts';
import { handlers as place } from './place/handlers.ts';
import { handlers as rental } from './rental/handlers.ts';
import { tripPaymentHandler } from './rental/tripPaymentHandler.ts';
import { handlers as site } from './site/handlers.ts';
import { subscriptionPaymentHandler } from './site/subscription.ts';
import { handlers as wishlist } from './wishlist/handlers.ts';

const areas = {
  account,
  cart,
  catalogue,
  checkout,
  identity,
  inbox,
  modules,
  orders,
  parcel,
  place,
  push,
  rental,
  site,
  wishlist,
};

/** All handlers of the API, by operation of the contract; the server calls them. */
export const handlers: ReadonlyMap<string, AnyHandler> = new Map(
  Object.values(areas).flatMap((area) => Object.entries<AnyHandler>(area)),
);

/** The objects that handle payments on the payment page, by kind of payment. */
export const paymentHandlers: ReadonlyMap<string, PaymentHandler> = new Map([
  ['order', orderPaymentHandler],
  ['trip', tripPaymentHandler],
  ['wallet', fundingPaymentHandler],
  ['subscription', subscriptionPaymentHandler],
]);
