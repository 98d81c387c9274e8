import type { LandingContent } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readLanding } from './read.ts';

/** Texts of the landing page and footer (API-28). */
export async function fetchLanding(signal?: AbortSignal): Promise<LandingContent> {
  return readLanding(
    await answer(client.GET('/api/v1/react-landing-page', { signal: patience(signal) }), signal),
  );
}
