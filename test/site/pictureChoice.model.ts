import {
  pictureChoiceMachine,
  type PictureChoiceFact,
} from '../../machines/site/pictureChoice.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const picture = new File(['a wide picture'], 'sign.jpg');
const cropped = new File(['a square'], 'sign.png');

/** What the field shows after a step, where that is something new. */
function changesAfter(label: string, ratio: number | null): (File | null)[] {
  if (label === 'picture.cropped: a square') return [cropped];
  if (label === 'picture.uncut.accepted') return [picture];
  if (label === 'picture.removed') return [null];
  return label === 'checkPicture done: fine' && ratio === null ? [picture] : [];
}

export const pictureChoiceModel = defineModel(pictureChoiceMachine, {
  inputs: [undefined],
  events: {
    'picture.chosen': [
      named('for the logo', { file: picture, ratio: 1 }),
      named('for the certificate', { file: picture, ratio: null }),
    ],
    'picture.cropped': [named('a square', { file: cropped })],
  },
  actors: {
    checkPicture: {
      done: [named('fine', null), named('over 2 MB', 'tooLarge' as const)],
      error: [named('unreadable', new Error('gone'))],
    },
  },
  key: ({ context }) => ({
    source: context.source !== null,
    ratio: context.ratio,
    problem: context.problem,
  }),
  invariants: {
    'LAND-12: the picture before stays when the cut is left, or the file is no picture': (
      s,
      step,
    ) =>
      !/declined|unreadable|over 2 MB/.test(step?.label ?? '') ||
      (s.matches('resting') && s.context.source === null && step?.emitted.length === 0),
    'LAND-12: the logo is the part that was cut, or all of a picture that was accepted so': (
      s,
      step,
    ) => {
      if (step === null) return true;
      const expected = changesAfter(step.label, s.context.ratio);
      const changes = step.emitted.map((fact) => (fact as PictureChoiceFact).file);
      return (
        changes.length === expected.length && changes.every((file, at) => file === expected[at])
      );
    },
    'LAND-12: a document is used as it is, without a dialog': (s) =>
      !s.matches('cropping') || s.context.ratio === 1,
    'PROF-08: a refused file says why until another is chosen or the picture is removed': (
      s,
      step,
    ) =>
      (s.context.problem === null || s.matches('resting')) &&
      (!/unreadable|over 2 MB/.test(step?.label ?? '') || s.context.problem !== null) &&
      (!/chosen|removed|cropped/.test(step?.label ?? '') || s.context.problem === null),
  },
});
