import { expect } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

export const updatesPage = definePage({
  starts: {
    'it begins': async (page) => {
      await customerBefore(page);
      await page.goto('/settings');
    },
  },
  // The page sends it as soon as it is there.
  acts: { 'updates.shown: the server streams': byItself },
  answers: {
    'readUnread done: none': { call: '**/api/v1/customer/message/list*', reply: 'server' },
  },
  sees: {
    'updates.watched.streaming.resting': (page) =>
      expect(page.getByRole('link', { name: /^Messages/ }).first()).toBeVisible(),
  },
  invisible: {
    'updates.watched.absent': 'guests have no way to messages, so none is counted',
    'updates.watched.hidden': 'nobody looks at the page',
    'updates.watched.streaming.reading': 'the number stays as it was until there is another one',
    'updates.watched.polling.reading': 'the number stays as it was until there is another one',
    'updates.watched.polling.resting': 'the number comes a little later than by the stream',
    'updates.unwatched': 'the number stays as it was',
  },
});
