export { prepareLines, storedGuestOrder } from './kept.ts';
export { openPayment } from './payment.ts';
