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
import type { PictureProblem } from '../rules/picture.ts';

export interface ProfileEditInput {
  phoneService: LoginSwitches['phoneService'];
}

export interface ProfileEditContext extends ProfileEditInput {
  /** The chosen picture while it is cropped to a square. */
  source: File | null;
  /** The cropped picture to send with the next change; null leaves the present picture. */
  picture: File | null;
  pictureProblem: PictureProblem | null;
  /** The change that was sent last. */
  change: ProfileChange;
  due: ProofDue | null;
  /** The server's errors for the last change, by field. */
  refusal: Failure['entries'];
}

export type ProfileEditEvent =
  | { type: 'profile.edit.opened' }
  | { type: 'profile.edit.left' }
  | { type: 'profile.submitted'; details: Omit<ProfileChange, 'picture'> }
  | { type: 'profile.reset.asked' }
  | { type: 'profile.reset.confirmed' }
  | { type: 'profile.reset.declined' }
  | { type: 'profile.picture.chosen'; file: File }
  | { type: 'profile.picture.cropped'; file: File }
  | { type: 'profile.picture.unreadable' }
  | { type: 'profile.picture.declined' }
  | { type: 'profile.picture.removed' };

export type ProfileEditFact =
  | OutwardFact
  /** The form shows the server's data again. */
  | { type: 'profile.reset' }
  /** The profile at the server has changed, or may have. */
  | { type: 'profile.changed' };

const nothingWanted = {
  picture: null,
  pictureProblem: null,
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
    /**
     * Reads the bytes of a file; resolves with the reason why it is refused, or null when it is
     * accepted.
     */
    checkPicture: fromPromise<PictureProblem | null, { file: File | null }>(notProvided),
    saveProfile: fromPromise<ProfileAnswer, { change: ProfileChange }>(notProvided),
    otp: otpMachine,
  },
  guards: {
    isRefused: (_, params: { problem: PictureProblem | null }) => params.problem !== null,
    proofIsDue: (_, params: { due: ProofDue | null }) => params.due !== null,
    wasVerified: (_, params: { outcome: string }) => params.outcome === 'verified',
  },
  actions: {
    forgetAll: assign(nothingWanted),
    keepSource: assign({
      source: (_, params: { file: File }) => params.file,
      pictureProblem: null,
    }),
    keepProblem: assign({
      source: null,
      pictureProblem: (_, params: { problem: PictureProblem | null }) => params.problem,
    }),
    forgetSource: assign({ source: null }),
    keepPicture: assign({ source: null, picture: (_, params: { file: File }) => params.file }),
    forgetPicture: assign({ picture: null, pictureProblem: null }),
    keepChange: assign({
      change: ({ context: { picture } }, params: { details: Omit<ProfileChange, 'picture'> }) => ({
        ...params.details,
        picture,
      }),
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
    tellChanged: emit({ type: 'profile.changed' as const }),
  },
}).createMachine({
  id: 'profileEdit',
  description: 'The customer changes name, e-mail, phone, password and picture.',
  context: ({ input }) => ({ ...input, ...nothingWanted, source: null }),
  initial: 'viewing',
  states: {
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
          actions: [{ type: 'keepChange', params: ({ event }) => ({ details: event.details }) }],
        },
        'profile.reset.asked': { target: 'confirmingReset' },
        'profile.picture.chosen': {
          target: 'checkingPicture',
          actions: [{ type: 'keepSource', params: ({ event }) => ({ file: event.file }) }],
        },
        'profile.picture.removed': { actions: ['forgetPicture'] },
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
    checkingPicture: {
      description: 'The file is read: what it is, how large, and how many pixels.',
      meta: { requirements: ['PROF-07', 'PROF-08'] },
      tags: ['open', 'busy'],
      invoke: {
        src: 'checkPicture',
        input: ({ context }) => ({ file: context.source }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ problem: event.output }) },
            meta: { requirements: ['PROF-08', 'MSG-12', 'MSG-27'] },
            target: 'editing',
            actions: [{ type: 'keepProblem', params: ({ event }) => ({ problem: event.output }) }],
          },
          { target: 'cropping' },
        ],
        onError: {
          description: 'A file that cannot be read is no picture.',
          target: 'editing',
          actions: [{ type: 'keepProblem', params: { problem: 'format' } }],
        },
      },
    },
    cropping: {
      description: 'The customer cuts the picture to a square.',
      meta: { requirements: ['PROF-07'] },
      tags: ['open'],
      on: {
        'profile.picture.cropped': {
          target: 'editing',
          actions: [{ type: 'keepPicture', params: ({ event }) => ({ file: event.file }) }],
        },
        'profile.picture.unreadable': {
          description: 'It begins like a picture, and the browser cannot show it.',
          meta: { requirements: ['PROF-08'] },
          target: 'editing',
          actions: [{ type: 'keepProblem', params: { problem: 'format' } }],
        },
        'profile.picture.declined': { target: 'editing', actions: ['forgetSource'] },
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
            actions: ['tellChanged', 'forgetAll'],
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
