/** Text sizes to choose from, in percent of the design's size, smallest first. */
export const textSizes = [90, 95, 100, 115, 130] as const;

export type TextSize = (typeof textSizes)[number];
