import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import { t } from '../messages/index.ts';
import { configQuery } from './config.ts';
import { useUnread } from './unread.ts';
import { setPageMeta } from '../platform/browser.ts';

/** What tabs and search engines say of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Where it stands, the page itself last and without an address. */
  crumbs: readonly Crumb[];
}

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: string;
}

const HearHead = createContext<((part: Partial<PageHead>) => void) | null>(null);

/** Hears of the head while a page is drawn at the server, where effects do not run. */
export const HeadListener = HearHead.Provider;

/** Tells search engines where a page stands, as it tells visitors. */
export function useCrumbs(crumbs: readonly Crumb[]): void {
  useContext(HearHead)?.({ crumbs });
}

/**
 * Names the page in the tab and describes it for search engines. Without a name yet (null) the shop
 * alone is named; without a description the shop's own stands. In the tab the number of unread
 * messages comes first (NAV-19).
 */
export function usePageTitle(page: string | null, description?: string): void {
  const { data: config } = useQuery(configQuery());
  const shop = config?.businessName ?? 'Sixways';
  const title = page === null || page === '' ? shop : t('app.title', { page, shop });
  const words = description ?? t('app.description');
  useContext(HearHead)?.({ title, description: words });
  const unread = useUnread();
  const counted = unread === 0 ? title : `(${unread}) ${title}`;
  useEffect(() => setPageMeta({ title: counted, description: words }), [counted, words]);
}
