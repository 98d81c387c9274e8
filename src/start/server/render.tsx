import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, QueryClient, type Query } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { AnalyticScript } from '../../../machines/rules/consent.ts';
import type { Module, ShopConfig } from '../../../machines/rules/domain.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { paths } from '../../../machines/rules/paths.ts';
import { timeZoneIn } from '../../../machines/rules/timeZone.ts';
import { wallClockOf, type WallClock } from '../../../machines/rules/wallClock.ts';
import { connectApi } from '../../api/client.ts';
import { fetchModules } from '../../api/modules/calls.ts';
import { fetchAnalyticScripts } from '../../api/site/analyticScripts.ts';
import { fetchConfig } from '../../api/place/calls.ts';
import type { RequestScope } from '../../api/scope.ts';
import { App } from '../../app/App.tsx';
import {
  isInInk,
  moduleHomes,
  preloadPage,
  RentalPage,
  routeOf,
  routes,
  screensOf,
} from '../../app/routes.ts';
import {
  directionOf,
  languageIn,
  loadLanguage,
  setTimeZone,
  startLanguage,
} from '../../messages/index.ts';
import { moduleHue } from '../../modules/index.ts';
import { HeadListener, type PageHead } from '../../shop/usePageTitle.ts';
import { moduleIdIn } from '../../platform/address.ts';
import { freezeNow } from '../../platform/browser.ts';
import { chunksAreLoading, chunksLoaded, FilesListener } from '../../ui/lazy/lazyPart.tsx';
import { firstRoot } from '../firstRoot.ts';
import type { RenderedModules } from '../rendered.ts';
import { visitIn, type Visit } from '../visit.ts';
import type { Head } from './head/head.ts';
import { pageHeads } from './head/pageHeads.ts';
import { rentalModuleId } from './modulesAndZones.ts';
import { listedAddresses } from './sitemap/addresses.ts';

/**
 * How many times one page is rendered at most. A further round may be necessary because answers
 * lead to new queries: the store's answer leads to the query of its items.
 */
const MAX_ROUNDS = 4;

/**
 * How long a rendered page is sent to other visitors with the same choices, in ms. When many people
 * follow one link, they wait for one rendering. Their browsers request all data again.
 */
const SHARED_MS = 5_000;

/** How many rendered pages are cached; each has up to 300 KB. */
const MAX_SHARED = 100;

export interface PageRequest {
  /** The origin of the pages, `https://shop.example`. */
  origin: string;
  /**
   * The host name by which the visitor calls this server. The backend uses it in the URLs of
   * pictures.
   */
  host: string;
  /** The path and the query of the page. */
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
  /** Attributes of the `html` element: language, direction, theme, colour of the module. */
  document: Record<string, string>;
  /** The HTML in the root element; empty where only the browser can render the page. */
  html: string;
  /** The style elements for the page's head. */
  styles: string;
  /**
   * Title, description and data for search engines and link previews; null when the backend does
   * not answer.
   */
  head: Head | null;
  /**
   * The state with which the browser continues, as JSON; null where the browser renders the page
   * itself.
   */
  state: string | null;
  /** The source files of the modules that the browser needs to hydrate the page. */
  modules: readonly string[];
}

/**
 * The visitor for whom the current API calls are made. It is stored per rendering, because several
 * pages are rendered at the same time.
 */
const callers = new AsyncLocalStorage<{ scope: RequestScope; send: PageRequest['send'] }>();

/**
 * Whether a query is pending whose answer is the same for all visitors with the same place, so that
 * the server may load it.
 */
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

/** Renders a page once, with the answers that have arrived so far. */
function draw(
  visit: Visit,
  url: string,
  listed: RenderedModules,
  client: QueryClient,
): Pick<RenderedPage, 'html' | 'styles'> & {
  headParts: Partial<PageHead>;
  files: ReadonlySet<string>;
  at: Date;
  /** `at` on the visitor's clock. */
  now: WallClock;
} {
  const at = new Date();
  const sheet = new ServerStyleSheet();
  // Before its first cookie, a visitor's zone is taken to be the server's, which the operator sets.
  const zone = visit.timeZone ?? timeZoneIn(process.env['TZ']) ?? 'UTC';
  const ownZone = process.env['TZ'];
  // Times are shown in the visitor's time zone. Rendering is synchronous, so no other page gets
  // this zone.
  process.env['TZ'] = zone;
  setTimeZone(zone);
  freezeNow(at);
  const named = moduleIdIn(new URL(url, 'http://page').search);
  const root = firstRoot(visit, listed, named);
  const headParts: Partial<PageHead> = {};
  const files = new Set<string>();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={url}>
          <HeadListener value={(part) => void Object.assign(headParts, part)}>
            <FilesListener value={(file) => void files.add(file)}>
              <App
                queryClient={client}
                root={root}
                firstRoot={root}
                isRenderedWide={visit.isWide}
              />
            </FilesListener>
          </HeadListener>
        </StaticRouter>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), headParts, files, at, now: wallClockOf(at) };
  } finally {
    freezeNow();
    sheet.seal();
    if (ownZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = ownZone;
  }
}

/** Matches the query parameters with which advertisements and mails mark links to the shop. */
const linkMark = /^(utm_\w+|fbclid|gclid|msclkid)(=|$)/;

/**
 * A query without the parameters that no page reads. They differ between visitors, who otherwise
 * could not share a rendered page.
 */
function withoutLinkMarks(search: string): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((parameter) => !linkMark.test(parameter));
  return rest.join('') === '' ? '' : `?${rest.join('&')}`;
}

/**
 * Finds out which page a request asks for, and for which visitor. A visitor who has chosen a place
 * gets the home page at the path of the landing page.
 */
function askedPage({ url: asked, cookies, languages }: PageRequest) {
  const { pathname, search: sent } = new URL(asked, 'http://page');
  const search = withoutLinkMarks(sent);
  const known = visitIn(cookies, startLanguage(null, languages));
  const visit = { ...known, language: languageIn(search) ?? known.language };
  const isHome = pathname === paths.landing && visit.place !== null;
  const path = isHome ? paths.home : pathname;
  return {
    visit,
    path,
    search,
    url: path + search,
    route: routeOf(path),
    moduleId: moduleIdIn(search),
  };
}

type Asked = ReturnType<typeof askedPage>;

/**
 * Loads the list in which the module of the page is looked up: the modules of the visitor's place.
 * Without a place it loads all modules if the URL names a module, and none otherwise.
 */
const modulesOf = ({ visit: { place }, moduleId }: Asked): Promise<Module[]> =>
  place === null && moduleId === null ? Promise.resolve([]) : fetchModules(place?.zoneIds ?? []);

/**
 * Renders a page until it has the answers of all queries that are the same for everyone, or
 * `MAX_ROUNDS` is reached. After each round it waits for the pending ones.
 */
async function drawn(
  { visit, url, route }: Asked,
  listed: RenderedModules,
  client: QueryClient,
  activateLanguage: () => void,
): Promise<ReturnType<typeof draw> & { isGone: boolean }> {
  const unanswered = new Set<Query>();
  let isGone = false;
  const ask = async (query: Query) => {
    try {
      await query.fetch();
    } catch (error) {
      unanswered.add(query);
      const isSubject = route !== undefined && query.meta?.subject === route.page;
      if (isSubject && failureOf(error)?.status === 404) isGone = true;
      // Any other failed query is left out of the state, so the browser requests it again.
      else query.reset();
    }
  };
  for (let round = 1; ; round += 1) {
    activateLanguage();
    const page = draw(visit, url, listed, client);
    const missing = client
      .getQueryCache()
      .getAll()
      .filter((query) => isPublicAndPending(query) && !unanswered.has(query));
    const isWhole = missing.length === 0 && !chunksAreLoading();
    // After the last round nothing more is loaded, so that state and HTML have the same answers.
    if (isWhole || round === MAX_ROUNDS) return { ...page, isGone };
    await Promise.all([...missing.map(ask), chunksLoaded()]);
  }
}

async function render(
  asked: Asked,
  { origin, send }: PageRequest,
  shared: QueryClient,
): Promise<RenderedPage> {
  const { visit, path, route } = asked;
  return callers.run({ scope: scopeOf(visit, asked.moduleId), send }, async () => {
    const client = new QueryClient({
      // Without `retryOnMount: false` a page whose item is gone would be rendered as loading.
      defaultOptions: { queries: { retry: false, retryOnMount: false } },
    });
    const activateLanguage = await loadLanguage(visit.language);
    const { language } = visit;
    const headOf = pageHeads({ ...asked, language, activateLanguage, origin, client, shared });
    const look = {
      lang: visit.language,
      dir: directionOf(visit.language),
      'data-theme': visit.theme,
      'data-text': String(visit.textSize),
      'data-motion': visit.lessMotion ? 'less' : 'full',
    };
    // The page needs a place, which the visitor has not chosen: nothing is rendered. The browser
    // redirects to the landing page, and later back to the requested page.
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
    await preloadPage(path, module?.type);
    const page = await drawn(asked, { modules, module }, client, activateLanguage);
    const { html, styles, headParts, files, at, now, isGone } = page;
    const { queries } = dehydrate(client, {
      shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    });
    // The server knows the position only to a kilometre, so distances and fees are not exact. As
    // stale data the browser requests them again.
    for (const { state } of queries) state.dataUpdatedAt = 0;
    // The head may try a failed query again; so the state, which must match the HTML, comes before.
    const { head, isPage } = await headOf({ ...headParts, isGone, now });
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
        modules,
        module,
        path,
        at: at.getTime(),
        queries: { queries, mutations: [] },
      }),
      modules: [
        ...shown.map(({ file }) => file),
        ...files,
        ...[...extents].map((extent) => `${visit.language}/index.ts?${extent}`),
      ],
    };
  });
}

/**
 * Renders a page that other visitors may get too, unless `wasThrottled`: then the backend refused
 * some of this visitor's calls, because the visitor had made too many.
 */
async function renderShared(asked: Asked, request: PageRequest, shared: QueryClient) {
  let wasThrottled = false;
  const send = async (call: Request) => {
    const answer = await request.send(call);
    wasThrottled ||= answer.status === 429;
    return answer;
  };
  const page = await render(asked, { ...request, send }, shared);
  return { page, request, wasThrottled };
}

/** Loads the code of all pages before the first request, so that no visitor waits for it. */
export async function loadPages(): Promise<void> {
  const screens = [
    ...routes.map(({ screen }) => screen),
    ...Object.values(moduleHomes),
    RentalPage,
  ];
  await Promise.all(screens.map((screen) => screen.preload()));
}

/** Renders pages for visitors. */
export interface PageRenderer {
  /** Renders the page for a request. Rejects when the backend takes too long. */
  render: (request: PageRequest) => Promise<RenderedPage>;
  /**
   * Reads the shop's settings. Their texts are in English, because all visitors share the answer.
   * When the backend fails or takes too long, they are those that it sent last; without any it
   * rejects.
   */
  readConfig: (request: PageRequest) => Promise<ShopConfig>;
  /** Lists the path of every page for search engines, without a time limit. */
  listAddresses: (request: PageRequest) => Promise<string[]>;
  /** Reads the shop owner's accounts at analytics services, in the same way. */
  readAnalytics: (request: PageRequest) => Promise<AnalyticScript[]>;
  /**
   * Renders a page at the start, for no visitor: code that has never run is several times slower, so
   * that the first visitor's page would take too long. Reads the shop's settings too, for a backend
   * that is late afterwards; the first page asks for them again, because they may change meanwhile.
   */
  warmUp: (request: PageRequest) => Promise<void>;
}

/** Waits for a promise; rejects when it takes longer than `patienceMs`. */
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
 * Creates this process's renderer, and connects the API client to it: API calls are then made for
 * the visitor whose page is being rendered.
 * @param patienceMs the longest time for rendering a page, in ms
 */
export function pageRenderer(patienceMs: number): PageRenderer {
  connectApi(
    () => callers.getStore()?.scope ?? scopeOf(visitIn('', 'en'), null),
    () => undefined,
    (call) => callers.getStore()?.send(call) ?? Promise.reject(new Error('nobody asks')),
  );
  const shared = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pages = new LRUCache<
    string,
    Awaited<ReturnType<typeof renderShared>>,
    { asked: Asked; request: PageRequest }
  >({
    max: MAX_SHARED,
    ttl: SHARED_MS,
    fetchMethod: (_key, _old, { context: { asked, request } }) =>
      renderShared(asked, request, shared),
  });
  const pageFor = async (request: PageRequest): Promise<RenderedPage> => {
    const { origin, host } = request;
    const asked = askedPage(request);
    const samePage = JSON.stringify([origin, host, asked.url, asked.visit]);
    const drawn = await pages.forceFetch(samePage, { context: { asked, request } });
    if (!drawn.wasThrottled) return drawn.page;
    pages.delete(samePage);
    return drawn.request === request ? drawn.page : render(asked, request, shared);
  };
  const nobody = scopeOf(visitIn('', 'en'), null);
  const read = async <T,>({ send }: PageRequest, name: string, queryFn: () => Promise<T>) => {
    try {
      return await inTime(
        callers.run({ scope: nobody, send }, () =>
          shared.fetchQuery({ queryKey: [name], queryFn, staleTime: SHARED_MS }),
        ),
        patienceMs,
      );
    } catch (error) {
      // An older answer is better than none: without the shop's settings the page's policy would
      // forbid its sign-in services for the whole visit.
      const known = shared.getQueryData<T>([name]);
      if (known === undefined) throw error;
      return known;
    }
  };
  const renderInTime = (request: PageRequest) => inTime(pageFor(request), patienceMs);
  const readConfig = (request: PageRequest) => read(request, 'config', () => fetchConfig());
  const readAnalytics = (request: PageRequest) =>
    read(request, 'analytics', () => fetchAnalyticScripts());
  return {
    render: renderInTime,
    readConfig,
    readAnalytics,
    warmUp: async (request) => {
      await Promise.allSettled([
        readConfig(request),
        readAnalytics(request),
        renderInTime(request),
      ]);
      await shared.invalidateQueries({ refetchType: 'none' });
    },
    listAddresses: ({ send }) =>
      listedAddresses((shelves, work) =>
        callers.run({ scope: { ...nobody, ...shelves }, send }, work),
      ),
  };
}
