import type { ServerTax } from '../../../machines/rules/tax.ts';
import { CallError } from '../failure.ts';
import { asFlag, asObject, asPrice } from '../scalars.ts';
import type { AnswerTo } from '../wire.ts';

/**
 * Reads a server's answer about the tax of an order or a trip: `unknown` when the amount cannot be
 * read, `later` for older servers, which answer 404 to this call and add the tax when they charge
 * (wire facts 10.5, 18.26).
 */
export async function readTax(answered: Promise<unknown>): Promise<ServerTax> {
  try {
    const body = asObject<AnswerTo<'previewTax'>>(await answered);
    const amount = asPrice(body.tax_amount);
    if (amount === null) return 'unknown';
    return {
      amount,
      included: body.tax_status === 'included' || asFlag(body.tax_included),
    };
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'notFound') return 'later';
    throw error;
  }
}
