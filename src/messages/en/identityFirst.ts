/** Texts of the area `identity` that any page may say; those of MSG-nn are exact. */
export const identityFirst = {
  'identity.guest.refused':
    'The shop did not answer for a new visitor. Your cart is kept in this browser, and saved as soon as the shop answers.',
  'identity.notLoggedIn': 'You are not logged in',
} as const;
