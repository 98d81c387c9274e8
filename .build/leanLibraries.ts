import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The folder of an installed package. */
const packageOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/**
 * Leaves out of the build what libraries bring for other surroundings than ours: the router's
 * warnings for developers, those of its components that nothing uses, and vendor prefixes of styles.
 * What it saves stands in `src/start/README.md`.
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
