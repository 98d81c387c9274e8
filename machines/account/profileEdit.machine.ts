import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { otpMachine, type OtpInput, type OtpOutput } from '../identity/otp.machine.ts';
import type { Failure, MessageRef, OutwardFact } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf } from '../rules/failure.ts';
import {
  serverFields,
  type LoginSwitches,
  type ProfileAnswer,
  type ProfileChange,
  type ProofDue,
} from '../rules/identity.ts';
import { notProvided } from '../rules/notProvided.ts';
import { refusalToasts } from '../rules/formFailure.ts';

export interface ProfileEditInput {
  /**
   * Whether the form was open with unsaved changes before the page was reloaded. `phoneService` is
   * the service that sends codes to phones; null when the shop's own server sends them.
   */
  editing: boolean;
  phoneService: LoginSwitches['phoneService'];
}

export interface ProfileEditContext extends ProfileEditInput {
  /**
   * The profile change that was submitted last. `due` says which new phone number or e-mail address
   * the customer must still prove by a code; null when there is none.
   */
  change: ProfileChange;
  due: ProofDue | null;
  /** The server's errors for the last submitted change, one entry for each wrong field. */
  refusal: Failure['entries'];
}

export type ProfileEditEvent =
  | { type: 'profile.edit.opened' }
  | { type: 'profile.edit.left' }
  | { type: 'profile.submitted'; change: ProfileChange }
  | { type: 'profile.reset.asked' }
  | { type: 'profile.reset.confirmed' }
  | { type: 'profile.reset.declined' };

export type ProfileEditFact =
  | OutwardFact
  /** The customer reset the form: it shows the server's data again. */
  | { type: 'profile.reset' }
  /**
   * The whole change is saved: the stored draft of the form can be deleted, and views can show
   * `saved` before the profile is read again.
   */
  | { type: 'profile.saved'; saved: Pick<ProfileChange, 'name' | 'email' | 'phone'> }
  /** The profile on the server may have changed: views must read it again. */
  | { type: 'profile.changed' };

const nothingWanted = {
  change: { name: '', email: '', phone: '', password: '', picture: null },
  due: null,
  refusal: [],
} satisfies Partial<ProfileEditContext>;

/**
 * The input for the `otp` statechart, in which the customer enters a code. The server has already
 * sent that code, unless the phone-authentication service sends it.
 */
function codeInput({ change, due, phoneService }: ProfileEditContext): OtpInput {
  const { channel, byService } = due ?? { channel: 'phone', byService: false };
  return {
    channel,
    target: change[channel],
    purpose: { flow: 'profile', change },
    service: byService ? phoneService : null,
    sessionInfo: null,
    alreadySent: !byService,
    resendAt: null,
    canResend: true,
  };
}

/** F-18: a customer edits the profile, and proves a new phone or e-mail address by a code. */
export const profileEditMachine = setup({
  types: {
    context: {} as ProfileEditContext,
    input: {} as ProfileEditInput,
    events: {} as ProfileEditEvent,
    emitted: {} as ProfileEditFact,
    tags: {} as 'open' | 'busy',
    children: {} as { otp: 'otp' },
  },
  actors: {
    saveProfile: fromPromise<ProfileAnswer, { change: ProfileChange }>(notProvided),
    otp: otpMachine,
  },
  guards: {
    wasEditing: ({ context }) => context.editing,
    proofIsDue: (_, params: { due: ProofDue | null }) => params.due !== null,
    wasVerified: (_, params: { outcome: string }) => params.outcome === 'verified',
  },
  actions: {
    forgetAll: assign(nothingWanted),
    keepChange: assign({
      change: (_, params: { change: ProfileChange }) => params.change,
      refusal: [],
    }),
    forgetChange: assign({ change: nothingWanted.change, due: null }),
    keepDue: assign({ due: (_, params: { due: ProofDue | null }) => params.due }),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => failureOf(params.error)?.entries ?? [],
    }),
    /** The form shows at its phone field that no code can be sent to this number (OTP-05). */
    keepClosed: assign({
      refusal: (_, params: OtpOutput) => (params.outcome === 'closed' ? params.refusal : []),
    }),
    sayFailure: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      for (const fact of refusalToasts(params.error, serverFields.profile, 'account')) {
        enqueue.emit(fact);
      }
    }),
    sayStuck: emit(toast('error', 'app.error.generic', { about: 'account' })),
    saySaved: emit((_, params: { message: MessageRef }) =>
      toast('success', params.message, { about: 'account' }),
    ),
    tellMended: emit(mended('account')),
    tellReset: emit({ type: 'profile.reset' as const }),
    tellSaved: emit(({ context: { change } }) => ({
      type: 'profile.saved' as const,
      saved: { name: change.name, email: change.email, phone: change.phone },
    })),
    tellChanged: emit({ type: 'profile.changed' as const }),
  },
}).createMachine({
  id: 'profileEdit',
  description: 'The customer changes name, e-mail, phone, password and picture.',
  context: ({ input }) => ({ ...input, ...nothingWanted }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The details are shown, or the form if a reload interrupted editing.',
      always: [{ guard: 'wasEditing', target: 'editing' }, { target: 'viewing' }],
    },
    viewing: {
      description: 'The page shows the saved details and a button to edit them.',
      meta: { requirements: ['DATA-27', 'PROF-05'] },
      on: { 'profile.edit.opened': { target: 'editing' } },
    },
    editing: {
      description: 'The customer fills in the form “Edit Personal Details”.',
      meta: { requirements: ['PROF-01', 'PROF-02', 'PROF-03', 'PROF-04', 'PROF-05', 'PROF-06'] },
      tags: ['open'],
      on: {
        'profile.submitted': {
          target: 'submitting',
          actions: [{ type: 'keepChange', params: ({ event }) => ({ change: event.change }) }],
        },
        'profile.reset.asked': { target: 'confirmingReset' },
        'profile.edit.left': { target: 'viewing', actions: ['forgetAll', 'tellMended'] },
      },
    },
    confirmingReset: {
      description: 'A dialog asks whether to discard all changes in the form.',
      meta: { requirements: ['PROF-12', 'MSG-20'] },
      tags: ['open'],
      on: {
        'profile.reset.confirmed': { target: 'editing', actions: ['forgetAll', 'tellReset'] },
        'profile.reset.declined': { target: 'editing' },
      },
    },
    submitting: {
      description: 'The server checks and saves the changed details.',
      meta: { requirements: ['API-03', 'API-15', 'PROF-09'] },
      tags: ['open', 'busy'],
      entry: ['tellMended'],
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => ({ change: context.change }),
        onDone: [
          {
            guard: { type: 'proofIsDue', params: ({ event }) => ({ due: event.output.due }) },
            meta: { requirements: ['PROF-09'] },
            target: 'proving',
            actions: [{ type: 'keepDue', params: ({ event }) => ({ due: event.output.due }) }],
          },
          {
            meta: { requirements: ['PROF-10'] },
            target: 'viewing',
            actions: [
              { type: 'saySaved', params: ({ event }) => ({ message: event.output.message }) },
              'tellSaved',
              'tellChanged',
              'forgetAll',
            ],
          },
        ],
        onError: {
          description:
            'The server refused: each error is shown at its field or as a toast; the input stays.',
          meta: { requirements: ['PROF-11', 'MSG-21'] },
          target: 'editing',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
            'forgetChange',
          ],
        },
      },
    },
    proving: {
      description: 'A code proves the new phone or e-mail address; nothing changes before that.',
      meta: { requirements: ['PROF-09', 'OTP-01', 'API-15'] },
      tags: ['open'],
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => codeInput(context),
        onDone: [
          {
            description:
              'The phone number is verified; the new e-mail address must be verified next.',
            guard: { type: 'proofIsDue', params: ({ event }) => ({ due: event.output.due }) },
            target: 'proving',
            reenter: true,
            actions: [
              { type: 'keepDue', params: ({ event }) => ({ due: event.output.due }) },
              'tellChanged',
            ],
          },
          {
            description:
              'The code was right, so all changes are saved; the code step has already said so.',
            guard: {
              type: 'wasVerified',
              params: ({ event }) => ({ outcome: event.output.outcome }),
            },
            meta: { requirements: ['PROF-10'] },
            target: 'viewing',
            actions: ['tellSaved', 'tellChanged', 'forgetAll'],
          },
          {
            description:
              'The customer goes back, or no code was sent; a check on its way may have saved all.',
            target: 'editing',
            actions: [
              { type: 'keepClosed', params: ({ event }) => event.output },
              'forgetChange',
              'tellChanged',
            ],
          },
        ],
        onError: { target: 'editing', actions: ['sayStuck', 'forgetChange'] },
      },
    },
  },
});
