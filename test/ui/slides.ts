import { vi } from 'vitest';

/** The width of a slide, px. */
export const WIDTH = 300;

const isRow = (element: Element) => (element as HTMLElement).dataset['part'] === 'item-group';

/**
 * Lays out rows of slides, which a page of tests does not: each slide is `WIDTH` wide, beside the one
 * before it. A row scrolls at once, and its observer has seen nothing. Undone after the test.
 * @returns what scrolls an element: Ark calls it first when it has measured a new row
 */
export function layOutSlides() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return WIDTH * this.children.length;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.parentElement;
    if (row === null || !isRow(row)) return new DOMRect(0, 0, WIDTH, WIDTH);
    const before = [...row.children].indexOf(this) * WIDTH;
    const isRtl = getComputedStyle(row).direction === 'rtl';
    return new DOMRect((isRtl ? -before : before) - row.scrollLeft, 0, WIDTH, WIDTH);
  });
  // A page of tests has no such method, so that there is nothing to spy on.
  const prototype: object = Element.prototype;
  if (!('scrollTo' in prototype)) Object.assign(prototype, { scrollTo: () => undefined });
  return vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
  });
}
