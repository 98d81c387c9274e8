/**
 * Makes `?inspect` work in the development server only: there, imports of xstate in `src/` start
 * their actors with an inspector (see `connect.ts`). The storefront itself does not know about it,
 * so nothing of it gets into a build.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

const connect = path.join(import.meta.dirname, 'connect.ts');
const PREFIX = '\0inspected:';

/** The functions that start an actor, per package. */
const STARTERS: Readonly<Record<string, readonly string[]>> = {
  xstate: ['createActor'],
  '@xstate/react': ['useMachine', 'useActor', 'useActorRef'],
};

const moduleText = (name: string): string =>
  [
    `import * as original from ${JSON.stringify(name)};`,
    `import { inspect } from ${JSON.stringify(connect)};`,
    `export * from ${JSON.stringify(name)};`,
    `const withInspector = (start) => (logic, options) =>`,
    `  start(logic, inspect === undefined ? options : { ...options, inspect });`,
    ...(STARTERS[name] ?? []).map(
      (starter) => `export const ${starter} = withInspector(original.${starter});`,
    ),
  ].join('\n');

/** The Vite plugin that passes the inspector to every actor; inactive in builds and in tests. */
export const inspectPlugin = (): Plugin => ({
  name: 'inspect-actors',
  enforce: 'pre',
  apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
  config: () => ({ optimizeDeps: { include: [...Object.keys(STARTERS), '@statelyai/inspect'] } }),
  resolveId: (source, importer) => {
    if (STARTERS[source] === undefined || importer === undefined) return null;
    return importer.includes('/src/') && !importer.includes('/node_modules/')
      ? PREFIX + source
      : null;
  },
  load: (id) => (id.startsWith(PREFIX) ? moduleText(id.slice(PREFIX.length)) : null),
});
