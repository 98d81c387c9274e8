/** English texts of maps and of their controls. */
export const map = {
  'map.failed': 'The map could not be loaded. Everything else works without it.',
  'map.tiles': 'The pictures of this map do not load just now.',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.recentre': 'Show all again',
  'map.hint': 'Drag the map to move the pin',
  'map.picker': 'Map to choose a place: move it below the pin',
  'map.inside': 'Inside our delivery zone',
  'map.unchosen': 'Move the map to your door, or search for your address.',
  'map.confirm': 'Deliver here',
  'map.lead': 'Prices, stores and delivery times follow this address.',
  'map.nudge': 'Move the map',
  'map.west': 'Move west',
  'map.north': 'Move north',
  'map.south': 'Move south',
  'map.east': 'Move east',
} as const;
