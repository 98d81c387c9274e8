import { fromPromise } from 'xstate';
import { profileEditMachine } from '../../../machines/account/profileEdit.machine.ts';
import type { ProfileAnswer, ProfileChange } from '../../../machines/rules/identity.ts';
import { changeProfile } from '../../api/account/profile.ts';
import { wiredOtp } from '../../identity/credentials/index.ts';

/** The statechart for editing the profile, with its actors connected to the server. */
export const wiredProfileEdit = profileEditMachine.provide({
  actors: {
    saveProfile: fromPromise<ProfileAnswer, { change: ProfileChange }>(({ input, signal }) =>
      changeProfile(input.change, {}, signal),
    ),
    otp: wiredOtp,
  },
});
