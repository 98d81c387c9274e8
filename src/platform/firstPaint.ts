/** A browser that says nothing of its paints has shown the page by then. */
const SHOWN_BY_MS = 300;

/** Acts once what was painted first is on screen, which is later than its frame on a slow device. */
export function afterFirstPaint(act: () => void): void {
  if (document.visibilityState === 'hidden') {
    act();
    return;
  }
  const seen = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  const late = setTimeout(go, SHOWN_BY_MS);
  function go(): void {
    clearTimeout(late);
    seen.disconnect();
    act();
  }
  seen.observe({ type: 'paint', buffered: true });
}
