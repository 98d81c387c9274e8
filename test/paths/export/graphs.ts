/**
 * Writes paths as one graph, for GraphWalker and Mermaid: situations are nodes, actions are edges.
 */
import type { ExportedFlow, ExportedStep } from './exportedPath.ts';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly requirements: readonly string[];
}

interface Way {
  readonly id: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

interface Net {
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
}

const START = 'v0';

const netOf = ({ paths }: ExportedFlow): Net => {
  const places = new Map<string, Place>();
  const ways = new Map<string, Way>();
  const placeOf = ({ key, states }: ExportedStep, requirements: readonly string[]): Place => {
    const leaves = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
    const name = leaves.map((id) => id.split('.').slice(1).join('.')).join(' + ') || 'open';
    const place = places.get(key) ?? { id: `v${places.size + 1}`, name, requirements };
    places.set(key, place);
    return place;
  };
  for (const { steps, requirements } of paths) {
    let from = START;
    for (const step of steps) {
      const to = placeOf(step, requirements).id;
      const known = `${from} ${to} ${step.action}`;
      if (!ways.has(known)) {
        ways.set(known, { id: `e${ways.size + 1}`, action: step.action, from, to });
      }
      from = to;
    }
  }
  const start = { id: START, name: 'Start', requirements: [] };
  return { places: [start, ...places.values()], ways: [...ways.values()] };
};

/**
 * Turns a text into a valid method name, because GraphWalker calls a method for each node and edge.
 */
const methodName = (prefix: string, words: string): string =>
  `${prefix}_${words.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '')}`;

/** A GraphWalker 4 file with one model per flow. */
export const graphwalkerText = (flows: readonly ExportedFlow[]): string => {
  const models = flows.map((flow) => {
    const { places, ways } = netOf(flow);
    return {
      id: flow.flow,
      name: flow.flow,
      generator: 'random(edge_coverage(100))',
      startElementId: START,
      vertices: places.map(({ id, name, requirements }) => ({
        id,
        name: methodName('v', name),
        ...(requirements.length === 0 ? {} : { requirements }),
      })),
      edges: ways.map(({ id, action, from, to }) => ({
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
const quiet = (text: string) => text.replaceAll('"', '#quot;').replaceAll(/[\r\n]+/g, ' ');

/** A Mermaid flowchart of all paths. */
export const mermaidText = (flows: readonly ExportedFlow[]): string => {
  const lines = flows.flatMap((flow, at) => {
    const { places, ways } = netOf(flow);
    const own = (id: string) => `f${at}${id}`;
    return [
      `  subgraph f${at}["${quiet(flow.flow)}"]`,
      ...places.map(({ id, name }) => `    ${own(id)}["${quiet(name)}"]`),
      ...ways.map(({ from, to, action }) => `    ${own(from)} -->|"${quiet(action)}"| ${own(to)}`),
      '  end',
    ];
  });
  return ['flowchart TD', ...lines, ''].join('\n');
};
