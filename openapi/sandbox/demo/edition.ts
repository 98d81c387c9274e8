/**
 * Names what the demo's settings and rental hold. A database that was seeded under another name is
 * topped up when it is opened; a test says the new name whenever a setting is added.
 */
export const EDITION = '81c4df3af8f5';
