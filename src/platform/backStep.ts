import { moves } from './browser.ts';

/**
 * Back undoes the topmost layer of the page (a dialog, a drawer, a step in one) and leaves the page
 * itself where it is.
 *
 * While a layer is open the browser stands on a ledge: a second history entry of the same page. Back
 * falls from it, of which the layer hears and the router does not, because nothing of the page has
 * changed. A ledge whose layers are gone waits to be used up: the next page takes its place, and
 * Back goes on past it.
 */
export interface Layer {
  /** Back was pressed: the layer closes, or goes a step back in itself. */
  back: () => void;
  /** Forward was pressed after Back had closed it. */
  again?: (() => void) | undefined;
}

interface Entry {
  onLedge: boolean;
  /** The router's count of pages; a ledge has the number of its page. */
  page: unknown;
}

const layers: Layer[] = [];
/** The layer that Back closed last; Forward may open it again. */
let closed: Layer | null = null;
/** Nothing is put into the history before somebody acts on the page: it would cut off Forward. */
let acted = true;
/** The entry that the browser stands on; null while nobody watches. */
let here: Entry | null = null;
/** What the router made of the page on the ledge, which the entry below does not know yet. */
let remade: { state: unknown; url: string } | null = null;

function currentEntry(): Entry {
  const state: unknown = window.history.state;
  const { ledge, idx }: { ledge?: unknown; idx?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return { onLedge: ledge === true, page: idx };
}

type Change = typeof History.prototype.pushState;
const push: Change = (...entry) => History.prototype.pushState.apply(window.history, entry);
const replace: Change = (...entry) => History.prototype.replaceState.apply(window.history, entry);

/** Steps on a ledge when a layer is open and none is there yet. */
function settle(): void {
  if (layers.length === 0 || !acted || here?.onLedge === true) return;
  push({ ...window.history.state, ledge: true }, '');
  here = currentEntry();
  remade = null;
  closed = null;
}

function onMove(event: PopStateEvent): void {
  const before = here;
  here = currentEntry();
  if (before?.onLedge === here.onLedge || before?.page !== here.page) {
    acted = false;
    return;
  }
  event.stopImmediatePropagation();
  if (here.onLedge) {
    closed?.again?.();
    return;
  }
  if (remade !== null) replace(remade.state, '', remade.url);
  const layer = layers.at(-1);
  if (layer === undefined) {
    window.history.back();
    return;
  }
  closed = layer;
  layer.back();
  // Other layers, or this one a step back, want a ledge again.
  setTimeout(settle);
}

/** Watches the history from the first layer on. */
function watch(): void {
  here = currentEntry();
  window.history.pushState = (...entry) => {
    (here?.onLedge === true ? replace : push)(...entry);
    here = currentEntry();
    closed = null;
    // What stays open lies on the new page.
    setTimeout(settle);
  };
  window.history.replaceState = (state, unused, url) => {
    const onLedge = here?.onLedge === true;
    replace(onLedge ? { ...state, ledge: true } : state, unused, url);
    here = currentEntry();
    if (onLedge) remade = { state, url: window.location.href };
  };
  moves.hear = onMove;
  for (const type of ['pointerdown', 'keydown']) {
    const hear = () => {
      acted = true;
      settle();
    };
    window.addEventListener(type, hear, { capture: true, passive: true });
  }
}

/** Lays a layer over the others; returns the way to take it off. */
export function layOver(layer: Layer): () => void {
  if (here === null) watch();
  layers.push(layer);
  settle();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}
