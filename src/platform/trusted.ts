/**
 * The part of the browser's Trusted Types that is used here; browsers without them accept plain
 * text.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createScript?: (text: string) => string;
      createScriptURL?: (url: string) => string | null;
      createHTML?: (text: string) => string | null;
    },
  ): { createScript: (text: string) => string };
}

const trustedTypes = () => (window as { trustedTypes?: TrustedTypes }).trustedTypes;

/** The storefront's own Trusted Types policy (`sixways`); null until it is created. */
let ownPolicy: ReturnType<TrustedTypes['createPolicy']> | null = null;

/**
 * Creates both Trusted Types policies that the content security policy allows. Each name can be
 * used only once, so an injected script cannot create a policy of its own afterwards.
 */
export function createTrustedTypesPolicies(): void {
  trustedScript('');
  createDefaultPolicy();
}

/** Marks a text that our own code generated as safe for a script element. */
export function trustedScript(text: string): string {
  const types = trustedTypes();
  if (types === undefined) return text;
  ownPolicy ??= types.createPolicy('sixways', { createScript: (ours) => ours });
  return ownPolicy.createScript(text);
}

const texts = new Set<string>();
const scripts = new Set<string>();
let asked = false;

/**
 * Creates the browser's default Trusted Types policy, once. It applies to third-party code, which
 * cannot use our own policy: it accepts the texts and script URLs that `allowMapTexts` and
 * `allowScripts` have allowed and refuses all others.
 */
function createDefaultPolicy(): void {
  const types = trustedTypes();
  if (asked || types === undefined) return;
  asked = true;
  types.createPolicy('default', {
    createHTML: (text) => (texts.has(text) ? text : null),
    createScriptURL: (url) => {
      const { href } = new URL(url, window.location.href);
      return [...scripts].some((prefix) => href.startsWith(prefix)) ? url : null;
    },
  });
}

/**
 * Allows the two HTML texts that the map library Leaflet writes: its test for SVG while it loads,
 * and the empty content of its pins. Call this before Leaflet is loaded.
 */
export function allowMapTexts(): void {
  for (const text of ['<svg/>', '']) texts.add(text);
  createDefaultPolicy();
}

/**
 * Allows scripts whose URL begins with one of these prefixes, whether our code or another script
 * loads them.
 */
export function allowScripts(...prefixes: string[]): void {
  for (const prefix of prefixes) scripts.add(prefix);
  createDefaultPolicy();
}
