/**
 * Computes where the parts of a chart are drawn: states are boxes inside boxes, and each transition
 * with a target is a line. The library ELK places them; this module computes the sizes of boxes and
 * labels.
 */
import type { ELK, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs';
import Elk from 'elkjs/lib/elk.bundled.js';
import {
  labelOf,
  statesIn,
  transitionsIn,
  type OutlineState,
  type OutlineTransition,
} from './outline.ts';

/**
 * A line of text in the box of a state. `kind` decides its size and style; `ids` are the
 * requirement ids of the state.
 */
export interface Row {
  readonly kind: 'title' | 'description' | 'ids' | 'action' | 'transition';
  readonly text: string;
  /** Id of the transition that the row shows; '' for other rows. */
  readonly transition: string;
  /** Distance of the text's baseline from the top of the box. */
  readonly y: number;
}

export interface Box {
  readonly state: OutlineState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
  /** The height of the text rows at the top of the box; inner states are drawn below them. */
  readonly head: number;
  readonly depth: number;
}

export interface Line {
  readonly transition: OutlineTransition;
  readonly points: readonly ElkPoint[];
  /** The text of the label, and its top left corner. */
  readonly label: { readonly lines: readonly string[]; readonly x: number; readonly y: number };
}

/** The mark of a state's initial transition: a dot, and a line to the first inner state. */
export interface Beginning {
  readonly state: string;
  readonly dot: ElkPoint;
  readonly points: readonly ElkPoint[];
}

export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly beginnings: readonly Beginning[];
}

/**
 * Height of a row and average width of a letter in px, for each kind; the SVG sets the same sizes.
 */
const ROWS: Readonly<Record<Row['kind'], { readonly height: number; readonly letter: number }>> = {
  title: { height: 20, letter: 8.2 },
  description: { height: 15, letter: 6.1 },
  ids: { height: 15, letter: 6.3 },
  action: { height: 15, letter: 6.4 },
  transition: { height: 17, letter: 6.4 },
};
const PAD = 12;
/** Maximum letters in a line: in a box without inner states, above inner states, and in a label. */
const WRAP = { leaf: 44, nest: 100, label: 34 };
/** Line height of a transition's label and average width of its letters, in px. */
export const LABEL = { height: 14, letter: 6.1 };
const DOT = 5;

/**
 * Breaks text between words into lines of at most `most` letters; a longer word has a line of its
 * own.
 */
const wrap = (text: string, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
};

const stays = ({ targets }: OutlineTransition) => targets.length === 0;

/** The lines of a transition's label: event and guard, then its actions. */
const wordsOf = ({ descriptor, guard, actions }: OutlineTransition): string[] => [
  ...wrap(guard === '' ? descriptor : `${descriptor} [${guard}]`, WRAP.label),
  ...(actions.length === 0 ? [] : wrap(`/ ${actions.join(', ')}`, WRAP.label)),
];

/**
 * The text of a transition without a target, which is a row in the box of its state: event, guard
 * and description. When there is no description: event, guard and actions.
 */
const rowOf = (transition: OutlineTransition): string => {
  const { descriptor, guard, description } = transition;
  if (description === '') return labelOf(transition);
  return `${guard === '' ? descriptor : `${descriptor} [${guard}]`}: ${description}`;
};

const rowsOf = (state: OutlineState): Row[] => {
  const texts: Omit<Row, 'y'>[] = [];
  const add = (kind: Row['kind'], lines: readonly string[], transition = '') => {
    for (const text of lines) texts.push({ kind, text, transition });
  };
  const most = state.states.length === 0 ? WRAP.leaf : WRAP.nest;
  add('title', [state.tags.length === 0 ? state.key : `${state.key}  #${state.tags.join(' #')}`]);
  add('description', wrap(state.description, most));
  add('ids', wrap(state.requirements.join(' '), most));
  add('action', [
    ...state.invokes.map(({ name, src }) => `⟳ ${name === src ? src : `${src} as ${name}`}`),
    ...state.entry.map((name) => `→ entry / ${name}`),
    ...state.exit.map((name) => `← exit / ${name}`),
  ]);
  for (const transition of state.transitions.filter(stays)) {
    const [first = '', ...rest] = wrap(rowOf(transition), most);
    add('transition', [`↺ ${first}`, ...rest.map((line) => `   ${line}`)], transition.id);
  }
  let y = PAD / 2;
  return texts.map((row) => {
    y += ROWS[row.kind].height;
    return { ...row, y: y - 4 };
  });
};

const widthOf = (rows: readonly Row[]): number =>
  Math.max(90, ...rows.map(({ kind, text }) => text.length * ROWS[kind].letter + 2 * PAD));

const headOf = (rows: readonly Row[]): number => (rows.at(-1)?.y ?? 0) + PAD;

const beginningId = (state: string) => `${state} beginning`;

const nodeOf = (state: OutlineState, rows: ReadonlyMap<string, readonly Row[]>): ElkNode => {
  const own = rows.get(state.id) ?? [];
  const width = widthOf(own);
  const height = headOf(own);
  if (state.type === 'history') return { id: state.id, width: 30, height: 30 };
  if (state.states.length === 0) return { id: state.id, width, height };
  const dot = { id: beginningId(state.id), width: 2 * DOT, height: 2 * DOT };
  return {
    id: state.id,
    children: [
      ...(state.initial === '' ? [] : [dot]),
      ...state.states.map((child) => nodeOf(child, rows)),
    ],
    layoutOptions: {
      'elk.padding': `[top=${height + PAD},left=${2 * PAD},bottom=${2 * PAD},right=${2 * PAD}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
};

const edgesOf = (outline: OutlineState): ElkExtendedEdge[] => {
  const beginnings = statesIn(outline)
    .filter(({ initial }) => initial !== '')
    .map(({ id, initial }) => ({
      id: beginningId(id),
      sources: [beginningId(id)],
      targets: [initial],
    }));
  const transitions = transitionsIn(outline).flatMap((transition) => {
    const lines = wordsOf(transition);
    const width = Math.max(...lines.map(({ length }) => length)) * LABEL.letter + 8;
    const labels = [{ text: lines.join('\n'), width, height: lines.length * LABEL.height + 4 }];
    return transition.targets.map((target, index) => ({
      id: `${transition.id} → ${index}`,
      sources: [transition.source],
      targets: [target],
      labels: index === 0 ? labels : [],
    }));
  });
  return [...beginnings, ...transitions];
};

const OPTIONS: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
};

let elk: ELK | null = null;
const layouter = (): ELK => {
  elk ??= new Elk();
  return elk;
};

const pointsOf = ({ sections = [] }: ElkExtendedEdge): ElkPoint[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);

/**
 * Shortens a line that goes from a state to one inside it, so that it does not cross the state's
 * text. `from` is the box of the state.
 */
const belowHead = (points: readonly ElkPoint[], from: Box | undefined): readonly ElkPoint[] => {
  const [first, ...rest] = points;
  const [second] = rest;
  if (from === undefined || first === undefined || second === undefined) return points;
  const bottom = from.y + from.head;
  const crosses = first.x === second.x && first.y <= from.y + 1 && second.y > bottom;
  return crosses ? [{ x: first.x, y: bottom }, ...rest] : points;
};

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

/** Computes the positions of all boxes, lines and labels of a machine. */
export const layOut = async (outline: OutlineState): Promise<Drawing> => {
  const states = statesIn(outline);
  const rows = new Map(states.map((state) => [state.id, rowsOf(state)]));
  const placed: ElkNode = await layouter().layout({
    id: 'paper',
    children: [nodeOf(outline, rows)],
    edges: edgesOf(outline),
    layoutOptions: { ...OPTIONS },
  });
  const nodes = new Map(flatten(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const depths = new Map([[outline.id, 0]]);
  for (const state of states) {
    for (const child of state.states) depths.set(child.id, (depths.get(state.id) ?? 0) + 1);
  }
  const boxes = states.map((state): Box => {
    const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(state.id) ?? {};
    const own = rows.get(state.id) ?? [];
    const depth = depths.get(state.id) ?? 0;
    return { state, x, y, width, height, rows: own, head: headOf(own), depth };
  });
  const boxOf = new Map(boxes.map((box) => [box.state.id, box]));
  const lines = transitionsIn(outline).flatMap((transition) =>
    transition.targets.map((_, index): Line => {
      const edge = edges.get(`${transition.id} → ${index}`);
      const { x = 0, y = 0 } = edge?.labels?.[0] ?? {};
      const label = { lines: index === 0 ? wordsOf(transition) : [], x, y };
      const points = edge === undefined ? [] : pointsOf(edge);
      return { transition, points: belowHead(points, boxOf.get(transition.source)), label };
    }),
  );
  const beginnings = states.flatMap(({ id, initial }): Beginning[] => {
    const edge = edges.get(beginningId(id));
    const { x = 0, y = 0 } = nodes.get(beginningId(id)) ?? {};
    if (initial === '' || edge === undefined) return [];
    return [{ state: id, dot: { x: x + DOT, y: y + DOT }, points: pointsOf(edge) }];
  });
  const { width = 0, height = 0 } = placed;
  return { title: outline.description, width, height, boxes, lines, beginnings };
};
