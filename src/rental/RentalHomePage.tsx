import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { VehicleGroup } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { Grid, ScrollRow, Section, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Picture } from '../ui/Picture.tsx';
import { CardSkeletons } from '../ui/Skeleton.tsx';
import { Stage } from '../ui/Stage.tsx';
import { ViewAll } from '../ui/list/ViewAll.tsx';
import { vehiclesHref } from './links.ts';
import { providerHref } from '../shop/links.ts';
import { ProviderCard } from './vehicle/ProviderCard.tsx';
import {
  popularProvidersQuery,
  rentalBannersQuery,
  topRatedVehiclesQuery,
  vehicleBrandsQuery,
  vehicleCategoriesQuery,
} from './queries.ts';
import { TripBar } from './plan/TripBar.tsx';
import { VehicleCard } from './vehicle/VehicleCard.tsx';
import { useQuickView } from './vehicle/useQuickView.tsx';

/** How many vehicles or providers a section shows; a link leads to the complete list. */
const CARDS_A_SECTION = 6;

const Kind = styled(Link)`
  inline-size: 132px;
  min-inline-size: min-content;
  display: grid;
  gap: 10px;
  justify-items: center;
  font: var(--type-label);
  text-align: center;
  > :first-child {
    inline-size: 100%;
  }
`;

/** The row of links to the kinds of vehicles. On narrow screens it scrolls sideways. */
const Kinds = styled(ScrollRow)`
  @media (min-width: 1181px) {
    > * {
      flex: 1 0 108px;
      max-inline-size: 156px;
    }
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 52px;
  padding-inline: 18px;
  border-radius: var(--r-full);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  font: var(--type-label);
  @media (hover: hover) {
    &:hover {
      background: var(--fill);
    }
  }
`;

const BannerLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  inline-size: min(420px, 84vw);
  min-block-size: 132px;
  padding: 24px 28px;
  border-radius: 26px;
  background: var(--accent-softer);
  font: var(--type-h3);
  letter-spacing: var(--track-h3);
  img {
    inline-size: 108px;
    block-size: auto;
  }
`;

/**
 * The vehicle search that the query of the home page asks for: the vehicles of a category, of all
 * categories, or those whose names contain a search text. Null if it asks for none (NAV-07,
 * NAV-16).
 */
function searchOf(params: URLSearchParams): string | null {
  const search = params.get('search');
  const categoryId = Number(params.get('id'));
  if (search === 'category') return vehiclesHref(categoryId > 0 ? categoryId : null);
  if (params.get('from') === 'allCategories') return vehiclesHref(null);
  return search === null ? null : linkTo('vehicles', { name: search });
}

/** The home page of rental. A visitor who follows a link with a search is redirected to it. */
export function RentalHomePage() {
  const [params] = useSearchParams();
  const to = searchOf(params);
  return to === null ? <Home /> : <Navigate to={to} replace />;
}

/**
 * The content of the home page: the trip planner, and then kinds of vehicles, the best rated
 * vehicles, offers, providers and brands.
 */
function Home() {
  const module = useModule();
  const title = t('rental.home.title');
  usePageTitle(module?.name ?? title, module?.description || undefined);
  const categories = useQuery(vehicleCategoriesQuery());
  const rated = useQuery(topRatedVehiclesQuery());
  const { data: banners = [] } = useQuery(rentalBannersQuery());
  const { data: brands = [] } = useQuery(vehicleBrandsQuery());
  const { onLook, quickView } = useQuickView('home');
  const led = banners.filter(({ providerId }) => providerId !== null);
  return (
    <Wrap>
      <TripBar
        title={title}
        art={<Picture src={module?.thumbnailUrl ?? null} alt="" size={250} first />}
      />
      <QuerySection title={t('rental.home.categories')} query={categories} to={vehiclesHref(null)}>
        {(kinds) => (
          <Kinds $gap={16}>
            {kinds.map((kind) => (
              <KindLink key={kind.id} kind={kind} />
            ))}
          </Kinds>
        )}
      </QuerySection>
      <QuerySection
        title={t('rental.home.topRated')}
        query={rated}
        to={linkTo('vehicles', { rated: 1 })}
        cards
      >
        {({ rows }) => (
          <Grid $columns={3}>
            {rows.slice(0, CARDS_A_SECTION).map((vehicle) => (
              <VehicleCard key={vehicle.id} vehicle={vehicle} from="home" onLook={onLook} />
            ))}
          </Grid>
        )}
      </QuerySection>
      {quickView}
      {led.length > 0 && (
        <Section title={t('rental.home.offers')}>
          <ScrollRow $gap={16}>
            {led.map((banner) => (
              <BannerLink
                key={banner.id}
                to={providerHref({ id: banner.providerId ?? 0, slug: '' })}
              >
                {banner.title}
                {banner.imageUrl !== null && <Picture src={banner.imageUrl} alt="" size={108} />}
              </BannerLink>
            ))}
          </ScrollRow>
        </Section>
      )}
      <PopularProviders />
      {brands.length > 0 && (
        <Section title={t('rental.home.brands')}>
          <ScrollRow>
            {brands.map((brand) => (
              <Brand key={brand.id} to={linkTo('vehicles', { brandId: brand.id })}>
                {brand.imageUrl !== null && <Picture src={brand.imageUrl} alt="" size={28} />}
                {brand.name}
              </Brand>
            ))}
          </ScrollRow>
        </Section>
      )}
    </Wrap>
  );
}

/** The providers that are booked most, with a link to all of them (NAV-12). */
function PopularProviders() {
  const providers = useQuery(popularProvidersQuery());
  return (
    <QuerySection title={t('rental.home.providers')} query={providers} to={linkTo('popularStores')}>
      {(rows) => (
        <Grid $columns={3}>
          {rows.slice(0, CARDS_A_SECTION).map((provider) => (
            <ProviderCard key={provider.id} provider={provider} />
          ))}
        </Grid>
      )}
    </QuerySection>
  );
}

function KindLink({ kind }: { kind: VehicleGroup }) {
  return (
    <Kind to={vehiclesHref(kind.id)}>
      <Stage id={kind.id} image={kind.imageUrl} ratio="1.2" />
      {kind.name}
    </Kind>
  );
}

interface QuerySectionProps<Rows> {
  title: string;
  query: UseQueryResult<Rows>;
  to?: string;
  /** Whether card skeletons are shown while the query loads. If not, only the title is shown. */
  cards?: boolean;
  children: (rows: Rows) => ReactNode;
}

/**
 * A titled section for the rows of a query. Renders nothing when there are no rows. When loading
 * fails, it shows an error with a retry button below the title.
 */
function QuerySection<Rows>({
  title,
  query,
  to,
  cards = false,
  children,
}: QuerySectionProps<Rows>) {
  if (Array.isArray(query.data) && query.data.length === 0) return null;
  return (
    <Section
      title={title}
      {...(to === undefined
        ? {}
        : {
            action: <ViewAll to={to} what={title} />,
          })}
    >
      {query.isPending && cards && (
        <Grid $columns={3}>
          <CardSkeletons count={CARDS_A_SECTION} ratio="16 / 10.5" />
        </Grid>
      )}
      {query.isError && query.data === undefined && (
        <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && children(query.data)}
    </Section>
  );
}
