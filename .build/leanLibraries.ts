import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The folder of an installed package. */
const packageOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** What the browsers of the build's target do themselves, in the place of what imitates it. */
const native: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim': `export { useSyncExternalStore } from 'react';`,
};

/**
 * Leaves out of the build what libraries bring for other surroundings than ours: the router's
 * warnings for developers, and imitations of what every browser of the build's target has.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId(id) {
      if (id === 'react-router') {
        return path.join(packageOf('react-router'), 'dist/production/index.mjs');
      }
      if (id === 'use-sync-external-store/shim/with-selector') {
        return path.join(packageOf('use-sync-external-store'), 'with-selector.js');
      }
      return id in native ? `\0${id}` : null;
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      // Its components count as used, for having names and for being made by a call.
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(
            /(?<=^var \w+ = )(?=React\d*\.(forwardRef|memo|createContext)\()/gm,
            '/* @__PURE__ */ ',
          ),
        map: null,
      }),
    },
    load(id) {
      // Vendor prefixes are off, and would be a tenth of the style library.
      if (id.endsWith('stylis/src/Prefixer.js')) return 'export const prefix = (value) => value;';
      return id.startsWith('\0') ? (native[id.slice(1)] ?? null) : null;
    },
  };
}
