/** English texts of the cart. Texts that a requirement MSG-nn quotes must stay word for word. */
export const cart = {
  'cart.removed': 'Cart item remove successfully.',
  'cart.replaced': 'Your cart has been cleared successfully. And selected item added to the cart.',
  'cart.title': 'Shopping Cart',
  'cart.notSaved': 'Your last changes could not be saved yet. Please try again.',
  'cart.discount': 'Discount',
  'cart.subtotal': 'Subtotal',
  'cart.checkout': 'Checkout',
  'cart.kept': 'Nothing in it was lost.',
  'cart.unread': 'The cart could not be read just now; you see its last known state.',
  'cart.more': 'Add more items',
  'cart.lines': 'Items in the cart',
  'cart.edit': 'Edit',
  'cart.later': 'Delivery and tax are worked out at checkout.',
  'cart.taxLater': 'Tax is worked out at checkout.',
  'cart.saving': 'Saving',
  'cart.offline.kept': 'No connection. Your cart is kept and saved when you are back.',
  'cart.clear.title': 'Start a new cart?',
  'cart.clear.text':
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  'cart.clear.stores':
    'Your cart is from \u2068{held}\u2069, this item is from \u2068{wanted}\u2069.',
  'cart.clear.lost': 'Will be removed from your cart',
  'cart.clear.confirm': 'Clear and add',
  'cart.empty.title': 'Your cart is empty',
  'cart.empty.text': 'No items added in your cart. Please add product to your cart list.',
  'cart.empty.continue': 'Continue Shopping',
  'cart.free.more': 'more for free delivery',
  'cart.free.reached': 'You have reduced delivery charge',
  'cart.free.always': 'Delivery is free',
  'cart.free.label': 'Progress to free delivery',
  'cart.price.missing':
    'The price of {name} is not available now. Everything stays in your cart. Take it out to check out, or come back later.',
  'cart.discount.missing': 'Add {amount} more to get {percent}% off.',
  'cart.discount.capped': 'The discount is {amount} at most.',
  'cart.closed.ahead':
    'The {store} takes no orders right now. Your cart is kept: choose a later time at checkout, or come back when it opens.',
  'cart.closed.wait':
    'The {store} takes no orders right now. Your cart is kept: come back when it opens.',
  'cart.closed.paused':
    'The {store} takes no orders for now. Your cart is kept: please come back later.',
  'cart.edit.line': 'Edit {name}',
  'cart.cashback.order.sum': '{amount} comes back to your wallet after delivery.',
  'cart.cashback.order.from':
    '{back} of an order from {least} comes back to your wallet after delivery.',
  'cart.cashback.order.any': '{back} of an order comes back to your wallet after delivery.',
  'cart.cashback.trip.sum': '{amount} comes back to your wallet after the trip.',
  'cart.cashback.trip.from': '{back} of a trip from {least} comes back to your wallet after it.',
  'cart.cashback.trip.any': '{back} of a trip comes back to your wallet after it.',
  'cart.cashback.most': 'It is {most} at most.',
  'cart.cashback.percent': '{percent}%',
  'cart.cashback.failed': 'What comes back to your wallet could not be read.',
} as const;
