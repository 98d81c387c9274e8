import { describe, expect, it } from 'vitest';
import type { Coupon } from '../../machines/rules/domain.ts';
import { couponAnswer, sendWithCoupon } from '../../src/api/couponAnswer.ts';
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

describe('PRICE-09, CHK-01: an order with a coupon is sent', () => {
  const refuse = (status: number, code: string) => () =>
    Promise.reject(
      new CallError({
        kind: status === 404 ? 'notFound' : 'refused',
        status,
        entries: code === '' ? [] : [{ code, message: 'No.' }],
      }),
    );
  const ended = refuse(407, '');
  const nothing = () => Promise.resolve(null);
  const valid = () => Promise.resolve({ code: 'SIX' } as Coupon);

  it('wire facts 1.6: a refusal that a browser hides is that of a coupon that has ended since', async () => {
    await expect(
      sendWithCoupon({ send: noAnswer, find: nothing, apply: ended }),
    ).rejects.toMatchObject({
      failure: { kind: 'refused', status: 407, entries: [{ code: 'coupon' }] },
    });
  });

  it('a guest’s coupon has ended when the public list does not contain it any more', async () => {
    const unlisted = refuse(404, '');
    await expect(
      sendWithCoupon({ send: noAnswer, find: nothing, apply: unlisted }),
    ).rejects.toMatchObject({ failure: { status: 407 } });
  });

  it('CHK-01: what was placed before its coupon ended is found, and not refused', async () => {
    const find = () => Promise.resolve(7);
    expect(await sendWithCoupon({ send: noAnswer, find, apply: ended })).toBe(7);
  });

  it('a backend that cannot look an order up is believed about the coupon', async () => {
    const find = refuse(404, '');
    await expect(sendWithCoupon({ send: noAnswer, find, apply: ended })).rejects.toMatchObject({
      failure: { status: 407 },
    });
  });

  it.each([
    ['the coupon is still valid', nothing, valid],
    ['there is no connection', nothing, noAnswer],
    ['the coupon was used up, perhaps by this order', nothing, refuse(406, 'coupon')],
    ['nobody knows whether it was placed', refuse(500, ''), ended],
    ['there is no coupon', nothing, null],
  ])('MSG-21: no answer came, and %s: nothing is said of the coupon', async (_, find, apply) => {
    await expect(sendWithCoupon({ send: noAnswer, find, apply })).rejects.toMatchObject({
      failure: { kind: 'offline' },
    });
  });

  it('MSG-21: a refusal that can be read is passed on, and nothing else is asked', async () => {
    const unasked = () => Promise.reject(new Error('asked'));
    await expect(
      sendWithCoupon({ send: refuse(403, 'closed'), find: unasked, apply: unasked }),
    ).rejects.toMatchObject({ failure: { status: 403, entries: [{ code: 'closed' }] } });
  });
});
