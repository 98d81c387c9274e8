/** Texts of the area `checkout`. */
export const checkout = {} as const;
