import { useInfiniteQuery } from '@tanstack/react-query';
import type { Provider } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { providerReviewsQuery } from '../queries.ts';
import { VehicleReviews } from '../vehicle/VehicleReviews.tsx';

/** Reviews of all vehicles of a provider (API-37, CAT-10). */
export function ProviderReviews({ provider }: { provider: Provider }) {
  const query = useInfiniteQuery({
    ...providerReviewsQuery(String(provider.id)),
    enabled: provider.reviewsEnabled,
  });
  if (!provider.reviewsEnabled) return <Notice>{t('catalogue.store.noReviewPlan')}</Notice>;
  return (
    <VehicleReviews
      query={query}
      average={provider.avgRating}
      count={provider.ratingCount}
      ratings={provider.ratings}
      named
    />
  );
}
