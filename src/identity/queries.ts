import { queryOptions } from '@tanstack/react-query';
import { fetchCustomer } from '../api/identity/calls.ts';

/** The query of the signed-in customer (API-02). Enable it only when somebody is signed in. */
export const customerQuery = () =>
  queryOptions({
    queryKey: ['customer'],
    queryFn: ({ signal }) => fetchCustomer(signal),
  });
