/**
 * Writes paths as one graph, for GraphWalker and Mermaid: situations are nodes, actions are edges.
 */
import type { ExportedFlow, ExportedStep } from './exportedPath.ts';

interface GraphNode {
  readonly id: string;
  readonly name: string;
  /** Requirement ids of all steps that arrive here. */
  readonly requirements: Set<string>;
}

interface GraphEdge {
  readonly id: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

interface PathGraph {
  readonly places: readonly GraphNode[];
  readonly ways: readonly GraphEdge[];
  /** Ids of the nodes at which a path ends. */
  readonly ends: ReadonlySet<string>;
}

const START = 'v0';

const graphOf = ({ paths }: ExportedFlow): PathGraph => {
  const places = new Map<string, GraphNode>();
  const ways = new Map<string, GraphEdge>();
  const ends = new Set<string>();
  const placeOf = ({ key, states, requirements }: ExportedStep): GraphNode => {
    const leaves = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
    const name = leaves.map((id) => id.split('.').slice(1).join('.')).join(' + ') || 'open';
    const place = places.get(key) ?? {
      id: `v${places.size + 1}`,
      name,
      requirements: new Set<string>(),
    };
    places.set(key, place);
    for (const id of requirements) place.requirements.add(id);
    return place;
  };
  for (const { steps } of paths) {
    let from = START;
    for (const step of steps) {
      const to = placeOf(step).id;
      const known = `${from} ${to} ${step.action}`;
      if (!ways.has(known)) {
        ways.set(known, { id: `e${ways.size + 1}`, action: step.action, from, to });
      }
      from = to;
    }
    ends.add(from);
  }
  const start = { id: START, name: 'Start', requirements: new Set<string>() };
  return { places: [start, ...places.values()], ways: [...ways.values()], ends };
};

/**
 * Turns a text into a valid method name, because GraphWalker calls a method for each node and edge.
 */
const methodName = (prefix: string, words: string): string =>
  `${prefix}_${words.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '')}`;

/**
 * A GraphWalker 4 file with one model per flow. From where a path ends, an edge leads back to the
 * start: a random walk that reaches a node without a way out fails before it has taken all edges.
 */
export const graphwalkerText = (flows: readonly ExportedFlow[]): string => {
  const models = flows.map((flow) => {
    const { places, ways, ends } = graphOf(flow);
    const again = [...ends].map((from) => ({
      id: `${from}-again`,
      action: 'begins again',
      from,
      to: START,
    }));
    return {
      id: flow.flow,
      name: flow.flow,
      generator: 'random(edge_coverage(100))',
      startElementId: START,
      vertices: places.map(({ id, name, requirements }) => ({
        id,
        name: methodName('v', name),
        ...(requirements.size === 0 ? {} : { requirements: [...requirements] }),
      })),
      edges: [...ways, ...again].map(({ id, action, from, to }) => ({
        id,
        name: methodName('e', action),
        sourceVertexId: from,
        targetVertexId: to,
      })),
    };
  });
  return `${JSON.stringify({ name: 'Flows', models }, null, 2)}\n`;
};

/** Escapes the characters that have a meaning inside quotes in Mermaid. */
const escapeMermaid = (text: string) => text.replaceAll('"', '#quot;').replaceAll(/[\r\n]+/g, ' ');

/** A Mermaid flowchart of all paths. */
export const mermaidText = (flows: readonly ExportedFlow[]): string => {
  const lines = flows.flatMap((flow, at) => {
    const { places, ways } = graphOf(flow);
    const own = (id: string) => `f${at}${id}`;
    return [
      `  subgraph f${at}["${escapeMermaid(flow.flow)}"]`,
      ...places.map(({ id, name }) => `    ${own(id)}["${escapeMermaid(name)}"]`),
      ...ways.map(
        ({ from, to, action }) => `    ${own(from)} -->|"${escapeMermaid(action)}"| ${own(to)}`,
      ),
      '  end',
    ];
  });
  return ['flowchart TD', ...lines, ''].join('\n');
};
