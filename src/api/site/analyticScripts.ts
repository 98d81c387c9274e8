import { analyticServices, type AnalyticScript } from '../../../machines/rules/consent.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { answer, client, patience } from '../client.ts';
import { asList, asObject, asText } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** The allowed characters of an account id, because it becomes part of a URL. */
const ACCOUNT_ID = /^[\w-]{1,64}$/;

/**
 * Reads the shop's analytics accounts; those of services that the storefront does not know are left
 * out (wire facts 10.5).
 */
export function readAnalyticScripts(value: unknown): AnalyticScript[] {
  return asList(value).flatMap((entry) => {
    const { type, script_id } = asObject<Wire['AnalyticScript']>(entry);
    const name = asText(type);
    const id = asText(script_id);
    const service = (Object.keys(analyticServices) as AnalyticScript['service'][]).find(
      (one) => one === name,
    );
    return service !== undefined && ACCOUNT_ID.test(id) ? [{ service, id }] : [];
  });
}

/** The analytics accounts of the owner; none where the backend has no such call. */
export async function fetchAnalyticScripts(signal?: AbortSignal): Promise<AnalyticScript[]> {
  const call = client.GET('/api/v1/config/get-analytic-scripts', { signal: patience(signal) });
  try {
    return readAnalyticScripts(await answer(call, signal));
  } catch (error) {
    if (failureOf(error)?.kind === 'notFound') return [];
    throw error;
  }
}
