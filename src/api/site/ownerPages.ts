import { answer, client, patience } from '../client.ts';
import { asText } from '../scalars.ts';

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
