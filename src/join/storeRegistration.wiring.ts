import { fromPromise } from 'xstate';
import { storeRegistrationMachine } from '../../machines/join/storeRegistration.machine.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import type {
  RegisteredStore,
  StoreApplication,
  StorePlan,
  StoreRegistered,
} from '../../machines/rules/registration.ts';
import { choosePlan, registerStore } from '../api/join/calls.ts';
import { fetchAddressText } from '../api/place/geography.ts';
import { ownOrigin } from '../platform/browser.ts';

/** The URL to which the payment page sends the store's owner back. */
const callback = () => ownOrigin() + linkTo('storeRegistration', { active: 'active' });

/** The statechart for a store's registration, with its actors connected to the server. */
export const wiredStoreRegistration = storeRegistrationMachine.provide({
  actors: {
    findAddress: fromPromise<string, { pin: LatLng | null }>(({ input: { pin }, signal }) => {
      if (pin === null) throw new Error('No pin is set.');
      return fetchAddressText(pin, signal);
    }),
    register: fromPromise<StoreRegistered, { application: StoreApplication | null }>(
      ({ input: { application }, signal }) => {
        if (application === null) throw new Error('The application is not complete.');
        return registerStore(application, signal);
      },
    ),
    choosePlan: fromPromise<
      string | null,
      { store: RegisteredStore | null; plan: StorePlan | null }
    >(({ input: { store, plan }, signal }) => {
      if (store === null || plan === null) throw new Error('No store is registered.');
      return choosePlan(store, plan, callback(), signal);
    }),
  },
});
