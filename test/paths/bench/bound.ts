/**
 * Computes a lower bound for the number of steps with which a set of tours can cover given
 * elements. The bound is the minimum of a linear program, whose unknown x is how often each edge is
 * walked. x may be a fraction there, so real tours need at least as many steps as this minimum.
 *
 * The program minimises the sum of x over all edges. Each wanted element must be covered at least
 * once. A node must not be left more often than it is entered, unless tours start there. The module
 * solves the dual program, because a feasible solution of that is known from the beginning.
 */

export interface BoundEdge {
  readonly from: number;
  readonly to: number;
  readonly elements: readonly string[];
}

const EPSILON = 1e-9;

/**
 * Solves a linear program by the primal simplex method: maximises c·y with A·y ≤ 1 and y ≥ 0.
 * `objective` is c; each of the `rows` of A maps a column to its value. Returns the maximum.
 */
const maximise = (objective: readonly number[], rows: readonly ReadonlyMap<number, number>[]) => {
  const variables = objective.length;
  const width = variables + rows.length + 1;
  const table = rows.map((row, index) => {
    const line = new Float64Array(width);
    for (const [column, value] of row) line[column] = value;
    line[variables + index] = 1;
    line[width - 1] = 1;
    return line;
  });
  const goal = new Float64Array(width);
  objective.forEach((value, column) => {
    goal[column] = -value;
  });
  const at = (line: Float64Array, column: number) => line[column] ?? 0;
  const most = 50 * (variables + rows.length);
  for (let round = 0; round < most; round += 1) {
    // The column with the most negative cost (Dantzig's rule). After half of the rounds it is the
    // first negative one (as in Bland's rule), because the former rule can cycle without end.
    let enter = -1;
    for (let column = 0; column < width - 1; column += 1) {
      if (at(goal, column) >= -EPSILON) continue;
      if (enter === -1 || (round < most / 2 && at(goal, column) < at(goal, enter))) enter = column;
    }
    if (enter === -1) return at(goal, width - 1);
    let leave: Float64Array | null = null;
    let least = Infinity;
    for (const line of table) {
      if (at(line, enter) <= EPSILON) continue;
      const ratio = at(line, width - 1) / at(line, enter);
      if (ratio < least - EPSILON) [least, leave] = [ratio, line];
    }
    if (leave === null)
      throw new Error('the bound is not bounded: an element that no way leads to');
    const pivot = at(leave, enter);
    const touched: number[] = [];
    for (let column = 0; column < width; column += 1) {
      if (leave[column] === 0) continue;
      leave[column] = at(leave, column) / pivot;
      touched.push(column);
    }
    for (const line of [...table, goal]) {
      const factor = at(line, enter);
      if (line === leave || factor === 0) continue;
      for (const column of touched) {
        line[column] = at(line, column) - factor * at(leave, column);
      }
    }
  }
  throw new Error('the bound was not found');
};

/** Removes edges that connect the same nodes and show the same elements as another edge. */
const distinct = (edges: readonly BoundEdge[]): BoundEdge[] => [
  ...new Map(
    edges.map((edge) => [`${edge.from} ${edge.to} ${[...edge.elements].sort().join()}`, edge]),
  ).values(),
];

/**
 * A lower bound for the number of steps of all tours together that cover every element of the
 * edges, rounded up; a tour is a path. `starts` are the nodes where tours begin; `edges` must not
 * contain elements that a start covers by itself.
 */
export const fewestSteps = (edges: readonly BoundEdge[], starts: ReadonlySet<number>): number => {
  const elements = [...new Set(edges.flatMap((edge) => edge.elements))];
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].filter(
    (node) => !starts.has(node),
  );
  const columnOf = new Map<string | number, number>(
    [...elements, ...nodes].map((one, index) => [one, index]),
  );
  const rows = distinct(edges).map(({ from, to, elements: crossed }) => {
    const row = new Map<number, number>();
    const add = (one: string | number, value: number) => {
      const column = columnOf.get(one);
      if (column !== undefined) row.set(column, (row.get(column) ?? 0) + value);
    };
    for (const element of crossed) add(element, 1);
    if (from !== to) {
      add(to, 1);
      add(from, -1);
    }
    return row;
  });
  const objective = [...elements.map(() => 1), ...nodes.map(() => 0)];
  return Math.ceil(maximise(objective, rows) - 1e-6);
};
