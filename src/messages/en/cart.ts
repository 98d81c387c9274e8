/** Texts of the area `cart`; those of MSG-nn are exact. */
export const cart = {
  'cart.removed': 'Cart item remove successfully.',
  'cart.replaced': 'Your cart has been cleared successfully. And selected item added to the cart.',
  'cart.offline.kept': 'No connection. Your cart is kept and saved when you are back.',
  'cart.clear.title': 'Start a new cart?',
  'cart.clear.text':
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  'cart.clear.stores':
    'Your cart is from \u2068{held}\u2069, this item is from \u2068{wanted}\u2069.',
  'cart.clear.lost': 'Will be removed from your cart',
  'cart.clear.confirm': 'Clear and add',
} as const;
