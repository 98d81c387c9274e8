/**
 * The storefront's own data types: only `src/api` uses the server's names and formats. Money is a
 * decimal in the shop's currency, distances are km unless the name says otherwise, clock times are
 * `HH:mm`, dates `YYYY-MM-DD`, moments ISO-8601.
 */
export type * from './domain/common.ts';
export type * from './domain/place.ts';
export type * from './domain/account.ts';
export type * from './domain/config.ts';
export type * from './domain/item.ts';
export type * from './domain/coupon.ts';
export type * from './domain/store.ts';
export type * from './domain/cart.ts';
export type * from './domain/payment.ts';
export type * from './domain/checkout.ts';
export type * from './domain/order.ts';
export type * from './domain/parcel.ts';
export type * from './domain/rental.ts';
export type * from './domain/inbox.ts';
export type * from './domain/outward.ts';
