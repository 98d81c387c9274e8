/**
 * English texts of rules that several areas share, such as those of variations, quantities and
 * coupons. Texts that a requirement MSG-nn quotes must stay word for word.
 */
export const rules = {
  'rules.availability.unavailable': 'Not Available now',
  'rules.variation.required': '(required)',
  'rules.variation.optional': '(optional)',
  'rules.variation.hint':
    'This Variation needs to be selected in between minimum {min} and Maximum {max} items.',
  'rules.variation.needed': 'Variation {name} can not remain without selection.',
  'rules.variation.outOfRange':
    'Selected variation named {name} must be in between Minimum {min} and Maximum {max}.',
  'rules.variation.unknown': 'An option of {name} is no longer offered. Please choose again.',
  'rules.variation.choose': 'Please choose a variation first.',
  'rules.variation.outOfStock':
    'This variation is out of stock. Choose another variation to proceed further.',
  'rules.addOn.unknown': 'An add-on is no longer offered. Please choose again.',
  'rules.quantity.outOfStock': 'Out of Stock.',
  'rules.quantity.outOfLimits': 'Out of Limits.',
  'rules.quantity.invalid': 'The quantity must be a whole number of at least 1.',
  'rules.price.missing': 'Price not available',
  'rules.price.unknown':
    'The shop did not say what this costs, so it cannot be ordered now. Choose something else, or try again later.',
  'rules.word.foods': 'foods',
  'rules.word.food': 'food',
  'rules.word.vehicles': 'vehicles',
  'rules.word.vehicle': 'vehicle',
  'rules.word.items': 'items',
  'rules.word.item': 'item',
  'rules.word.restaurants': 'restaurants',
  'rules.word.restaurant': 'restaurant',
  'rules.word.providers': 'providers',
  'rules.word.provider': 'provider',
  'rules.word.stores': 'stores',
  'rules.word.store': 'store',
  'rules.time.am': 'AM',
  'rules.time.pm': 'PM',
  'rules.item.free': 'free',
  'rules.slot.now': 'Now',
  'rules.coupon.minimum': 'To apply this coupon, total item amount should be minimum.',
  'rules.coupon.unreadable':
    'The shop did not say what this coupon is worth, so it cannot be used now. Try again later.',
  'rules.coupon.zone': 'This coupon is not valid in your zone.',
  'rules.coupon.store': 'This coupon is not valid for this store.',
  'rules.coupon.notStarted': 'This coupon is not valid yet.',
  'rules.coupon.expired': 'This coupon has expired.',
  'rules.coupon.firstOrder': 'This coupon is for a first order only.',
  'rules.cash.overMaximum':
    'The total amount of the order, exceeds maximum amount of the cash on delivery method.',
  'rules.order.belowMinimum': 'Add {missing} more: the minimum order at {store} is {minimum}.',
} as const;
