import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, QueryClient, type Query } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { AnalyticScript } from '../../../machines/rules/consent.ts';
import type { Module, ShopConfig } from '../../../machines/rules/domain.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { linkTo, paths } from '../../../machines/rules/paths.ts';
import { connectApi } from '../../api/client.ts';
import { fetchModules } from '../../api/modules/calls.ts';
import { fetchAnalyticScripts } from '../../api/site/calls.ts';
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
  directionOf,
  languageIn,
  loadMessages,
  setTimeZone,
  startLanguage,
} from '../../messages/index.ts';
import { moduleHue } from '../../modules/index.ts';
import { HeadListener, type PageHead } from '../../shop/usePageTitle.ts';
import { moduleIdIn } from '../../platform/address.ts';
import { holdNow } from '../../platform/browser.ts';
import { chunksAreLoading, chunksLoaded } from '../../ui/lazyPart.tsx';
import { firstRoot } from '../firstRoot.ts';
import { visitIn, type Visit } from '../visit.ts';
import type { Head } from './head/head.ts';
import { pageHeads } from './head/pageHeads.ts';
import { rentalModuleId } from './shared.ts';
import { listedAddresses } from './sitemap/addresses.ts';
import { speak } from './speak.ts';

/**
 * How often a page is rendered at most: answers may lead to further queries, such as the items of a
 * store.
 */
const MAX_ROUNDS = 4;

/**
 * How long a rendered page is sent to other visitors with the same choices, in ms, so that a crowd
 * that follows one link waits for one rendering. Their browsers request all answers again.
 */
const SHARED_MS = 5_000;

/** How many rendered pages are cached; each has up to 300 KB. */
const MAX_SHARED = 100;

export interface PageRequest {
  /** The origin of the pages, `https://shop.example`. */
  origin: string;
  /** The host name by which the visitor calls this server; the URLs of pictures contain it. */
  host: string;
  /** Path and query. */
  url: string;
  cookies: string;
  /** The browser's preferred languages, such as `ar-EG`, the most preferred first. */
  languages: readonly string[];
  /** Makes an API call in the name of the visitor. */
  send: (call: Request) => Promise<Response>;
}

export interface RenderedPage {
  /**
   * 404 when the shop has no such page, has switched it off, or does not have the store or item
   * that it is about.
   */
  status: number;
  /** Attributes of the document: language, direction, theme, hue of the module. */
  document: Record<string, string>;
  /** The HTML in the root element; empty where only the browser can render the page. */
  html: string;
  /** The style elements for the page's head. */
  styles: string;
  /** The data for tabs, search engines and link previews; null when the backend does not answer. */
  head: Head | null;
  /** JSON state for the browser; null where the browser renders the page itself. */
  state: string | null;
  /** The source files of the modules that the browser needs to hydrate the page. */
  modules: readonly string[];
}

/** The visitor in whose name API calls are made; several pages are rendered at the same time. */
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

/** Renders a page once, with the answers that are there so far. */
function draw(
  visit: Visit,
  url: string,
  module: Module | null,
  client: QueryClient,
): Pick<RenderedPage, 'html' | 'styles'> & { headParts: Partial<PageHead>; at: Date } {
  const at = new Date();
  const sheet = new ServerStyleSheet();
  const zone = visit.timeZone ?? 'UTC';
  const ownZone = process.env['TZ'];
  // Times of day are the visitor's; a page is drawn in one go, so that no other is touched.
  process.env['TZ'] = zone;
  setTimeZone(zone);
  holdNow(at);
  const named = moduleIdIn(new URL(url, 'http://page').search);
  const root = firstRoot(visit, module, named);
  const headParts: Partial<PageHead> = {};
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={url}>
          <HeadListener value={(part) => void Object.assign(headParts, part)}>
            <App queryClient={client} root={root} firstRoot={root} />
          </HeadListener>
        </StaticRouter>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), headParts, at };
  } finally {
    holdNow();
    sheet.seal();
    if (ownZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = ownZone;
  }
}

/**
 * Reads from a request which page is to be rendered for which visit. For a visitor who has chosen a
 * place, the landing page is home.
 */
function askedPage({ url: asked, cookies, languages }: PageRequest) {
  const { pathname, search } = new URL(asked, 'http://page');
  const known = visitIn(cookies, startLanguage(null, languages));
  const visit = { ...known, language: languageIn(search) ?? known.language };
  const isHome = pathname === paths.landing && visit.place !== null;
  const path = isHome ? paths.home : pathname;
  return {
    visit,
    path,
    search,
    url: isHome ? linkTo('home') + search : asked,
    route: routeOf(path),
    moduleId: moduleIdIn(search),
  };
}

type Asked = ReturnType<typeof askedPage>;

/**
 * Loads the modules that may contain the page's own: those of the visitor's place, or all when only
 * the URL names a module.
 */
const modulesOf = ({ visit: { place }, moduleId }: Asked): Promise<Module[]> =>
  place === null && moduleId === null ? Promise.resolve([]) : fetchModules(place?.zoneIds ?? []);

/**
 * Renders a page again and again, until no query that is the same for everyone is pending, or
 * `MAX_ROUNDS` is reached.
 */
async function drawn(
  { visit, url }: Asked,
  module: Module | null,
  client: QueryClient,
): Promise<ReturnType<typeof draw> & { isGone: boolean }> {
  const unanswered = new Set<Query>();
  let isGone = false;
  const ask = async (query: Query) => {
    try {
      await query.fetch();
    } catch (error) {
      if (query.meta?.subject === true && failureOf(error)?.status === 404) isGone = true;
      // The browser then starts with it unanswered, and requests it again.
      query.reset();
      unanswered.add(query);
    }
  };
  for (let round = 1; ; round += 1) {
    await speak(visit.language);
    const page = draw(visit, url, module, client);
    const missing = client
      .getQueryCache()
      .getAll()
      .filter((query) => isPublicAndPending(query) && !unanswered.has(query));
    const isWhole = missing.length === 0 && !chunksAreLoading();
    // The answers of the last round are rendered too, so that state and HTML agree.
    if (isWhole || round === MAX_ROUNDS) return { ...page, isGone };
    await Promise.all([...missing.map(ask), chunksLoaded()]);
  }
}

async function render(
  asked: Asked,
  { origin, send }: PageRequest,
  shared: QueryClient,
): Promise<RenderedPage> {
  const { visit, path, url, route } = asked;
  return callers.run({ scope: scopeOf(visit, asked.moduleId), send }, async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const headOf = pageHeads({ ...asked, language: visit.language, origin, client, shared });
    const look = {
      lang: visit.language,
      dir: directionOf(visit.language),
      'data-theme': visit.theme,
      'data-text': String(visit.textSize),
      'data-motion': visit.lessMotion ? 'less' : 'full',
    };
    // The browser sends the visitor on to the landing page, and remembers where they wanted to go.
    if (route?.needs !== undefined && visit.place === null) {
      const moduleId = route.needs === 'rental' ? await rentalModuleId(shared) : asked.moduleId;
      const scope = scopeOf(visit, moduleId);
      const { head, isPage } = await callers.run({ scope, send }, () => headOf(null));
      const nothing = { html: '', styles: '', state: null, modules: [] };
      return { status: isPage ? 200 : 404, document: look, head, ...nothing };
    }
    const modules = await modulesOf(asked);
    const moduleId = asked.moduleId ?? (visit.place && visit.moduleId);
    const module = modules.find(({ id }) => id === moduleId) ?? null;
    await Promise.all([preloadPage(path, module?.type), loadMessages(visit.language)]);
    const { html, styles, headParts, at, isGone } = await drawn(asked, module, client);
    const { head, isPage } = await headOf({ ...headParts, isGone });
    const { queries } = dehydrate(client, {
      shouldDehydrateQuery: ({ state }) => state.status === 'success',
    });
    // Distances and fees are computed from a position rounded to a kilometre: the browser requests
    // them again.
    for (const { state } of queries) state.dataUpdatedAt = 0;
    const shown = screensOf(path, module?.type);
    const extents = new Set(['first', ...shown.flatMap(({ texts }) => texts ?? 'rest')]);
    return {
      status: isPage ? 200 : 404,
      document: {
        ...look,
        ...(module !== null && !isInInk(path) && { 'data-module': moduleHue(module) }),
      },
      html,
      styles,
      head,
      state: JSON.stringify({
        visit,
        module,
        url,
        at: at.getTime(),
        queries: { queries, mutations: [] },
      }),
      modules: [
        ...shown.map(({ file }) => file),
        ...[...extents].map((extent) => `${visit.language}/index.ts?${extent}`),
      ],
    };
  });
}

/** Loads the code of all pages, so that no visitor waits for it. */
export async function loadPages(): Promise<void> {
  const screens = [...routes.map(({ screen }) => screen), ...Object.values(ownHomes), RentalPage];
  await Promise.all(screens.map((screen) => screen.preload()));
}

/**
 * Renders pages for visitors. Everything except the list of addresses fails when the backend takes
 * too long.
 */
export interface PageRenderer {
  /** Renders a page. */
  render: (request: PageRequest) => Promise<RenderedPage>;
  /** Reads the settings of the shop, in English. */
  readConfig: (request: PageRequest) => Promise<ShopConfig>;
  /** Lists the path of every page for search engines, without a time limit. */
  listAddresses: (request: PageRequest) => Promise<string[]>;
  /** Reads the analytics accounts of the owner. */
  readAnalytics: (request: PageRequest) => Promise<AnalyticScript[]>;
}

/** Waits for work; rejects when it takes longer than this number of ms. */
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
 * Creates the renderer of this process and connects the API client to it, so that API calls are
 * made in the name of the visitor.
 * @param patienceMs time limit of a page, in ms
 */
export function pageRenderer(patienceMs: number): PageRenderer {
  connectApi(
    () => callers.getStore()?.scope ?? scopeOf(visitIn('', 'en'), null),
    () => undefined,
    (call) => callers.getStore()?.send(call) ?? Promise.reject(new Error('nobody asks')),
  );
  const shared = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pages = new LRUCache<string, RenderedPage, { asked: Asked; request: PageRequest }>({
    max: MAX_SHARED,
    ttl: SHARED_MS,
    fetchMethod: (_key, _old, { context: { asked, request } }) => render(asked, request, shared),
  });
  const nobody = scopeOf(visitIn('', 'en'), null);
  const read = <T,>({ send }: PageRequest, name: string, queryFn: () => Promise<T>) =>
    inTime(
      callers.run({ scope: nobody, send }, () =>
        shared.fetchQuery({ queryKey: [name], queryFn, staleTime: SHARED_MS }),
      ),
      patienceMs,
    );
  return {
    render: (request) => {
      const { origin, host } = request;
      const asked = askedPage(request);
      const samePage = JSON.stringify([origin, host, asked.url, asked.visit]);
      return inTime(pages.forceFetch(samePage, { context: { asked, request } }), patienceMs);
    },
    readConfig: (request) => read(request, 'config', () => fetchConfig()),
    readAnalytics: (request) => read(request, 'analytics', () => fetchAnalyticScripts()),
    listAddresses: ({ send }) =>
      listedAddresses((shelves, work) =>
        callers.run({ scope: { ...nobody, ...shelves }, send }, work),
      ),
  };
}
