import { routerSteps, staleLayerEntry } from './browser.ts';

/**
 * A layer over the page, such as a dialog, a drawer, or a step within one. The browser's Back
 * button closes the topmost layer and leaves the page itself as it is.
 *
 * While a layer is open, the browser is on an additional history entry of the same page, called the
 * layer entry. Back leaves this entry: then the layer's `back` is called. The router is not
 * notified, because the page does not change.
 *
 * When a layer is closed in another way, its entry remains. The next page then replaces it, so that
 * Back does not stop there. It is different when the router has changed the page's URL on the layer
 * entry, for instance to other filters. Then the layer entry has the new URL and stays, and Back
 * skips the entry with the old URL below it (see `staleBelow`).
 */
export interface Layer {
  /** Called when Back was pressed: the layer closes, or goes one step back within itself. */
  back: () => void;
  /** Called when Forward was pressed after Back had closed the layer. */
  reopen?: (() => void) | undefined;
}

/** A history entry: its URL and its state, in which the router numbers the pages with `idx`. */
interface Entry {
  state: {
    idx?: unknown;
    /**
     * True for a layer entry: the additional history entry of a page while a layer is open over it.
     * It has the same `idx` as the entry of its page.
     */
    layer?: boolean | undefined;
    /**
     * How many entries directly below this one show an outdated version of the same page, which the
     * router has replaced since. Back skips them.
     */
    staleBelow?: number | undefined;
  };
  url: string;
}

const layers: Layer[] = [];
/** The layer that Back closed last; Forward can open it again. */
let closed: Layer | null = null;
/**
 * Whether the visitor has pressed anything since Back or Forward changed the page. Before that,
 * nothing is pushed into the history, because it would remove the Forward entries.
 */
let hasInteracted = true;
/** The current history entry; null before the first layer is opened. */
let current: Entry | null = null;
/**
 * The page's new state and URL, when the router replaced them while a layer was open. The browser
 * is then on the layer entry, and the entry below it still has the old ones. Null when nothing was
 * replaced.
 */
let replaced: Entry | null = null;

const currentEntry = (): Entry => ({
  state: (window.history.state ?? {}) as Entry['state'],
  url: window.location.href,
});

const { pushState: push, replaceState: replace } = routerSteps;

/**
 * Pushes the additional history entry of an open layer (see `Layer`), if a layer is open and the
 * browser is not on such an entry yet.
 */
function settle(): void {
  if (layers.length === 0 || !hasInteracted || current?.state.layer === true) return;
  push({ ...window.history.state, layer: true }, '');
  current = currentEntry();
  replaced = null;
  closed = null;
}

/**
 * Called after the visitor has pressed Back or Forward. Returns true when the page changes, so that
 * the router must be notified; false when only a layer was closed or opened again, or an outdated
 * entry was skipped.
 */
function isOfPages(): boolean {
  const before = current;
  current = currentEntry();
  const { idx, layer: isLayerEntry, staleBelow = 0 } = current.state;
  const isSamePage = before?.state.idx === idx;
  if (before !== null && isSamePage && (before.state.staleBelow ?? 0) > staleBelow) {
    // When there is no earlier entry, this Back does nothing, and the URL is correct all the same.
    replace(before.state, '', before.url);
    current = before;
    window.history.back();
    return false;
  }
  if (!isSamePage || before?.state.layer === isLayerEntry) {
    hasInteracted = false;
    return true;
  }
  if (isLayerEntry === true) {
    closed?.reopen?.();
    return false;
  }
  if (replaced !== null) replace(replaced.state, '', replaced.url);
  const layer = layers.at(-1);
  if (layer === undefined) {
    window.history.back();
    return false;
  }
  closed = layer;
  layer.back();
  // Layers that are still open need an entry again: other layers, or this one after a step back.
  setTimeout(settle);
  return false;
}

/** Starts to handle Back, Forward and the router's history changes; called with the first layer. */
function watch(): void {
  current = currentEntry();
  routerSteps.pushState = (...entry) => {
    const { layer: isLayerEntry, staleBelow = 0 } = current?.state ?? {};
    if (isLayerEntry !== true) push(...entry);
    else if (replaced === null) replace(...entry);
    else {
      replace({ ...replaced.state, staleBelow: staleBelow + 1 }, '', replaced.url);
      push(...entry);
    }
    current = currentEntry();
    closed = null;
    replaced = null;
    // Layers that are still open belong to the new page from now on.
    setTimeout(settle);
  };
  routerSteps.replaceState = (state: object, unused, url) => {
    const { layer, staleBelow } = current?.state ?? {};
    replace({ ...state, layer, staleBelow }, unused, url);
    current = currentEntry();
    if (layer === true) replaced = { state: { ...state, staleBelow }, url: current.url };
  };
  staleLayerEntry.abort();
  routerSteps.isForRouter = isOfPages;
  for (const type of ['pointerdown', 'keydown']) {
    const onInput = () => {
      hasInteracted = true;
      settle();
    };
    window.addEventListener(type, onInput, { capture: true, passive: true });
  }
}

/** Registers a layer that opens above all others; returns the function that removes it. */
export function registerLayer(layer: Layer): () => void {
  if (current === null) watch();
  layers.push(layer);
  settle();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}
