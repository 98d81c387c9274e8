/**
 * Finds the page models of the project (`test/<area>/<flow>.page.ts`), and makes the paths that can
 * be walked with them in a browser.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { exportFlow, type ExportedFlow } from './export/exportedPath.ts';
import { explore, type Graph } from './explore.ts';
import { loadModel, type FlowFile } from './flow.ts';
import { transitionPaths, transitionTours } from './generate.ts';
import { stateIdsOf } from './observe.ts';
import { canDo, type PageModel } from './page.ts';
import type { Walked } from '../browser/walked.ts';

export interface PageFile extends FlowFile {
  readonly page: string;
}

/** The page model that belongs to a flow; null when there is none. */
export const pageFileOf = (flow: FlowFile): PageFile | null => {
  const page = flow.file.replace(/\.model\.ts$/, '.page.ts');
  return existsSync(page) ? { ...flow, page } : null;
};

const isPageModel = (value: unknown): value is PageModel =>
  typeof value === 'object' && value !== null && 'starts' in value && 'sees' in value;

/** Loads `<flow>Page` of a page file; throws when the file does not export it. */
export const loadPage = async ({ flow, page }: PageFile): Promise<PageModel> => {
  const loaded: Record<string, unknown> = await import(pathToFileURL(page).href);
  const model = loaded[`${flow}Page`];
  if (!isPageModel(model)) throw new Error(`${page} does not export ${flow}Page`);
  return model;
};

/** Explores the part of a flow that the page model can carry out in a browser. */
export const exploreOnPage = async (file: FlowFile, page: PageModel): Promise<Graph> =>
  explore({
    ...(await loadModel(file)),
    allows: (label, states) => canDo(page, label, states),
  });

/** Short paths that take every transition that the page model can carry out. */
export const pathsOnPage = async (file: PageFile, page: PageModel): Promise<ExportedFlow> => {
  const graph = await exploreOnPage(file, page);
  return exportFlow(file, graph, transitionPaths(graph));
};

/**
 * The transitions that generated tests need not take, because hand-written browser tests take them.
 * A transition into a state that no hand-written test checks is still needed once.
 */
const walkedByHand = (graph: Graph, { sees }: PageModel, byHand: Walked): Set<string> => {
  const needless = new Set(byHand.transitions);
  const found = new Set(byHand.seen);
  for (const { to, taken } of graph.edges) {
    const node = graph.nodes[to];
    const states = node === undefined ? [] : stateIdsOf(node.situation.snapshot);
    const unseen = states.filter((id) => id in sees && !found.has(id));
    if (unseen.length === 0 || taken.length === 0) continue;
    for (const id of unseen) found.add(id);
    for (const id of taken) needless.delete(id);
  }
  return needless;
};

/** A few long paths that take the transitions which hand-written browser tests do not take. */
export const toursOnPage = async (
  file: PageFile,
  page: PageModel,
  byHand: Walked,
): Promise<ExportedFlow> => {
  const graph = await exploreOnPage(file, page);
  return exportFlow(file, graph, transitionTours(graph, walkedByHand(graph, page, byHand)));
};
