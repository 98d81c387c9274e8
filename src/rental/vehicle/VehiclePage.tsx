import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { AverageRating, Breadcrumbs, ShareButton } from '../../catalogue/index.ts';
import { addressText, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { H1, H3, Row, Wrap } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Heart } from '../../wishlist/index.ts';
import { Description } from './Description.tsx';
import { vehiclesHref } from '../links.ts';
import { providerHref } from '../../shop/links.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { vehicleCategoriesQuery, vehicleQuery, vehicleReviewsQuery } from '../queries.ts';
import { ReadPage } from '../ReadPage.tsx';
import { StickyBar, useScrolledFar } from './StickyBar.tsx';
import { TripCard } from './TripCard.tsx';
import { VehicleBadges } from './VehicleBadges.tsx';
import { VehicleGallery } from './VehicleGallery.tsx';
import { SpecTiles } from './VehicleSpecs.tsx';

const VehicleReviews = lazyPart(async () => (await import('./VehicleReviews.tsx')).VehicleReviews);

const VehiclePrices = lazyPart(async () => (await import('./VehiclePrices.tsx')).VehiclePrices);

const SimilarVehicles = lazyPart(
  async () => (await import('./SimilarVehicles.tsx')).SimilarVehicles,
);

/** Leaves space at the end of the page, so that the sticky bar covers nothing there. */
const Page = styled(Wrap)`
  padding-block-end: var(--sticky-bar-h);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 48px;
  align-items: start;
  margin-block-start: 24px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    margin-block-start: 8px;
  }
`;

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  margin-block-start: 30px;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    margin-block-start: 8px;
    color: var(--text-2);
  }
  p > a {
    color: var(--accent-text);
    font-weight: 620;
    text-decoration: underline var(--underline);
    text-underline-offset: 4px;
  }
  p > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const Block = styled.section`
  margin-block-start: 40px;
  > h2 {
    margin-block-end: 14px;
  }
  @media (max-width: 640px) {
    margin-block-start: 32px;
  }
`;

/** A vehicle's page: pictures, specs, provider, reviews, and the trip beside it (RENT-01..05). */
export function VehiclePage() {
  const { id = '' } = useParams();
  const query = useQuery(vehicleQuery(id));
  return (
    <ReadPage
      query={query}
      height="min(54vw, 460px)"
      gone={{ title: t('rental.gone.title'), object: 'automobile' }}
    >
      {(vehicle) => <Shown key={vehicle.id} vehicle={vehicle} />}
    </ReadPage>
  );
}

function Shown({ vehicle }: { vehicle: Vehicle }) {
  usePageTitle(vehicle.name, vehicle.description || undefined);
  const module = useModule();
  const far = useScrolledFar();
  const { data: categories = [] } = useQuery(vehicleCategoriesQuery());
  const reviews = useInfiniteQuery(vehicleReviewsQuery(vehicle.id));
  const category = categories.find(({ id }) => id === vehicle.categoryId);
  const { provider } = vehicle;
  const free = vehicle.available > 0;
  return (
    <Page>
      <Breadcrumbs
        crumbs={[
          { label: module?.name ?? t('rental.results.page'), to: vehiclesHref(null) },
          ...(category === undefined
            ? []
            : [{ label: category.name, to: vehiclesHref(category.id) }]),
          { label: vehicle.name },
        ]}
      />
      <Columns>
        <div>
          <VehicleGallery vehicle={vehicle}>
            <VehicleBadges vehicle={vehicle} />
          </VehicleGallery>
          <Name vehicle={vehicle} />
          <SpecTiles vehicle={vehicle} />
          {vehicle.description !== '' && (
            <Block>
              <H3 as="h2">{t('rental.about')}</H3>
              <Description text={vehicle.description} />
            </Block>
          )}
          <Block>
            <H3 as="h2">{t('rental.prices')}</H3>
            <Delayed instead={FailedPart} fallback={<Skeleton $height="12rem" />}>
              <VehiclePrices vehicle={vehicle} />
            </Delayed>
          </Block>
          <Block>
            <H3 as="h2">{t('rental.provider')}</H3>
            <ProviderCard provider={provider} />
          </Block>
          <Block>
            <H3 as="h2">{t('rental.reviews')}</H3>
            <Delayed instead={FailedPart} fallback={<Skeleton $height="12rem" />}>
              <VehicleReviews
                query={reviews}
                average={vehicle.avgRating}
                count={vehicle.reviewCount}
                ratings={vehicle.ratings}
              />
            </Delayed>
          </Block>
        </div>
        <TripCard vehicle={vehicle} withoutButton={far || !free} />
      </Columns>
      <Delayed instead={Nothing}>
        <SimilarVehicles vehicle={vehicle} />
      </Delayed>
      <StickyBar vehicle={vehicle} shown={far} />
    </Page>
  );
}

/** The vehicle's name, rating and provider. */
function Name({ vehicle }: { vehicle: Vehicle }) {
  const { provider } = vehicle;
  return (
    <Title>
      <div>
        <H1>{vehicle.name}</H1>
        <p>
          {vehicle.reviewCount > 0 && (
            <AverageRating value={vehicle.avgRating} count={vehicle.reviewCount} />
          )}
          <Link to={providerHref(provider)}>{provider.name}</Link>
          {provider.address !== '' && (
            <span>
              <MapPin size={16} aria-hidden />
              <bdi>{addressText(provider)}</bdi>
            </span>
          )}
        </p>
      </div>
      <Row $gap={8}>
        <ShareButton title={vehicle.name} />
        <Heart lined thing="vehicle" id={vehicle.id} name={vehicle.name} />
      </Row>
    </Title>
  );
}
