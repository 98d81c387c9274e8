import { formatMoney } from '../../machines/rules/money.ts';
import type { Currency } from '../../machines/rules/domain.ts';
import { weightBands } from '../../machines/rules/parcel.ts';
import type { ParcelContents } from '../../machines/rules/parcelAgain.ts';
import { amountInput, typedAmount } from '../../machines/rules/typedAmount.ts';
import { listOf, t } from '../messages/index.ts';

/**
 * The text for a weight band, for example “2–5 kg”.
 * @param most the upper limit of the band in kg, such as 5
 */
export function weightText(most: number): string {
  const below = weightBands.filter((limit) => limit < most).at(-1);
  return below === undefined
    ? t('parcel.weight.upTo', { most })
    : t('parcel.weight.between', { least: below, most });
}

function worthText(worth: string, currency: Currency): string {
  const amount = typedAmount(worth, currency.digits) ?? 0;
  return amount > 0 ? t('parcel.worth.of', { amount: formatMoney(amount, currency) }) : '';
}

/** What a parcel contains, in one line: description, weight, value, and whether it is fragile. */
export const contentsText = (
  { description, weightKg, worth, fragile }: ParcelContents,
  currency: Currency,
): string =>
  listOf([
    description.trim(),
    weightKg === null ? '' : weightText(weightKg),
    worthText(worth, currency),
    fragile ? t('parcel.fragile') : '',
  ]);

/**
 * Reads the contents back from a line that `contentsText` made, because the server stores only that
 * text. If the line is in another language or from another shop, all of it becomes the description,
 * and the weight must be chosen again.
 */
export function readContents(line: string, currency: Currency): ParcelContents {
  const worth = worthIn(line, currency);
  for (const weightKg of weightBands) {
    for (const fragile of [true, false]) {
      const known = { weightKg, worth, fragile };
      const rest = contentsText({ description: '…', ...known }, currency).slice(1);
      if (line.endsWith(rest)) return { description: line.slice(0, -rest.length), ...known };
    }
  }
  return { description: line, weightKg: null, worth: '', fragile: false };
}

/**
 * The parcel's value in a line of `contentsText`, as the form field contains it, for example
 * '12.50'; '' when the line has none.
 */
function worthIn(line: string, currency: Currency): string {
  const frame = t('parcel.worth.of', { amount: '\n' });
  const [before = '', after = ''] = frame.split('\n');
  const comma = listOf(['a', 'b']).slice(1, -1);
  const part = line.split(comma).findLast((one) => one.startsWith(before) && one.endsWith(after));
  if (part === undefined) return '';
  const amount = part.slice(before.length, part.length - after.length);
  // The currency symbol itself may contain a point, so it is removed first.
  return amountInput(amount.replace(currency.symbol, '').replaceAll(',', '')).trim();
}
