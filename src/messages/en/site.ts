/** Texts of the area `site`. */
export const site = {} as const;
