import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPhone } from '../../machines/rules/groupPhone.ts';

describe('phones as they are read', () => {
  it.each([
    ['+15550137', '+1 555 0137'],
    ['+15550137000', '+1 555 013 7000'],
    ['+8801700000012', '+880 170 000 0012'],
    ['+442079460018', '+44 207 946 0018'],
    ['+96171123456', '+961 7 112 3456'],
  ])('%s reads %s', (phone, read) => expect(groupPhone(phone)).toBe(read));

  it('CONST-07: grouping changes no digit, and leaves what is written otherwise', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{0,14}$/), (phone) => {
        expect(groupPhone(phone).replaceAll(' ', '')).toBe(phone);
        expect(groupPhone(groupPhone(phone))).toBe(groupPhone(phone));
      }),
    );
    for (const other of ['', '555 0137', '+1 (555) 0137', 'call us']) {
      expect(groupPhone(other)).toBe(other);
    }
  });
});
