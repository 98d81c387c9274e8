/** Texts of the area `account` that the bar says. */
export const account = {
  'account.session.ended': 'Your session has ended. Sign in again to go on; your cart is kept.',
  'account.signIn': 'Sign In',
  'account.title': 'Account',
  'account.orders': 'My orders',
  'account.addresses': 'My addresses',
  'account.trips': 'My trips',
  'account.of': 'Account of {name}',
  'account.signOut.open': 'Logout',
  'account.signOut.confirm': 'Are you sure you want to logout?',
  'account.signOut.kept': 'Orders, points and addresses stay in your account.',
  'account.signOut.busy': 'Logging out',
  'account.signOut.done': 'Logout successful',
  'account.signOut.elsewhere': 'You logged out in another tab.',
} as const;
