import type { Metric } from 'web-vitals';
import { sendInBackground } from '../../platform/beacon.ts';

/**
 * One measured value of the page's speed as JSON, for example the LCP, without data about the
 * visitor. Times are in ms; CLS has no unit.
 */
const wordOf = ({ name, value, rating, navigationType }: Metric) =>
  JSON.stringify({ name, value, rating, navigationType });

/**
 * Measures how fast this page loads and reacts, for the shop's operator, and sends each value to
 * `url` when it is final.
 */
export async function reportVitals(url: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure((metric) => sendInBackground(url, wordOf(metric)));
  }
}
