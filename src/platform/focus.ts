/** The focused element; null when nothing on the page has focus. */
export function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** Puts the focus on the element with this id, if there is one, and leaves the page where it is. */
export function focusById(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/**
 * Puts the focus on the part of the page with this id, whose focused content is about to go. A customer
 * who went on meanwhile keeps theirs.
 */
export function keepFocusIn(id: string): void {
  const focused = focusedElement();
  if (focused === null || document.getElementById(id)?.contains(focused) === true) focusById(id);
}

/** The address of the page's link that has the focus. */
export function focusedLink(): string | undefined {
  return focusedElement()?.closest('main a')?.getAttribute('href') ?? undefined;
}

/**
 * Restores focus that was lost because its element was removed.
 * @param href a link of the page to focus, as soon as it exists
 * @returns whether focus is on the page and that link is still missing
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
