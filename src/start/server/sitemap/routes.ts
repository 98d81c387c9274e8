import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOUR_MS } from '../../../../machines/rules/durations.ts';
import { robots, sitemap, sitemapCount, sitemapIndex } from './files.ts';

/**
 * Returns a function that reads the paths of the shop's pages with `read` and caches them for an
 * hour. Requests that arrive while the paths are being read wait for the same reading. A failed
 * reading is not cached.
 */
function addressBook(read: (request: FastifyRequest) => Promise<readonly string[]>) {
  let listed: Promise<readonly string[]> | null = null;
  let until = 0;
  return (request: FastifyRequest): Promise<readonly string[]> => {
    if (listed === null || Date.now() > until) {
      listed = read(request);
      until = Date.now() + HOUR_MS;
      listed.catch(() => {
        listed = null;
      });
    }
    return listed;
  };
}

/**
 * Serves what search engines request first: `/robots.txt`, and the sitemaps that it names.
 * @param read lists every path that may be listed
 * @param originOf the public origin of the pages, which may depend on the request
 */
export function sitemapRoutes(
  app: FastifyInstance,
  read: (request: FastifyRequest) => Promise<readonly string[]>,
  originOf: (request: FastifyRequest) => string,
): void {
  const addresses = addressBook(read);
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const count = sitemapCount((await addresses(request)).length);
    const files = Array.from({ length: count }, (_, index) => `/sitemaps/${index + 1}.xml`);
    const origin = originOf(request);
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemapIndex(files.map((file) => origin + file)));
  });
  app.get<{ Params: { number: string } }>('/sitemaps/:number.xml', async (request, reply) => {
    const origin = originOf(request);
    const all = (await addresses(request)).map((address) => origin + address);
    const xml = sitemap(all, Number(request.params.number));
    if (xml === null) return reply.code(404).send({ message: 'Not found' });
    return reply.type('application/xml; charset=utf-8').send(xml);
  });
}
