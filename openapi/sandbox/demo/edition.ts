/**
 * A hash of the demo's settings, rental and service data. A database that was seeded with another
 * edition is topped up when it is opened; a test fails with the new hash whenever a setting is
 * added.
 */
export const EDITION = '4e64c134faf4';
