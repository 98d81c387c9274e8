import { vi } from 'vitest';

/** The width of a slide, px. */
export const WIDTH = 300;

const isRow = (element: Element) => (element as HTMLElement).dataset['part'] === 'item-group';

/**
 * Gives rows of slides a layout, because the test DOM has none: each slide is `WIDTH` wide and
 * beside the one before it. Scrolling takes no time, and the observer of the row never reports a
 * slide. The layout is removed after the test.
 * @returns the mock that scrolls an element: Ark calls it first when it has measured a new row
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
  // The test DOM has no `scrollTo`, and a method that does not exist cannot be mocked.
  const prototype: object = Element.prototype;
  if (!('scrollTo' in prototype)) Object.assign(prototype, { scrollTo: () => undefined });
  return vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
  });
}
