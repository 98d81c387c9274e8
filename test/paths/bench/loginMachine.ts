/**
 * The machine on which the bench measures: a sign-in with everything that makes path tests hard,
 * such as guards that read answers, limits on tries, timers, and states that run in parallel.
 */
import { assign, fromPromise, setup } from 'xstate';
import { defineModel, named } from '../model.ts';

const unprovided = () => Promise.reject(new Error('not provided'));

interface Answer {
  phoneVerified: boolean;
  named: boolean;
}

const loginMachine = setup({
  types: {
    context: {} as {
      identifier: string;
      password: string;
      tries: number;
      code: string;
      wrongCodes: number;
      named: boolean;
    },
    events: {} as
      | { type: 'identifier.typed'; identifier: string }
      | { type: 'password.typed'; password: string }
      | { type: 'login.submitted' }
      | { type: 'login.cancelled' }
      | { type: 'password.forgotten' }
      | { type: 'code.typed'; code: string }
      | { type: 'code.submitted' }
      | { type: 'code.resent' }
      | { type: 'name.given'; name: string },
  },
  actors: {
    login: fromPromise<Answer>(unprovided),
    checkCode: fromPromise<boolean>(unprovided),
    sendCode: fromPromise<void>(unprovided),
    saveName: fromPromise<void>(unprovided),
  },
  guards: {
    isComplete: ({ context }) => context.identifier !== '' && context.password.length >= 8,
    phoneIsUnverified: (_, { answer }: { answer: Answer }) => !answer.phoneVerified,
    nameIsMissing: (_, { answer }: { answer: Answer }) => !answer.named,
    triesAreSpent: ({ context }) => context.tries >= 2,
    codeIsWhole: ({ context }) => context.code.length === 4,
    codeIsRight: (_, { right }: { right: boolean }) => right,
    codesAreSpent: ({ context }) => context.wrongCodes >= 2,
    nameIsKnown: ({ context }) => context.named,
    isName: (_, { name }: { name: string }) => name.trim() !== '',
  },
  delays: { untilResend: 60_000, untilUnlocked: 300_000, patience: 10_000 },
  actions: {
    keepIdentifier: assign({ identifier: (_, p: { identifier: string }) => p.identifier }),
    keepPassword: assign({ password: (_, p: { password: string }) => p.password }),
    countTry: assign({ tries: ({ context }) => context.tries + 1, password: '' }),
    forgetTries: assign({ tries: 0 }),
    keepCode: assign({ code: (_, p: { code: string }) => p.code }),
    countWrongCode: assign({ wrongCodes: ({ context }) => context.wrongCodes + 1, code: '' }),
    forgetCode: assign({ code: '', wrongCodes: 0 }),
    keepNamed: assign({ named: (_, p: { answer: Answer }) => p.answer.named }),
  },
}).createMachine({
  id: 'login',
  context: {
    identifier: '',
    password: '',
    tries: 0,
    code: '',
    wrongCodes: 0,
    named: false,
  },
  initial: 'form',
  states: {
    form: {
      on: {
        'identifier.typed': {
          actions: [
            { type: 'keepIdentifier', params: ({ event: { identifier } }) => ({ identifier }) },
          ],
        },
        'password.typed': {
          actions: [{ type: 'keepPassword', params: ({ event: { password } }) => ({ password }) }],
        },
        'login.submitted': { guard: 'isComplete', target: 'submitting' },
        'password.forgotten': { target: 'left' },
      },
    },
    submitting: {
      invoke: {
        src: 'login',
        onDone: [
          {
            guard: {
              type: 'phoneIsUnverified',
              params: ({ event }) => ({ answer: event.output }),
            },
            target: 'verifying',
            actions: [{ type: 'keepNamed', params: ({ event }) => ({ answer: event.output }) }],
          },
          {
            guard: { type: 'nameIsMissing', params: ({ event }) => ({ answer: event.output }) },
            target: 'naming',
          },
          { target: 'signedIn' },
        ],
        onError: [
          { guard: 'triesAreSpent', target: 'locked' },
          { target: 'form', actions: ['countTry'] },
        ],
      },
      after: { patience: { target: 'form' } },
      on: { 'login.cancelled': { target: 'form' } },
    },
    locked: {
      after: { untilUnlocked: { target: 'form', actions: ['forgetTries'] } },
      on: { 'password.forgotten': { target: 'left' }, 'login.cancelled': { target: 'left' } },
    },
    verifying: {
      type: 'parallel',
      exit: ['forgetCode'],
      on: { 'login.cancelled': { target: 'form' } },
      states: {
        entry: {
          initial: 'typing',
          onDone: [
            { guard: 'nameIsKnown', target: '#login.signedIn' },
            { target: '#login.naming' },
          ],
          states: {
            typing: {
              on: {
                'code.typed': {
                  actions: [{ type: 'keepCode', params: ({ event: { code } }) => ({ code }) }],
                },
                'code.submitted': { guard: 'codeIsWhole', target: 'checking' },
              },
            },
            checking: {
              invoke: {
                src: 'checkCode',
                onDone: [
                  {
                    guard: {
                      type: 'codeIsRight',
                      params: ({ event }) => ({ right: event.output }),
                    },
                    target: 'right',
                  },
                  { guard: 'codesAreSpent', target: '#login.form' },
                  { target: 'typing', actions: ['countWrongCode'] },
                ],
                onError: { target: 'typing' },
              },
              after: { patience: { target: 'typing' } },
            },
            right: { type: 'final' },
          },
        },
        resend: {
          initial: 'waiting',
          states: {
            waiting: {
              after: { untilResend: { target: 'ready' } },
            },
            ready: { on: { 'code.resent': { target: 'sending' } } },
            sending: {
              invoke: { src: 'sendCode', onDone: 'waiting', onError: 'ready' },
            },
          },
        },
      },
    },
    naming: {
      on: {
        'name.given': {
          guard: { type: 'isName', params: ({ event: { name } }) => ({ name }) },
          target: 'saving',
        },
        'login.cancelled': { target: 'form' },
      },
    },
    saving: {
      invoke: { src: 'saveName', onDone: 'signedIn', onError: 'naming' },
      after: { patience: { target: 'naming' } },
    },
    signedIn: { type: 'final' },
    left: { type: 'final' },
  },
});

export const loginModel = defineModel(loginMachine, {
  events: {
    'identifier.typed': [
      named('an e-mail', { identifier: 'maya@example.com' }),
      named('nothing', { identifier: '' }),
    ],
    'password.typed': [
      named('a password', { password: 'long enough' }),
      named('nothing', { password: '' }),
    ],
    'code.typed': [named('four digits', { code: '1234' }), named('three', { code: '123' })],
    'name.given': [named('a name', { name: 'Maya' }), named('blanks', { name: ' ' })],
  },
  actors: {
    login: {
      done: [
        named('all is known', { phoneVerified: true, named: true }),
        named('the phone is unverified', { phoneVerified: false, named: true }),
        named('nothing is known', { phoneVerified: false, named: false }),
        named('the name is missing', { phoneVerified: true, named: false }),
      ],
      error: [named('wrong password', new Error('wrong'))],
    },
    checkCode: { done: [named('right', true), named('wrong', false)], error: [new Error('down')] },
    sendCode: { done: [undefined], error: [new Error('down')] },
    saveName: { done: [undefined], error: [new Error('down')] },
  },
});
