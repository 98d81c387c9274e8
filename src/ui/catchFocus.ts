/**
 * Focus that fell to nothing, because what had it has gone, goes on with the page.
 * @param href a link of the page to go on with, as soon as it is there
 * @returns whether the page has the focus and that link is still missing
 */
export function catchFocus(href?: string): boolean {
  const main = document.querySelector('main');
  if (document.activeElement !== document.body && document.activeElement !== main) return false;
  const links = href === undefined ? [] : [...(main?.querySelectorAll('a') ?? [])];
  const link = links.find((one) => one.getAttribute('href') === href);
  (link ?? main)?.focus({ preventScroll: true });
  return href !== undefined && link === undefined;
}
