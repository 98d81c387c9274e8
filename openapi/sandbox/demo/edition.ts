/**
 * Names what the demo's settings, rental and service hold. A database that was seeded under another name is
 * topped up when it is opened; a test says the new name whenever a setting is added.
 */
export const EDITION = '4e64c134faf4';
