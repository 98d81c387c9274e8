/** Texts of the area `wishlist`. */
export const wishlist = {
  'wishlist.added': 'Added to your favourites.',
  'wishlist.removed': 'Removed from your favourites.',
} as const;
