import { queryOptions, useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '../../machines/rules/durations.ts';
import { fetchModules } from '../api/modules/calls.ts';
import { useModules, useModulesPending } from './context.ts';

/** All modules of the shop, in every zone, whatever place the visitor has chosen. */
export const everyModuleQuery = () =>
  queryOptions({
    queryKey: ['modules', 'everywhere'],
    queryFn: ({ signal }) => fetchModules([], signal),
    staleTime: HOUR_MS,
    meta: { public: true },
  });

/**
 * Whether the shop has an active rental module in any zone, and whether that is still unknown
 * (NAV-29). The server is asked for all modules only if none at the visitor's place is for rental.
 */
export function useHasRental(): { hasRental: boolean; isPending: boolean } {
  const isHere = useModules().some(({ type }) => type === 'rental');
  const isPending = useModulesPending();
  const { data = [], isLoading } = useQuery({
    ...everyModuleQuery(),
    enabled: !isHere && !isPending,
  });
  return {
    hasRental: isHere || data.some(({ type }) => type === 'rental'),
    isPending: isPending || isLoading,
  };
}
