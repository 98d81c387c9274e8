import { fromPromise } from 'xstate';
import { courierRegistrationMachine } from '../../machines/join/courierRegistration.machine.ts';
import type { CourierApplication } from '../../machines/rules/registration.ts';
import { registerCourier } from '../api/join/calls.ts';

/** The statechart for a courier's registration, with its actors connected to the server. */
export const wiredCourierRegistration = courierRegistrationMachine.provide({
  actors: {
    register: fromPromise<void, { application: CourierApplication | null }>(
      ({ input: { application }, signal }) => {
        if (application === null) throw new Error('The application is not complete.');
        return registerCourier(application, signal);
      },
    ),
  },
});
