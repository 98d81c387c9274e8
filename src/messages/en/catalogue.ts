/** Texts of the area `catalogue`. */
export const catalogue = {} as const;
