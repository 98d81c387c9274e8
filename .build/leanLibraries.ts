import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The folder of an installed package. */
const packageOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/**
 * Removes library code that the storefront does not need from the build: the router's warnings for
 * developers and its unused components, and the vendor prefixes of the style library.
 * `src/start/README.md` says how much each of them saves.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId(id) {
      return id === 'react-router'
        ? path.join(packageOf('react-router'), 'dist/production/index.mjs')
        : null;
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      // Its components count as used, for having names and for being made by a call.
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/^ *invariant\(\s*useInRouterContext\(\),[^`]*`[^`]*`\s*\);$/gm, '')
          .replaceAll(
            /(?<=^var \w+ = )(?=React\d*\.(forwardRef|memo|createContext)\()/gm,
            '/* @__PURE__ */ ',
          ),
        map: null,
      }),
    },
    load(id) {
      // Vendor prefixes are off, and would be a tenth of the style library.
      return id.endsWith('stylis/src/Prefixer.js')
        ? 'export const prefix = (value) => value;'
        : null;
    },
  };
}
