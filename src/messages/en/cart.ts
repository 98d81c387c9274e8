/** Texts of the area `cart`; those of MSG-nn are exact. */
export const cart = {
  'cart.title': 'Shopping Cart',
  'cart.empty.title': 'Your cart is empty',
  'cart.empty.text': 'No items added in your cart. Please add product to your cart list.',
  'cart.removed': 'Cart item remove successfully.',
  'cart.replaced': 'Your cart has been cleared successfully. And selected item added to the cart.',
  'cart.notSaved': 'Your last changes could not be saved yet. Please try again.',
  'cart.offline.kept': 'No connection. Your cart is kept and saved when you are back.',
  'cart.empty.continue': 'Continue Shopping',
  'cart.free.more': 'more for free delivery',
  'cart.free.reached': 'You have reduced delivery charge',
  'cart.free.label': 'Progress to free delivery',
  'cart.subtotal': 'Subtotal',
  'cart.checkout': 'Checkout',
  'cart.clear.title': 'Start a new cart?',
  'cart.clear.text':
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  'cart.clear.confirm': 'Clear and add',
} as const;
