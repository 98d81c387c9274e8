import { expect, it } from 'vitest';
import { interestsAreDue } from '../../machines/rules/interests.ts';

it('NAV-08: interests are asked for where a customer has named none, never for parcels', () => {
  expect(interestsAreDue({ id: 2, type: 'grocery' }, [1])).toBe(true);
  expect(interestsAreDue({ id: 1, type: 'food' }, [1])).toBe(false);
  expect(interestsAreDue({ id: 5, type: 'parcel' }, [])).toBe(false);
  expect(interestsAreDue({ id: 2, type: 'grocery' }, undefined)).toBe(false);
});
