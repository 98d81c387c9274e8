/**
 * The error message for a machine with too many situations: it names the parts of the key that
 * grow.
 */
import type { Chart } from './chart.ts';
import { keyPartsOf, type Situation } from './situation.ts';
import { stableText } from './text.ts';

const fieldsOf = (parts: Record<string, unknown>): [string, string][] =>
  Object.entries(parts).flatMap(([part, value]): [string, string][] => {
    if (part !== 'model' || typeof value !== 'object' || value === null) {
      return [[part, stableText(value)]];
    }
    return Object.entries(value).map(([field, inner]) => [`key.${field}`, stableText(inner)]);
  });

/**
 * The message for a machine with too many situations; it names the three fields of the key with the
 * most different values.
 */
export const nameGrowth = (chart: Chart, situations: readonly Situation[]): string => {
  const values = new Map<string, Set<string>>();
  for (const situation of situations) {
    for (const [field, text] of fieldsOf(keyPartsOf(chart, situation))) {
      const seen = values.get(field) ?? new Set();
      values.set(field, seen.add(text));
    }
  }
  const largest = [...values]
    .map(([field, seen]) => [field, seen.size] as const)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([field, count]) => `${field} (${count} values)`);
  return (
    `machine "${chart.machine.id}" has more than ${chart.model.maxNodes} situations. ` +
    `What grows: ${largest.join(', ')}. Put it into classes in the model's key ` +
    '({ none, one, many }), take fewer payload cases, or raise maxNodes.'
  );
};
