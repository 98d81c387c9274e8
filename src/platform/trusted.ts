/** The part of the browser's Trusted Types that is used; browsers without them take plain text. */
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
 * Makes both policies that the content policy allows, each of which can be made once: a script that
 * should run in the page in spite of it finds no name left to make one of its own.
 */
export function takeTrustedNames(): void {
  trustedScript('');
  decideForOthers();
}

/** Marks a block of data of our own making as one that may be put into a script element. */
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
 * Other firms' code writes and loads in its own way, so the page's default policy decides, of which
 * there can be only one; it lets pass what these lists hold and refuses all else.
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

/** Lets scripts be loaded whose address starts so, and those that they load by the same list. */
export function allowScripts(...prefixes: string[]): void {
  for (const prefix of prefixes) scripts.add(prefix);
  decideForOthers();
}
