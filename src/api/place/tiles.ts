import { backendUrl } from '../scope.ts';

const demoCity = `${backendUrl}/sandbox/tiles/{theme}/{language}/{z}/{x}/{y}.svg`;

/** Where map tiles come from: `VITE_TILE_URL`, or the sandbox's drawn city. */
const tileUrl: string = import.meta.env.VITE_TILE_URL || demoCity;

/** Who must be named for the tiles, as their licence asks; the drawn city asks for nobody. */
export const tileCredit: string = import.meta.env.VITE_TILE_CREDIT ?? '';

/**
 * The address of map tiles in a theme and a language, with `{z}`, `{x}` and `{y}` left open for
 * the map library.
 */
export function tileTemplate(theme: 'light' | 'dark', language: string): string {
  return tileUrl.replace('{theme}', theme).replace('{language}', language);
}
