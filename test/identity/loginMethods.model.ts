import { isDeepStrictEqual } from 'node:util';
import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const flags = [true, false];
const combinations = flags.flatMap((manual) =>
  flags.flatMap((otp) =>
    flags.map((social) =>
      named(
        [manual && 'password', otp && 'code', social && 'provider'].filter(Boolean).join(' and ') ||
          'nothing',
        { methods: { manual, otp, social } },
      ),
    ),
  ),
);

export const loginMethodsModel = defineModel(loginMethodsMachine, {
  inputs: [
    ...combinations.map(({ label, value }) => named(label, { ...value, byCode: false })),
    named('a code chosen before a reload', {
      methods: { manual: true, otp: true, social: true },
      byCode: true,
    }),
    named('a code chosen and then switched off', {
      methods: { manual: true, otp: false, social: true },
      byCode: true,
    }),
  ],
  events: { 'methods.config.changed': combinations },
  invariants: {
    'AUTH-04 AUTH-05: every way that is on is shown, unless the code alone was chosen': (s) => {
      const { manual, otp, social } = s.context.methods;
      const byCodeAlone =
        s.hasTag('shows.otp') && !s.hasTag('shows.manual') && !s.hasTag('shows.social');
      return (
        byCodeAlone ||
        ((!manual || s.hasTag('shows.manual')) &&
          (!otp || s.hasTag('shows.otp')) &&
          (!social || s.hasTag('shows.social')))
      );
    },
    'AUTH-05: the switch to the code shows the code and nothing else': (s, step) =>
      step?.event?.type !== 'methods.otp.chosen' || isDeepStrictEqual([...s.tags], ['shows.otp']),
    'AUTH-05: who asks for the other ways sees every way that is on': (s, step) =>
      step?.event?.type !== 'methods.all.shown' ||
      (s.hasTag('shows.manual') === s.context.methods.manual &&
        s.hasTag('shows.otp') === s.context.methods.otp &&
        s.hasTag('shows.social') === s.context.methods.social),
    'AUTH-05: signing in hears of other ways where the code alone is shown and another way is on': (
      s,
      step,
    ) => {
      const { manual, social } = s.context.methods;
      const [last] = (step?.sent ?? []).slice(-1);
      return (
        last === undefined ||
        (last.to === 'the parent' &&
          isDeepStrictEqual(last.event, {
            type: 'methods.shown',
            otherWays: !s.hasTag('shows.manual') && !s.hasTag('shows.social') && (manual || social),
          }))
      );
    },
    'AUTH-05: the code that was chosen stays while the ways are the same': (s, step) =>
      step?.event?.type !== 'methods.config.changed' ||
      !isDeepStrictEqual(step.previous.context.methods, s.context.methods) ||
      s.value === step.previous.value,
    'AUTH-03: no way is shown that is off': (s) => {
      const { manual, otp, social } = s.context.methods;
      const nothing = !manual && !otp && !social;
      return (
        (!s.hasTag('shows.manual') || manual || nothing) &&
        (!s.hasTag('shows.otp') || otp) &&
        (!s.hasTag('shows.social') || social)
      );
    },
    'nobody is locked out: a way is always shown': (s) =>
      s.hasTag('shows.manual') || s.hasTag('shows.otp') || s.hasTag('shows.social'),
  },
});
