/** Reloads the page (LANG-02, LOC-03). */
export function reloadPage(): void {
  window.location.reload();
}

/**
 * Reloads the page once its server answers again; before that, the browser's own error page would
 * replace the shop.
 */
export async function reloadReachablePage(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => null);
  if (answer !== null && answer.status < 500) reloadPage();
}
