import { useQueryClient } from '@tanstack/react-query';
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { VehicleQuery } from '../../../machines/rules/vehicleSearch.ts';
import { patched, useUrlChoices, type UrlPatch } from '../../shop/useUrlChoices.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Grid, H2, Row } from '../../ui/Layout.tsx';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { CardSkeletons, Skeleton } from '../../ui/Skeleton.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { wireRentalSearch } from '../queries.ts';
import { useIsTripStarted, useTripActor, useTripSettings } from '../plan/tripPlan.ts';
import {
  countNarrowing,
  filtersOf,
  readVehicleChoices,
  sortings,
  withoutFilters,
} from './vehicleChoices.ts';
import { VehicleGrid } from './VehicleGrid.tsx';

const ActiveFilters = lazyPart(async () => (await import('./ActiveFilters.tsx')).ActiveFilters);
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);
const VehicleFilters = lazyPart(async () => (await import('./VehicleFilters.tsx')).VehicleFilters);

const Columns = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  gap: 40px;
  align-items: start;
  margin-block-start: 44px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-6);
    margin-block-start: 32px;
  }
`;

/** The filters beside the results, on wide screens only. Narrow screens show them in a dialog. */
const Aside = styled.aside`
  position: sticky;
  inset-block-start: calc(var(--nav-h) + 24px);
  max-block-size: calc(100dvh - var(--nav-h) - 48px);
  overflow-y: auto;
  scrollbar-width: thin;
  /* Room for the focus ring, which the list would cut off as it scrolls. */
  padding: 5px;
  margin: -5px;
  @media (max-width: 1180px) {
    display: none;
  }
`;

const Head = styled(Row)`
  margin-block-end: var(--sp-6);
`;

/** The sort order: a native list box that looks like a pill. */
const Sort = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 16px;
  border-radius: var(--r-full);
  box-shadow: inset 0 0 0 1px var(--line-control);
  &:focus-within {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 2px;
  }
  select {
    appearance: none;
    min-block-size: 44px;
    border: 0;
    outline: 0;
    background: none;
    color: var(--text);
    font: var(--type-sm-strong);
    cursor: pointer;
  }
  option {
    background: var(--surface-raised);
  }
`;

const Opener = styled.span`
  @media (min-width: 1181px) {
    display: none;
  }
`;

interface VehicleResultsProps {
  /** The id of the provider whose vehicles are listed; null means all providers. */
  providerId?: number | null;
  /** Returns the heading for a number of found vehicles. It is used once the number is known. */
  title: (total: number) => string;
  from: string;
  /** Buttons that are shown when nothing was found and no filter is set. */
  emptyActions?: ReactNode;
}

/**
 * Reads and changes the filters and the sort order in the URL. The price filter is removed when the
 * trip type changes, and all filters are removed when the trip is reset.
 */
function useVehicleChoices() {
  const plan = useTripActor();
  const trip = useTripSettings();
  const [params, change] = useUrlChoices();
  useEffect(() => {
    const subscription = plan.on('trip.cleared', () => change(withoutFilters));
    return () => subscription.unsubscribe();
  }, [plan, change]);
  // An hour and a km have different prices, so a price filter cannot stay for the other type.
  const type = useRef(trip?.type);
  useEffect(() => {
    if (type.current !== undefined && type.current !== trip?.type) change({ min: null, max: null });
    type.current = trip?.type;
  }, [trip?.type, change]);
  return { trip, params, change, choices: readVehicleChoices(params) };
}

/**
 * Runs the vehicle search, which searches again as soon as the filters or the trip change.
 * @param providerId the provider whose vehicles are searched; null means all providers
 */
function useVehicleSearch(query: VehicleQuery, providerId: number | null) {
  const client = useQueryClient();
  const [{ machine, prefetch }] = useState(() => wireRentalSearch(client, providerId));
  const [snapshot, send] = useFlow(machine, { input: { query } });
  // A layout effect runs before the change is painted, so the request starts a frame earlier and the
  // page is painted once, not twice.
  useLayoutEffect(() => {
    send({ type: 'vehicles.asked', query });
  });
  return { snapshot, send, prefetch };
}

/**
 * The vehicles for the planned trip, a page at a time, with filters and sort order in the URL
 * (API-36, CAT-09).
 * @param providerId the provider whose vehicles are listed; null means all providers
 * @param title returns the heading for a number of found vehicles
 * @param from the name of this list, such as 'search'; links to a vehicle contain it, to say where
 *   the visitor comes from (NAV-16)
 */
export function VehicleResults(props: VehicleResultsProps) {
  // The plan of the first render lacks the type, time and duration that the browser has stored. A
  // search for it would find the wrong vehicles, and the stored type would look like a change by the
  // customer, which removes the price filter.
  return useIsTripStarted() && <ResultsForTrip {...props} />;
}

/** The filters and the results for a trip plan that has started. */
function ResultsForTrip({ providerId = null, title, from, emptyActions }: VehicleResultsProps) {
  const { trip: planned, params, change, choices } = useVehicleChoices();
  // The vehicles of one provider are listed whatever the trip is (API-37).
  const trip = providerId === null ? planned : null;
  const { snapshot, send, prefetch } = useVehicleSearch(
    { filters: filtersOf(choices), trip },
    providerId,
  );
  const [sheet, setSheet] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const { vehicles, total, minPrice, maxPrice } = snapshot.context;
  const searching = snapshot.matches('searching');
  const counted = vehicles.length > 0 || snapshot.matches('none');
  // Sends the request at the press. After the next render the search uses this request and sends no
  // other.
  const narrow = (patch: UrlPatch) => {
    const next = filtersOf(readVehicleChoices(patched(params, patch)));
    prefetch({ filters: next, trip });
    change(patch);
  };
  // The button that removes the last filter disappears with it: focus moves to what remains.
  const narrowToAll = (patch: UrlPatch) => {
    status.current?.focus({ preventScroll: true });
    narrow(patch);
  };
  const prices = searching && maxPrice === 0 ? null : { from: minPrice, to: maxPrice };
  const filters = { choices, prices, onChange: narrow };
  const uncounted = t(searching ? 'rental.results.searching' : 'rental.results.page');
  return (
    <Columns>
      <Aside aria-label={t('rental.filter.label')}>
        <Delayed instead={FailedPart} fallback={<Skeleton $height="480px" />}>
          <VehicleFilters {...filters} />
        </Delayed>
      </Aside>
      <Delayed instead={FailedLayer} onLeave={() => setSheet(false)}>
        {sheet && <FilterSheet {...filters} total={total} onClose={() => setSheet(false)} />}
      </Delayed>
      <div>
        <Head $between $wrap>
          <div role="status" ref={status} tabIndex={-1}>
            <H2>{counted ? title(total) : uncounted}</H2>
          </div>
          <Tools choices={choices} onSort={narrow} onFilter={() => setSheet(true)} />
        </Head>
        <Narrowed choices={choices} onChange={narrow} onClear={narrowToAll} />
        <Found snapshot={snapshot} send={send} from={from} />
        <NoResultActions
          snapshot={snapshot}
          send={send}
          narrowing={countNarrowing(choices)}
          emptyActions={emptyActions}
          onClear={() => narrowToAll(withoutFilters)}
        />
      </div>
    </Columns>
  );
}

type Choices = ReturnType<typeof readVehicleChoices>;

interface ToolsProps {
  choices: Choices;
  onSort: (patch: UrlPatch) => void;
  onFilter: () => void;
}

/** The sort order and, on narrow screens, the button that opens the filters. */
function Tools({ choices, onSort, onFilter }: ToolsProps) {
  return (
    <Row $wrap>
      <Opener>
        <Button
          aria-haspopup="dialog"
          icon={<SlidersHorizontal size={18} aria-hidden />}
          onClick={onFilter}
        >
          {t('rental.filter.label')}
        </Button>
      </Opener>
      <Sort>
        <ArrowUpDown size={16} aria-hidden />
        <select
          aria-label={t('rental.sort.label')}
          value={choices.sort}
          onChange={({ target }) =>
            onSort({ sort: target.value === 'relevance' ? null : target.value })
          }
        >
          {sortings.map((sorting) => (
            <option key={sorting} value={sorting}>
              {t(`rental.sort.${sorting}`)}
            </option>
          ))}
        </select>
      </Sort>
    </Row>
  );
}

interface NarrowedProps {
  choices: Choices;
  /** Called with the change of the URL that removes a filter. */
  onChange: (patch: UrlPatch) => void;
  /** Called instead of `onChange` when the change removes the last filter, or all filters. */
  onClear: (patch: UrlPatch) => void;
}

/** The active filters, each with a button to remove it. */
function Narrowed({ choices, onChange, onClear }: NarrowedProps) {
  // Loaded before the first filter is set, so that its chip appears at once.
  useEffect(() => {
    // A failed preload is retried, and its error shown, where the part is rendered.
    ActiveFilters.preload().catch(() => undefined);
  }, []);
  const narrowing = countNarrowing(choices);
  if (narrowing === 0) return null;
  return (
    <Delayed instead={FailedPart} fallback={<Skeleton $height="44px" />}>
      <ActiveFilters choices={choices} onChange={narrowing > 1 ? onChange : onClear}>
        <Button look="ghost" onClick={() => onClear(withoutFilters)}>
          {t('rental.filter.clear', { count: narrowing })}
        </Button>
      </ActiveFilters>
    </Delayed>
  );
}

type Search = Pick<ReturnType<typeof useVehicleSearch>, 'snapshot' | 'send'>;

/**
 * The vehicles that were found so far. The next page is loaded at the end of the list.
 * @param from the name of this list, such as 'search'; links to a vehicle contain it, to say where
 *   the visitor comes from (NAV-16)
 */
function Found({ snapshot, send, from }: Search & { from: string }) {
  const { vehicles } = snapshot.context;
  const searching = snapshot.matches('searching');
  const loading = snapshot.matches('loadingMore');
  return (
    <>
      {searching && vehicles.length === 0 && (
        <Grid $columns={3}>
          <CardSkeletons count={9} ratio="16 / 10.5" />
        </Grid>
      )}
      {/* Stays mounted without results: it has measured its columns, so new results appear at once. */}
      <div aria-busy={searching}>
        <VehicleGrid vehicles={vehicles} from={from} />
      </div>
      {(loading || snapshot.can({ type: 'vehicles.more' })) && (
        <LoadMore loading={loading} onMore={() => send({ type: 'vehicles.more' })} />
      )}
    </>
  );
}

interface NoResultActionsProps extends Search {
  /** The number of active filters. */
  narrowing: number;
  emptyActions: ReactNode;
  onClear: () => void;
}

/**
 * Shown when nothing was found, the location is not served, or the search failed: a message, and
 * buttons with what the customer can do.
 */
function NoResultActions({
  snapshot,
  send,
  narrowing,
  emptyActions,
  onClear,
}: NoResultActionsProps) {
  const outlet = useOutlet();
  const { problem } = snapshot.context;
  return (
    <>
      {snapshot.matches('none') && (
        <div role="status">
          <EmptyPanel
            title={t('catalogue.search.none')}
            text={t(narrowing > 0 ? 'rental.none.filters' : 'rental.none.trip')}
            object="automobile"
            tint="rental"
            action={
              narrowing > 0 ? (
                <Button look="ink" onClick={onClear}>
                  {t('rental.filter.clear', { count: narrowing })}
                </Button>
              ) : (
                emptyActions
              )
            }
          />
        </div>
      )}
      {snapshot.matches('outside') && (
        <div role="alert">
          <EmptyPanel
            title={t('rental.outside.title')}
            text={t('rental.outside.text')}
            object="world-map"
            action={
              <Button
                look="ink"
                onClick={() =>
                  outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } })
                }
              >
                {t('rental.outside.change')}
              </Button>
            }
          />
        </div>
      )}
      {problem !== null && (
        <ErrorPanel
          message={problem}
          reassurance={t('rental.kept')}
          onRetry={() => send({ type: 'vehicles.retry' })}
        />
      )}
    </>
  );
}
