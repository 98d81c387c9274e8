import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { reachedFrom, usedKeys } from './usedKeys.ts';

type Texts = Readonly<Record<string, unknown>>;

const saidBy = (files: Iterable<string>) =>
  usedKeys([...files].map((file) => readFileSync(file, 'utf8')));

/**
 * Which texts each part of the storefront needs: `first`, those that the entry says before it waits
 * for more, with the pages that are shown without; those of each further extent that a screen names;
 * and `rest`, everything but the first ones.
 */
export function textsByExtent(entry: string): (extent: string) => (key: string) => boolean {
  const start = reachedFrom([entry]);
  const pages = start.behind.get('first') ?? [];
  const isFirst = saidBy(reachedFrom([entry, ...pages]).files);
  return (extent) => {
    if (extent === 'first') return isFirst;
    if (extent === 'rest') return (key) => !isFirst(key);
    const isSaid = saidBy(reachedFrom(start.behind.get(extent) ?? []).files);
    return (key) => isSaid(key) && !isFirst(key);
  };
}

/**
 * Cuts each language's texts for the browser, so that its first page waits for few of them. Who adds a
 * text does not choose: a text is in every extent whose code names its key.
 */
export function textChunks(): Plugin {
  let needs: ReturnType<typeof textsByExtent> | null = null;
  return {
    name: 'text-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    load: {
      filter: { id: /src\/messages\/\w+\/index\.ts\?\w+$/ },
      order: 'pre',
      async handler(id) {
        const [file = '', extent = ''] = id.split('?');
        needs ??= textsByExtent('src/main.tsx');
        const { module } = await runnerImport<{ texts: Texts }>(path.resolve(file));
        const isNeeded = needs(extent);
        const texts = Object.entries(module.texts).filter(([key]) => isNeeded(key));
        return {
          code: `export const texts = ${JSON.stringify(Object.fromEntries(texts))};`,
          moduleType: 'js',
        };
      },
    },
  };
}
