import type { PictureProblem } from '../../machines/rules/picture.ts';

/** The keys of the texts that say why a picture is refused. */
export const pictureProblems = {
  format: 'checkout.prescription.format',
  tooLarge: 'account.profile.photo.tooLarge',
  tooManyPixels: 'account.profile.photo.tooManyPixels',
} as const satisfies Record<PictureProblem, string>;
