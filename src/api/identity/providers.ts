import type { PhoneService, ProviderClient } from '../../../machines/rules/domain.ts';
import type { Medium } from '../../../machines/rules/identity.ts';
import { signInReturnPath } from '../scope.ts';

/**
 * The sign-in providers' settings from the build's variables, for backends whose config has none
 * (wire facts 15.1).
 */
const built: Record<Medium, { clientId: string | undefined; url: string }> = {
  google: {
    clientId: import.meta.env.VITE_GOOGLE_CLIENT_ID,
    url: 'https://accounts.google.com/o/oauth2/v2/auth',
  },
  facebook: {
    clientId: import.meta.env.VITE_FACEBOOK_APP_ID,
    url: 'https://www.facebook.com/dialog/oauth',
  },
  apple: {
    clientId: import.meta.env.VITE_APPLE_CLIENT_ID,
    url: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js',
  },
};

/**
 * What the shop needs to sign in by a provider: client id, address of the sign-in page, and return
 * address. Null without a client id, or when the address of the sign-in page is not safe to open.
 * @param client the provider's settings in the backend's config; missing ones come from the build
 * @param origin the shop's own origin, to which the provider returns
 */
export function providerSetup(
  medium: Medium,
  client: ProviderClient,
  origin: string,
): { clientId: string; url: URL; returnUrl: string } | null {
  const clientId = client.clientId ?? built[medium].clientId ?? '';
  const address = client.url ?? built[medium].url;
  if (clientId === '' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.protocol !== 'https:' && url.origin !== origin) return null;
  return { clientId, url, returnUrl: client.returnUrl ?? `${origin}${signInReturnPath}` };
}

/**
 * The address of a provider's sign-in page for one sign-in (OpenID Connect, implicit flow). `page`
 * is the page without parameters; `question` has the values that become parameters.
 */
export function signInAddress(
  page: URL,
  question: { clientId: string; returnUrl: string; state: string; nonce: string },
): string {
  const address = new URL(page);
  address.search = new URLSearchParams({
    client_id: question.clientId,
    redirect_uri: question.returnUrl,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: question.state,
    nonce: question.nonce,
  }).toString();
  return address.href;
}

/**
 * The shop's settings at the phone-authentication service (Firebase), from the backend's config or
 * else from the build's variables; null without an API key.
 */
export function phoneServiceSetup(service: PhoneService) {
  const apiKey = service.apiKey ?? import.meta.env.VITE_FIREBASE_API_KEY ?? '';
  const authDomain = service.authDomain ?? import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '';
  const projectId = service.projectId ?? import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '';
  return apiKey === '' ? null : { apiKey, authDomain, projectId };
}

/**
 * Where the captcha's scripts come from. The captcha runs before the phone-authentication service
 * sends a code.
 */
export const captchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
