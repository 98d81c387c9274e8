/** Texts of the area `modules` beyond the first screens. */
export const modulesMore = {
  'modules.parcel.others': 'Choose another module',
} as const;
