export { storedGuestOrder } from './storedCheckout.ts';
export { prepareLines } from './prepare.ts';
export { openPayment } from './payment.ts';
export { PaymentTiles } from './PaymentTiles.tsx';
export { PlacingNotice } from './PlacingNotice.tsx';
export { CouponField, GuestExtrasOffer, OfflineForm } from './lazyParts.ts';
export { couponsQuery, offlineMethodsQuery } from './queries.ts';
export { taxKey, useToldTax, type TaxQuestion } from './tax.ts';
