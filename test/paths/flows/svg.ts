/**
 * Draws a chart as an SVG file that needs no other files. Each state and transition has its id in
 * `data-state` or `data-transition`, and may have a mark: coverage, or a change.
 */
import { LABEL, type Box, type Drawing, type Line } from './layout.ts';
import { escapeXml } from './scxml.ts';

/**
 * The marks of states and transitions in a drawing, by id. The first three are about coverage:
 * reached, not reached, or not reached for a stated reason. The others show changes between
 * versions.
 */
export type Marks = ReadonlyMap<
  string,
  'covered' | 'open' | 'excused' | 'added' | 'removed' | 'changed'
>;

/** The CSS of a chart, for light and dark mode; the studio uses it, too. */
export const chartStyle = `
svg.chart { --paper: #fbfaf8; --ink: #1d2320; --soft: #5d6763; --line: #7b8682; --box: #ffffff; --deep: #f2f1ec;
  --edge: #c9cdc7; --accent: #0d6b57; --good: #15803d; --bad: #c02626; --warn: #a15c07; --now: #e7f4ee;
  background: var(--paper); font-family: ui-sans-serif, system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { svg.chart { --paper: #121614; --ink: #eef2ef; --soft: #a3aea9; --line: #84908b;
  --box: #1d2320; --deep: #181d1b; --edge: #3a433f; --accent: #58c9ab; --good: #4ade80; --bad: #f87171; --warn: #fbbf24; --now: #143a2f; } }
.chart .box { fill: var(--box); stroke: var(--edge); stroke-width: 1.25; }
.chart .nest > .box { fill: var(--deep); }
.chart .region > .box { stroke-dasharray: 6 4; }
.chart .rule { stroke: var(--edge); }
.chart text { fill: var(--ink); font-size: 11px; white-space: pre; }
.chart .title { font-size: 13px; font-weight: 650; }
.chart .description, .chart .action { fill: var(--soft); }
.chart .ids { fill: var(--accent); font-size: 10px; }
.chart .line { fill: none; stroke: var(--line); stroke-width: 1.25; }
.chart .hit { fill: none; stroke: transparent; stroke-width: 12; }
.chart .dot, .chart .tip { fill: var(--line); }
.chart .behind { fill: var(--paper); opacity: .86; }
.chart .mark-covered > .line { stroke: var(--good); } .chart .mark-covered > .tip { fill: var(--good); }
.chart .mark-open > .line { stroke: var(--bad); stroke-width: 2; } .chart .mark-open > .tip, .chart .mark-open > text { fill: var(--bad); }
.chart .mark-excused > .line { stroke: var(--warn); stroke-dasharray: 5 4; } .chart .mark-excused > .tip, .chart .mark-excused > text { fill: var(--warn); }
.chart .mark-added > .line, .chart .mark-added > .box { stroke: var(--good); stroke-width: 2.5; } .chart .mark-added > .tip, .chart .mark-added > text { fill: var(--good); }
.chart .mark-removed > .line, .chart .mark-removed > .box { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 5 4; } .chart .mark-removed > .tip, .chart .mark-removed > text { fill: var(--bad); text-decoration: line-through; }
.chart .mark-changed > .line, .chart .mark-changed > .box { stroke: var(--warn); stroke-width: 2.5; } .chart .mark-changed > .tip, .chart .mark-changed > text { fill: var(--warn); }
`;

const round = (value: number) => String(Math.round(value * 10) / 10);
const at = ({ x, y }: { readonly x: number; readonly y: number }) => `${round(x)} ${round(y)}`;

const wayOf = (points: Line['points']): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

/** The SVG of the arrowhead at the end of a line; '' for a line of fewer than two points. */
const tip = (points: Line['points']): string => {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number) =>
    at({ x: end.x - 9 * Math.cos(angle + turn), y: end.y - 9 * Math.sin(angle + turn) });
  return `<path class="tip" d="M${at(end)}L${corner(0.42)}L${corner(-0.42)}Z"/>`;
};

const classes = (...names: readonly (string | false | undefined)[]) =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');

const markOf = (marks: Marks, id: string) => {
  const mark = marks.get(id);
  return mark === undefined ? '' : `mark-${mark}`;
};

const tell = (words: readonly string[]): string => {
  const text = words.filter((one) => one !== '').join('\n');
  return text === '' ? '' : `<title>${escapeXml(text)}</title>`;
};

const rowsText = ({ rows, x, y, state }: Box, marks: Marks): string => {
  const text = ({ kind, text, y: down }: Box['rows'][number]) =>
    `<text class="${kind}" x="${round(x + 12)}" y="${round(y + down)}">${escapeXml(text)}</text>`;
  return rows
    .map((row) => {
      if (row.transition === '') return text(row);
      const about = state.transitions.find(({ id }) => id === row.transition);
      const title = tell([about?.description ?? '', about?.requirements.join(' ') ?? '']);
      const name = classes('transition', markOf(marks, row.transition));
      return `<g class="${name}" data-transition="${escapeXml(row.transition)}">${title}${text(row)}</g>`;
    })
    .join('');
};

const boxText = (box: Box, marks: Marks, region: boolean): string => {
  const { state, x, y, width, height, head } = box;
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  const nested = state.states.length > 0;
  const name = classes('state', nested && 'nest', region && 'region', markOf(marks, state.id));
  const open = `<g class="${name}" data-state="${escapeXml(state.id)}">`;
  if (state.type === 'history') {
    const [cx, cy] = [round(x + width / 2), round(y + height / 2)];
    return `${open}<circle class="box" cx="${cx}" cy="${cy}" r="14"/><text x="${cx}" y="${cy}" dy="4" text-anchor="middle">H</text></g>`;
  }
  const inner =
    state.type === 'final'
      ? `<rect class="box" x="${round(x + 3)}" y="${round(y + 3)}" width="${round(width - 6)}" height="${round(height - 6)}" rx="7"/>`
      : '';
  const rule = nested
    ? `<path class="rule" d="M${at({ x, y: y + head })}L${at({ x: x + width, y: y + head })}"/>`
    : '';
  return `${open}<rect class="box" ${place} rx="10"/>${inner}${rule}${rowsText(box, marks)}</g>`;
};

const lineText = ({ transition, points, label }: Line, marks: Marks): string => {
  const { id, description, requirements } = transition;
  const width = Math.max(0, ...label.lines.map(({ length }) => length)) * LABEL.letter + 6;
  const words = label.lines
    .map((line, index) => {
      const down = label.y + (index + 1) * LABEL.height - 2;
      return `<text x="${round(label.x + 3)}" y="${round(down)}">${escapeXml(line)}</text>`;
    })
    .join('');
  const behind =
    label.lines.length === 0
      ? ''
      : `<rect class="behind" x="${round(label.x)}" y="${round(label.y)}" width="${round(width)}" height="${label.lines.length * LABEL.height + 3}" rx="3"/>`;
  const way = wayOf(points);
  return (
    `<g class="${classes('transition', markOf(marks, id))}" data-transition="${escapeXml(id)}">` +
    `${tell([description, requirements.join(' ')])}<path class="line" d="${way}"/><path class="hit" d="${way}"/>` +
    `${tip(points)}${behind}${words}</g>`
  );
};

/** The SVG text of a drawing. */
export const svgText = (drawing: Drawing, marks: Marks = new Map()): string => {
  const { width, height, boxes, lines, beginnings, title } = drawing;
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const regions = new Set(
    boxes
      .filter(({ state }) => state.type === 'parallel')
      .flatMap(({ state }) => state.states.map(({ id }) => id)),
  );
  const dots = beginnings.map(
    ({ dot, points }) =>
      `<circle class="dot" cx="${round(dot.x)}" cy="${round(dot.y)}" r="5"/>` +
      `<path class="line" d="${wayOf(points)}"/>${tip(points)}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<style>${chartStyle}</style>`,
    ...boxes.map((box) => boxText(box, marks, regions.has(box.state.id))),
    ...dots,
    ...lines.map((line) => lineText(line, marks)),
    '</svg>',
    '',
  ].join('\n');
};
