/** Texts of the area `modules`. */
export const modules = {} as const;
