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
 * Moves the focus to the element with this id when the focused part of its content is about to be
 * removed, or already was. A focus that the customer has moved elsewhere meanwhile stays there.
 */
export function keepFocusIn(id: string): void {
  const focused = focusedElement();
  if (focused === null || document.getElementById(id)?.contains(focused) === true) focusById(id);
}

/** The `href` of the link in the page's content that has the focus; undefined when none has. */
export function focusedLink(): string | undefined {
  return focusedElement()?.closest('main a')?.getAttribute('href') ?? undefined;
}

/**
 * Restores the focus that was lost because its element was removed: to a link, or else to `main`.
 * @param href the link of the page to focus, if it exists already
 * @returns true when that link does not exist yet, so that the caller may try again
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
