/**
 * The allowed zoom levels of a map, and those at which it opens: close for a place, wide for a zone
 * (LOC-06).
 */
export const mapZoom = { least: 1, greatest: 21, place: 17, zone: 9 } as const;
