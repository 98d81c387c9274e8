import { backendUrl } from '../scope.ts';

const demoCity = `${backendUrl}/sandbox/tiles/{theme}/{language}/{z}/{x}/{y}.svg`;

/** The address of map tiles: `VITE_TILE_URL`, or the sandbox's drawn city. */
const tileUrl: string = import.meta.env.VITE_TILE_URL || demoCity;

/** The credit that the tiles' licence requires; the drawn city needs none. */
export const tileCredit: string = import.meta.env.VITE_TILE_CREDIT ?? '';

/**
 * The address of map tiles in a theme and a language, with `{z}`, `{x}` and `{y}` left open for
 * the map library.
 */
export function tileTemplate(theme: 'light' | 'dark', language: string): string {
  return tileUrl.replace('{theme}', theme).replace('{language}', language);
}
