import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CarFront } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../../machines/rules/failure.ts';
import { MembersPage } from '../account/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { Badge } from '../ui/Chip.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { tripHref } from './links.ts';
import { tripsQuery } from './tripQueries.ts';
import { pickupTimeText } from './tripWords.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-block-start: 20px;
  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    padding: 16px 20px;
    border-radius: var(--r-xl);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  h2 {
    font: var(--type-label);
  }
  /* The whole card leads to the trip. */
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

const kinds = [
  { value: 'running', label: () => t('trips.running') },
  { value: 'completed', label: () => t('trips.over') },
] as const;

/** A customer's trips: those that run, and those that are over (NAV-11, NAV-29). */
export function MyTripsPage() {
  const [which, setWhich] = useState<'running' | 'completed'>('running');
  return (
    <MembersPage title={t('account.trips')}>
      <Tabs
        label={t('trips.which')}
        value={which}
        tabs={kinds.map(({ value, label }) => ({ value, label: label() }))}
        onChange={setWhich}
      >
        <Trips which={which} />
      </Tabs>
    </MembersPage>
  );
}

function Trips({ which }: { which: 'running' | 'completed' }) {
  const { data: config } = useQuery(configQuery());
  const found = useInfiniteQuery(tripsQuery(which));
  if (found.isError) {
    return <ErrorPanel message={messageOf(found.error)} onRetry={() => void found.refetch()} />;
  }
  if (found.data === undefined || config === undefined) return <Skeleton $height="200px" />;
  const trips = found.data.pages.flatMap(({ rows }) => rows);
  if (trips.length === 0) {
    return (
      <EmptyPanel
        title={t('trips.empty')}
        text={t('trips.empty.text')}
        icon={<CarFront strokeWidth={1.4} aria-hidden />}
      />
    );
  }
  return (
    <>
      <List>
        {trips.map((trip) => (
          <li key={trip.id}>
            <h2>
              <Link to={tripHref(trip.id)}>
                {trip.provider?.name ?? t('trips.trip', { id: trip.id })}
              </Link>
            </h2>
            <Badge $look={trip.status === 'canceled' ? 'danger' : 'soft'}>
              {t(`trips.status.${trip.status}`)}
            </Badge>
            <p>
              {t('trips.trip', { id: trip.id })}, {t('trips.vehicles', { count: trip.quantity })},{' '}
              {pickupTimeText(trip.pickupAt, config)}
            </p>
            <b>
              <Money amount={trip.amount} currency={config.currency} />
            </b>
          </li>
        ))}
      </List>
      {found.hasNextPage && (
        <LoadMore
          loading={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}
