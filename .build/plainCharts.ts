import { parseSync, type Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value;

const isText = (value: unknown) => isNode(value) && value.type === 'Literal';

/**
 * Whether a property of a chart is documentation that no code reads: its description, its
 * requirement ids, or a `meta` with nothing else.
 */
function isProse(node: Node & Record<string, unknown>): boolean {
  if (node.type !== 'Property' || !isNode(node['key']) || !isNode(node['value'])) return false;
  const { key, value } = node as unknown as { key: { name?: string }; value: Node };
  if (key.name === 'description') return isText(value);
  if (key.name === 'meta' && value.type === 'ObjectExpression') {
    const { properties } = value as unknown as { properties: unknown[] };
    return properties.every((each) => isNode(each) && isProse(each));
  }
  if (key.name !== 'requirements' || value.type !== 'ArrayExpression') return false;
  return (value as unknown as { elements: unknown[] }).elements.every(isText);
}

function proseIn(value: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(value)) for (const one of value) proseIn(one, found);
  else if (isNode(value)) {
    if (isProse(value)) found.push(value);
    else for (const part of Object.values(value)) proseIn(part, found);
  }
  return found;
}

/**
 * Removes descriptions and requirement ids of the XState charts from the build: only readers, tests
 * and diagrams use them. They would take 3.7 KB of the first load.
 */
export function plainCharts(): Plugin {
  return {
    name: 'plain-charts',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/.*\.machine\.ts$/ },
      order: 'pre',
      handler(code, id) {
        let plain = code;
        for (const { start, end } of proseIn(parseSync(id, code).program).reverse()) {
          const comma = /^\s*,/.exec(plain.slice(end))?.[0].length ?? 0;
          plain = plain.slice(0, start) + plain.slice(end + comma);
        }
        return { code: plain, map: null };
      },
    },
  };
}
