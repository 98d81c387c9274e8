import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { asLanguage, streetsIn } from '../languages/index.ts';

const oneWeek = 604_800;
const GREATEST_ZOOM = 21;
/** The maximum number of cached tiles, enough for some thousand views of a map. */
const KEPT = 4000;

interface Tile {
  image: string;
  tag: string;
}

/** Reads a whole number below a limit; null for anything else. */
function index(text: string, below: number): number | null {
  return /^\d{1,7}$/.test(text) && Number(text) < below ? Number(text) : null;
}

/**
 * Adds the route that serves the demo city's map as tiles, for any map library (`getTile` in
 * `openapi/areas/sandbox.yaml`).
 */
export function tileRoutes(app: FastifyInstance): void {
  const drawn = new Map<string, Tile>();
  app.get<{ Params: Record<'theme' | 'language' | 'zoom' | 'x' | 'y', string> }>(
    '/sandbox/tiles/:theme/:language/:zoom/:x/:y.svg',
    async (request, reply) => {
      const { theme } = request.params;
      const zoom = index(request.params.zoom, GREATEST_ZOOM + 1);
      const x = index(request.params.x, 2 ** (zoom ?? 0));
      const y = index(request.params.y, 2 ** (zoom ?? 0));
      const spoken = asLanguage(request.params.language);
      const isKnown = (theme === 'light' || theme === 'dark') && spoken !== null;
      if (!isKnown || zoom === null || x === null || y === null) return reply.callNotFound();
      const language = streetsIn(spoken);
      const key = `${theme}/${language}/${zoom}/${x}/${y}`;
      let tile = drawn.get(key);
      if (tile === undefined) {
        const { drawTile } = await import('../demo/city/tile.ts');
        const image = drawTile(theme, language, zoom, x, y);
        const tag = createHash('sha256').update(image).digest('base64url').slice(0, 22);
        tile = { image, tag: `"${tag}"` };
        drawn.set(key, tile);
        const [oldest] = drawn.keys();
        if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
      }
      void reply.headers({
        'cache-control': `public, max-age=${oneWeek}, stale-while-revalidate=${oneWeek}`,
        etag: tile.tag,
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.headers['if-none-match'] === tile.tag) return reply.code(304).send();
      return reply.type('image/svg+xml').send(tile.image);
    },
  );
}
