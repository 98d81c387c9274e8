import { expect, type Page } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pictures = (page: Page) => page.getByRole('img', { name: /scan \d\.png/ });

const add = (count: number) => (page: Page) =>
  page.getByLabel('Pictures of your prescription (up to 3, 2 MB each)').setInputFiles(
    Array.from({ length: count }, (_, index) => ({
      name: `scan ${index}.png`,
      mimeType: 'image/png',
      buffer,
    })),
  );

export const prescriptionPage = definePage({
  starts: { 'of a pharmacy': (page) => guestAtCheckout(page, { prescription: true }) },
  acts: {
    // A browser that nobody used before keeps none.
    'recallImages done: none': (page) =>
      expect(page.getByLabel('Pictures of your prescription (up to 3, 2 MB each)')).toBeEnabled(),
    'prescription.added: one': add(1),
    'prescription.added: two': add(2),
    'prescription.added: three': add(3),
    'prescription.added: four': add(4),
    'prescription.removed: the last one': (page) =>
      page
        .getByRole('button', { name: /scan \d\.png/ })
        .last()
        .click(),
  },
  answers: {},
  sees: {
    'prescription.taking.empty': (page) => expect(pictures(page)).toHaveCount(0),
    'prescription.taking.holding': (page) => expect(pictures(page)).not.toHaveCount(0),
    'prescription.full': (page) => expect(pictures(page)).toHaveCount(3),
  },
  invisible: {
    'prescription.recalling': 'pictures kept on this device are there in a moment',
  },
  beyond: {
    'prescription.recalling | error recallImages | 0':
      'A browser that keeps no files answers that there are none.',
  },
});
