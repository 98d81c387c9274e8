import { queryOptions } from '@tanstack/react-query';
import { fetchAddresses } from '../api/place/addresses.ts';

/** The address book of the signed-in customer (API-07). */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => fetchAddresses(signal),
  });
