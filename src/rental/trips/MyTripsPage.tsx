import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { messageOf } from '../../../machines/rules/failure.ts';
import { MembersPage } from '../../account/index.ts';
import type { TripFilter } from '../../api/rental/trips.ts';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';
import { listOf, t } from '../../messages/index.ts';
import { useModule, useModules, useModulesPending } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { ButtonBase } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { Link } from '../../ui/Link.tsx';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { Money } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/menu/Tabs.tsx';
import { tripHref, vehiclesHref } from '../links.ts';
import { tripsQuery } from './tripQueries.ts';
import { pickupTimeText } from '../tripTexts.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-block-start: 20px;
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    padding: 16px 20px;
    border-radius: var(--r-2xl);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  > li > :first-child {
    grid-row: span 2;
  }
  > li > :nth-child(3),
  > li > b {
    justify-self: end;
  }
  @media (hover: hover) {
    > li:hover {
      box-shadow: inset 0 0 0 1px var(--line-strong);
    }
  }
  h2 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  /* The link covers the card, so that a press anywhere on it opens the trip. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

const kinds = ['running', 'completed', 'canceled'] as const;

/**
 * The list of a customer's trips: running, completed or canceled ones, depending on the URL
 * (NAV-11, NAV-29).
 */
export function MyTripsPage() {
  const [params, change] = useUrlChoices();
  const which = kinds.find((kind) => kind === params.get('view')) ?? 'running';
  return (
    <MembersPage title={t('account.trips')}>
      <Tabs
        label={t('trips.which')}
        value={which}
        tabs={kinds.map((value) => ({ value, label: t(`trips.${value}`) }))}
        onChange={(next) => change({ view: next === 'running' ? null : next })}
      >
        <Trips which={which} />
      </Tabs>
    </MembersPage>
  );
}

/**
 * The id of the rental module whose trips are listed: the current module if it is a rental, else
 * the first rental module at the customer's place. Null where there is none; the trips of all
 * rental modules are then listed, because some may have been booked at another place.
 */
function useRentalId(): number | null {
  const modules = useModules();
  const present = useModule();
  const rental =
    present?.type === 'rental' ? present : modules.find(({ type }) => type === 'rental');
  return rental?.id ?? null;
}

function Trips({ which }: { which: TripFilter }) {
  const { data: config } = useQuery(configQuery());
  const rentalId = useRentalId();
  const isPending = useModulesPending();
  const found = useInfiniteQuery({
    ...tripsQuery(which, rentalId),
    enabled: !isPending,
  });
  if (found.isError && found.data === undefined) {
    return <ErrorPanel message={messageOf(found.error)} onRetry={() => void found.refetch()} />;
  }
  if (found.data === undefined || config === undefined) return <Skeleton $height="200px" />;
  const trips = found.data.pages.flatMap(({ rows }) => rows);
  if (trips.length === 0) {
    return (
      <EmptyPanel
        title={t('trips.empty')}
        text={t('trips.empty.text')}
        object="automobile"
        tint="rental"
        action={
          <ButtonBase as={Link} to={vehiclesHref(null)} $look="ink">
            {t('trips.empty.browse')}
          </ButtonBase>
        }
      />
    );
  }
  return (
    <>
      <List data-module="rental">
        {trips.map((trip) => (
          <li key={trip.id}>
            <StoreLogo
              id={trip.provider?.id ?? 0}
              name={trip.provider?.name ?? ''}
              image={trip.provider?.logoUrl ?? null}
              size={52}
            />
            <h2>
              <Link to={tripHref(trip.id)}>
                {trip.provider?.name ?? t('trips.trip', { id: trip.id })}
              </Link>
            </h2>
            <Badge $look={trip.status === 'canceled' ? 'danger' : 'soft'}>
              {t(`trips.status.${trip.status}`)}
            </Badge>
            <p>
              {listOf([
                t('trips.trip', { id: trip.id }),
                trip.quantity === null
                  ? t('ui.quantityMissing')
                  : t('trips.vehicles', { count: trip.quantity }),
                trip.pickupAtUnknown ? t('ui.timeMissing') : pickupTimeText(trip.pickupAt, config),
              ])}
            </p>
            <b>
              <Money amount={trip.amount} currency={config.currency} />
            </b>
          </li>
        ))}
      </List>
      {found.isFetchNextPageError ? (
        <ErrorPanel message={messageOf(found.error)} onRetry={() => void found.fetchNextPage()} />
      ) : (
        found.hasNextPage && (
          <LoadMore
            loading={found.isFetchingNextPage}
            onMore={() => void found.fetchNextPage({ cancelRefetch: false })}
          />
        )
      )}
    </>
  );
}
