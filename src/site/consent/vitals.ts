import type { Metric } from 'web-vitals';
import { sendInBackground } from '../../platform/beacon.ts';

/**
 * A measured figure of the page's speed as JSON, without data about the visitor: times in ms, CLS
 * without a unit.
 */
const wordOf = ({ name, value, rating, navigationType }: Metric) =>
  JSON.stringify({ name, value, rating, navigationType });

/**
 * Measures the speed of this page for the shop's operator, and sends each figure to `url` when it
 * is final.
 */
export async function reportVitals(url: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure((metric) => sendInBackground(url, wordOf(metric)));
  }
}
