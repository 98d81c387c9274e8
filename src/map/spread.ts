/** A point on the screen, in px. */
export interface Spot {
  x: number;
  y: number;
  /** Whether it stays in place, so that only others are moved away from it. */
  fixed?: boolean;
}

/**
 * The maximum number of rounds; each round moves all overlapping spots a step apart. This is enough
 * for some dozens of spots. If there are more, some may still overlap at the end.
 */
const ROUNDS = 80;

/**
 * The golden angle in radians; with it, spots at the same place are moved apart in different
 * directions.
 */
const GOLDEN = 2.4;

/**
 * How far each spot is to be moved, in px, so that neighbours do not overlap: a pin that is covered
 * by another cannot be pressed.
 * @param least the minimum distance in px between two spots
 * @param most the most that a spot may be moved, in px, so that it still shows where it is
 */
export function spread(spots: readonly Spot[], least: number, most: number): Spot[] {
  const moved = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!pushApart(spots, moved, least)) break;
    spots.forEach((spot, index) => pullBack(spot, moved[index] ?? spot, most));
  }
  return spots.map(({ x, y }, index) => ({
    x: Math.round((moved[index]?.x ?? x) - x),
    y: Math.round((moved[index]?.y ?? y) - y),
  }));
}

/**
 * Pushes spots that are nearer to each other than `least` px apart, one step; returns whether there
 * were any. `moved` has their current positions and is changed in place; `spots` says which of them
 * are fixed.
 */
function pushApart(spots: readonly Spot[], moved: Spot[], least: number): boolean {
  let isClose = false;
  moved.forEach((one, index) => {
    for (let next = index + 1; next < moved.length; next += 1) {
      const other = moved[next] ?? one;
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const far = Math.hypot(dx, dy);
      const areFixed = spots[index]?.fixed === true && spots[next]?.fixed === true;
      if (far >= least - 0.5 || areFixed) continue;
      isClose = true;
      const [ux, uy] =
        far === 0 ? [Math.cos(next * GOLDEN), Math.sin(next * GOLDEN)] : [dx / far, dy / far];
      const step = least - far;
      const share = spots[index]?.fixed === true ? 0 : spots[next]?.fixed === true ? 1 : 0.5;
      one.x -= ux * step * share;
      one.y -= uy * step * share;
      other.x += ux * step * (1 - share);
      other.y += uy * step * (1 - share);
    }
  });
  return isClose;
}

function pullBack(from: Spot, moved: Spot, most: number): void {
  const [dx, dy] = [moved.x - from.x, moved.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far <= most) return;
  moved.x = from.x + (dx / far) * most;
  moved.y = from.y + (dy / far) * most;
}
