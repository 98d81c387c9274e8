import { fromPromise } from 'xstate';
import { pictureChoiceMachine } from '../../../machines/site/pictureChoice.machine.ts';
import type { PictureProblem } from '../../../machines/rules/picture.ts';
import { problemOfFile } from '../../ui/field/pictureFile.ts';

/**
 * The statechart for choosing one picture, connected to the check of the file, which runs in the
 * browser.
 */
export const wiredPictureChoice = pictureChoiceMachine.provide({
  actors: {
    checkPicture: fromPromise<PictureProblem | null, { file: File | null }>(
      async ({ input: { file } }) => (file === null ? null : problemOfFile(file)),
    ),
  },
});
