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
 * What the third-party services that the config switches on require: sources for the page's content
 * security policy, and whether popups must be able to send messages to the page (`windows`).
 */
export interface ServiceSources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  windows: boolean;
}

/**
 * The Trusted Types policies that a page may create: the storefront's own, and the default one for
 * third-party code.
 */
const trustedTypes = ['sixways', 'default'];

const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : []);

/**
 * The backend's origin, in a list. The list is empty when pages and backend have the same origin.
 */
const backend = originOf(backendUrl);

/**
 * What the page's policy must allow for the services of sign-in (AUTH-35) and notifications.
 * Services that are switched off need nothing. Nor does a sign-in page at the page's own origin,
 * such as the stand-ins of the sandbox. Google and Facebook sign in in a popup: the page only has
 * to accept messages from it. Apple's script runs in the page, and so does the captcha that
 * Firebase requires before it sends a code by phone. The code for Firebase's messages is part of
 * the storefront, so only calls to Firebase are allowed for it.
 * @param config null when the backend does not answer
 * @param origin the page's own origin, with which the origins of the sign-in pages are compared
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

/**
 * The sources with which the policy allows exactly the style attributes in this HTML, by their
 * hashes.
 */
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
 * @param nonce the value by which the browser recognises our own scripts and styles
 * @param html the rendered page
 * @param origins further origins that the operator allows
 * @param services what the third-party services that are switched on require
 * @param analytics the owner's accounts at analytics services; the policy allows them all, and the
 * page loads them only with the visitor's consent
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
    // The storefront has one service worker, which shows notifications.
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
