/** Functions to copy a text, and to share or print a page. */

/** Copies a text; rejects when the browser refuses, or has no clipboard on a page without TLS. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The URL of the current page. */
export function currentUrl(): string {
  return window.location.href;
}

/**
 * Opens the device's share sheet for a URL, or copies the URL where the browser has no share sheet.
 * Resolves with what was done; `dismissed` when the customer closed the sheet. Rejects when the
 * browser refuses.
 */
export async function shareLink(link: {
  title: string;
  url: string;
}): Promise<'shared' | 'copied' | 'dismissed'> {
  if (typeof navigator.share !== 'function') {
    await copyText(link.url);
    return 'copied';
  }
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}

/** Opens the browser's print dialog for this page. */
export function printPage(): void {
  window.print();
}
