import type { AnalyticScript } from '../../../machines/rules/consent.ts';
import type { LandingContent } from '../../../machines/rules/domain.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { answer, client, patience } from '../client.ts';
import { readAnalyticScripts, readLanding } from './read.ts';
import { asText } from '../scalars.ts';

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

/** Subscribes an e-mail address to the newsletter (API-34). */
export async function subscribeNewsletter(email: string, signal?: AbortSignal): Promise<void> {
  const call = client.POST('/api/v1/newsletter/subscribe', {
    body: { email },
    signal: patience(signal),
  });
  await answer(call, signal);
}

const pagePaths = {
  about: '/api/v1/about-us',
  terms: '/api/v1/terms-and-conditions',
  privacy: '/api/v1/privacy-policy',
  refund: '/api/v1/refund-policy',
  cancellation: '/api/v1/cancelation',
  shipping: '/api/v1/shipping-policy',
} as const;

export type OwnerPageName = keyof typeof pagePaths;

/**
 * The HTML of a page that the shop's owner wrote, '' when there is none. It is untrusted and has to
 * be sanitized before it is shown.
 */
export async function fetchOwnerPage(name: OwnerPageName, signal?: AbortSignal): Promise<string> {
  const call = client.GET(pagePaths[name], { signal: patience(signal) });
  return asText(await answer(call, signal));
}
