import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import { t } from '../messages/index.ts';
import { configQuery } from './config.ts';
import { useUnread } from './unread.ts';
import { setPageMeta } from '../platform/browser.ts';

/** The title and description of a page, for tabs and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** The breadcrumbs; the last one is the page itself and has no link. */
  crumbs: readonly Crumb[];
}

export interface Crumb {
  label: string;
  /** The address that the crumb links to; left out for the page itself. */
  to?: string;
}

const HeadContext = createContext<((part: Partial<PageHead>) => void) | null>(null);

/**
 * Provides a function to which pages pass their title, description and breadcrumbs while the server
 * renders them, so that the server can write these into the HTML. In a browser an effect sets the
 * title, but effects do not run on the server.
 */
export const HeadListener = HeadContext.Provider;

/**
 * Passes the page's breadcrumbs to `HeadListener` while the server renders the page, so that search
 * engines find them in its HTML. Does nothing in a browser.
 */
export function useCrumbs(crumbs: readonly Crumb[]): void {
  useContext(HeadContext)?.({ crumbs });
}

/**
 * Sets the title of the tab and the description for search engines. Without a page name (null) the
 * title is the shop's name; without a description the shop's own is used. The title begins with the
 * number of unread messages, if there are any (NAV-19).
 */
export function usePageTitle(page: string | null, description?: string): void {
  const { data: config } = useQuery(configQuery());
  const shop = config?.businessName ?? 'Sixways';
  const title = page === null || page === '' ? shop : t('app.title', { page, shop });
  const words = description ?? t('app.description');
  useContext(HeadContext)?.({ title, description: words });
  const unread = useUnread();
  const counted = unread === 0 ? title : `(${unread}) ${title}`;
  useEffect(() => setPageMeta({ title: counted, description: words }), [counted, words]);
}
