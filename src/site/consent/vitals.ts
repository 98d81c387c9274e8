import type { Metric } from 'web-vitals';
import { sendInBackground } from '../../platform/beacon.ts';

/** How fast and how steady a page was, without anything of the visitor: times in ms, CLS as it is. */
const wordOf = ({ name, value, rating, navigationType }: Metric) =>
  JSON.stringify({ name, value, rating, navigationType });

/** Measures this page for its operator, and sends each figure when it is final. */
export async function reportVitals(url: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure((metric) => sendInBackground(url, wordOf(metric)));
  }
}
