import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import { offeredMedia, type LoginSwitches } from '../../machines/rules/identity.ts';
import { keepDraft, keptDraft } from './drafts.ts';

export type Methods = SnapshotFrom<typeof loginMethodsMachine>;
export type SendMethod = (event: EventFromLogic<typeof loginMethodsMachine>) => void;

/** Leaves the code alone for all the ways there are. */
export const otherWays = { type: 'methods.all.shown' } as const;

/** The ways to sign in that the shop has switched on, now (AUTH-03..05); a choice of a code is kept. */
export function useOfferedMethods(switches: LoginSwitches): [Methods, SendMethod] {
  const { manual, otp } = switches;
  const social = offeredMedia(switches).length > 0;
  const [methods, send] = useMachine(loginMethodsMachine, {
    input: { methods: { manual, otp, social }, byCode: keptDraft()['byCode'] === 'true' },
  });
  useEffect(() => {
    send({ type: 'methods.config.changed', methods: { manual, otp, social } });
  }, [send, manual, otp, social]);
  const byPassword = methods.hasTag('shows.manual');
  useEffect(() => keepDraft({ byCode: String(!byPassword) }), [byPassword]);
  return [methods, send];
}
