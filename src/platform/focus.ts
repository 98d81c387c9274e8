/** What has the focus; null when nothing of the page has it. */
export function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** Puts the focus on the element with this id, if there is one, and leaves the page where it is. */
export function focusById(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** The address of the page's link that has the focus. */
export function focusedLink(): string | undefined {
  return focusedElement()?.closest('main a')?.getAttribute('href') ?? undefined;
}

/**
 * Focus that fell to nothing, because what had it has gone, goes on with the page.
 * @param href a link of the page to go on with, as soon as it is there
 * @returns whether the page has the focus and that link is still missing
 */
export function catchFocus(href?: string): boolean {
  const main = document.querySelector('main');
  const focused = focusedElement();
  if (focused !== null && focused !== main) return false;
  const links = href === undefined ? [] : [...(main?.querySelectorAll('a') ?? [])];
  const link = links.find((one) => one.getAttribute('href') === href);
  (link ?? main)?.focus({ preventScroll: true });
  return href !== undefined && link === undefined;
}
