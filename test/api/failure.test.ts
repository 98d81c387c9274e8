import { describe, expect, it } from 'vitest';
import {
  CallError,
  failureOfAnswer,
  failureOfSilence,
  readEntries,
  refusesInside,
} from '../../src/api/failure.ts';

describe('the messages of a refusal', () => {
  const one = [{ code: 'auth-001', message: 'No.' }];
  const bare = [{ code: '', message: 'No.' }];
  it.each([
    ['a list of entries', { errors: one }, one],
    [
      'a list of fields',
      { errors: [...one, { code: 'phone', message: 'Bad.' }] },
      [...one, { code: 'phone', message: 'Bad.' }],
    ],
    ['a single object', { errors: one[0] }, one],
    ['an object without code', { errors: { message: 'No.' } }, bare],
    ['a text', { errors: 'No.' }, bare],
    ['a list of texts', { errors: ['No.'] }, bare],
    ['`message`', { message: 'No.' }, bare],
    ['`message` as a list', { message: one }, one],
    ['`error`', { error: 'No.' }, bare],
    ['`payment`', { payment: 'No.' }, bare],
    ['`error` beside `message`', { error: 'Worse.', message: 'No.' }, bare],
    ['empty `errors` beside `message`', { errors: [], message: 'No.' }, bare],
    ['errors without a message', { errors: [{ code: 'x' }], message: '' }, []],
    ['an empty object', {}, []],
    ['a bare list', [{ id: 1 }], []],
    ['a page of HTML', '<html>Fault</html>', []],
    ['nothing', null, []],
  ])('MSG-21: %s', (_shape, body, entries) => {
    expect(readEntries(body)).toEqual(entries);
  });

  it.each([
    [401, 'unauthorised'],
    [403, 'refused'],
    [404, 'notFound'],
    [405, 'refused'],
    [406, 'refused'],
    [407, 'refused'],
    [409, 'conflict'],
    [422, 'refused'],
    [203, 'refused'],
    [429, 'throttled'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('MSG-21: status %i is %s', (status, kind) => {
    expect(failureOfAnswer(status, { errors: 'No.' })).toMatchObject({ kind, status });
  });

  it('MSG-21: what a server fault says is never shown', () => {
    expect(failureOfAnswer(500, { message: 'SQLSTATE' }).entries).toEqual([]);
  });

  it.each([
    'The route api/v1/rental/user/trip/reorder could not be found.',
    'The POST method is not supported for route api/v1/contact. Supported methods: GET, HEAD.',
  ])('MSG-21: what a framework says of a call that is not there is never shown (%s)', (message) => {
    expect(failureOfAnswer(404, { message })).toEqual({
      kind: 'notFound',
      status: 404,
      entries: [],
    });
    expect(readEntries({ message: 'The route is closed.' })).toHaveLength(1);
  });

  it('wire facts 18.1: 203 and errors inside a success refuse', () => {
    expect([
      refusesInside(203, null),
      refusesInside(200, { errors: one }),
      refusesInside(200, { errors: null }),
      refusesInside(200, [1]),
      refusesInside(200, {}),
    ]).toEqual([true, true, false, false, false]);
  });

  it('MSG-21: the wait a throttle asks for is kept when it is a number', () => {
    expect(failureOfAnswer(429, {}, '30').retryAfterSeconds).toBe(30);
    expect(failureOfAnswer(429, {}, 'Wed, 21 Oct').retryAfterSeconds).toBeUndefined();
    expect(failureOfAnswer(429, {}).retryAfterSeconds).toBeUndefined();
  });

  it('MSG-21: silence has a kind and no messages, and an error carries what it stands for', () => {
    expect(failureOfSilence('offline')).toEqual({ kind: 'offline', status: 0, entries: [] });
    expect(new CallError(failureOfAnswer(403, { errors: one })).message).toBe('No.');
    expect(new CallError(failureOfSilence('timeout')).message).toBe('timeout');
  });
});
