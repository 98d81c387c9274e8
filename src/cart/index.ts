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
export { useCartGoods } from './goods.ts';
export { cartsNow } from './cartsNow.ts';
export { storeCart, storedCarts } from './stored.ts';
export { acceptCart } from './elsewhere.ts';
