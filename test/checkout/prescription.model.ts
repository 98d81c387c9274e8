import {
  MOST_PRESCRIPTIONS,
  prescriptionMachine,
} from '../../machines/checkout/prescription.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const picture = (id: string) => ({ id, name: `${id}.jpg` });

export const prescriptionModel = defineModel(prescriptionMachine, {
  events: {
    'prescription.added': (snapshot) => {
      const next = snapshot.context.images.length;
      return [
        named('one', { images: [picture(`p${next}`)] }),
        named('two', { images: [picture(`p${next}`), picture(`p${next + 1}`)] }),
        named('three', { images: [0, 1, 2].map((step) => picture(`p${next + step}`)) }),
        named('four', { images: [0, 1, 2, 3].map((step) => picture(`p${next + step}`)) }),
      ];
    },
    'prescription.removed': (snapshot) => {
      const last = snapshot.context.images.at(-1);
      return last === undefined ? [] : [named('the last one', { id: last.id })];
    },
  },
  actors: {
    recallImages: {
      done: [
        named('none', []),
        named('one', [picture('kept')]),
        named(
          'three',
          [0, 1, 2].map((step) => picture(`kept${step}`)),
        ),
      ],
      error: [new Error('no files here')],
    },
  },
  key: ({ context }) => context.images.length,
  invariants: {
    'CHK-10: at most three pictures': (s) => s.context.images.length <= MOST_PRESCRIPTIONS,
    'empty means none': (s) => !s.matches({ taking: 'empty' }) || s.context.images.length === 0,
  },
});
