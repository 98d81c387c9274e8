import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The name that the style compiler gives to the styles of a file. */
const compiled = /(?<=componentId: "sc-)\w+(?=-\d+")/g;

/**
 * Names styles by where their file stands in the project. The compiler's names come from the whole
 * path on this machine, and two builds of the same code would differ in names and size.
 */
export function styleNames(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'style-names',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: 'componentId' },
      handler(code, id) {
        const file = path.relative(import.meta.dirname, id);
        const name = createHash('sha256').update(file).digest('hex').slice(0, 6);
        const other = files.get(name) ?? file;
        if (other !== file) this.error(`The styles of ${file} and ${other} have the same name.`);
        files.set(name, file);
        return { code: code.replaceAll(compiled, name), map: null };
      },
    },
  };
}
