/** Texts of the area `catalogue`. */
export const catalogue = {
  'catalogue.search.placeholder': 'Search {items} and {stores}',
  'catalogue.search.label': 'Search',
  'catalogue.search.recent': 'Recent searches',
  'catalogue.search.clearRecent': 'Clear',
  'catalogue.search.items': 'Items',
  'catalogue.search.stores': 'Stores',
  'catalogue.search.none': 'Sorry no data found related to your search.',
  'catalogue.search.failed': 'Suggestions could not be loaded. Press Enter to search.',
  'catalogue.item.updated': 'Item updated successfully',
  'catalogue.item.unchanged': 'No changes found to update.',
  'catalogue.item.loginNeeded': 'You are not logged in',
} as const;
