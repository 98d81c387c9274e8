/** Texts of the area `place`. */
export const place = {} as const;
