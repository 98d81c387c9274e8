export {
  linesNow,
  removeFromCart,
  saveToCart,
  useBadgeCount,
  useCartActor,
  useCartLines,
  useLinesOfItem,
  type CartActor,
} from './actor.ts';
export { useCartTotals } from './cartTotals.ts';
export { cartsNow } from './cartsNow.ts';
export { forgetCustomersCarts, storeCart, storedCarts } from './stored.ts';
export { acceptCart } from './elsewhere.ts';
