import { routerSteps, staleLayerEntry } from './browser.ts';

/**
 * A layer over the page, such as a dialog, a drawer, or a step within one. The browser's Back
 * button closes the topmost layer and leaves the page itself as it is.
 *
 * While a layer is open, the browser is on an additional history entry of the same page, called the
 * ledge. Back leaves the ledge: then the layer's `back` is called. The router is not notified,
 * because the page does not change.
 *
 * When a layer is closed in another way, its ledge remains. The next page then replaces the ledge,
 * so that Back does not stop there. It is different when the router has changed the page's URL on
 * the ledge, for instance to other filters. Then the ledge has the new URL and stays, and Back
 * skips the entry with the old URL below it (see `twin`).
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
     * True for a ledge: the additional history entry of a page while a layer is open over it. It
     * has the same `idx` as the entry of its page.
     */
    ledge?: boolean | undefined;
    /**
     * How many entries directly below this one show an outdated version of the same page, which the
     * router has replaced since. Back skips them.
     */
    twin?: number | undefined;
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
let acted = true;
/** The current history entry; null before the first layer is opened. */
let here: Entry | null = null;
/**
 * The page's new state and URL, when the router replaced them while a layer was open. The browser
 * is then on the layer's additional entry (the ledge), and the entry below it still has the old
 * ones. Null when nothing was replaced.
 */
let remade: Entry | null = null;

const currentEntry = (): Entry => ({
  state: (window.history.state ?? {}) as Entry['state'],
  url: window.location.href,
});

const { pushState: push, replaceState: replace } = routerSteps;

/**
 * Pushes the additional history entry of an open layer (the ledge, see `Layer`), if a layer is open
 * and the browser is not on such an entry yet.
 */
function settle(): void {
  if (layers.length === 0 || !acted || here?.state.ledge === true) return;
  push({ ...window.history.state, ledge: true }, '');
  here = currentEntry();
  remade = null;
  closed = null;
}

/**
 * Called after the visitor has pressed Back or Forward. Returns true when the page changes, so that
 * the router must be notified; false when only a layer was closed or opened again, or an outdated
 * entry was skipped.
 */
function isOfPages(): boolean {
  const before = here;
  here = currentEntry();
  const { idx, ledge, twin = 0 } = here.state;
  const isSamePage = before?.state.idx === idx;
  if (before !== null && isSamePage && (before.state.twin ?? 0) > twin) {
    // When there is no earlier entry, this Back does nothing, and the URL is correct all the same.
    replace(before.state, '', before.url);
    here = before;
    window.history.back();
    return false;
  }
  if (!isSamePage || before?.state.ledge === ledge) {
    acted = false;
    return true;
  }
  if (ledge === true) {
    closed?.reopen?.();
    return false;
  }
  if (remade !== null) replace(remade.state, '', remade.url);
  const layer = layers.at(-1);
  if (layer === undefined) {
    window.history.back();
    return false;
  }
  closed = layer;
  layer.back();
  // Layers that are still open need a ledge again: other layers, or this one after a step back.
  setTimeout(settle);
  return false;
}

/** Starts to handle Back, Forward and the router's history changes; called with the first layer. */
function watch(): void {
  here = currentEntry();
  routerSteps.pushState = (...entry) => {
    const { ledge, twin = 0 } = here?.state ?? {};
    if (ledge !== true) push(...entry);
    else if (remade === null) replace(...entry);
    else {
      replace({ ...remade.state, twin: twin + 1 }, '', remade.url);
      push(...entry);
    }
    here = currentEntry();
    closed = null;
    remade = null;
    // Layers that are still open belong to the new page from now on.
    setTimeout(settle);
  };
  routerSteps.replaceState = (state: object, unused, url) => {
    const { ledge, twin } = here?.state ?? {};
    replace({ ...state, ledge, twin }, unused, url);
    here = currentEntry();
    if (ledge === true) remade = { state: { ...state, twin }, url: here.url };
  };
  staleLayerEntry.abort();
  routerSteps.isForRouter = isOfPages;
  for (const type of ['pointerdown', 'keydown']) {
    const onInput = () => {
      acted = true;
      settle();
    };
    window.addEventListener(type, onInput, { capture: true, passive: true });
  }
}

/** Registers a layer that opens above all others; returns the function that removes it. */
export function registerLayer(layer: Layer): () => void {
  if (here === null) watch();
  layers.push(layer);
  settle();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}
