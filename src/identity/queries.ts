import { queryOptions } from '@tanstack/react-query';
import { fetchCustomer } from '../api/identity/calls.ts';
import { forgetAt, get, set } from '../platform/stored/store.ts';

/**
 * Deletes the personal data of another customer whose session expired in this browser. Whose
 * session it is now is known only when the server has answered: the same customer finds everything
 * again (API-02, AUTH-25).
 */
function claimStoredData(customerId: number): void {
  const last = get('lastCustomer');
  if (last === customerId) return;
  if (last !== null) forgetAt('otherCustomer');
  set('lastCustomer', customerId);
}

/**
 * The query of the signed-in customer (API-02). Enable it only when somebody is signed in. No view
 * gets a customer before the stored data of an earlier one are deleted.
 */
export const customerQuery = () =>
  queryOptions({
    queryKey: ['customer'],
    queryFn: async ({ signal }) => {
      const customer = await fetchCustomer(signal);
      claimStoredData(customer.id);
      return customer;
    },
  });
