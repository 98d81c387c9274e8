import { expect, it } from 'vitest';
import { interestsAreDue } from '../../src/app/interests.ts';

const maya = {
  id: 1,
  firstName: 'Maya',
  name: 'Maya Haddad',
  email: null,
  phone: '+15550137000',
  imageUrl: null,
  interestModules: [1],
};
const module = { id: 2, type: 'grocery' } as const;

it('NAV-08: interests are asked for where a customer has named none, never for parcels', () => {
  expect(interestsAreDue(maya, module)).toBe(true);
  expect(interestsAreDue(maya, { ...module, id: 1, type: 'food' })).toBe(false);
  expect(interestsAreDue(maya, { ...module, type: 'parcel' })).toBe(false);
  expect(interestsAreDue(maya, null)).toBe(false);
  expect(interestsAreDue(undefined, module)).toBe(false);
});
