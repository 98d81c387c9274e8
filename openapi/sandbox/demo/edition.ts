/**
 * A hash of the demo's settings, rental and service data. When a database with another edition is
 * opened, missing data is added (`topUp`). A test fails, and shows the new hash, when this one is
 * out of date.
 */
export const EDITION = '4e64c134faf4';
