export { prepareLines, storedGuestOrder } from './kept.ts';
export { openPayment } from './payment.ts';
export { OfflineForm } from './OfflineForm.tsx';
export { offlineMethodsQuery } from './queries.ts';
