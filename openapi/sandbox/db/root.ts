import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds the repository's folder, by going up from the running file: source and bundle are in
 * different folders.
 */
function findRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'openapi', 'sandbox'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The sandbox must run inside its repository.');
    folder = parent;
  }
  return folder;
}

const root = findRoot();

/** The absolute path of a file or folder in the repository. */
export function fromRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}
