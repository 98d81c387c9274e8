/** English texts of the favourites. */
export const wishlist = {
  'wishlist.added': 'Added to your favourites.',
  'wishlist.removed': 'Removed from your favourites.',
  'wishlist.none': 'No favourite {kind} found',
  'wishlist.noneText': 'Tap the heart on what you like, and it waits for you here.',
  'wishlist.browse': 'Browse {kind}',
  'wishlist.guest': 'Keep what you like',
  'wishlist.remove.open': 'Remove {name}',
  'wishlist.remove.confirm': 'Are you sure you want to delete this item?',
  'wishlist.remove.go': 'Delete',
} as const;
