/** Texts of the area `modules` beyond the first screens. */
export const modulesMore = {
  'modules.later': 'Opens later',
  'modules.parcel.title': 'Parcels open later',
  'modules.parcel.text': 'You cannot send a parcel here yet. Everything else is open for you.',
  'modules.parcel.others': 'Choose another module',
} as const;
