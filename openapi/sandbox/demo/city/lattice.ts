import { seeded } from '../random.ts';
import { canal, water } from './terrain.ts';
import { between, contains, crosses, metres, metresToLine, type Spot } from './plane.ts';

/**
 * The angle by which the streets are rotated from the compass directions, as in many harbour towns.
 * `REACH` is how far from the centre there can be streets, in metres.
 */
const TURN = (12 * Math.PI) / 180;
const REACH = 5600;
/** Shifts the streets, in metres, so that 24 Harbour Lane is at the shop's default position. */
const SHIFT = { x: -127, y: -30 };

const random = seeded(1_847);

/** The positions of parallel streets, with irregular distances of 165 to 255 m. */
function spacing(): number[] {
  const lines: number[] = [];
  for (let at = -REACH; at < REACH; at += random.between(165, 255)) lines.push(at);
  return lines;
}

const columns = spacing();
const rows = spacing();

const columnCount = columns.length;
const rowCount = rows.length;

/** Whether a row or column of the street grid is an avenue: every sixth one. */
export const isMain = (line: number): boolean => line % 6 === 3;

/**
 * The position where a column (west to east) and a row (south to north) of streets cross; waves
 * bend the grid, so that it looks natural.
 */
function crossing(column: number, row: number): Spot {
  const u = columns[column] ?? 0;
  const v = rows[row] ?? 0;
  const x = u * Math.cos(TURN) - v * Math.sin(TURN);
  const y = u * Math.sin(TURN) + v * Math.cos(TURN);
  return {
    x: Math.round((x + SHIFT.x + 75 * Math.sin(v / 1000 + 0.8) + 25 * Math.sin(u / 420)) * 10) / 10,
    y: Math.round((y + SHIFT.y + 85 * Math.sin(u / 1200) + 25 * Math.sin(v / 460)) * 10) / 10,
  };
}

/** The row or column of streets that is nearest to a position, among those that `fits` accepts. */
export function nearestLine(
  spot: Spot,
  way: 'row' | 'column',
  fits: (line: number) => boolean,
): number {
  let best = 0;
  let least = Infinity;
  const [lines, others] = way === 'row' ? [rowCount, columnCount] : [columnCount, rowCount];
  for (let line = 0; line < lines; line += 1) {
    if (!fits(line)) continue;
    for (let other = 0; other < others; other += 1) {
      const at = way === 'row' ? crossing(other, line) : crossing(line, other);
      const away = metres(at, spot);
      if (away < least) [best, least] = [line, away];
    }
  }
  return best;
}

/**
 * A park: the land between two columns and two rows of the street grid. `west` and `east` are the
 * numbers of these columns, `south` and `north` those of the rows.
 */
export interface Park {
  en: string;
  ar: string;
  west: number;
  south: number;
  east: number;
  north: number;
  outline: Spot[];
}

function outlineOf(west: number, south: number, east: number, north: number): Spot[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) }, (_, step) => from + step * Math.sign(to - from));
  return [
    ...range(west, east).map((column) => crossing(column, south)),
    ...range(south, north).map((row) => crossing(east, row)),
    ...range(east, west).map((column) => crossing(column, north)),
    ...range(north, south).map((row) => crossing(west, row)),
  ];
}

const any = () => true;

export const parks: Park[] = (
  [
    ['Eastside Green', 'خضراء الحي الشرقي', 2100, -1450, 2, 2],
    ['Botanical Garden', 'الحديقة النباتية', 1150, 1350, 3, 2],
    ['Castle Hill Park', 'حديقة تل القلعة', -1500, -800, 3, 2],
    ['University Gardens', 'حدائق الجامعة', -1100, 1250, 2, 2],
    ['Lake Park', 'حديقة البحيرة', -2400, 1700, 4, 3],
    ['Stadium Park', 'حديقة الملعب', 2500, 1750, 2, 2],
    ['Northfield Common', 'مرج الحقول الشمالية', 1500, 2550, 3, 2],
    ['Dockside Green', 'خضراء الأرصفة', 2850, -2050, 2, 1],
    ['Fishermen’s Garden', 'حديقة الصيادين', -1900, -1800, 1, 1],
    ['Museum Garden', 'حديقة المتحف', -850, -1250, 1, 2],
    ['Lantern Garden', 'حديقة الفوانيس', 650, -850, 1, 1],
    ['Glassworks Green', 'خضراء حي الزجاج', 3150, -500, 1, 2],
    ['Mill Meadow', 'مرج الطاحونة', -700, 2750, 2, 1],
    ['West Hills Wood', 'غابة التلال الغربية', -3500, 300, 3, 3],
  ] as const
).map(([en, ar, x, y, wide, high]) => {
  const west = nearestLine({ x, y }, 'column', any);
  const south = nearestLine({ x, y }, 'row', any);
  const [east, north] = [west + wide, south + high];
  return { en, ar, west, south, east, north, outline: outlineOf(west, south, east, north) };
});

const inTown = ({ x, y }: Spot): boolean => (x / 4080) ** 4 + (y / 4080) ** 4 < 1;

const isWet = (spot: Spot): boolean =>
  water.some(
    (shore) => contains(shore, spot) || metresToLine([...shore, ...shore.slice(0, 1)], spot) < 45,
  ) || metresToLine(canal, spot) < 30;

/** A street segment between two neighbouring crossings. */
export interface Stretch {
  way: 'row' | 'column';
  /**
   * `line` is the number of the segment's row or column of streets; `step` is the segment's number
   * within that row or column.
   */
  line: number;
  step: number;
  from: Spot;
  to: Spot;
}

const crossingKey = (column: number, row: number) => column * 1000 + row;

const inPark = (column: number, row: number, way: 'row' | 'column'): boolean =>
  parks.some(({ west, east, south, north }) =>
    way === 'row'
      ? row > south && row < north && column >= west && column < east
      : column > west && column < east && row >= south && row < north,
  );

const onBridge = (line: number) => isMain(line) || line % 3 === 1;

/**
 * All street segments: on dry land in town, not through parks, with few bridges; some are removed
 * at random.
 * @param spared selects segments that must not be removed
 */
export function stretches(spared: (stretch: Stretch) => boolean): Stretch[] {
  const dry = new Set<number>();
  for (let column = 0; column < columnCount; column += 1) {
    for (let row = 0; row < rowCount; row += 1) {
      const spot = crossing(column, row);
      if (inTown(spot) && !isWet(spot)) dry.add(crossingKey(column, row));
    }
  }
  const found: Stretch[] = [];
  const add = (way: 'row' | 'column', line: number, step: number) => {
    const [column, row] = way === 'row' ? [step, line] : [line, step];
    const [nextColumn, nextRow] = way === 'row' ? [step + 1, line] : [line, step + 1];
    if (!dry.has(crossingKey(column, row)) || !dry.has(crossingKey(nextColumn, nextRow))) return;
    const [from, to] = [crossing(column, row), crossing(nextColumn, nextRow)];
    const stretch = { way, line, step, from, to };
    const hills = between(from, to, 0.5).x < -3000;
    // Some segments are removed on purpose: real blocks differ in size, and hills have few streets.
    const missing = random.chance(hills ? 32 : 7) && !isMain(line) && !spared(stretch);
    if (missing || inPark(column, row, way)) return;
    if (crosses(canal, from, to) && !onBridge(line)) return;
    if (
      [0.25, 0.5, 0.75].some((share) =>
        water.some((shore) => contains(shore, between(from, to, share))),
      )
    ) {
      return;
    }
    found.push(stretch);
  };
  for (let row = 0; row < rowCount; row += 1) {
    for (let column = 0; column + 1 < columnCount; column += 1) add('row', row, column);
  }
  for (let column = 0; column < columnCount; column += 1) {
    for (let row = 0; row + 1 < rowCount; row += 1) add('column', column, row);
  }
  return found;
}

/** The corners of all blocks, each the land between four crossings; without parks and water. */
export function blocks(): Spot[][] {
  const found: Spot[][] = [];
  for (let column = 0; column + 1 < columnCount; column += 1) {
    for (let row = 0; row + 1 < rowCount; row += 1) {
      const corners = [
        crossing(column, row),
        crossing(column + 1, row),
        crossing(column + 1, row + 1),
        crossing(column, row + 1),
      ];
      const green = parks.some(
        ({ west, east, south, north }) =>
          column >= west && column < east && row >= south && row < north,
      );
      if (!green && corners.every((spot) => inTown(spot) && !isWet(spot))) found.push(corners);
    }
  }
  return found;
}
