import { queryOptions } from '@tanstack/react-query';
import { fetchCustomer } from '../api/identity/calls.ts';

/** The signed-in customer (API-02); requested only with a token. */
export const customerQuery = () =>
  queryOptions({
    queryKey: ['customer'],
    queryFn: ({ signal }) => fetchCustomer(signal),
  });
