/** The used part of the browser's Trusted Types; browsers without them accept plain text. */
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

/** The one policy of the storefront's name that the content policy allows. */
let own: ReturnType<TrustedTypes['createPolicy']> | null = null;

/**
 * Creates both policies that the content policy allows. Each name can be used once, so that an
 * injected script cannot create a policy of its own.
 */
export function takeTrustedNames(): void {
  trustedScript('');
  decideForOthers();
}

/** Marks data that this code generated as safe for a script element. */
export function trustedScript(text: string): string {
  const types = trustedTypes();
  if (types === undefined) return text;
  own ??= types.createPolicy('sixways', { createScript: (ours) => ours });
  return own.createScript(text);
}

const texts = new Set<string>();
const scripts = new Set<string>();
let asked = false;

/**
 * Third-party code cannot use our policies, so the default policy decides for it, and there can be
 * only one; it allows what these lists contain and refuses everything else.
 */
function decideForOthers(): void {
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
 * Lets the two texts pass that Leaflet writes: its probe for SVG while it loads, and the emptiness
 * that it gives the faces of pins. To be called before it is loaded.
 */
export function allowMapTexts(): void {
  for (const text of ['<svg/>', '']) texts.add(text);
  decideForOthers();
}

/** Allows scripts whose URL begins with one of these, and the scripts that those load. */
export function allowScripts(...prefixes: string[]): void {
  for (const prefix of prefixes) scripts.add(prefix);
  decideForOthers();
}
