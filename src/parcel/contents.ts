import type { ParcelChoices } from '../../machines/rules/domain.ts';
import { weightBands } from '../../machines/rules/parcel.ts';
import { listOf, t } from '../messages/index.ts';

/** A weight band in words, by its upper limit in kg. */
export function weightText(most: number): string {
  const below = weightBands.filter((limit) => limit < most).at(-1);
  return below === undefined
    ? t('parcel.weight.upTo', { most })
    : t('parcel.weight.between', { least: below, most });
}

/** What is in a parcel, in one line: its words, its weight, and whether it wants care. */
export const contentsText = ({ description, weightKg, fragile }: ParcelChoices): string =>
  listOf([
    description.trim(),
    weightKg === null ? '' : weightText(weightKg),
    fragile ? t('parcel.fragile') : '',
  ]);
