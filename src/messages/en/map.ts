/** Texts on maps. */
export const map = {
  'map.failed': 'The map could not be loaded. Everything else works without it.',
  'map.tiles': 'The pictures of this map do not load just now.',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.recentre': 'Show all again',
} as const;
