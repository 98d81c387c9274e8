import { metresAPixel, TILE, toWorld } from './mercator.ts';
import { houses, landmarks, type CityPlace } from './places.ts';
import { between, metres, toSpot, type Spot } from './plane.ts';
import { linesOf, streets } from './streets.ts';
import { boroughs, quarters, waterNames } from './terrain.ts';

export type Language = 'en' | 'ar';
export type LabelKind = 'borough' | 'quarter' | 'water' | 'park' | 'street' | 'sight' | 'number';

/**
 * A text on the map; `x` and `y` are pixels from the north-west corner of the whole world map at
 * this zoom level.
 */
export interface Label {
  kind: LabelKind;
  text: string;
  x: number;
  y: number;
  /** The rotation in degrees, clockwise. */
  turn: number;
}

/** The font size of each kind of label, in pixels. */
export const sizes: Record<LabelKind, number> = {
  borough: 15,
  quarter: 13,
  water: 12,
  park: 11.5,
  street: 11.5,
  sight: 11.5,
  number: 10,
};
const LETTER: Record<Language, number> = { en: 0.56, ar: 0.5 };
/** Pixels between the dot of a sight and its name below. */
export const SIGHT_DROP = 13;

type Candidate = Omit<Label, 'x' | 'y'> & { at: Spot };

const upright = (degrees: number): number =>
  degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;

/** The position on a line at a distance from its beginning, in metres. */
function along(line: readonly Spot[], length: number): Spot {
  let left = length;
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (to === undefined) return from;
    const step = metres(from, to);
    if (left <= step) return between(from, to, left / step);
    left -= step;
  }
  return { x: 0, y: 0 };
}

const lengthOf = (line: readonly Spot[]): number =>
  line.reduce((sum, spot, index) => sum + metres(line[index - 1] ?? spot, spot), 0);

/**
 * The labels that the streets should get: with `main` the avenues, otherwise all other streets. On
 * a long street the name is repeated; a street that is too short for its name has no label.
 */
function streetCandidates(zoom: number, language: Language, main: boolean): Candidate[] {
  const scale = metresAPixel(zoom);
  const apart = (zoom < 17 ? 420 : 640) * scale;
  return streets
    .filter((street) => street.main === main)
    .flatMap((street) => {
      const text = street.name[language];
      const wide = text.length * LETTER[language] * sizes.street * scale;
      return linesOf(street).flatMap((line) => {
        const length = lengthOf(line);
        if (length < wide * 1.2) return [];
        const times = Math.max(1, Math.floor(length / apart));
        return Array.from({ length: times }, (_, index) => {
          const middle = ((index + 0.5) / times) * length;
          const from = along(line, middle - wide / 2);
          const to = along(line, middle + wide / 2);
          const turn = upright((-Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
          return { kind: 'street' as const, text, turn, at: between(from, to, 0.5) };
        });
      });
    });
}

const candidateOf = (kind: LabelKind, language: Language) => (place: CityPlace) => ({
  kind,
  text: place.name[language],
  turn: 0,
  at: toSpot(place),
});

const withPrefix = (prefix: string) => landmarks.filter(({ id }) => id.startsWith(prefix));

/**
 * All labels that could be shown at a zoom level, most important first. `placed` leaves out those
 * for which there is no room.
 */
function candidates(zoom: number, language: Language): Candidate[] {
  const named = (kind: LabelKind) => (one: { name: Record<Language, string>; at: Spot }) => ({
    kind,
    text: one.name[language],
    turn: 0,
    at: one.at,
  });
  const from = <T>(least: number, make: () => T[], most = 21): T[] =>
    zoom >= least && zoom <= most ? make() : [];
  return [
    ...from(10, () => boroughs.map(named('borough')), 15),
    ...from(13, () => waterNames.map(named('water'))),
    ...from(15, () => withPrefix('sight-').map(candidateOf('sight', language))),
    ...from(14, () => withPrefix('park-').map(candidateOf('park', language))),
    ...from(14, () => streetCandidates(zoom, language, true)),
    ...from(16, () => streetCandidates(zoom, language, false)),
    ...from(14, () => quarters.map(named('quarter')), 16),
    ...from(17, () => withPrefix('quarter-').map(candidateOf('sight', language))),
    ...from(18, () =>
      houses.map((house) => ({
        kind: 'number' as const,
        text: house.name.en.split(' ')[0] ?? '',
        turn: 0,
        at: toSpot(house),
      })),
    ),
  ];
}

interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

function boxOf({ kind, text, turn, x, y }: Label, language: Language): Box {
  const spaced = kind === 'borough' && language === 'en' ? 1.45 : 1;
  const wide = text.length * LETTER[language] * sizes[kind] * spaced + 10;
  const high = sizes[kind] + 6;
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const halfX = (Math.abs(wide * cosine) + Math.abs(high * sine)) / 2;
  const halfY = (Math.abs(wide * sine) + Math.abs(high * cosine)) / 2;
  const drop = kind === 'sight' ? SIGHT_DROP : 0;
  return { west: x - halfX, north: y - halfY - drop / 2, east: x + halfX, south: y + halfY + drop };
}

const overlap = (a: Box, b: Box): boolean =>
  a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;

/**
 * Chooses the labels that are shown, most important first, so that they do not cover each other.
 * Returns them by tile; the key is `x/y`.
 */
function placed(zoom: number, language: Language): Map<string, Label[]> {
  const pixels = TILE * 2 ** zoom;
  const taken = new Map<string, { label: Label; box: Box }[]>();
  for (const { at, ...candidate } of candidates(zoom, language)) {
    const world = toWorld(at);
    const label: Label = { ...candidate, x: world.x * pixels, y: world.y * pixels };
    const box = boxOf(label, language);
    const keys: string[] = [];
    for (let x = Math.floor(box.west / TILE); x <= Math.floor(box.east / TILE); x += 1) {
      for (let y = Math.floor(box.north / TILE); y <= Math.floor(box.south / TILE); y += 1) {
        keys.push(`${x}/${y}`);
      }
    }
    if (keys.some((key) => taken.get(key)?.some((other) => overlap(other.box, box)))) continue;
    for (const key of keys) {
      const tile = taken.get(key);
      if (tile === undefined) taken.set(key, [{ label, box }]);
      else tile.push({ label, box });
    }
  }
  return new Map([...taken].map(([key, entries]) => [key, entries.map(({ label }) => label)]));
}

const known = new Map<string, Map<string, Label[]>>();

/**
 * The labels of a tile, including those that reach in from its neighbours. `x` and `y` are the
 * tile's column and row among all tiles of the zoom level.
 */
export function labelsOn(zoom: number, x: number, y: number, language: Language): Label[] {
  const key = `${zoom}/${language}`;
  const ofZoom = known.get(key) ?? placed(zoom, language);
  known.set(key, ofZoom);
  return ofZoom.get(`${x}/${y}`) ?? [];
}
