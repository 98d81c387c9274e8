import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { otpMachine, type OtpInput } from '../identity/otp.machine.ts';
import type { Failure, MessageRef, OutwardFact } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf, messageBeyond } from '../rules/failure.ts';
import {
  serverFields,
  type LoginSwitches,
  type ProfileAnswer,
  type ProfileChange,
  type ProofDue,
} from '../rules/identity.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface ProfileEditInput {
  /** Whether the form was open before a reload, with changes that are not saved. */
  editing: boolean;
  phoneService: LoginSwitches['phoneService'];
}

export interface ProfileEditContext extends ProfileEditInput {
  /** The change that was sent last. */
  change: ProfileChange;
  due: ProofDue | null;
  /** The server's errors for the last change, by field. */
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
  /** The whole change is saved: what was typed is no longer needed. */
  | { type: 'profile.saved' }
  /** The profile at the server has changed, or may have. */
  | { type: 'profile.changed' };

const nothingWanted = {
  change: { name: '', email: '', phone: '', password: '', picture: null },
  due: null,
  refusal: [],
} satisfies Partial<ProfileEditContext>;

/**
 * Input of the code step. The server has sent the code already, unless the phone service sends it.
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
    sayFailure: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const message = messageBeyond(params.error, serverFields.profile);
      if (message === null) return;
      enqueue.emit(toast('error', message, { about: 'account' }));
    }),
    sayStuck: emit(toast('error', 'app.error.generic', { about: 'account' })),
    saySaved: emit((_, params: { message: MessageRef }) =>
      toast('success', params.message, { about: 'account' }),
    ),
    tellMended: emit(mended('account')),
    tellReset: emit({ type: 'profile.reset' as const }),
    tellSaved: emit({ type: 'profile.saved' as const }),
    tellChanged: emit({ type: 'profile.changed' as const }),
  },
}).createMachine({
  id: 'profileEdit',
  description: 'The customer changes name, e-mail, phone, password and picture.',
  context: ({ input }) => ({ ...input, ...nothingWanted }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The details are shown, or the form that a reload interrupted.',
      always: [{ guard: 'wasEditing', target: 'editing' }, { target: 'viewing' }],
    },
    viewing: {
      description: 'The details as the shop has them, and the way to change them.',
      meta: { requirements: ['DATA-27', 'PROF-05'] },
      on: { 'profile.edit.opened': { target: 'editing' } },
    },
    editing: {
      description: 'The form “Edit Personal Details”.',
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
      description: 'Are you sure, you want to reset?',
      meta: { requirements: ['PROF-12', 'MSG-20'] },
      tags: ['open'],
      on: {
        'profile.reset.confirmed': { target: 'editing', actions: ['forgetAll', 'tellReset'] },
        'profile.reset.declined': { target: 'editing' },
      },
    },
    submitting: {
      description: 'The server looks at the change.',
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
          description: 'Each error stands at its field, or is told; nothing typed is lost.',
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
      description: 'The new phone or address is proven by its code; until then nothing changes.',
      meta: { requirements: ['PROF-09', 'OTP-01', 'API-15'] },
      tags: ['open'],
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => codeInput(context),
        onDone: [
          {
            description: 'The phone is right, and the address is new too.',
            guard: { type: 'proofIsDue', params: ({ event }) => ({ due: event.output.due }) },
            target: 'proving',
            reenter: true,
            actions: [
              { type: 'keepDue', params: ({ event }) => ({ due: event.output.due }) },
              'tellChanged',
            ],
          },
          {
            description: 'All of it is saved, which the code’s own answer has said.',
            guard: {
              type: 'wasVerified',
              params: ({ event }) => ({ outcome: event.output.outcome }),
            },
            meta: { requirements: ['PROF-10'] },
            target: 'viewing',
            actions: ['tellSaved', 'tellChanged', 'forgetAll'],
          },
          {
            description: 'The customer goes back to the form, or no code could be sent.',
            target: 'editing',
            actions: ['forgetChange'],
          },
        ],
        onError: { target: 'editing', actions: ['sayStuck', 'forgetChange'] },
      },
    },
  },
});
