import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, QueryClient, type Query } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Module, ShopConfig } from '../../../machines/rules/domain.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { linkTo, paths } from '../../../machines/rules/paths.ts';
import { connectApi } from '../../api/client.ts';
import { fetchModules } from '../../api/modules/calls.ts';
import { fetchConfig } from '../../api/place/calls.ts';
import type { RequestScope } from '../../api/scope.ts';
import { App } from '../../app/App.tsx';
import {
  isInInk,
  ownHomes,
  preloadPage,
  RentalPage,
  routeOf,
  routes,
  screensOf,
} from '../../app/routes.ts';
import {
  activeLanguage,
  directionOf,
  loadMessages,
  setTimeZone,
  startLanguage,
} from '../../messages/index.ts';
import { moduleHue } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { HeadListener, type PageHead } from '../../shop/usePageTitle.ts';
import { moduleIdIn } from '../../platform/address.ts';
import { chunksAreLoading, chunksLoaded } from '../../ui/lazyPart.tsx';
import { firstRoot } from '../firstRoot.ts';
import { visitIn, type Visit } from '../visit.ts';

/** Answers of a page may ask for more, as a store for its items; no page goes on for longer. */
const MOST_ROUNDS = 4;

export interface PageRequest {
  /** Path and query. */
  url: string;
  cookies: string;
  /** Languages the browser asks for, such as `ar-EG`, the dearest first. */
  languages: readonly string[];
  /** Makes a call of the contract for the visitor. */
  send: (call: Request) => Promise<Response>;
}

export interface RenderedPage {
  /** 404 where the shop has no page, has switched it off, or has nothing of what it is about. */
  status: number;
  /** Attributes of the document: language, direction, theme, hue of the module. */
  document: Record<string, string>;
  /** What stands in the root. */
  html: string;
  /** Style elements. */
  styles: string;
  /** What tabs, search engines and links that are shared say of it; null where it says nothing. */
  head: PageHead | null;
  /** JSON that the browser goes on from. */
  state: string;
  /** Sources of the modules that the browser needs to go on. */
  modules: readonly string[];
}

/** Whose calls are made at present: several pages are on their way at once. */
const callers = new AsyncLocalStorage<{ scope: RequestScope; send: PageRequest['send'] }>();

/** Whether a query waits for an answer that is the same for everyone at a place. */
const isPublicAndPending = (query: Query): boolean =>
  query.meta?.public === true &&
  query.state.status === 'pending' &&
  (query.options as { enabled?: unknown }).enabled !== false;

function scopeOf({ place, moduleId, language }: Visit, named: number | null): RequestScope {
  return {
    token: null,
    guestId: null,
    guestKey: null,
    zoneIds: place?.zoneIds ?? [],
    moduleId: named ?? moduleId,
    language,
    position: place?.position ?? null,
  };
}

/** Draws the page as far as its answers are there. */
function draw(
  visit: Visit,
  url: string,
  module: Module | null,
  client: QueryClient,
): Pick<RenderedPage, 'html' | 'styles' | 'head'> {
  const sheet = new ServerStyleSheet();
  const zone = visit.timeZone ?? 'UTC';
  const ownZone = process.env['TZ'];
  // Times of day are the visitor's; a page is drawn in one go, so that no other is touched.
  process.env['TZ'] = zone;
  setTimeZone(zone);
  const named = moduleIdIn(new URL(url, 'http://page').search);
  const root = firstRoot(visit, module, named);
  const said: { head: PageHead | null } = { head: null };
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={url}>
          <HeadListener value={(head) => (said.head = head)}>
            <App queryClient={client} root={root} firstRoot={root} />
          </HeadListener>
        </StaticRouter>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), ...said };
  } finally {
    sheet.seal();
    if (ownZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = ownZone;
  }
}

async function render(request: PageRequest): Promise<RenderedPage | null> {
  const { url: asked, cookies, languages, send } = request;
  const visit = visitIn(cookies, startLanguage(null, languages));
  const { pathname, search } = new URL(asked, 'http://page');
  const named = moduleIdIn(search);
  const isHome = pathname === paths.landing && visit.place !== null;
  const url = isHome ? linkTo('home') + search : asked;
  const path = isHome ? paths.home : pathname;
  const route = routeOf(path);
  // The browser sends the visitor on to the landing page, and remembers where they wanted to go.
  if (route?.needs !== undefined && visit.place === null) return null;
  return callers.run({ scope: scopeOf(visit, named), send }, async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const modules = visit.place === null ? [] : await fetchModules(visit.place.zoneIds);
    const module = modules.find(({ id }) => id === (named ?? visit.moduleId)) ?? null;
    await Promise.all([preloadPage(path, module?.type), loadMessages(visit.language)]);
    const unanswered = new Set<Query>();
    let isPage = route !== undefined;
    const ask = async (query: Query) => {
      try {
        await query.fetch();
      } catch (error) {
        if (query.meta?.subject === true && failureOf(error)?.status === 404) isPage = false;
        // The browser draws it as not answered yet, and asks again.
        query.reset();
        unanswered.add(query);
      }
    };
    let drawn: ReturnType<typeof draw>;
    for (let round = 1; ; round += 1) {
      // Another page, rendered meanwhile, may speak another language. Drawing is done in one go.
      while (activeLanguage() !== visit.language) await loadMessages(visit.language);
      drawn = draw(visit, url, module, client);
      const missing = client
        .getQueryCache()
        .getAll()
        .filter((query) => isPublicAndPending(query) && !unanswered.has(query));
      const isWhole = missing.length === 0 && !chunksAreLoading();
      // What is asked for is drawn as well: the browser goes on from answers and drawing alike.
      if (isWhole || round === MOST_ROUNDS) break;
      await Promise.all([...missing.map(ask), chunksLoaded()]);
    }
    const config = client.getQueryData(configQuery().queryKey);
    if (config !== undefined && route?.isOffered?.(config) === false) isPage = false;
    const { queries } = dehydrate(client, {
      shouldDehydrateQuery: ({ state }) => state.status === 'success',
    });
    // Distances and fees are of the position to the kilometre: the browser asks anew.
    for (const { state } of queries) state.dataUpdatedAt = 0;
    return {
      status: isPage ? 200 : 404,
      document: {
        lang: visit.language,
        dir: directionOf(visit.language),
        'data-theme': visit.theme,
        'data-text': String(visit.textSize),
        'data-motion': visit.lessMotion ? 'less' : 'full',
        ...(module !== null && !isInInk(path) && { 'data-module': moduleHue(module) }),
      },
      ...drawn,
      state: JSON.stringify({ visit, module, url, queries: { queries, mutations: [] } }),
      modules: [
        ...screensOf(path, module?.type).map(({ file }) => file),
        `${visit.language}/first.ts`,
      ],
    };
  });
}

/** Loads the code of all pages, so that no visitor waits for it. */
export async function loadPages(): Promise<void> {
  const screens = [...routes.map(({ screen }) => screen), ...Object.values(ownHomes), RentalPage];
  await Promise.all(screens.map((screen) => screen.preload()));
}

/** Makes pages for visitors. Both fail for a backend that takes too long. */
export interface PageRenderer {
  /** Renders a page; null where only the browser can. */
  render: (request: PageRequest) => Promise<RenderedPage | null>;
  /** Reads the settings of the shop as the visitor is told them. */
  readConfig: (request: PageRequest) => Promise<ShopConfig>;
}

/** Waits for something, but not longer than it may take, in ms. */
async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long.')), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The renderer of this process: calls of the contract go the way of the visitor they are made for.
 * @param patienceMs how long a page may take
 */
export function pageRenderer(patienceMs: number): PageRenderer {
  connectApi(
    () => callers.getStore()?.scope ?? scopeOf(visitIn('', 'en'), null),
    () => undefined,
    (call) => callers.getStore()?.send(call) ?? Promise.reject(new Error('nobody asks')),
  );
  return {
    render: (request) => inTime(render(request), patienceMs),
    readConfig: ({ send, cookies, languages }) => {
      const scope = scopeOf(visitIn(cookies, startLanguage(null, languages)), null);
      return inTime(
        callers.run({ scope, send }, () => fetchConfig()),
        patienceMs,
      );
    },
  };
}
