/** The focused element; null when nothing on the page has focus. */
export function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** Focuses the element with this id, if there is one, without scrolling the page. */
export function focusById(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/**
 * Returns the focus to an element that had it before. When that element was removed, the element
 * whose id its `data-then` attribute names gets the focus instead, if it has one.
 */
export function refocus(before: HTMLElement): void {
  if (before.isConnected) before.focus();
  else focusById(before.dataset['then'] ?? '');
}

/**
 * Moves the focus to the element with this id when the focused part of its content is about to be
 * removed, or already was. When the focus is on another element outside, it stays there.
 */
export function keepFocusIn(id: string): void {
  const focused = focusedElement();
  if (focused === null || document.getElementById(id)?.contains(focused) === true) focusById(id);
}

/** The `href` of the focused link, if it is in the page's content; undefined otherwise. */
export function focusedLink(): string | undefined {
  return focusedElement()?.closest('main a')?.getAttribute('href') ?? undefined;
}

/**
 * Restores the focus when it was lost because its element was removed: focuses a link, or else
 * `main`.
 * @param href the address of that link
 * @returns true when the link is not on the page yet, so that the caller may try again
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
