import { beforeAll, expect, it } from 'vitest';
import { isEmail } from '../../machines/rules/contact.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { receiverSchema } from '../../src/place/address/schema.ts';
import { bookingSchema } from '../../src/rental/booking/bookingSchema.ts';
import { contactSchema } from '../../src/site/contactSchema.ts';

beforeAll(() => loadMessages('en'));

const email = (length: number) => `${'a'.repeat(length - 12)}@example.com`;

it.each([
  ['the guest who receives an order', receiverSchema],
  ['the customer of a trip', () => bookingSchema(() => true)],
  ['who writes to the shop', () => contactSchema(false)],
])('CONST-02: an e-mail address of %s has 255 characters at most', async (_, schema) => {
  const isTaken = (length: number) =>
    schema()
      .validateAt('email', { email: email(length) })
      .then(
        () => true,
        () => false,
      );
  expect(await isTaken(255)).toBe(true);
  expect(await isTaken(256)).toBe(false);
});

it('CONST-02 LAND-17: so has one of the newsletter, which asks the shared rule', () => {
  expect(isEmail(email(255))).toBe(true);
  expect(isEmail(email(256))).toBe(false);
});
