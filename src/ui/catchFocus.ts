/** Focus that fell to nothing, because what had it has gone, goes on with the page. */
export function catchFocus(): void {
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}
