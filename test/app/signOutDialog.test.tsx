// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SignOutDialog } from '../../src/app/SignOutDialog.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const unsent = 'Some messages on this device were not sent yet. They are deleted too.';
const drafts = JSON.stringify({ version: 1, value: { '12 shop-0': 'half typed' } });
const waiting = JSON.stringify({
  version: 1,
  value: [
    {
      key: 'k',
      owner: 12,
      thread: { kind: 'shop', id: 0 },
      text: 'please cancel my order',
      pictures: 0,
      after: 0,
    },
  ],
});

async function ask(stored: Record<string, string> = {}) {
  serve(() => undefined);
  const onClose = vi.fn<() => void>();
  const { shop } = show(<SignOutDialog onClose={onClose} />, '/wallet', {
    ...settled,
    token: 'maya-token',
    ...stored,
  });
  const name = 'Are you sure you want to logout?';
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  return { dialog, shop, onClose, user: userEvent.setup() };
}

describe('the question before a sign-out', () => {
  it('AUTH-36 DATA-17: says what stays and what is deleted', async () => {
    const { dialog } = await ask();
    expect(dialog.getByText('Orders, points and addresses stay in your account.')).toBeVisible();
    expect(
      dialog.getByText(
        'What you typed and did not send is deleted from this device: checkouts, bookings, addresses, reviews, messages and registrations.',
      ),
    ).toBeVisible();
    expect(dialog.queryByText(unsent)).toBeNull();
  });

  it.each([
    ['a message that was not sent', 'outbox', waiting],
    ['a message that is half typed', 'message-drafts', drafts],
  ])('AUTH-36 DATA-17: names %s, which stays without a yes', async (_, key, stored) => {
    const { dialog, user, onClose } = await ask({ [key]: stored });
    expect(dialog.getByText(unsent)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(localStorage.getItem(key)).toBe(stored);
  });
});
