import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import { t } from '../messages/index.ts';
import { configQuery } from './config.ts';
import { useUnread } from './unread.ts';
import { setPageMeta } from '../platform/browser.ts';

/** What tabs, search engines and links that are shared say of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Where the picture of what it is about is; null where it has none. */
  picture: string | null;
}

const HearHead = createContext<((head: PageHead) => void) | null>(null);

/** Hears of the head while a page is drawn at the server, where effects do not run. */
export const HeadListener = HearHead.Provider;

/**
 * Names the page in the tab and describes it for search engines. Without a name yet (null) the shop
 * alone is named; without a description the shop's own stands. In the tab the number of unread
 * messages comes first (NAV-19).
 */
export function usePageTitle(
  page: string | null,
  description?: string,
  picture: string | null = null,
): void {
  const { data: config } = useQuery(configQuery());
  const shop = config?.businessName ?? 'Sixways';
  const title = page === null || page === '' ? shop : t('app.title', { page, shop });
  const words = description ?? t('app.description');
  useContext(HearHead)?.({ title, description: words, picture });
  const unread = useUnread();
  const counted = unread === 0 ? title : `(${unread}) ${title}`;
  useEffect(() => setPageMeta({ title: counted, description: words }), [counted, words]);
}
