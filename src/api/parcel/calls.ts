import type {
  ParcelCategory,
  ParcelDraft,
  ParcelPromise,
  PlacedOrder,
} from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { sendOrder } from '../checkout/calls.ts';
import { asList, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';
import { readParcelCategory, readParcelPromise } from './read.ts';
import { parcelBody } from './write.ts';

/** The kinds of parcels that can be sent. */
export async function fetchParcelCategories(
  moduleId: number,
  signal?: AbortSignal,
): Promise<ParcelCategory[]> {
  const call = client.GET('/api/v1/parcel-category', {
    params: { header: { moduleId } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).map(readParcelCategory);
}

/** How many instructions are fetched at most: a customer does not read more. */
const MAX_INSTRUCTIONS = 25;

/** Predefined instructions for the courier. */
export async function fetchParcelInstructions(signal?: AbortSignal): Promise<string[]> {
  const call = client.GET('/api/v1/customer/order/parcel-instructions', {
    params: { query: { limit: MAX_INSTRUCTIONS, offset: 1 } },
    signal: patience(signal),
  });
  const { data } = asObject<AnswerTo<'listParcelInstructions'>>(await answer(call, signal));
  return asList(data)
    .map((row) =>
      asText(asObject<Row<AnswerTo<'listParcelInstructions'>['data']>>(row).instruction),
    )
    .filter((words) => words !== '');
}

/**
 * The shop's reasons to send parcels with it, for the page to show; one without a title is left
 * out.
 */
export async function fetchParcelPromises(
  moduleId: number,
  signal?: AbortSignal,
): Promise<ParcelPromise[]> {
  const call = client.GET('/api/v1/other-banners/why-choose', {
    params: { header: { moduleId } },
    signal: patience(signal),
  });
  const { banners } = asObject<AnswerTo<'getWhyChoose'>>(await answer(call, signal));
  return asList(banners)
    .map(readParcelPromise)
    .filter(({ title }) => title !== '');
}

/**
 * Books a parcel. `key` is its idempotency key, and `contents` describes what is in the parcel.
 * Rejects with the server's reason, or, when no answer comes, with an unknown outcome, which must
 * then be looked up by the key.
 */
export function placeParcel(
  key: string,
  draft: ParcelDraft,
  contents: string,
  signal?: AbortSignal,
): Promise<PlacedOrder> {
  return sendOrder(key, draft.moduleId, parcelBody(draft, contents), [], signal);
}
