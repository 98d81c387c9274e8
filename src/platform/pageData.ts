import { trustedScript } from './trusted.ts';

const MARK = 'page-data';

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
  block.textContent = trustedScript(JSON.stringify(data));
  document.head.append(block);
}
