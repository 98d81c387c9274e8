/** Loads the page anew (LANG-02, LOC-03). */
export function reloadPage(): void {
  window.location.reload();
}

/**
 * Loads the page anew once its server answers again: while it does not, the browser's own error page
 * would take the place of ours.
 */
export async function reloadReachablePage(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => null);
  if (answer !== null && answer.status < 500) reloadPage();
}
