/**
 * Finds parts of a chart that the app never uses: an event that nothing sends, a tag or an emitted
 * fact that nothing reads. Path tests cannot find them, because they send every event themselves.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A source file of the app. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/**
 * A part of a chart that the app never uses: an event that nothing sends, or a tag or fact that
 * nothing reads.
 */
export interface UnusedPart {
  readonly chart: string;
  readonly kind: 'event' | 'tag' | 'fact';
  readonly name: string;
}

/** The parts of a chart's configuration, or of one of its states, that contain names to check. */
interface Config {
  readonly id?: string | undefined;
  readonly on?: Readonly<Record<string, unknown>> | undefined;
  readonly tags?: string | readonly string[] | undefined;
  readonly states?: Readonly<Record<string, Config>> | undefined;
}

/** The names used in the sources: sent events, read names, and the facts that charts emit. */
interface Names {
  readonly sent: Set<string>;
  readonly read: Set<string>;
  /** The facts that each file emits, by the name of the file. */
  readonly told: Map<string, Set<string>>;
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
/** Calls whose argument is a name that the code tests or listens for, such as `hasTag('busy')`. */
const ASKING = new Set(['hasTag', 'matches', 'on', 'can']);
/**
 * Whether a node only wraps a value, such as parentheses, `as`, a list or a conditional expression.
 */
const isWrapping = (node: ts.Node): boolean =>
  ts.isConditionalExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isArrayLiteralExpression(node);

/**
 * The property, call or comparison that uses a name: in `{ type: open ? 'a' : 'b' }` it is the
 * property `type`.
 */
const userOf = (name: ts.Node): ts.Node => {
  let at = name;
  while (isWrapping(at.parent)) at = at.parent;
  return at.parent;
};

const calledName = (node: ts.Node): string | null => {
  if (!ts.isCallExpression(node)) return null;
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : null;
};

const isInCallOf = (node: ts.Node, name: string): boolean => {
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (calledName(at) === name) return true;
  return false;
};

const isTypeProperty = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'type';

/**
 * How a source uses a string: sends it as an event, reads it, emits it as a fact (`tells`), or none
 * of these (null). In a chart (`isChart`), most strings name a state, guard or action, which gives
 * null.
 */
function purposeOf(
  name: ts.StringLiteralLike,
  isChart: boolean,
): 'sends' | 'reads' | 'tells' | null {
  const user = userOf(name);
  if (isTypeProperty(user)) {
    if (isInCallOf(user, 'emit')) return 'tells';
    return isInCallOf(user, 'can') ? 'reads' : 'sends';
  }
  const isCompared = ts.isBinaryExpression(user) && COMPARISONS.has(user.operatorToken.kind);
  const called = calledName(user);
  if (isCompared || ts.isCaseClause(user) || (called !== null && ASKING.has(called)))
    return 'reads';
  // In a chart, a string here names a state, guard or action; only a view passes event names on.
  if (isChart || ts.isLiteralTypeNode(user)) return null;
  if (ts.isPropertyAssignment(user) && user.name === name) return 'reads';
  return ts.isImportDeclaration(user) || ts.isExportDeclaration(user) ? null : 'sends';
}

/** Collects the names that the sources send, read and emit. */
function readNames(sources: readonly Source[]): Names {
  const sent = new Set<string>();
  const read = new Set<string>();
  const told = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const isChart = file.endsWith('.machine.ts');
    const facts = new Set<string>();
    const into = { sends: sent, reads: read, tells: facts };
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      const purpose = ts.isStringLiteralLike(node) ? purposeOf(node, isChart) : null;
      if (purpose !== null && ts.isStringLiteralLike(node)) into[purpose].add(node.text);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    told.set(file, facts);
  }
  return { sent, read, told };
}

function namesOf(config: Config): { events: Set<string>; tags: Set<string> } {
  const events = new Set<string>();
  const tags = new Set<string>();
  const visit = ({ on, tags: own, states }: Config): void => {
    for (const name of Object.keys(on ?? {})) events.add(name);
    for (const tag of [own ?? []].flat()) tags.add(tag);
    for (const state of Object.values(states ?? {})) visit(state);
  };
  visit(config);
  return { events, tags };
}

/** Finds the events that no source sends, and the tags and facts that no source reads. */
export function findUnused(charts: readonly Config[], sources: readonly Source[]): UnusedPart[] {
  const { sent, read, told } = readNames(sources);
  const lonely: UnusedPart[] = [];
  for (const config of charts) {
    const chart = config.id ?? '';
    const { events, tags } = namesOf(config);
    for (const name of events)
      if (name !== '*' && !name.startsWith('xstate.') && !sent.has(name))
        lonely.push({ chart, kind: 'event', name });
    for (const name of tags) if (!read.has(name)) lonely.push({ chart, kind: 'tag', name });
  }
  for (const [file, facts] of told)
    for (const name of facts) if (!read.has(name)) lonely.push({ chart: file, kind: 'fact', name });
  return lonely;
}

/** The sources of the app: its charts and what runs and shows them. */
export function readSources(root = new URL('../../', import.meta.url)): Source[] {
  return ['machines/', 'src/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({
        file: `${folder}${name}`,
        text: readFileSync(new URL(`${folder}${name}`, root), 'utf8'),
      })),
  );
}
