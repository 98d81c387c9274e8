import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

interface Node {
  type: string;
  callee?: { name?: string };
  arguments?: { value?: unknown }[];
  source?: { value?: unknown };
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

/** The extent for code that may need any text: it contains all texts but the first ones. */
const all = 'rest';

/**
 * The extent of texts for which an import waits when it is an argument of this call; null when the
 * call is neither `withTexts` nor `screen`.
 */
function waitsFor({ type, callee, arguments: given = [] }: Node): string | null {
  if (type !== 'CallExpression') return null;
  if (callee?.name === 'withTexts') return all;
  if (callee?.name !== 'screen') return null;
  const named = given[2]?.value;
  return typeof named === 'string' ? named : all;
}

/**
 * Visits all nodes of a syntax tree, each with the extent of texts for which an import there waits;
 * '' when it waits for none.
 */
function walk(value: unknown, extent: string, visit: (node: Node, extent: string) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, extent, visit);
  if (typeof value !== 'object' || value === null || !('type' in value)) return;
  const node = value as Node;
  visit(node, extent);
  const within = waitsFor(node) ?? extent;
  for (const part of Object.values(node)) walk(part, within, visit);
}

/**
 * Returns the test whether some source code names a text key: as a complete string, or by a
 * template such as `orders.status.${status}`, whose placeholder stands for one word without a dot.
 */
export function usedKeys(sources: readonly string[]): (key: string) => boolean {
  const whole = new Set<unknown>();
  const patterns = new Set<string>();
  for (const source of sources) {
    walk(parseSync('said.tsx', source).program, '', ({ type, value, quasis = [] }) => {
      if (type === 'Literal') whole.add(value);
      if (type !== 'TemplateLiteral') return;
      const parts = quasis.map((part) => part.value.cooked);
      if (parts.length === 1) whole.add(parts[0]);
      else if (/^[a-z][A-Za-z]*\./.test(parts[0] ?? '')) {
        patterns.add(parts.map((part) => part.replaceAll('.', '\\.')).join('\\w+'));
      }
    });
  }
  const templates = [...patterns].map((pattern) => new RegExp(`^${pattern}$`));
  return (key) => whole.has(key) || templates.some((template) => template.test(key));
}

/**
 * The modules reached from an entry: `files` need no further texts; `behind` are imported
 * dynamically and wait for texts, grouped by the extent of these texts.
 */
export interface Reached {
  files: Set<string>;
  behind: Map<string, Set<string>>;
}

/**
 * Follows the imports of modules. A re-export is followed only where its name is imported. A
 * dynamic `import()` is followed unless it is inside `withTexts` or `screen`, where it waits for
 * further texts; then it is listed in `behind`.
 */
export function reachedFrom(entries: Iterable<string>): Reached {
  const files = new Set<string>();
  const behind = new Map<string, Set<string>>();
  const follow = (file: string, names: readonly string[] | null): void => {
    const beside = (from: string) => path.posix.join(path.posix.dirname(file), from);
    const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
    for (const { entries: handed } of module.staticExports) {
      for (const { moduleRequest, exportName, importName, isType } of handed) {
        if (moduleRequest?.value.startsWith('.') !== true || isType) continue;
        if (names === null || exportName.name === null || names.includes(exportName.name)) {
          take(beside(moduleRequest.value), importName.name === null ? null : [importName.name]);
        }
      }
    }
    if (files.has(file)) return;
    files.add(file);
    for (const { moduleRequest, entries: taken } of module.staticImports) {
      const values = taken.filter(({ isType }) => !isType);
      if (taken.length > 0 && values.length === 0) continue;
      const some = values.map(({ importName }) => importName.name ?? '*');
      take(beside(moduleRequest.value), some.includes('*') ? null : some, moduleRequest.value);
    }
    walk(program, '', ({ type, source }, extent) => {
      if (type !== 'ImportExpression' || typeof source?.value !== 'string') return;
      if (extent === '') take(beside(source.value), null, source.value);
      else behind.set(extent, (behind.get(extent) ?? new Set()).add(beside(source.value)));
    });
  };
  const take = (file: string, names: readonly string[] | null, from = '.') => {
    if (!from.startsWith('.') || !/\.tsx?$/.test(file)) return;
    if (!files.has(file) || file.endsWith('/index.ts')) follow(file, names);
  };
  for (const entry of entries) follow(entry, null);
  return { files, behind };
}
