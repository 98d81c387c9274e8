import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * Shared folders that are not checked, because they are no business area: their long-lived state is
 * explained beside its declaration.
 */
const noArea = /^(app|api|flow|messages|platform|shop|ui)$/;

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/** Whether a value is an empty collection, list or object, which is probably filled later. */
function startsEmpty(value: ts.Expression | undefined, type: ts.TypeNode | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isNewExpression(value) && ts.isIdentifier(value.expression)) {
    const { text } = value.expression;
    return collections.has(text) && (value.arguments ?? []).length === 0;
  }
  if (type?.getText().startsWith('readonly ') === true) return false;
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  return ts.isObjectLiteralExpression(value) && value.properties.length === 0;
}

/**
 * The module-level state of a file, outside its actors: variables that can change, and collections
 * that start empty.
 */
function stateOf(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const changes = (declarationList.flags & ts.NodeFlags.Const) === 0;
    return declarationList.declarations
      .filter(({ initializer, type }) => changes || startsEmpty(initializer, type))
      .map((declaration) => `${name}: ${declaration.name.getText()}`);
  });
}

const areas = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !noArea.test(entry.name))
  .map(({ name }) => name);

/** The files of a folder with their texts. */
const filesOf = (folder: string): [name: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

it('one place hears all that actors tell', () => {
  const listeners = filesOf('src').filter(([, text]) => text.includes(".on('*'"));
  expect(listeners.map(([name]) => name)).toEqual(['flow/useFlow.ts']);
});

describe('what outlives a view is a child of the root', () => {
  it.each(areas)('src/%s keeps nothing beside its actors', (area) => {
    const found = filesOf(path.join('src', area)).flatMap(([name, text]) => stateOf(name, text));
    expect(found).toEqual([]);
  });

  it.each([
    'let count = 0;',
    'const actors = new WeakMap();',
    'export const seen = new Set<string>();',
    'const docks: HTMLElement[] = [];',
    'const memory: Record<string, string> = {};',
  ])('sees "%s"', (line) => expect(stateOf('a.ts', line)).toHaveLength(1));

  it.each([
    "const kinds = new Set(['food']);",
    'const none: readonly string[] = [];',
    'const labels = { a: 1 };',
    'function count() { let sum = 0; return sum; }',
  ])('leaves "%s" alone', (line) => expect(stateOf('a.ts', line)).toEqual([]));
});
