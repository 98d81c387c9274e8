/** Zoom levels that a map may have, and what it opens at: near for one place, far for a zone (LOC-06). */
export const mapZoom = { least: 1, greatest: 21, place: 17, zone: 9 } as const;
