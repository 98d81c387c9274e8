import type { PhoneService, ProviderClient } from '../../../machines/rules/domain.ts';
import type { Medium } from '../../../machines/rules/identity.ts';
import { signInReturnPath } from '../scope.ts';

/** The build's settings of the providers, for backends whose config has none (wire facts 15.1). */
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

/** The complete registration of the shop at a provider; null when it is not registered there. */
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

/** The address of a provider's sign-in page for one question (OpenID Connect, implicit flow). */
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

/** How the shop is known to the phone-authentication service; null when it is not set up there. */
export function phoneServiceSetup(service: PhoneService) {
  const apiKey = service.apiKey ?? import.meta.env.VITE_FIREBASE_API_KEY ?? '';
  const authDomain = service.authDomain ?? import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '';
  const projectId = service.projectId ?? import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '';
  return apiKey === '' ? null : { apiKey, authDomain, projectId };
}

/** The script address of the captcha before a code by phone. */
export const captchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
