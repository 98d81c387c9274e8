/** How large texts may be, in percent of the design's, from the smallest. */
export const textSizes = [90, 95, 100, 115, 130] as const;

export type TextSize = (typeof textSizes)[number];
