import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { setPageMeta } from '../platform/browser.ts';

/**
 * Names the page in the tab and describes it for search engines. Without a name yet (null) the shop
 * alone is named; without a description the shop's own stands.
 */
export function usePageTitle(page: string | null, description?: string): void {
  const { data: config } = useQuery(configQuery());
  const shop = config?.businessName ?? 'Sixways';
  useEffect(() => {
    setPageMeta({
      title: page === null || page === '' ? shop : t('app.title', { page, shop }),
      description: description ?? t('app.description'),
    });
  }, [page, shop, description]);
}
