import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Matches the part of a component's id that the style compiler derives from the path of its file.
 */
const compiled = /(?<=componentId: "sc-)\w+(?=-\d+")/g;

/**
 * Derives the names of styles from the path of their file within the project. The compiler derives
 * them from the absolute path, so two builds of the same code on different machines would differ in
 * names and size.
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
