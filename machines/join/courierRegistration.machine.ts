import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Failure, OutwardFact } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf } from '../rules/failure.ts';
import { messageBeyond } from '../rules/formFailure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { courierFields, type CourierApplication } from '../rules/registration.ts';

export interface CourierRegistrationContext {
  /**
   * The application while it is sent; null before and afterwards, because it contains a password.
   */
  application: CourierApplication | null;
  /** The server's errors for the application, one entry for each wrong field. */
  refusal: Failure['entries'];
}

export type CourierRegistrationEvent = {
  type: 'join.courier.submitted';
  application: CourierApplication;
};

export type CourierRegistrationFact =
  | OutwardFact
  /** The application was sent: the stored form can be deleted. */
  | { type: 'join.over' };

/**
 * LAND-07, LAND-13: the application of a courier: person, way of working, documents and password.
 */
export const courierRegistrationMachine = setup({
  types: {
    context: {} as CourierRegistrationContext,
    events: {} as CourierRegistrationEvent,
    emitted: {} as CourierRegistrationFact,
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Sends the application. It is never retried automatically: if only the answer was lost, the
     * phone is already registered, and a second application with it is refused.
     */
    register: fromPromise<void, { application: CourierApplication | null }>(notProvided),
  },
  actions: {
    keepApplication: assign({
      application: (_, params: { application: CourierApplication }) => params.application,
      refusal: [],
    }),
    forgetApplication: assign({ application: null }),
    keepRefusal: assign({
      application: null,
      refusal: (_, params: { error: unknown }) => failureOf(params.error)?.entries ?? [],
    }),
    sayFailure: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const message = messageBeyond(params.error, courierFields);
      if (message === null) return;
      enqueue.emit(toast('error', message, { about: 'join' }));
    }),
    tellMended: emit(mended('join')),
    tellOver: emit({ type: 'join.over' as const }),
  },
}).createMachine({
  id: 'courierRegistration',
  description: 'Somebody registers as a courier on one page.',
  context: { application: null, refusal: [] },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The form asks for names, phone, kind of work, zone, vehicle, papers and password.',
      meta: { requirements: ['LAND-07', 'LAND-13'] },
      on: {
        'join.courier.submitted': {
          target: 'registering',
          actions: [
            {
              type: 'keepApplication',
              params: ({ event }) => ({ application: event.application }),
            },
          ],
        },
      },
    },
    registering: {
      description: 'The application is being sent; it is never sent again automatically.',
      meta: { requirements: ['LAND-13'] },
      tags: ['busy'],
      entry: ['tellMended'],
      invoke: {
        src: 'register',
        input: ({ context }) => ({ application: context.application }),
        onDone: { target: 'done', actions: ['forgetApplication', 'tellOver'] },
        onError: {
          description:
            'The server refused it: each wrong field shows why, and all entries are kept.',
          meta: { requirements: ['MSG-21'] },
          target: 'editing',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    done: {
      description: 'The application is under review; the shop writes when it has decided.',
      meta: { requirements: ['LAND-13'] },
    },
  },
});
