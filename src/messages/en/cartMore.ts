/** Texts of the area `cart` beyond the first screens. */
export const cartMore = {
  'cart.title': 'Shopping Cart',
  'cart.empty.title': 'Your cart is empty',
  'cart.empty.text': 'No items added in your cart. Please add product to your cart list.',
  'cart.notSaved': 'Your last changes could not be saved yet. Please try again.',
  'cart.empty.continue': 'Continue Shopping',
  'cart.free.more': 'more for free delivery',
  'cart.free.reached': 'You have reduced delivery charge',
  'cart.free.always': 'Delivery is free',
  'cart.free.label': 'Progress to free delivery',
  'cart.price.missing':
    'The price of {name} is not available now. Everything stays in your cart. Take it out to check out, or come back later.',
  'cart.discount': 'Discount',
  'cart.discount.missing': 'Add {amount} more to get {percent}% off.',
  'cart.discount.capped': 'The store takes {amount} off at most.',
  'cart.subtotal': 'Subtotal',
  'cart.checkout': 'Checkout',
  'cart.kept': 'Nothing in it was lost.',
  'cart.unread': 'The cart could not be read just now; you see what was known before.',
  'cart.more': 'Add more items',
  'cart.closed.ahead':
    'The store takes no orders right now. Your cart is kept: choose a later time at checkout, or come back when it opens.',
  'cart.closed.wait':
    'The store takes no orders right now. Your cart is kept: come back when it opens.',
  'cart.closed.paused':
    'The store takes no orders for now. Your cart is kept: please come back later.',
  'cart.lines': 'Items in the cart',
  'cart.edit': 'Edit',
  'cart.edit.line': 'Edit {name}',
  'cart.later': 'Delivery and tax are worked out at checkout.',
  'cart.taxLater': 'Tax is worked out at checkout.',
  'cart.saving': 'Saving',
} as const;
