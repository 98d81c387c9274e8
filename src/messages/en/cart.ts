/** Texts of the area `cart`. */
export const cart = {} as const;
