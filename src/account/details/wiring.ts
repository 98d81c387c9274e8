import { fromPromise } from 'xstate';
import { profileEditMachine } from '../../../machines/account/profileEdit.machine.ts';
import type { ProfileAnswer, ProfileChange } from '../../../machines/rules/identity.ts';
import type { PictureProblem } from '../../../machines/rules/picture.ts';
import { changeProfile } from '../../api/account/profile.ts';
import { problemOfFile } from '../../shop/pictureFile.ts';
import { wiredOtp } from '../../identity/credentials/index.ts';

/** The change of a profile with the server behind it. */
export const wiredProfileEdit = profileEditMachine.provide({
  actors: {
    checkPicture: fromPromise<PictureProblem | null, { file: File | null }>(
      async ({ input: { file } }) => (file === null ? null : problemOfFile(file)),
    ),
    saveProfile: fromPromise<ProfileAnswer, { change: ProfileChange }>(({ input, signal }) =>
      changeProfile(input.change, {}, signal),
    ),
    otp: wiredOtp,
  },
});
