/** Texts of the area `identity`. */
export const identity = {
  'identity.session.ended': 'Your session has ended. You go on as a guest; your cart is kept.',
  'identity.guestId.refused': 'Your cart cannot be kept right now.',
  'identity.notLoggedIn': 'You are not logged in',
} as const;
