import { matchPath } from 'react-router-dom';
import { failureOf } from '../../../../machines/rules/failure.ts';
import { formatMoney } from '../../../../machines/rules/money.ts';
import { paths } from '../../../../machines/rules/paths.ts';
import { wallClockOf, type WallClock } from '../../../../machines/rules/wallClock.ts';
import { canonicalOf, type Route } from '../../../app/routes.ts';
import {
  languageIn,
  languages,
  t,
  withLanguage,
  type LanguageCode,
} from '../../../messages/index.ts';
import { configQuery } from '../../../shop/config.ts';
import type { PageHead } from '../../../shop/usePageTitle.ts';
import type { Head } from './head.ts';
import { priceOf, trail } from './structured.ts';
import { subjects, type AskedPage, type Subject } from './subjects.ts';

/** A requested page, as far as its title, description and data for search engines depend on it. */
interface Page extends Pick<AskedPage, 'client' | 'shared' | 'moduleId' | 'origin' | 'search'> {
  language: LanguageCode;
  /** Makes the language the active one; another page may switch it at the next `await`. */
  activateLanguage: () => void;
  path: string;
  /** The route of the path; undefined where the shop has no such page. */
  route: Route | undefined;
}

/** The title, description and breadcrumbs that the page's components set while it was rendered. */
interface Drawn extends Partial<PageHead> {
  /** Whether the backend does not have the page's subject, for example no store with this id. */
  isGone: boolean;
  /** The time on the visitor's clock, with which the page was rendered. */
  now: WallClock;
}

interface Heading {
  /** The data of the head; null when the backend does not answer. */
  head: Head | null;
  /**
   * Whether the page exists and the backend has its subject, such as the store; if not, the server
   * answers 404.
   */
  isPage: boolean;
}

/**
 * Loads the page's subject, such as a store. Resolves with `gone` when the backend answers 404,
 * with null when the page has no subject or the subject could not be loaded.
 */
async function subjectOf(
  { route, language, activateLanguage, path, ...page }: Page,
  known: Pick<AskedPage, 'config' | 'url' | 'now'>,
): Promise<Subject | 'gone' | null> {
  if (route === undefined) return null;
  const learn = subjects[route.page];
  if (learn === undefined) return null;
  const id = matchPath(paths[route.page], path)?.params['id'] ?? '';
  activateLanguage();
  return learn({ ...page, ...known, language, id }).catch((error: unknown) =>
    failureOf(error)?.status === 404 ? 'gone' : null,
  );
}

/**
 * Makes the data of a page for search engines and link previews, from the page's subject and from
 * what the page set while it was rendered. `drawn` is null for a page that was not rendered,
 * because the visitor has to choose a place first.
 */
export const pageHeads = (page: Page) =>
  async function headOf(drawn: Drawn | null): Promise<Heading> {
    const { route, language, path, search, origin } = page;
    const config = await page.client.ensureQueryData(configQuery()).catch(() => null);
    const isOn = config === null || route?.isOffered?.(config) !== false;
    const mayBe = route !== undefined && isOn && drawn?.isGone !== true;
    if (config === null) return { head: null, isPage: mayBe };
    const address = (named: LanguageCode | null) =>
      origin + canonicalOf(path, withLanguage(search, named));
    const url = address(languageIn(search));
    const now = drawn?.now ?? wallClockOf(new Date());
    const found = mayBe ? await subjectOf(page, { config, url, now }) : null;
    const subject = found === 'gone' ? null : found;
    const isPage = mayBe && found !== 'gone';
    page.activateLanguage();
    const shop = config.businessName;
    const { name, picture = null, amount = null, things = [] } = subject ?? {};
    const crumbs = drawn?.crumbs ?? [];
    const head: Head = {
      title: drawn?.title ?? (name === undefined ? shop : t('app.title', { page: name, shop })),
      description: drawn?.description ?? (subject?.description || t('app.description')),
      shop,
      icon: config.iconUrl,
      language,
      url,
      alternates: [
        ...languages.map(({ code }) => ({ language: code, url: address(code) })),
        { language: 'x-default' as const, url: address(null) },
      ],
      // A page that needs a place redirects visitors without one to the landing page. It is listed
      // only if it has a subject.
      listed: isPage && route?.unlisted !== true && (drawn !== null || subject !== null),
      picture: picture === null ? null : new URL(picture, origin).href,
      price: priceOf(amount, config),
      priceText: amount === null ? null : formatMoney(amount, config.currency),
      things: [...things, ...(crumbs.length > 0 ? [trail(crumbs, url, origin)] : [])],
    };
    return { head, isPage };
  };
