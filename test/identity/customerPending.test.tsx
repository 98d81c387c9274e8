// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { DetailsPage } from '../../src/account/DetailsPage.tsx';
import { PointsPage } from '../../src/account/PointsPage.tsx';
import { ReferralPage } from '../../src/account/ReferralPage.tsx';
import { WalletPage } from '../../src/account/WalletPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { InboxPage } from '../../src/inbox/InboxPage.tsx';
import { NotificationsPage } from '../../src/inbox/notifications/NotificationsPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { maya, shop } from '../account/wireAccount.ts';
import { refusal, serve, settled, show } from '../catalogue/wireShop.tsx';
import { talksPage } from '../inbox/wire.ts';

beforeAll(() => loadMessages('en'));

/** A page for customers, whose data the server refuses until `server.isWell`. */
function open(Page: ComponentType) {
  const server = { isWell: false };
  serve(({ path }) => {
    if (path === '/api/v1/config') return shop;
    if (path === '/api/v1/customer/message/list') return talksPage([]);
    if (path !== '/api/v1/customer/info') return undefined;
    return server.isWell ? maya : refusal(403, 'Accounts are closed for an hour.');
  });
  show(
    <OutletProvider value={() => undefined}>
      <Page />
    </OutletProvider>,
    '/',
    { ...settled, token: 'maya-token' },
  );
  return { server, user: userEvent.setup() };
}

it.each<[string, ComponentType, () => HTMLElement]>([
  ['profile', DetailsPage, () => screen.getByText('maya@sixways.example')],
  ['wallet', WalletPage, () => screen.getByRole('region', { name: 'Balance' })],
  ['points', PointsPage, () => screen.getByRole('region', { name: 'Your points' })],
  ['referral', ReferralPage, () => screen.getByRole('button', { name: 'Copy' })],
  ['inbox', InboxPage, () => screen.getByRole('heading', { level: 1 })],
  ['notifications', NotificationsPage, () => screen.getByRole('heading', { level: 1 })],
])(
  'MSG-21 API-02: the page “%s” says why the customer could not be loaded, and loads again when asked',
  async (_, Page, content) => {
    const { server, user } = open(Page);
    const reason = await screen.findByText('Accounts are closed for an hour.');
    server.isWell = true;
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await waitFor(() => expect(content()).toBeVisible());
    expect(reason).not.toBeInTheDocument();
  },
);
