import { formatMoney } from '../../machines/rules/money.ts';
import type { Currency } from '../../machines/rules/domain.ts';
import { weightBands } from '../../machines/rules/parcel.ts';
import type { ParcelContents } from '../../machines/rules/parcelAgain.ts';
import { amountInput, amountOf } from '../../machines/rules/wallet.ts';
import { listOf, t } from '../messages/index.ts';

/** A weight band in words, by its upper limit in kg. */
export function weightText(most: number): string {
  const below = weightBands.filter((limit) => limit < most).at(-1);
  return below === undefined
    ? t('parcel.weight.upTo', { most })
    : t('parcel.weight.between', { least: below, most });
}

function worthText(worth: string, currency: Currency): string {
  const amount = amountOf(worth);
  return amount > 0 ? t('parcel.worth.of', { amount: formatMoney(amount, currency) }) : '';
}

/** What is in a parcel, in one line: its words, weight and worth, and whether it wants care. */
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
 * What such a line says. The wire has words only: of a line in another language, or of another shop,
 * all of it is the description, and the weight is asked again.
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

/** The amount in the part about what a parcel is worth, as it would be typed; '' without one. */
function worthIn(line: string, currency: Currency): string {
  const frame = t('parcel.worth.of', { amount: '\n' });
  const [before = '', after = ''] = frame.split('\n');
  const comma = listOf(['a', 'b']).slice(1, -1);
  const part = line.split(comma).findLast((one) => one.startsWith(before) && one.endsWith(after));
  if (part === undefined) return '';
  const amount = part.slice(before.length, part.length - after.length);
  // A symbol may have a point in it.
  return amountInput(amount.replace(currency.symbol, ''), currency.digits);
}
