import type { DehydratedState } from '@tanstack/react-query';
import type { Module } from '../../machines/rules/domain.ts';
import { clearRootElement, readPageState, showPath } from '../platform/firstPage.ts';
import { visitText, type Choices, type Visit } from './visit.ts';

/** The modules with which a page was rendered. */
export interface RenderedModules {
  /** The modules of the visitor's zones, as the server lists them. */
  modules: Module[];
  /** The chosen module, one of `modules`; null before one is chosen. */
  module: Module | null;
}

/**
 * What the server writes into a page that it rendered, so that the browser can continue from it.
 * `visit` has the visitor's choices for which it was rendered, and `queries` the answers of the
 * backend that it shows.
 */
export interface RenderedState extends RenderedModules {
  visit: Visit;
  /** The path of the page that was rendered. */
  path: string;
  /** When the page was rendered, in ms since 1970. */
  at: number;
  queries: DehydratedState;
}

/**
 * The state with which the browser continues a page that the server rendered. Null when the server
 * rendered none. Also null when the browser has stored other choices (`stored`) than those for
 * which the page was rendered: then the rendered page is removed, and the browser renders it anew.
 */
export function renderedPage(stored: () => Choices): RenderedState | null {
  const state = readPageState() as RenderedState | null;
  if (state === null) return null;
  if (visitText({ ...state.visit, ...stored() }) !== visitText(state.visit)) {
    clearRootElement();
    return null;
  }
  showPath(state.path);
  return state;
}
