/** The part of the browser's Trusted Types that is used; browsers without them take plain text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript: (text: string) => string };
}

const MARK = 'page-data';

/** The one policy of the storefront's name that the content policy allows; made when first needed. */
let policy: ReturnType<TrustedTypes['createPolicy']> | null = null;

function trusted(text: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return text;
  policy ??= trustedTypes.createPolicy('sixways', { createScript: (own) => own });
  return policy.createScript(text);
}

/**
 * Describes the page to search engines as JSON-LD, in place of what described the one before; null
 * takes the description away. It is a block of data, which no browser runs.
 */
export function setPageData(data: object | null): void {
  document.getElementById(MARK)?.remove();
  if (data === null) return;
  const block = document.createElement('script');
  block.id = MARK;
  block.type = 'application/ld+json';
  block.textContent = trusted(JSON.stringify(data));
  document.head.append(block);
}
