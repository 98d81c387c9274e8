export { prepareLines, storedGuestOrder } from './kept.ts';
