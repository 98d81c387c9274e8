// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeQR } from 'qr/decode.js';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ReferralPage } from '../../src/account/ReferralPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { book, maya, shop, walletLine } from './wireAccount.ts';

beforeAll(() => loadMessages('en'));

interface Visit {
  over?: object;
  customer?: object;
  joined?: number;
}

function open({ over = {}, customer = maya, joined = 0 }: Visit = {}) {
  serve(({ path, query }) => {
    if (path === '/api/v1/config') return { ...shop, ...over };
    if (path === '/api/v1/customer/info') return customer;
    if (path !== '/api/v1/customer/wallet/transactions') return undefined;
    return query.get('type') === 'referrer'
      ? book([walletLine({ credit: 5, transaction_type: 'referrer' })], joined)
      : book([]);
  });
  const facts: unknown[] = [];
  // `userEvent.setup` installs a mock of the clipboard.
  const user = userEvent.setup();
  show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <ReferralPage />
    </OutletProvider>,
    '/referral-code',
    { ...settled, token: 'maya-token' },
  );
  return { facts, user };
}

/**
 * Decodes a rendered QR code: paints the squares of its SVG path black, and returns the encoded
 * text.
 */
function readCode(drawing: HTMLElement): string {
  const [, , , side = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  const squares = [...path.matchAll(/M(\d+),(\d+)h(\d+)/g)].map((found) => found.map(Number));
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left = 0, top = 0, width = 0] of squares) {
    for (let y = top; y < top + width; y += 1) {
      pixels.fill(0, (y * side + left) * 4, (y * side + left + width) * 4);
    }
  }
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return decodeQR({ width: side, height: side, data: pixels });
}

describe('the referral code', () => {
  it('NAV-32: says what both get, shows the code and copies it', async () => {
    const { user, facts } = open();
    expect(
      await screen.findByRole('heading', { name: 'Give \u2066$3.00\u2069, get \u2066$5.00\u2069' }),
    ).toBeVisible();
    expect(screen.getByText('MAYA2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(facts).toEqual([
        { type: 'toast', kind: 'success', about: 'copying', message: { key: 'ui.copied' } },
      ]),
    );
    expect(await navigator.clipboard.readText()).toBe('MAYA2026');
  });

  it('copies a link that carries the code to a new account', async () => {
    const { user, facts } = open();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(facts).toEqual([
        { type: 'toast', kind: 'success', about: 'copying', message: { key: 'ui.linkCopied' } },
      ]),
    );
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?ref_code=MAYA2026`);
  });

  it('NAV-32: shows the link as a QR code, which another reader of such codes reads', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show QR code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Scan to join' });
    const url = `${location.origin}/?ref_code=MAYA2026`;
    expect(readCode(within(dialog).getByRole('img', { name: url }))).toBe(url);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('passes the link to the device’s own sheet where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'share');
    });
    const { user, facts } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Join me at Sixways',
      url: `${location.origin}/?ref_code=MAYA2026`,
    });
    expect(facts).toEqual([]);
  });

  it('says how many friends have ordered, in percent what they get where it is a percentage', async () => {
    open({ joined: 2, over: { new_customer_discount_amount_type: 'percentage' } });
    expect(await screen.findByText('2 friends have ordered')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Give \u20663%\u2069, get \u2066$5.00\u2069' }),
    ).toBeVisible();
  });

  it('a shop that gives friends nothing promises them nothing', async () => {
    open({ over: { new_customer_discount_status: 0 } });
    expect(
      await screen.findByRole('heading', { name: 'Get \u2066$5.00\u2069 for each friend' }),
    ).toBeVisible();
    expect(screen.queryByText(/\$3\.00/)).toBeNull();
  });

  it('says so where the shop has given the customer no code', async () => {
    open({ customer: { ...maya, ref_code: null } });
    expect(await screen.findByText('Your code is not ready yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });
});
