import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { reachedFrom, usedKeys } from './usedKeys.ts';

type Texts = Readonly<Record<string, unknown>>;

const saidBy = (files: Iterable<string>) =>
  usedKeys([...files].map((file) => readFileSync(file, 'utf8')));

/**
 * Divides the texts of a language into extents, each of which is loaded as one chunk; the returned
 * function gives for an extent the test whether it contains a key. `first` has the texts of the
 * entry and of the pages that need no others; an extent that screens name has the further texts of
 * these screens; `rest` has all texts but the first ones.
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
 * Splits each language's texts into chunks, so that the browser's first page waits for few of them.
 * Nobody assigns a text to a chunk by hand: it is in every extent whose code names its key.
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
