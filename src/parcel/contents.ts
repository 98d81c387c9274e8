import { weightBands } from '../../machines/rules/parcel.ts';
import type { ParcelContents } from '../../machines/rules/parcelAgain.ts';
import { listOf, t } from '../messages/index.ts';

/** A weight band in words, by its upper limit in kg. */
export function weightText(most: number): string {
  const below = weightBands.filter((limit) => limit < most).at(-1);
  return below === undefined
    ? t('parcel.weight.upTo', { most })
    : t('parcel.weight.between', { least: below, most });
}

/** What is in a parcel, in one line: its words, its weight, and whether it wants care. */
export const contentsText = ({ description, weightKg, fragile }: ParcelContents): string =>
  listOf([
    description.trim(),
    weightKg === null ? '' : weightText(weightKg),
    fragile ? t('parcel.fragile') : '',
  ]);

/**
 * What such a line says. The wire has words only: of a line in another language, or of another shop,
 * all of it is the description, and the weight is asked again.
 */
export function readContents(line: string): ParcelContents {
  for (const weightKg of weightBands) {
    for (const fragile of [true, false]) {
      const rest = listOf([' ', contentsText({ description: '', weightKg, fragile })]).slice(1);
      if (line.endsWith(rest)) {
        return { description: line.slice(0, -rest.length), weightKg, fragile };
      }
    }
  }
  return { description: line, weightKg: null, fragile: false };
}
