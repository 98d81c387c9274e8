import type { AnalyticScript } from '../../../machines/rules/consent.ts';
import type { LandingContent } from '../../../machines/rules/domain.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { answer, client, patience } from '../client.ts';
import { readAnalyticScripts, readLanding } from './read.ts';

/** Texts of the landing page and footer (API-28). */
export async function fetchLanding(signal?: AbortSignal): Promise<LandingContent> {
  return readLanding(
    await answer(client.GET('/api/v1/react-landing-page', { signal: patience(signal) }), signal),
  );
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
