import { routerSteps, staleLedge } from './browser.ts';

/**
 * Back undoes the topmost layer of the page (a dialog, a drawer, a step in one) and leaves the page
 * itself where it is.
 *
 * While a layer is open the browser stands on a ledge: a second history entry of the same page. Back
 * falls from it, of which the layer hears and the router does not, because nothing of the page has
 * changed. A ledge whose layers are gone waits to be used up: the next page takes its place, and
 * Back goes on past it. When the page was remade on its ledge, say with other filters, the ledge
 * stays instead as the page's twin, and Back goes past the entry that knows nothing of that.
 */
export interface Layer {
  /** Back was pressed: the layer closes, or goes one step back in itself. */
  back: () => void;
  /** Forward was pressed after Back had closed it. */
  again?: (() => void) | undefined;
}

/** The history state of a page; the router numbers the entries with `idx`. */
interface Entry {
  state: {
    idx?: unknown;
    /** A ledge has the number of its page. */
    ledge?: boolean | undefined;
    /**
     * The number of entries below it that hold the page as it was before the router replaced it.
     */
    twin?: number | undefined;
  };
  url: string;
}

const layers: Layer[] = [];
/** The layer that Back closed last; Forward can open it again. */
let closed: Layer | null = null;
/**
 * Nothing is pushed into the history before the visitor acts on the page: it would remove the
 * Forward entries.
 */
let acted = true;
/** The present history entry; null while nobody listens. */
let here: Entry | null = null;
/** The router's replacement of the page on the ledge, which the entry below does not have yet. */
let remade: Entry | null = null;

const currentEntry = (): Entry => ({
  state: (window.history.state ?? {}) as Entry['state'],
  url: window.location.href,
});

const { pushState: push, replaceState: replace } = routerSteps;

/** Steps on a ledge when a layer is open and none is there yet. */
function settle(): void {
  if (layers.length === 0 || !acted || here?.state.ledge === true) return;
  push({ ...window.history.state, ledge: true }, '');
  here = currentEntry();
  remade = null;
  closed = null;
}

/** Back or Forward was pressed: returns whether the page changes, so that the router must know. */
function isOfPages(): boolean {
  const before = here;
  here = currentEntry();
  const { idx, ledge, twin = 0 } = here.state;
  const isSamePage = before?.state.idx === idx;
  if (before !== null && isSamePage && (before.state.twin ?? 0) > twin) {
    // Without an entry before it, Back changes nothing, and the URL is still correct.
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
    closed?.again?.();
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
  // Other layers, or this one a step back, want a ledge again.
  setTimeout(settle);
  return false;
}

/** Watches the history, and the router's steps in it, from the first layer on. */
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
    // Layers that stay open now belong to the new page.
    setTimeout(settle);
  };
  routerSteps.replaceState = (state: object, unused, url) => {
    const { ledge, twin } = here?.state ?? {};
    replace({ ...state, ledge, twin }, unused, url);
    here = currentEntry();
    if (ledge === true) remade = { state: { ...state, twin }, url: here.url };
  };
  staleLedge.abort();
  routerSteps.isHeard = isOfPages;
  for (const type of ['pointerdown', 'keydown']) {
    const hear = () => {
      acted = true;
      settle();
    };
    window.addEventListener(type, hear, { capture: true, passive: true });
  }
}

/** Puts a layer over the others; returns the function that removes it. */
export function layOver(layer: Layer): () => void {
  if (here === null) watch();
  layers.push(layer);
  settle();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}
