// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

const DAY_MS = 86_400_000;
/** The time at which the customer declines, on the server's clock. */
const DECLINED_AT = Date.parse('2026-11-30T10:00:00Z');

/** Loads the shop's code as another page load does: what it learned of the server's time is gone. */
async function loadPage() {
  vi.resetModules();
  const [{ learnServerTime }, { storeDeclined, wireNotificationPermission }] = await Promise.all([
    import('../../src/platform/browser.ts'),
    import('../../src/shop/permission/notificationPermission.wiring.ts'),
  ]);
  /** Whether notifications are offered after an order, `notAsked` or `offered`. */
  const offer = async () => {
    const actor = createActor(wireNotificationPermission('shop'), { input: { ordered: true } });
    onTestFinished(() => void actor.stop());
    actor.start();
    return (await waitFor(actor, (state) => !state.matches('looking'))).value;
  };
  return { learnServerTime, storeDeclined, offer };
}

describe('the offer of notifications after "Not now"', () => {
  it.each([
    [29, 'notAsked'],
    [30, 'offered'],
  ])(
    'OPEN-73: %i days later, on a device whose clock is 40 days ahead, it is %s',
    async (days, state) => {
      vi.stubGlobal('Notification', { permission: 'default' });
      vi.stubGlobal('PushManager', () => undefined);
      vi.stubGlobal('navigator', { serviceWorker: {} });
      vi.useFakeTimers({ toFake: ['Date'], now: DECLINED_AT + 40 * DAY_MS });
      onTestFinished(() => {
        vi.useRealTimers();
        vi.unstubAllGlobals();
        localStorage.clear();
      });
      const first = await loadPage();
      first.learnServerTime(DECLINED_AT);
      first.storeDeclined();
      vi.setSystemTime(DECLINED_AT + (40 + days) * DAY_MS);
      // No answer of the server has told this page its time.
      expect(await (await loadPage()).offer()).toBe(state);
    },
  );
});
