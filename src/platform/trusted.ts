/** The part of the browser's Trusted Types that is used; browsers without them take plain text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createScript?: (text: string) => string;
      createHTML?: (text: string) => string | null;
    },
  ): { createScript: (text: string) => string };
}

const trustedTypes = () => (window as { trustedTypes?: TrustedTypes }).trustedTypes;

/** The one policy of the storefront's name that the content policy allows; made when first needed. */
let own: ReturnType<TrustedTypes['createPolicy']> | null = null;

/** Marks a block of data of our own making as one that may be put into a script element. */
export function trustedScript(text: string): string {
  const types = trustedTypes();
  if (types === undefined) return text;
  own ??= types.createPolicy('sixways', { createScript: (ours) => ours });
  return own.createScript(text);
}

/** Leaflet's probe for SVG while it loads, and the emptiness that it gives the faces of pins. */
const mapTexts = ['<svg/>', ''];
let allowed = false;

/** Lets the two texts that Leaflet writes pass, and no other; to be called before it is loaded. */
export function allowMapTexts(): void {
  if (allowed) return;
  allowed = true;
  trustedTypes()?.createPolicy('default', {
    createHTML: (text) => (mapTexts.includes(text) ? text : null),
  });
}
