import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search people and stores' });
const isBusy = (page: Page) => expect(list(page).locator('[aria-busy="true"]')).toBeVisible();
const isListed = (page: Page) =>
  expect(list(page).getByRole('link', { name: /Sixways support/ })).toBeVisible();

export const conversationsPage = definePage({
  starts: {
    'it begins': async (page) => {
      await customerBefore(page);
      await page.goto('/profile?page=inbox');
    },
  },
  acts: {
    'conversations.search.typed: a name': (page) => search(page).fill(' corner '),
    'conversations.search.typed: nothing': (page) => search(page).fill(''),
    'conversations.retry': (page) => list(page).getByRole('button', { name: 'Try again' }).click(),
  },
  answers: {
    'readConversations fails: timeout': {
      call: '**/api/v1/customer/message/*list*',
      reply: 'lost',
    },
  },
  sees: {
    'conversations.typing': isBusy,
    'conversations.reading': isBusy,
    'conversations.unavailable': (page) =>
      expect(list(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'conversations.listed.resting': isListed,
    'conversations.listed.moreFailed': (page) =>
      expect(list(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'conversations.listed.readingMore': (page) =>
      expect(list(page).getByRole('button', { name: 'Loading' })).toBeVisible(),
  },
  invisible: {
    'conversations.listed.paused': 'nobody looks at the page',
    'conversations.listed.refreshing': 'the list stays as it is until there is news',
  },
});
