import { useQuery } from '@tanstack/react-query';
import { MapPin, Phone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Provider } from '../../../machines/rules/domain.ts';
import { AverageRating, Breadcrumbs, ChatButton, ShareButton } from '../../catalogue/index.ts';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';
import { addressText, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { H1, Row, Wrap } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PhoneNumber } from '../../ui/text/PhoneNumber.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/menu/Tabs.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Heart } from '../../wishlist/index.ts';
import { vehiclesHref } from '../links.ts';
import { providerQuery } from '../queries.ts';
import { ReadPage } from '../ReadPage.tsx';
import { VehicleResults } from './VehicleResults.tsx';

const ProviderReviews = lazyPart(
  async () => (await import('./ProviderReviews.tsx')).ProviderReviews,
);

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 24px;
  margin-block: 24px 28px;
  padding: 28px 32px;
  border-radius: 32px;
  background: radial-gradient(60% 130% at 88% 10%, var(--accent-line), var(--accent-soft) 72%);
  > :nth-child(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    margin-block-start: 8px;
    color: var(--text-2);
  }
  p > span,
  p > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  @media (max-width: 640px) {
    flex-wrap: wrap;
    gap: 16px;
    padding: 20px;
    border-radius: 26px;
    > :nth-child(2) {
      flex-basis: 180px;
    }
  }
`;

const ReviewsPart = styled.div`
  margin-block-start: 32px;
`;

/** A provider's page: details, vehicles and reviews (DATA-22, API-37). */
export function ProviderPage() {
  const { id = '' } = useParams();
  const query = useQuery(providerQuery(id));
  return (
    <ReadPage
      query={query}
      height="180px"
      gone={{ title: t('rental.providerGone.title'), object: 'convenience-store' }}
    >
      {(provider) => <Shown key={provider.id} provider={provider} />}
    </ReadPage>
  );
}

function Shown({ provider }: { provider: Provider }) {
  usePageTitle(provider.name, provider.address || undefined);
  const module = useModule();
  const [params, change] = useUrlChoices();
  const view = params.get('view') === 'reviews' ? 'reviews' : 'vehicles';
  const closed = !provider.active || provider.open === false;
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { label: module?.name ?? t('rental.results.page'), to: vehiclesHref(null) },
          { label: provider.name },
        ]}
      />
      <Head>
        <StoreLogo id={provider.id} name={provider.name} image={provider.logoUrl} size={84} />
        <div>
          <H1>{provider.name}</H1>
          <p>
            {provider.ratingCount > 0 && (
              <AverageRating value={provider.avgRating} count={provider.ratingCount} />
            )}
            {provider.address !== '' && (
              <span>
                <MapPin size={16} aria-hidden />
                <bdi>{addressText(provider)}</bdi>
              </span>
            )}
            {provider.phone !== '' && (
              <a href={`tel:${provider.phone}`}>
                <Phone size={16} aria-hidden />
                <PhoneNumber number={provider.phone} />
              </a>
            )}
            {provider.discount?.discountType === 'percent' && (
              <Badge $look="accent">
                {t('rental.providerOffer', { percent: provider.discount.discount })}
              </Badge>
            )}
            {closed && <Badge $look="ink">{t('catalogue.store.closed')}</Badge>}
          </p>
        </div>
        <Row $gap={8}>
          {provider.vendorId !== null && (
            <ChatButton thread={{ kind: 'store', id: provider.vendorId }} name={provider.name} />
          )}
          <ShareButton title={provider.name} />
          <Heart lined thing="provider" id={provider.id} name={provider.name} />
        </Row>
      </Head>
      <Announcement text={provider.announcement} />
      <Tabs
        label={t('rental.provider')}
        value={view}
        tabs={[
          { value: 'vehicles', label: t('rental.results.page') },
          { value: 'reviews', label: t('rental.reviews') },
        ]}
        onChange={(next) => change({ view: next === 'vehicles' ? null : next })}
      >
        {view === 'vehicles' ? (
          <VehicleResults
            providerId={provider.id}
            from="provider"
            title={(count) => t('rental.vehicleCount', { count })}
          />
        ) : (
          <ReviewsPart>
            <Delayed instead={FailedPart} fallback={<Skeleton $height="12rem" />}>
              <ProviderReviews provider={provider} />
            </Delayed>
          </ReviewsPart>
        )}
      </Tabs>
    </Wrap>
  );
}

/** What the provider announces, in the direction of its language; null for nothing. */
function Announcement({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Notice>
      <div dir="auto">{text}</div>
    </Notice>
  );
}
