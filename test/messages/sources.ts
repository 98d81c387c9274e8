import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The files of a folder, at any depth, whose names end with `ending`. */
export function sourceFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));
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

/** All sources of the product but the catalogue itself. */
export const productSources = (): string[] =>
  ['src', 'machines']
    .flatMap((folder) => [...sourceFiles(folder, '.ts'), ...sourceFiles(folder, '.tsx')])
    .filter((file) => !file.startsWith('src/messages/'))
    .map((file) => readFileSync(file, 'utf8'));

/** The literal texts that an expression can evaluate to, without a look-up of a message. */
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

/** Attributes and properties whose value a customer sees, or a screen reader reads. */
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

/** Literal texts that a screen's source shows, with their lines. */
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
