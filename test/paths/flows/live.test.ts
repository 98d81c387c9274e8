import { describe, expect, it, vi } from 'vitest';
import { knowFlows, LiveActors } from './live.ts';

const flows = await knowFlows();
const arrival = {
  type: '@xstate.actor',
  sessionId: 'x:3',
  name: 'coupon',
  definition: JSON.stringify({ id: 'coupon' }),
  snapshot: { status: 'active', value: 'empty' },
};
const hear = (...messages: readonly object[]) => {
  const actors = new LiveActors(flows);
  const heard = messages.map((message) => actors.hear(JSON.stringify(message)));
  return { heard, all: actors.all };
};

describe('the running actors of a storefront', () => {
  it('are known by their chart, and stand where their last snapshot says', () => {
    const next = {
      type: '@xstate.snapshot',
      sessionId: 'x:3',
      snapshot: { status: 'active', value: 'entering' },
    };
    expect(hear(arrival, next).all).toEqual([
      {
        session: 'x:3',
        flow: 'coupon',
        name: 'coupon',
        status: 'active',
        states: ['coupon.entering'],
        last: [],
      },
    ]);
  });

  it('tell the transitions they took, answers of invoked actors included', () => {
    const typed = {
      type: '@xstate.microstep',
      sessionId: 'x:3',
      event: 'coupon.typed',
      transitions: ['coupon.empty | coupon.typed | 0'],
    };
    const answered = {
      ...typed,
      event: 'xstate.done.actor.0.coupon.checking',
      transitions: ['coupon.checking | xstate.done.actor.0.coupon.checking | 1'],
    };
    expect(hear(arrival, typed, answered).all[0]?.last).toEqual([
      { event: answered.event, taken: ['coupon.checking | done findCoupon | 1'] },
      { event: 'coupon.typed', taken: ['coupon.empty | coupon.typed | 0'] },
    ]);
  });

  it('are heard only as far as they make sense', () => {
    const promise = { ...arrival, sessionId: 'x:4', definition: undefined };
    const stranger = { ...arrival, sessionId: 'x:5', definition: '{"id":"elsewhere"}' };
    expect(hear(promise, stranger)).toEqual({ heard: [false, false], all: [] });
    expect(new LiveActors(flows).hear('not json')).toBe(false);
  });
});

describe('the address of a storefront', () => {
  it.each([
    ['?inspect', 'ws://127.0.0.1:4620/inspect'],
    ['?inspect=4700', 'ws://127.0.0.1:4700/inspect'],
  ])('with %s reports to the studio at %s', async (search, address) => {
    const asked: unknown[] = [];
    vi.doMock('@statelyai/inspect', () => ({
      createBrowserInspector: () => ({ inspect: {} }),
      createWebSocketInspector: ({ url }: { url: string }) => {
        asked.push(url);
        return { adapter: {}, inspect: {} };
      },
    }));
    vi.stubGlobal('location', { pathname: '/home', search });
    vi.resetModules();
    await import('../../../.build/inspect/connect.ts');
    vi.unstubAllGlobals();
    vi.doUnmock('@statelyai/inspect');
    expect(asked).toEqual([address]);
  });
});
