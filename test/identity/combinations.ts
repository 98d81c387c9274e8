/**
 * Every combination of a shop's sign-in methods, of what an account has verified, and of what is
 * known of its owner; each with the path through the charts that opens the account.
 */
import { createActor } from 'xstate';
import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import type { SignInProgress } from '../../machines/identity/signInProgress.ts';
import { signInStepsMachine } from '../../machines/identity/signInSteps.machine.ts';
import type { LoginAnswer, OfferedMethods, SignInRequest } from '../../machines/rules/identity.ts';
import { explore, type Graph } from '../paths/explore.ts';
import { shortestPaths, type Path } from '../paths/generate.ts';
import { defineModel, named } from '../paths/model.ts';
import { arrivalsOf } from '../paths/names.ts';
import { allSwitches, answerWith, credential, signUpForm } from './samples.ts';

const methods: OfferedMethods[] = [
  { manual: true, otp: true, social: true },
  { manual: true, otp: true, social: false },
  { manual: false, otp: true, social: true },
  { manual: true, otp: false, social: true },
  { manual: false, otp: true, social: false },
  { manual: true, otp: false, social: false },
  { manual: false, otp: false, social: true },
];
const proofs = ['both', 'phone', 'e-mail', 'none'] as const;
const people = ['new', 'personal info missing', 'account exists'] as const;
type Way = 'password' | 'code' | 'provider';

export interface Combination {
  /** The state of the chart of sign-in methods (AUTH-04). */
  methods: string;
  offered: OfferedMethods;
  way: Way;
  verified: (typeof proofs)[number];
  person: (typeof people)[number];
}

/** The chart of the sign-in methods by itself; its messages to other charts do nothing. */
const alone = loginMethodsMachine.provide({
  actions: { tellEveryWay: () => undefined, tellCodeAlone: () => undefined },
});

function waysOf(offered: OfferedMethods): { state: string; ways: Way[] } {
  const actor = createActor(alone, { input: { byCode: false, methods: offered } }).start();
  const snapshot = actor.getSnapshot();
  const tags: [Way, 'shows.manual' | 'shows.otp' | 'shows.social'][] = [
    ['password', 'shows.manual'],
    ['code', 'shows.otp'],
    ['provider', 'shows.social'],
  ];
  const ways = tags.filter(([, tag]) => snapshot.hasTag(tag)).map(([way]) => way);
  return { state: snapshot.value, ways };
}

/** 7 states of the methods, each with the ways it shows, times 4 proofs, times 3 kinds of people. */
export const combinations: Combination[] = methods.flatMap((offered) => {
  const { state, ways } = waysOf(offered);
  return ways.flatMap((way) =>
    proofs.flatMap((verified) =>
      people.map((person) => ({ methods: state, offered, way, verified, person })),
    ),
  );
});

/** Completes a server answer for this account: it contains a token only when no step is left. */
const opened = (answer: LoginAnswer): LoginAnswer => {
  const { phoneVerified, emailVerified, infoComplete, olderAccount } = answer;
  const open = phoneVerified && emailVerified && infoComplete && olderAccount === null;
  return { ...answer, token: open ? 'opaque' : null };
};

const proof = (verified: Combination['verified']) => ({
  phoneVerified: verified === 'both' || verified === 'phone',
  emailVerified: verified === 'both' || verified === 'e-mail',
});

const owner = (person: Combination['person']) => ({
  infoComplete: person !== 'personal info missing',
  olderAccount: person === 'account exists' ? { name: 'Nadia', imageUrl: null } : null,
});

function firstAnswer({ way, verified, person }: Combination): LoginAnswer {
  // The code is the sign-in: before it is correct, the answer contains nothing about the account.
  const account =
    way === 'code'
      ? { ...proof(verified), phoneVerified: false }
      : { ...proof(verified), ...owner(person) };
  const phone = way === 'provider' ? null : signUpForm.phone;
  return opened(answerWith({ ...account, phone }));
}

function afterCode({ way, person }: Combination, context: SignInProgress, byPhone: boolean) {
  const before = context.answer ?? answerWith();
  const proven = byPhone ? { phoneVerified: true } : { emailVerified: true };
  const revealed = way === 'code' && byPhone ? owner(person) : {};
  return opened({ ...before, ...proven, ...revealed });
}

const signsUp = ({ way, person }: Combination): boolean => way === 'password' && person === 'new';

/** The model of the sign-in form; the steps after it always end with an open account. */
function formOf(one: Combination) {
  const { way, offered } = one;
  const { email, phone } = signUpForm;
  return defineModel(signInMachine, {
    inputs: [
      {
        mode: signsUp(one) ? 'signUp' : 'signIn',
        switches: { ...allSwitches, ...offered },
        step: null,
        byCode: false,
      },
    ],
    events: {
      'signIn.submitted':
        way === 'password' && !signsUp(one)
          ? [named('by e-mail', { account: email, field: 'email', password: 'secret' })]
          : [],
      'signIn.code.asked': way === 'code' ? [{ phone }] : [],
      'signUp.submitted': signsUp(one) ? [{ form: signUpForm }] : [],
      'provider.chosen': way === 'provider' ? [{ medium: 'google' }] : [],
      'signIn.step.changed': [],
      'signIn.step.left': [],
      'signUp.chosen': [],
      'signIn.chosen': [],
      'provider.left': [],
      'auth.back': [],
      'switches.changed': [],
      'methods.shown': [],
    },
    actors: {
      askProvider: { done: [credential] },
      submitRequest: { done: [firstAnswer(one)] },
      signInSteps: { done: [{ outcome: 'opened', answer: answerWith(), refusal: [] }] },
    },
  });
}

/** The sign-in request that the form sends for this combination. */
function requestOf(one: Combination): SignInRequest {
  const { email, phone } = signUpForm;
  if (signsUp(one)) return { kind: 'signUp', form: signUpForm };
  if (one.way === 'code') return { kind: 'otp', phone };
  return one.way === 'provider'
    ? { kind: 'social', credential, phone: null }
    : { kind: 'manual', account: email, field: 'email', password: 'secret' };
}

/** The steps after the server's first answer. */
function stepsOf(one: Combination) {
  const { name, email, phone, refCode } = signUpForm;
  const switches = { ...allSwitches, ...one.offered };
  return defineModel(signInStepsMachine, {
    inputs: [{ switches, request: requestOf(one), answer: firstAnswer(one), step: null }],
    events: {
      'phone.submitted': [{ phone }],
      'info.submitted': [{ info: { name, email, phone, refCode } }],
      'otp.locked': [],
      'auth.back': [],
      'switches.changed': [],
    },
    actors: {
      postPhone: { done: [firstAnswer(one)] },
      saveInfo: {
        done: ({ context }) => [
          opened({ ...(context.answer ?? answerWith()), infoComplete: true }),
        ],
      },
      confirmOlder: {
        done: ({ context }) => [
          opened({ ...(context.answer ?? answerWith()), olderAccount: null }),
        ],
      },
      otp: {
        done: (snapshot) => {
          const byPhone = snapshot.matches('verifyingPhone');
          return [
            {
              outcome: 'verified' as const,
              code: '123456',
              answer: afterCode(one, snapshot.context, byPhone),
              due: null,
            },
          ];
        },
      },
    },
  });
}

export interface Walked {
  graph: Graph;
  /** The shortest path to the end; null when there is none. */
  path: Path | null;
}

const shortest = (graph: Graph, end: string): Walked => ({
  graph,
  path: shortestPaths(graph).get(end) ?? null,
});

/** The form, and the steps that remain after it: none where the first answer opens the account. */
export interface Walks {
  form: Walked;
  steps: Walked | null;
}

/** Walks the form and then the remaining steps, as this combination allows it. */
export const walksOf = (combination: Combination): Walks => ({
  form: shortest(explore(formOf(combination)), 'signIn.done'),
  steps:
    firstAnswer(combination).token === null
      ? shortest(explore(stepsOf(combination)), 'signInSteps.opened')
      : null,
});

const arrivals = ({ path }: Walked): string[] => (path === null ? ['nowhere'] : arrivalsOf(path));

/** The states of a path in which somebody acts or waits, in order. */
export function statesOf({ form, steps }: Walks): string[] {
  const remaining = steps === null ? [] : arrivals(steps).filter((state) => state !== 'opened');
  return arrivals(form).flatMap((state) => (state === 'remainingSteps' ? remaining : [state]));
}

/** All combinations as one table in Markdown. */
export function tableOf(rows: readonly { combination: Combination; states: string[] }[]): string {
  const head = ['methods', 'way', 'verified', 'person', 'path'];
  const cells = rows.map(({ combination: { methods: state, way, verified, person }, states }) => [
    state,
    way,
    verified,
    person,
    states.join(' → '),
  ]);
  const line = (columns: readonly string[]) => `| ${columns.join(' | ')} |`;
  return [
    '# Every combination of signing in',
    '',
    'The shortest path to an open account, for each state of the login methods (AUTH-04), each way it',
    'shows, what the account has proven, and what is known of its owner. A test walks each path on',
    'the running statechart and keeps this table true. A code proves the phone by itself, so nothing is',
    'known of the account before it.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...cells.map(line),
    '',
  ].join('\n');
}
