export { storedGuestOrder } from './kept.ts';
export { prepareLines } from './prepare.ts';
export { openPayment } from './payment.ts';
export { CouponField, OfflineForm } from './later.ts';
export { offlineMethodsQuery } from './queries.ts';
