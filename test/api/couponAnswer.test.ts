import { describe, expect, it } from 'vitest';
import { couponAnswer } from '../../src/api/couponAnswer.ts';
import { CallError, failureOfSilence } from '../../src/api/failure.ts';

const noAnswer = () => Promise.reject(new CallError(failureOfSilence('offline')));
const list = () => Promise.resolve([]);

describe('PRICE-09, F-26: a coupon is looked up by its code', () => {
  it('wire facts 1.6: an answer with 407, which a browser hides, means that it has expired', async () => {
    await expect(couponAnswer(noAnswer, list)).rejects.toMatchObject({
      failure: { kind: 'refused', status: 407 },
    });
  });

  it('MSG-21: without a connection nothing is said of the coupon', async () => {
    await expect(couponAnswer(noAnswer, noAnswer)).rejects.toMatchObject({
      failure: { kind: 'offline' },
    });
  });

  it('F-26: a connection that fails once does not cost the coupon', async () => {
    let asked = 0;
    const find = () => {
      asked += 1;
      return asked === 1 ? noAnswer() : Promise.resolve({ id: 5, code: 'SIX' });
    };
    expect(await couponAnswer(find, list)).toMatchObject({ code: 'SIX' });
  });

  it('MSG-21: a refusal is passed on, and nothing else is asked', async () => {
    const refused = new CallError({ kind: 'notFound', status: 404, entries: [] });
    const find = () => Promise.reject(refused);
    const unasked = () => Promise.reject(new Error('asked for the list'));
    await expect(couponAnswer(find, unasked)).rejects.toBe(refused);
  });
});
