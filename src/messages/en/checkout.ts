/** Texts of the area `checkout`. */
export const checkout = {
  'checkout.title': 'Checkout',
  'checkout.coupon.applied': 'Coupon applied.',
  'checkout.coupon.dropped': 'The coupon no longer fits this order and was taken off.',
  'checkout.payment.updated': 'Payment info updated.',
  'checkout.prescription.tooMany': 'Maximum 3 images can be send at a time.',
  'checkout.prescription.needed': 'Please upload your prescription image.',
  'checkout.cashMaximum':
    'The total amount of the order, exceeds maximum amount of the cash on delivery method.',
  'checkout.refused.address': 'Please say where the order should go and who receives it.',
  'checkout.refused.outsideZone':
    'This store does not deliver to that address. Choose another one or take away.',
  'checkout.refused.slot': 'Please choose a day and a time.',
  'checkout.refused.slotGone': 'The chosen time has passed. Please choose another one.',
  'checkout.refused.minimum': 'The order is below the minimum of this store.',
  'checkout.refused.payment': 'Please choose how you want to pay.',
  'checkout.guest.title': 'Almost there',
  'checkout.guest.text': 'Order as a guest: a name and a phone number are enough.',
  'checkout.guest.go': 'Guest',
  'checkout.signIn.title': 'Please sign in to order',
  'checkout.signIn.text':
    'This shop takes orders from signed-in customers only. Your cart is kept.',
} as const;
