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
export { cartsNow } from './heldCarts.ts';
export { storeCart, storedCarts } from './stored.ts';
export { tellCart } from './elsewhere.ts';
