/** Texts of the area `identity` that any page may say; those of MSG-nn are exact. */
export const identityFirst = {
  'identity.notLoggedIn': 'You are not logged in',
} as const;
