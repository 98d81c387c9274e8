import { expect, it } from 'vitest';
import { messageBeyond, refusalToasts } from '../../machines/rules/formFailure.ts';
import { failedCall } from '../failures.ts';

it.each(['constructor', 'toString', '__proto__'])(
  'MSG-21: an error with the code “%s”, which every object has, is said and not left to a field',
  (code) => {
    const error = failedCall('refused', [{ code, message: 'The shop rests today.' }], 403);
    expect(messageBeyond(error, { email: 'email' })).toEqual({ text: 'The shop rests today.' });
    expect(refusalToasts(error, { email: 'email' }, 'account')).toMatchObject([
      { message: { text: 'The shop rests today.' } },
    ]);
  },
);
