/** Texts of the area `account` that the bar says. */
export const account = {
  'account.session.ended': 'Your session has ended. Sign in again to go on; your cart is kept.',
  'account.signIn': 'Sign In',
  'account.title': 'Account',
  'account.profile': 'Profile settings',
  'account.orders': 'My orders',
  'account.addresses': 'My addresses',
  'account.wallet': 'Wallet',
  'account.coupons': 'Coupons',
  'account.points': 'Loyalty points',
  'account.referral': 'Referral code',
  'account.settings': 'Settings',
  'account.trips': 'My trips',
  'account.of': 'Account of {name}',
  'account.signOut.open': 'Logout',
  'account.signOut.done': 'Logout successful',
  'account.signOut.elsewhere': 'You logged out in another tab.',
} as const;
