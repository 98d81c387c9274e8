/** The page models of the project: every `test/<area>/<flow>.page.ts`, and the paths they can walk. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { tell, type ToldFlow } from './export/told.ts';
import { explore } from './explore.ts';
import { loadModel, type FlowFile } from './flow.ts';
import { transitionPaths } from './generate.ts';
import { canDo, type PageModel } from './page.ts';

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

/** Paths over every transition that can be taken with what the page model can do. */
export const pathsOnPage = async (file: PageFile, page: PageModel): Promise<ToldFlow> => {
  const model = await loadModel(file);
  const graph = explore({ ...model, allows: (label, states) => canDo(page, label, states) });
  return tell(file, graph, transitionPaths(graph));
};
