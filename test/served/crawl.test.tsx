import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTo } from '../../machines/rules/paths.ts';
import type { Module } from '../../machines/rules/domain.ts';
import { useAccountPages } from '../../src/account/accountPages.tsx';
import { readConfig } from '../../src/api/place/read.ts';
import { readModule } from '../../src/api/modules/read.ts';
import { loadMessages, type LanguageCode } from '../../src/messages/index.ts';
import { configQuery } from '../../src/shop/config.ts';
import { RootProvider } from '../../src/shop/root.ts';
import { Footer } from '../../src/site/Footer.tsx';
import { firstRoot } from '../../src/start/firstRoot.ts';
import { visitText, type Visit } from '../../src/start/visit.ts';
import type { TestServer } from '../sandbox/support.ts';
import { openPageShop } from './pageShop.ts';

let server: TestServer;
let modules: Module[];
let config: ReturnType<typeof readConfig>;

/** In the middle of the demo city. */
const place = { zoneIds: [1], position: { lat: 0.02, lng: 0.02 } };

beforeAll(async () => {
  server = await openPageShop();
  const rows = (await server.call({ url: '/api/v1/module' })).body as unknown[];
  modules = rows.map(readModule).filter((module) => module !== null);
  config = readConfig((await server.call({ url: '/api/v1/config' })).body);
});
afterAll(() => server.close());

interface Visitor {
  language: LanguageCode;
  signedIn: boolean;
  /** Null is a visitor who has no place yet. */
  module: Module | null;
}

const visitOf = ({ language, signedIn, module }: Visitor): Visit => ({
  language,
  theme: 'light',
  textSize: 100,
  lessMotion: false,
  place: module && place,
  moduleId: module?.id ?? null,
  signedIn,
  timeZone: 'UTC',
  isWide: true,
});

/** Links of the shop's own in some HTML. */
const linksIn = (html: string): string[] =>
  Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g), ([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );

const ask = (url: string, visitor: Visitor) =>
  server.inject({ url, headers: { cookie: `visit=${visitText(visitOf(visitor))}` } });

const OwnPages = () =>
  useAccountPages().map(({ to, name }) => (
    <a key={to} href={to}>
      {name}
    </a>
  ));

/**
 * Links that appear late on a page or only on request: those of the footer and of the account menu.
 */
async function lateLinks(visitor: Visitor): Promise<string[]> {
  await loadMessages(visitor.language);
  const client = new QueryClient();
  client.setQueryData(configQuery().queryKey, config);
  const html = renderToString(
    <StaticRouter location="/home">
      <QueryClientProvider client={client}>
        <RootProvider
          value={firstRoot(visitOf(visitor), { modules: [], module: visitor.module }, null)}
        >
          <Footer />
          <OwnPages />
        </RootProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
  return linksIn(html);
}

/**
 * Further links, of the drawer on small screens (NAV-23). Only browsers render it, so the server's
 * page does not contain them.
 */
const drawer = [linkTo('latestStores'), linkTo('popularStores'), linkTo('campaigns')];

/** Every link that a visitor finds on the first page, its footer and its menus. */
async function linksOf(visitor: Visitor): Promise<string[]> {
  const page = await ask(visitor.module === null ? '/' : '/home', visitor);
  expect(page.statusCode).toBe(200);
  const found = [...linksIn(page.payload), ...(await lateLinks(visitor)), ...drawer];
  return [...new Set(found)].toSorted();
}

/** The links that were requested already; most links of footer and menus are the same in each module. */
const asked = new Set<string>();

/** Each test has dozens of pages rendered, which takes a busy machine minutes. */
const BUSY_MS = 240_000;

describe('the links of the shop', () => {
  it.each([null, 'food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'])(
    'LAND-07, NAV-04, NAV-17, NAV-28: no link of header, footer, page and menus leads to nothing (%s)',
    async (type) => {
      const module = modules.find((one) => one.type === type) ?? null;
      expect(module?.type ?? null).toBe(type);
      const guest = { language: 'en', signedIn: false, module } as const;
      const links = await linksOf(guest);
      expect(links.length).toBeGreaterThan(15);
      // The same links for all: what is asked below of one holds for the others.
      expect(await linksOf({ ...guest, language: 'ar' })).toEqual(links);
      const member = await linksOf({ ...guest, signedIn: true });
      const dead: string[] = [];
      for (const link of new Set([...links, ...member])) {
        const once = `${module === null ? 'nowhere' : 'here'} ${link}`;
        if (asked.has(once)) continue;
        asked.add(once);
        const { statusCode } = await ask(link, guest);
        if (statusCode !== 200) dead.push(`${statusCode} ${link}`);
      }
      expect(dead).toEqual([]);
    },
    BUSY_MS,
  );
});
