import { conversationsPage } from '../inbox/conversations.page.ts';
import { outboxPage } from '../inbox/outbox.page.ts';
import { threadPage } from '../inbox/thread.page.ts';
import { updatesPage } from '../inbox/updates.page.ts';
import { expectAccessibleInBothThemes } from './shop.ts';
import { expect, test } from './test.ts';
import { newAccount, customerBefore } from './visitor.ts';
import { Walk } from './walk.ts';

const send = '**/api/v1/customer/message/send';
const newest = '**/api/v1/customer/message/details*offset=1';
const older = '**/api/v1/customer/message/details*offset=2';
const talks = '**/api/v1/customer/message/list*offset=1';
const moreTalks = '**/api/v1/customer/message/list*offset=2';
const password = 'Bread-and-butter-7';

test('NAV-10 NAV-19: what is written without a line waits through a reload, and is sent once', async ({
  page,
  context,
}) => {
  const number = await newAccount(page, password);
  await customerBefore(page, { email: `leila${number}@example.com`, password });
  await page.goto('/home');
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('link', { name: 'Write to our support' }).click();
  const walk = new Walk(page, threadPage);
  await walk.sees('thread.open.newest.resting');
  const pane = page.getByRole('region', { name: 'Messages with Sixways support' });
  const field = page.getByRole('textbox', { name: 'Message' });
  await context.setOffline(true);
  await field.fill('Where is my order?');
  await field.press('Enter');
  await field.fill('It is the one with the soup.');
  await field.press('Enter');
  await new Walk(page, outboxPage).sees('outbox.watched.waiting');
  await context.setOffline(false);
  await page.reload();
  const said = pane.getByRole('listitem').filter({ hasText: /Sent|Seen/ });
  await expect(said).toHaveCount(2);
  await expect(said.nth(0)).toContainText('Where is my order?');
  await expect(said.nth(1)).toContainText('It is the one with the soup.');
  await new Walk(page, conversationsPage).sees('conversations.listed.resting');
  await new Walk(page, updatesPage).sees('updates.watched.streaming.resting');
  await expectAccessibleInBothThemes(page, 'the inbox');
});

const twenty = Array.from({ length: 20 }, (_, at) => at + 1);
/** Conversations with twenty couriers, the first page of two. */
const couriers = {
  total_size: 40,
  conversations: twenty.map((id) => ({
    id: 900 + id,
    receiver_type: 'delivery_man',
    receiver: { deliveryman_id: id, f_name: 'Courier', l_name: String(id) },
  })),
};
/** The newest page of a thread of forty messages. */
const longThread = (said: { messages: object[] }) => ({
  ...said,
  total_size: 40,
  messages: twenty.map((id) => ({ ...said.messages[0], id: 1000 + id })),
});

test('NAV-10 MSG-21: older messages and conversations that do not come, and too many at once, are said and tried again', async ({
  page,
}) => {
  const number = await newAccount(page, password);
  await customerBefore(page, { email: `leila${number}@example.com`, password });
  const walk = new Walk(page, threadPage, conversationsPage, outboxPage);
  await walk.alters(talks, () => couriers);
  await page.goto('/profile?page=inbox&with=shop-0');
  const pane = page.getByRole('region', { name: 'Messages with Sixways support' });
  const field = page.getByRole('textbox', { name: 'Message' });

  await test.step('too many in a minute', async () => {
    await walk.holds(send);
    await field.fill('Where is my order?');
    await field.press('Enter');
    await walk.answers(send, {
      status: 429,
      headers: { 'Retry-After': '3' },
      json: { errors: [{ code: 'throttle', message: 'Too Many Attempts.' }] },
    });
    await walk.sees('outbox.watched.throttled');
    await walk.answers(send);
    await expect(pane.getByRole('listitem').filter({ hasText: /Sent|Seen/ })).toHaveCount(1);
    await walk.frees(send);
  });
  await test.step('older messages', async () => {
    await walk.alters(newest, longThread);
    await walk.holds(older);
    await page.reload();
    await expect(pane.getByRole('listitem')).not.toHaveCount(0);
    await pane.getByRole('group').evaluate((list) => list.scrollTo(0, 0));
    await walk.sees('thread.open.older.reading');
    await walk.answers(older, 'lost');
    await walk.sees('thread.open.older.failed');
    await pane.getByRole('button', { name: 'Try again' }).click();
    await walk.answers(older);
  });
  await test.step('newer messages', async () => {
    await walk.holds(newest);
    await walk.answers(newest, 'lost');
    await walk.sees('thread.open.newest.stale');
    await walk.frees(newest);
    await walk.sees('thread.open.newest.resting');
  });
  await test.step('more conversations', async () => {
    await walk.holds(moreTalks);
    await page
      .getByRole('region', { name: 'Conversations' })
      .getByRole('button', { name: 'Load more' })
      .click();
    await walk.sees('conversations.listed.readingMore');
    await walk.answers(moreTalks, 'lost');
    await walk.sees('conversations.listed.moreFailed');
  });
});
