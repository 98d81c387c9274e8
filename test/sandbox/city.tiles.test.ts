import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labelsOn } from '../../openapi/sandbox/demo/city/labels.ts';
import { colours, drawTile } from '../../openapi/sandbox/demo/city/tile.ts';
import { fromRoot } from '../../openapi/sandbox/db/root.ts';

/** The tile 24 Harbour Lane is on. */
function tileAt(zoom: number): [zoom: number, x: number, y: number] {
  const [lat, lng] = [31.988, -39.984];
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return [
    zoom,
    Math.floor(((lng + 180) / 360) * 2 ** zoom),
    Math.floor(((1 - north) / 2) * 2 ** zoom),
  ];
}

const around = (zoom: number): [number, number, number][] => {
  const [, x, y] = tileAt(zoom);
  return [-1, 0, 1].flatMap((east) =>
    [-1, 0, 1].map((south): [number, number, number] => [zoom, x + east, y + south]),
  );
};

describe('the map', () => {
  it('is drawn in the colours of the design', () => {
    const tokens = readFileSync(fromRoot('src/ui/tokens.css'), 'utf8').replaceAll(/\s/g, '');
    for (const role of ['land', 'block', 'road', 'main', 'park', 'water', 'label'] as const) {
      const value = `--map-${role}:light-dark(${colours.light[role]},${colours.dark[role]});`;
      expect(tokens).toContain(value.replaceAll(' ', ''));
    }
  });

  it('names the street and the houses of the shop in both languages', () => {
    const english = around(18).map((tile) => drawTile('light', 'en', ...tile));
    expect(english.join('')).toContain('>Harbour Lane<');
    expect(english.join('')).toContain('>24<');
    const arabic = around(18).map((tile) => drawTile('dark', 'ar', ...tile));
    expect(arabic.join('')).toContain('>شارع الميناء<');
    expect(arabic.join('')).not.toContain('Harbour');
  });

  it('draws the same tile again and again, small, and well-formed', () => {
    for (const zoom of [0, 9, 11, 12, 13, 14, 15, 16, 17, 19, 21]) {
      const tile = drawTile('light', 'en', ...tileAt(zoom));
      expect(drawTile('light', 'en', ...tileAt(zoom))).toBe(tile);
      expect(tile.length).toBeLessThan(70_000);
      expect(tile).not.toMatch(/NaN|undefined|Infinity/);
      const opened = tile.match(/<(svg|g|text)[ >]/g) ?? [];
      expect(tile.match(/<\/(svg|g|text)>/g)).toHaveLength(opened.length);
    }
  });

  it('lets a name go on over the edge of its tile', () => {
    const tiles = around(16).map((tile) => labelsOn(...tile, 'en'));
    const shared = tiles.flatMap((labels, index) =>
      labels.filter((label) => tiles.slice(index + 1).some((other) => other.includes(label))),
    );
    expect(shared.length).toBeGreaterThan(0);
  });

  it('is open sea beyond the island', () => {
    const sea = drawTile('dark', 'en', 12, 0, 0);
    expect(sea).not.toContain('<path');
    expect(sea).toContain(colours.dark.water);
  });
});
