/** Scripts of other firms, each loaded when it is used, under the page's content policy. */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

const allowed = new Set<string>();
let guarded = false;

/**
 * Lets scripts be loaded whose address starts so. Those firms' scripts load further ones in their
 * own way, so the page's default policy is what decides, and it knows nothing but this list.
 */
export function allowScripts(...prefixes: string[]): void {
  for (const prefix of prefixes) allowed.add(prefix);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (guarded || trustedTypes === undefined) return;
  guarded = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      const { href } = new URL(url, window.location.href);
      if ([...allowed].some((prefix) => href.startsWith(prefix))) return url;
      throw new TypeError(`no script is expected from ${href}`);
    },
  });
}

/** Loads a script once it is allowed; rejects when it does not come, blockers included. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    });
    script.src = url;
    document.head.append(script);
  });
}

/** What a script left in the page under a name. */
export const leftByScript = (name: string): unknown => Reflect.get(window, name);
