// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { Menu } from '../../src/ui/menu/Menu.tsx';

const network = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then cannot fail.
  vi.resetModules();
  return { isLost: false };
});
vi.mock('../../src/ui/menu/MenuEntries.tsx', (original) => {
  if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

afterEach(() => loadMessages('en'));

async function show(language: 'en' | 'ar', checked?: string) {
  await loadMessages(language);
  const taken: string[] = [];
  const names = ['Profile', 'Orders', 'Wallet'];
  render(
    <div dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <Menu
        entries={names.map((label) => ({
          key: label,
          label,
          ...(checked !== undefined && { checked: label === checked }),
          onSelect: () => taken.push(label),
        }))}
      >
        {(button) => (
          <button type="button" {...button}>
            Account
          </button>
        )}
      </Menu>
      <button type="button">After</button>
    </div>,
  );
  return { taken, user: userEvent.setup() };
}

const opener = () => screen.getByRole('button', { name: 'Account' });

/** The menu has the focus, and names its active entry to screen readers. */
async function isAt(name: string) {
  const menu = await screen.findByRole('menu', { name: 'Account' });
  await waitFor(() => expect(menu).toHaveFocus());
  const entry = screen.getByText(name);
  await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant', entry.id));
}

// Before the other tests, which load the code of menus for the whole file.
it('a menu whose code does not come says so, and opens when the customer tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  network.isLost = true;
  const { user } = await show('en');
  await user.click(opener());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be loaded. Your cart and what you typed are kept.',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  await screen.findByRole('alert');
  network.isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await isAt('Profile');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener()).toHaveFocus());
});

describe.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('a menu in %s (WCAG 2.1.1, 4.1.2)', (language, dir) => {
  it('is opened by the keyboard and walked through, round the ends', async () => {
    const { user, taken } = await show(language);
    expect(opener()).toHaveAttribute('aria-haspopup', 'menu');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await isAt('Profile');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu')).toHaveAttribute('dir', dir);
    await user.keyboard('{ArrowDown}');
    await isAt('Orders');
    await user.keyboard('{End}');
    await isAt('Wallet');
    await user.keyboard('{ArrowDown}');
    await isAt('Profile');
    await user.keyboard('w');
    await isAt('Wallet');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(taken).toEqual(['Wallet']));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(opener()).toHaveFocus();
  });

  it('is left by Escape, back to its button, and by Tab, on with the page', async () => {
    const { user, taken } = await show(language);
    await user.click(opener());
    await isAt('Profile');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{Enter}');
    await isAt('Profile');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(taken).toEqual([]);
  });

  it('begins a choice at the chosen one', async () => {
    const { user, taken } = await show(language, 'Orders');
    await user.click(opener());
    await isAt('Orders');
    expect(screen.getByRole('menuitemradio', { name: 'Orders' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Wallet' })).not.toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Wallet' }));
    expect(taken).toEqual(['Wallet']);
  });

  it('is closed by its button, and by a press beside it', async () => {
    const { user } = await show(language);
    await user.click(opener());
    await isAt('Profile');
    await user.click(opener());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // For two frames after a menu has gone, Ark takes every press for one inside it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await user.click(opener());
    await isAt('Profile');
    await user.click(screen.getByRole('button', { name: 'After' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
