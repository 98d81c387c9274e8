import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The files of a folder, at any depth, whose name ends so. */
export function sourceFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));
}

/** Where a name comes from that an area's index hands on. */
function handedOnBy(index: string, names: string): string[] {
  const wanted = new Set(names.match(/\w+/g));
  return [...readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '(\..*?)';/gm)]
    .filter(([, handed = '']) => (handed.match(/\w+/g) ?? []).some((name) => wanted.has(name)))
    .map(([, , from = '']) => path.posix.join(path.posix.dirname(index), from));
}

/** Our modules that come with these; what only loads later, or nobody takes, is left out. */
export function importedWith(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^import (?!type)([^;]*?) from '(\..*?)';/gm,
    );
    for (const [, names = '', from = ''] of imports) {
      const source = path.posix.join(path.posix.dirname(file), from);
      found.add(source);
      if (source.endsWith('/index.ts')) {
        for (const behind of handedOnBy(source, names)) found.add(behind);
      }
    }
  }
  return [...found];
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

const parsed = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Literal message keys (`{ key: 'cart.added' }`) in a file. */
export function namedKeys(file: string): { file: string; key: string }[] {
  const found: { file: string; key: string }[] = [];
  walk(parsed(file, readFileSync(file, 'utf8')), (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'key') return;
    for (const key of literals(node.initializer)) {
      if (/^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)+$/.test(key)) found.push({ file, key });
    }
  });
  return found;
}

/**
 * Which message keys the product's sources can name: whole ones, and those that a template such as
 * `orders.status.${status}` may become. A placeholder stands for one word without a dot.
 */
export function saidKeys(sources: readonly string[]): (key: string) => boolean {
  const whole = new Set<string>();
  const joined = new Set<string>();
  for (const source of sources) {
    walk(parsed('said.tsx', source), (node) => {
      if (ts.isStringLiteralLike(node)) whole.add(node.text);
      if (!ts.isTemplateExpression(node) || !/^[a-z][A-Za-z]*\./.test(node.head.text)) return;
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      joined.add(parts.map((part) => part.replaceAll('.', '\\.')).join('\\w+'));
    });
  }
  const templates = [...joined].map((pattern) => new RegExp(`^${pattern}$`));
  return (key) => whole.has(key) || templates.some((template) => template.test(key));
}

/** All sources of the product but the catalogue itself. */
export const productSources = (): string[] =>
  ['src', 'machines']
    .flatMap((folder) => [...sourceFiles(folder, '.ts'), ...sourceFiles(folder, '.tsx')])
    .filter((file) => !file.startsWith('src/messages/'))
    .map((file) => readFileSync(file, 'utf8'));

/** Texts that an expression may become without asking the catalogue. */
function literals(expression: ts.Node): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression)) {
    return [
      expression.head.text,
      ...expression.templateSpans.flatMap((span) => [
        ...literals(span.expression),
        span.literal.text,
      ]),
    ];
  }
  if (ts.isConditionalExpression(expression)) {
    return [...literals(expression.whenTrue), ...literals(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    const joins = [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ];
    if (!joins.includes(expression.operatorToken.kind)) return [];
    return [...literals(expression.left), ...literals(expression.right)];
  }
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) {
    return literals(expression.expression);
  }
  if (ts.isJsxExpression(expression) && expression.expression !== undefined) {
    return literals(expression.expression);
  }
  return [];
}

/** Attributes and properties whose value a customer sees or hears. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
  'label',
  'hint',
  'note',
  'text',
  'busy',
  'confirm',
]);
const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Literal texts that a screen's source shows or says, with the line they stand on. */
export function textsOutsideCatalogue(
  name: string,
  source: string,
): { place: string; text: string }[] {
  const file = parsed(name, source);
  const found: { place: string; text: string }[] = [];
  const report = (node: ts.Node, texts: string[]) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const text of texts.filter(hasLetters)) {
      found.push({ place: `${name}:${line}`, text: text.trim() });
    }
  };
  walk(file, (node) => {
    if (ts.isJsxText(node)) report(node, [node.text]);
    else if (
      ts.isJsxExpression(node) &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    ) {
      report(node, literals(node));
    } else if (ts.isJsxAttribute(node) && spoken.has(node.name.getText())) {
      if (node.initializer !== undefined) report(node, literals(node.initializer));
    } else if (
      ts.isPropertyAssignment(node) &&
      spoken.has(node.name.getText().replaceAll(/['"]/g, ''))
    ) {
      report(node, literals(node.initializer));
    }
  });
  return found;
}
