import { conversationsPage } from '../inbox/conversations.page.ts';
import { outboxPage } from '../inbox/outbox.page.ts';
import { threadPage } from '../inbox/thread.page.ts';
import { expectAccessibleInBothThemes } from './shop.ts';
import { expect, test } from './test.ts';
import { newAccount, customerBefore } from './visitor.ts';
import { Walk } from './walk.ts';

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
  await expectAccessibleInBothThemes(page, 'the inbox');
});
