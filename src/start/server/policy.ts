import { createHash } from 'node:crypto';
import type { AnalyticScript } from '../../../machines/rules/consent.ts';
import type { ShopConfig } from '../../../machines/rules/domain.ts';
import { offeredMedia, type Medium } from '../../../machines/rules/identity.ts';
import { captchaScripts, providerSetup } from '../../api/identity/providers.ts';
import { messagingOrigins, messagingSetup } from '../../api/inbox/messaging.ts';
import { backendUrl, vitalsUrl } from '../../api/scope.ts';
import { analyticSources } from '../../api/site/analytics.ts';

/**
 * Origins that an operator allows pages to call and to load pictures from, besides the shop's own.
 */
export interface Origins {
  connect: readonly string[];
  picture: readonly string[];
}

/**
 * The needs of services that the config switches on: sources of the page's policy, and windows that
 * may answer the page.
 */
export interface ServiceSources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  windows: boolean;
}

/**
 * The Trusted Types policies that a page may create: the storefront's own sanitiser and scripts.
 */
const trustedTypes = ['sixways', 'default'];

const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : []);

/** The backend's origin, when the build names another than the pages have. */
const backend = originOf(backendUrl);

/**
 * What the services of sign-in (AUTH-35) and notifications need of a page: nothing, until the config
 * has one switched on that stands elsewhere. Google and Facebook sign in in a window of their own and
 * need no more than that it may answer; Apple's own script runs in the page, as does the captcha that
 * stands before a phone code of Firebase. The code for its messages is the storefront's own.
 * @param config null while the backend does not answer
 * @param origin of the page: a backend may itself stand in for a provider
 */
export function serviceSources(config: ShopConfig | null, origin: string): ServiceSources {
  if (config === null) return { script: [], connect: [], frame: [], windows: false };
  const { login } = config;
  const isElsewhere = (medium: Medium) =>
    (providerSetup(medium, login.clients[medium], origin)?.url.origin ?? origin) !== origin;
  const media = offeredMedia(login).filter(isElsewhere);
  const apple = media.includes('apple');
  const captcha = login.phoneService !== null;
  return {
    script: [
      ...(apple ? ['https://appleid.cdn-apple.com'] : []),
      ...(captcha ? captchaScripts : []),
    ],
    connect: [
      ...(captcha
        ? ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/']
        : []),
      ...(messagingSetup(config.messaging) === null ? [] : messagingOrigins),
    ],
    frame: [
      ...(apple ? ['https://appleid.apple.com'] : []),
      ...(captcha
        ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
        : []),
    ],
    windows: media.length > 0,
  };
}

/** The style attributes of a page, by their hashes: no others apply. */
function styleHashes(html: string): string[] {
  const values = new Set(
    Array.from(html.matchAll(/ style="([^"]*)"/g), ([, value]) => value ?? ''),
  );
  if (values.size === 0) return [];
  const hashes = [...values].map((value) => {
    const written = value
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    return `'sha256-${createHash('sha256').update(written).digest('base64')}'`;
  });
  return ["'unsafe-hashes'", ...hashes];
}

/**
 * The content security policy of a page: what it may load, run and call.
 * @param html the rendered page
 * @param analytics the accounts that the owner connected; in the page, consent decides which of
 * them load
 */
export function pagePolicy(
  nonce: string,
  html: string,
  origins: Origins,
  services: ServiceSources,
  analytics: readonly AnalyticScript[],
): string {
  const counted = analyticSources(analytics);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...services.script, ...counted.script],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': styleHashes(html),
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...origins.picture, ...counted.connect],
    'connect-src': [
      "'self'",
      ...backend,
      ...originOf(vitalsUrl),
      ...origins.connect,
      ...services.connect,
      ...counted.connect,
    ],
    'frame-src': ["'self'", ...services.frame],
    // The one service worker of the storefront, which shows notifications.
    'worker-src': ["'self'"],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
