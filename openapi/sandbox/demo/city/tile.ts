import { builtBlocks, builtHouses, frameAround } from './buildings.ts';
import { gridOf, type Frame } from './grid.ts';
import { labelsOn, SIGHT_DROP, sizes, type Label, type Language } from './labels.ts';
import { parks } from './lattice.ts';
import { frameOf, metresAPixel, TILE, toWorld } from './mercator.ts';
import type { Spot } from './plane.ts';
import { linesOf, streets } from './streets.ts';
import { canal, CANAL_HALF_WIDTH, island, water } from './terrain.ts';

export type Theme = 'light' | 'dark';
type Role = 'land' | 'block' | 'road' | 'main' | 'park' | 'water' | 'label';

/** The colours of the map in light and dark mode, from the design tokens. */
export const colours: Record<Theme, Record<Role, string>> = {
  light: {
    land: 'oklch(.955 .008 85)',
    block: 'oklch(.93 .01 85)',
    road: '#fff',
    main: 'oklch(.965 .045 90)',
    park: 'oklch(.905 .06 145)',
    water: 'oklch(.875 .05 230)',
    label: 'oklch(.45 .02 260)',
  },
  dark: {
    land: 'oklch(.225 .008 265)',
    block: 'oklch(.25 .01 265)',
    road: 'oklch(.315 .012 265)',
    main: 'oklch(.37 .02 265)',
    park: 'oklch(.28 .04 150)',
    water: 'oklch(.26 .045 240)',
    label: 'oklch(.74 .02 260)',
  },
};

/** Widths of streets and shore in metres; lines also have a minimum width in pixels. */
const widths = { main: 19, side: 11, shore: 60 };
/** The zoom level from which each kind is drawn. */
const from = { main: 11, side: 13, block: 13, house: 15 };

const roads = gridOf(
  streets.flatMap((street) =>
    linesOf(street).flatMap((line) =>
      line.slice(1).map((to, index) => ({ main: street.main, line: [line[index] ?? to, to] })),
    ),
  ),
  ({ line }) => frameAround(line),
);
const gardens = gridOf(
  parks.map(({ outline }) => outline),
  frameAround,
);

const touches = (shape: readonly Spot[], frame: Frame): boolean => {
  const around = frameAround(shape);
  return (
    around.west < frame.east &&
    around.east > frame.west &&
    around.south < frame.north &&
    around.north > frame.south
  );
};

const short = (pixels: number): string => String(Math.round(pixels * 10) / 10);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Converts positions, lines and labels to SVG in the pixels of one tile. */
class Sheet {
  readonly #zoom: number;
  readonly #x: number;
  readonly #y: number;

  constructor(zoom: number, x: number, y: number) {
    this.#zoom = zoom;
    this.#x = x;
    this.#y = y;
  }

  #point(spot: Spot): string {
    const world = toWorld(spot);
    const pixels = TILE * 2 ** this.#zoom;
    return `${short(world.x * pixels - this.#x * TILE)} ${short(world.y * pixels - this.#y * TILE)}`;
  }

  line = (spots: readonly Spot[]): string =>
    spots.map((spot, index) => `${index === 0 ? 'M' : 'L'}${this.#point(spot)}`).join('');

  area = (spots: readonly Spot[]): string => `${this.line(spots)}Z`;

  width = (metres: number, least: number): string =>
    short(Math.max(least, metres / metresAPixel(this.#zoom)));

  label = (label: Label, language: Language): string => {
    const x = label.x - this.#x * TILE;
    const y = label.y - this.#y * TILE + (label.kind === 'sight' ? SIGHT_DROP : 0);
    const spot =
      label.turn === 0
        ? `x="${short(x)}" y="${short(y)}"`
        : `transform="translate(${short(x)} ${short(y)})rotate(${short(label.turn)})"`;
    const dot =
      label.kind === 'sight'
        ? `<circle cx="${short(x)}" cy="${short(y - SIGHT_DROP)}" r="3.5"/>`
        : '';
    const isBorough = label.kind === 'borough';
    const text = isBorough && language === 'en' ? label.text.toUpperCase() : label.text;
    const style = [
      `font-size="${sizes[label.kind]}"`,
      ...(isBorough ? ['font-weight="700"'] : label.kind === 'number' ? ['opacity=".6"'] : []),
      ...(isBorough && language === 'en' ? ['letter-spacing="1.5"'] : []),
    ];
    return `${dot}<text ${spot} dy=".35em" ${style.join(' ')}>${escaped(text)}</text>`;
  };
}

/**
 * Draws a map tile as SVG: water, land, parks, blocks, houses, streets and names; a name can
 * continue on the next tile. The same arguments always give the same image.
 */
export function drawTile(
  theme: Theme,
  language: Language,
  zoom: number,
  x: number,
  y: number,
): string {
  const colour = colours[theme];
  const sheet = new Sheet(zoom, x, y);
  const frame = frameOf(zoom, x, y, 40);
  const fill = (shapes: readonly (readonly Spot[])[], role: Role, more = ''): string =>
    shapes.length === 0
      ? ''
      : `<path fill="${colour[role]}"${more} d="${shapes.map(sheet.area).join('')}"/>`;
  const stroke = (lines: readonly (readonly Spot[])[], role: Role, width: string): string =>
    lines.length === 0
      ? ''
      : `<path fill="none" stroke="${colour[role]}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${lines.map(sheet.line).join('')}"/>`;
  const seen = (shapes: readonly Spot[][]) => shapes.filter((shape) => touches(shape, frame));
  const shore = seen([island]).map((outline) => [...outline, ...outline.slice(0, 1)]);
  const shown = zoom >= from.main ? roads.within(frame) : [];
  const side = shown.filter(({ main }) => !main && zoom >= from.side).map(({ line }) => line);
  const main = shown.filter((road) => road.main).map(({ line }) => line);
  const labels = labelsOn(zoom, x, y, language);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">`,
    `<rect width="${TILE}" height="${TILE}" fill="${colour.water}"/>`,
    fill(shore, 'land'),
    stroke(shore, 'park', sheet.width(widths.shore, 0.5)),
    zoom >= from.block && zoom < from.house
      ? fill(builtBlocks().within(frame), 'block', ' opacity=".55"')
      : '',
    fill(gardens.within(frame), 'park'),
    zoom >= from.house ? fill(builtHouses().within(frame), 'block') : '',
    stroke(seen([canal]), 'water', sheet.width(2 * CANAL_HALF_WIDTH, 1)),
    fill(seen(water.slice(1)), 'water'),
    stroke(side, 'road', sheet.width(widths.side, 0.8)),
    stroke(main, 'main', sheet.width(widths.main, 1.2)),
    labels.length === 0
      ? ''
      : `<g fill="${colour.label}" stroke="${colour.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" text-anchor="middle" font-family="Figtree,Vazirmatn,system-ui,sans-serif" font-weight="550"${language === 'ar' ? ' direction="rtl"' : ''}>${labels.map((label) => sheet.label(label, language)).join('')}</g>`,
    '</svg>',
  ].join('');
}
