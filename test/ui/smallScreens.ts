/**
 * The `display` that an element gets by the rules for screens of at most this width, which the
 * test's browser does not apply; undefined where they leave it as it is.
 */
export function displayUpTo(width: number, element: Element): string | undefined {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === `(max-width:${width}px)`)
    .flatMap((rule) => [...rule.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => element.matches(selectorText))
    .at(-1)?.style.display;
}
