/** Texts of the area `orders`. */
export const orders = {} as const;
