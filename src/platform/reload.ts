/** Reloads the page, to apply another language or place (LANG-02, LOC-03). */
export function reloadPage(): void {
  window.location.reload();
}

/** Whether the page's server answers now. */
export async function isPageReachable(): Promise<boolean> {
  const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/**
 * Reloads the page if its server answers now. Otherwise it does nothing, because the browser's own
 * error page would replace the shop.
 */
export async function reloadReachablePage(): Promise<void> {
  if (await isPageReachable()) reloadPage();
}
