export { prepareLines, storedGuestOrder } from './kept.ts';
export { openPayment } from './payment.ts';
export { CouponField, OfflineForm } from './later.ts';
export { offlineMethodsQuery } from './queries.ts';
