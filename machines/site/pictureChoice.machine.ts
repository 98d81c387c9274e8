import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../rules/notProvided.ts';
import type { PictureProblem } from '../rules/picture.ts';

export interface PictureChoiceContext {
  /**
   * The chosen file while it is checked and cropped; until that is done, the form field still shows
   * the old picture. Null when no file is being checked.
   */
  source: File | null;
  /** The aspect ratio, width / height, to which the picture is cropped; null for any shape. */
  ratio: number | null;
  /** Why the last chosen file was refused; null when it was not. */
  problem: PictureProblem | null;
}

export type PictureChoiceEvent =
  | { type: 'picture.chosen'; file: File; ratio: number | null }
  | { type: 'picture.cropped'; file: File }
  | { type: 'picture.uncut.accepted' }
  | { type: 'picture.unreadable' }
  | { type: 'picture.declined' }
  | { type: 'picture.removed' };

/** The picture of the field has changed; `file` is null when it was removed. */
export interface PictureChoiceFact {
  type: 'picture.changed';
  file: File | null;
}

/**
 * PROF-07, LAND-12, LAND-13: chooses a picture for a form: the file is checked, and cropped where
 * the aspect ratio matters.
 */
export const pictureChoiceMachine = setup({
  types: {
    context: {} as PictureChoiceContext,
    events: {} as PictureChoiceEvent,
    emitted: {} as PictureChoiceFact,
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Reads the bytes of a file; resolves with the reason why it is refused, or null when it is
     * accepted.
     */
    checkPicture: fromPromise<PictureProblem | null, { file: File | null }>(notProvided),
  },
  guards: {
    isRefused: (_, params: { problem: PictureProblem | null }) => params.problem !== null,
    hasToBeCut: ({ context }) => context.ratio !== null,
  },
  actions: {
    keepSource: assign({
      source: (_, params: { file: File; ratio: number | null }) => params.file,
      ratio: (_, params) => params.ratio,
      problem: null,
    }),
    keepProblem: assign({
      source: null,
      problem: (_, params: { problem: PictureProblem | null }) => params.problem,
    }),
    forgetSource: assign({ source: null }),
    forgetProblem: assign({ problem: null }),
    tellCropped: emit((_, params: { file: File }) => ({
      type: 'picture.changed' as const,
      file: params.file,
    })),
    tellUncut: emit(({ context }) => ({ type: 'picture.changed' as const, file: context.source })),
    tellRemoved: emit({ type: 'picture.changed' as const, file: null }),
  },
}).createMachine({
  id: 'pictureChoice',
  description: 'The customer chooses a picture for a form, such as a profile picture or a logo.',
  context: { source: null, ratio: null, problem: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The field shows its picture or none, and why a file was refused.',
      meta: { requirements: ['LAND-12', 'LAND-13'] },
      on: {
        'picture.chosen': {
          target: 'checking',
          actions: [
            {
              type: 'keepSource',
              params: ({ event }) => ({ file: event.file, ratio: event.ratio }),
            },
          ],
        },
        'picture.removed': { actions: ['forgetProblem', 'tellRemoved'] },
      },
    },
    checking: {
      description: 'The type, the size and the number of pixels of the file are checked.',
      meta: { requirements: ['PROF-07', 'PROF-08'] },
      tags: ['busy'],
      invoke: {
        src: 'checkPicture',
        input: ({ context }) => ({ file: context.source }),
        onDone: [
          {
            description: 'The file is refused: the former picture stays, and the field says why.',
            guard: { type: 'isRefused', params: ({ event }) => ({ problem: event.output }) },
            meta: { requirements: ['PROF-08', 'MSG-12', 'MSG-27'] },
            target: 'resting',
            actions: [{ type: 'keepProblem', params: ({ event }) => ({ problem: event.output }) }],
          },
          { guard: 'hasToBeCut', target: 'cropping' },
          {
            description: 'A document may have any shape, so it is not cut.',
            target: 'resting',
            actions: ['tellUncut', 'forgetSource'],
          },
        ],
        onError: {
          description: 'The file cannot be read, so it is refused.',
          target: 'resting',
          actions: [{ type: 'keepProblem', params: { problem: 'format' } }],
        },
      },
    },
    cropping: {
      description: 'The customer cuts the picture to the shape that the shop shows.',
      meta: { requirements: ['LAND-12', 'LAND-13', 'PROF-07'] },
      on: {
        'picture.cropped': {
          target: 'resting',
          actions: [
            { type: 'tellCropped', params: ({ event }) => ({ file: event.file }) },
            'forgetSource',
          ],
        },
        'picture.uncut.accepted': {
          description: 'The picture has the right shape already and is used as it is.',
          target: 'resting',
          actions: ['tellUncut', 'forgetSource'],
        },
        'picture.unreadable': {
          description: 'The file looks like a picture, but the browser cannot show it.',
          meta: { requirements: ['PROF-08'] },
          target: 'resting',
          actions: [{ type: 'keepProblem', params: { problem: 'format' } }],
        },
        'picture.declined': {
          description: 'The customer cancels, and the former picture stays.',
          target: 'resting',
          actions: ['forgetSource'],
        },
      },
    },
  },
});
