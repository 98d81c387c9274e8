/** Texts of the rules that popups and the checkout say. */
export const rulesMore = {
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
  'rules.order.belowMinimum': 'Add {missing} more: {store} orders from {minimum}.',
} as const;
