/** Texts of the area `identity`. */
export const identity = {} as const;
