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
