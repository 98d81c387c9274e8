import { isDeepStrictEqual } from 'node:util';
import {
  MAX_PRESCRIPTIONS,
  prescriptionMachine,
} from '../../machines/checkout/prescription.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const picture = (id: string) => ({ id, name: `${id}.jpg` });

export const prescriptionModel = defineModel(prescriptionMachine, {
  inputs: [named('of a pharmacy', { storeId: 5 })],
  events: {
    'order.lines.read': ({ context }) => [
      named('of the same store', { storeId: context.storeId }),
      ...(context.storeId === 5 ? [named('of another store', { storeId: 6 })] : []),
    ],
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
  key: ({ context }) => ({ store: context.storeId, pictures: context.images.length }),
  invariants: {
    'CHK-09: the order hears the number of pictures when it or the store changes, and then only': (
      s,
      step,
    ) =>
      step === null ||
      isDeepStrictEqual(
        step.sent.map(({ event }) => event),
        s.context.storeId === step.previous.context.storeId &&
          s.context.images.length === step.previous.context.images.length
          ? []
          : [{ type: 'prescription.changed', count: s.context.images.length }],
      ),
    'CHK-10: who gives too many is told so, and the first three stay': (s, step) => {
      if (step?.event?.type !== 'prescription.added' || !('images' in step.event)) return true;
      const all = [step.previous.context.images, step.event.images].flat();
      const told = JSON.stringify(step.emitted).includes('checkout.prescription.tooMany');
      return told === all.length > 3 && isDeepStrictEqual(s.context.images, all.slice(0, 3));
    },
    'CHK-09: no picture goes but the one that was taken off': (s, step) => {
      if (step === null || s.context.storeId !== step.previous.context.storeId) return true;
      const before: { id: string }[] = step.previous.context.images;
      const off = step.event !== null && 'id' in step.event ? step.event.id : null;
      const stay = before.filter(({ id }) => id !== off);
      return isDeepStrictEqual(s.context.images.slice(0, stay.length), stay);
    },
    'CHK-09: no picture stays when the order is for another store, and those of that store are looked for':
      (s, step) =>
        step === null ||
        s.context.storeId === step.previous.context.storeId ||
        (s.context.images.length === 0 &&
          isDeepStrictEqual(step.started, [{ src: 'recallImages', input: { storeId: 6 } }])),
    'CHK-10: at most three pictures': (s) => s.context.images.length <= MAX_PRESCRIPTIONS,
    'empty means none': (s) => !s.matches({ taking: 'empty' }) || s.context.images.length === 0,
  },
});
