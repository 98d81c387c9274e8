// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { HelpPage } from '../../src/site/HelpPage.tsx';
import { config, module, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeEach(() => loadMessages('en'));

const contacts = {
  email: 'hello@sixways.example',
  phone: '+15550137',
  address: '8 Market Square',
};

interface Over {
  settings?: Record<string, unknown>;
  types?: readonly string[];
  at?: string;
  stored?: Record<string, string>;
}

/** Opens the help page of a shop with these settings and types of modules. */
function openHelp({ settings = {}, types = [], at = '', stored = settled }: Over = {}) {
  serve(({ path }) => {
    if (path === '/api/v1/config') return { ...config, ...contacts, ...settings };
    if (path !== '/api/v1/module') return undefined;
    return [module, ...types.map((type, at) => ({ ...module, id: 20 + at, module_type: type }))];
  });
  const facts: unknown[] = [];
  const { url } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <HelpPage />
    </OutletProvider>,
    `/help-and-support${at}`,
    stored,
  );
  return { facts, url, user: userEvent.setup() };
}

/** The questions on the page, in their order. */
const asked = (label = 'Questions people ask') =>
  [...screen.getByRole('region', { name: label }).querySelectorAll('summary')].map(
    ({ textContent }) => textContent,
  );
const search = () => screen.getByRole('searchbox');
const topic = (name: string) => screen.getByRole('button', { name });
const ways = () =>
  within(screen.getAllByRole('list')[0] ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the ways to reach the shop', () => {
  it('GUEST-05: the first is the chat with the support, for guests by way of signing in', async () => {
    const { facts, user } = openHelp();
    await user.click(await screen.findByRole('button', { name: 'Chat with us Sign in to start' }));
    expect(facts).toEqual([
      {
        type: 'auth.asked',
        mode: 'signIn',
        intent: { kind: 'open', to: '/profile?page=inbox&with=shop-0' },
      },
    ]);
  });

  it('GUEST-05: a customer’s chat opens in the inbox', async () => {
    openHelp({ stored: { ...settled, token: 'maya-token' } });
    expect(await screen.findByRole('link', { name: 'Chat with us In your inbox' })).toHaveAttribute(
      'href',
      '/profile?page=inbox&with=shop-0',
    );
  });

  it('NAV-34: phone, mail and address open outside', async () => {
    openHelp();
    expect(await screen.findByRole('link', { name: 'Call us +1 555 0137' })).toHaveAttribute(
      'href',
      'tel:+15550137',
    );
    expect(screen.getByRole('link', { name: 'Write to us hello@sixways.example' })).toHaveAttribute(
      'href',
      'mailto:hello@sixways.example',
    );
    // A geo: address has no program on desktops and iPhones.
    const address = screen.getByRole('link', {
      name: 'Our address 8 Market Square Opens in a map',
    });
    expect(address).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=0.02%2C0.02',
    );
    expect(address).toHaveAttribute('target', '_blank');
  });

  it('has no way that the shop’s settings do not name', async () => {
    openHelp({ settings: { phone: '', address: null } });
    await screen.findByRole('link', { name: /hello@sixways/ });
    expect(ways()).toEqual(['Chat with us Sign in to start', 'Write to us hello@sixways.example']);
  });
});

describe('the frequent questions', () => {
  it('LAND-07: are filtered by topic, which is in the address, and searched within it', async () => {
    const { user, url } = openHelp({ settings: { customer_wallet_status: 1 } });
    await screen.findByText('What is the wallet for?');
    expect(asked()).toContain('Where is my order?');
    await user.click(topic('Payment'));
    expect(topic('Payment')).toHaveAttribute('aria-pressed', 'true');
    expect(topic('All')).toHaveAttribute('aria-pressed', 'false');
    expect(url().search).toBe('?topic=payment');
    expect(asked()).toEqual([
      'How can I pay?',
      'Where do I use a coupon?',
      'What is the wallet for?',
    ]);
    await user.type(search(), 'ORDER pay');
    expect(asked()).toEqual(['How can I pay?']);
    await user.click(topic('All'));
    expect(url().search).toBe('');
    expect(asked()).toEqual(['How can I pay?']);
    await user.clear(search());
    await user.type(search(), 'cancel');
    expect(asked()).toEqual(['Can I cancel an order?']);
  });

  it('WCAG 1.3.1: have a search that is told from the one of the bar', async () => {
    openHelp();
    expect(await screen.findByRole('search', { name: 'Search the questions' })).toBeVisible();
  });

  it('LAND-07: the first that is found is open, and its answer leads on', async () => {
    const { user } = openHelp();
    expect(await screen.findByText(/Track Order shows every step/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
      'href',
      '/track-order',
    );
    expect(screen.getByText(/as long as its status is “Order placed”/)).not.toBeVisible();
    await user.type(search(), 'status');
    expect(asked()).toEqual(['Can I cancel an order?']);
    expect(screen.getByText(/as long as its status is “Order placed”/)).toBeVisible();
    expect(screen.getByText('1 question found')).toBeInTheDocument();
  });

  it('LAND-07: where none fits, a button shows all of them again', async () => {
    const { user, url } = openHelp({ at: '?topic=account' });
    expect(asked()).toContain('Can I delete my account?');
    await user.type(search(), 'xyz');
    expect(screen.getByRole('heading', { name: 'No question fits these words' })).toBeVisible();
    expect(screen.getByText('Try other words or another topic, or ask us.')).toBeVisible();
    expect(screen.getByText('0 questions found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(search()).toHaveValue('');
    expect(url().search).toBe('');
    expect(asked()).toContain('Where is my order?');
    expect(screen.getByRole('heading', { name: 'Questions people ask' })).toHaveFocus();
  });

  it('LAND-07: are about what the shop offers only', async () => {
    openHelp({
      settings: { centralize_login: { manual_login_status: 0 }, refund_active_status: 0 },
    });
    await screen.findByRole('link', { name: /Call us/ });
    expect(asked()).toEqual([
      'Where is my order?',
      'Can I cancel an order?',
      'Why do I see other stores than my neighbour?',
      'Is my cart kept when I close the page?',
      'How can I pay?',
      'Where do I use a coupon?',
      'Can I order without an account?',
      'Can I delete my account?',
    ]);
    expect(screen.queryByRole('button', { name: 'Parcels and trips' })).toBeNull();
  });

  it('LAND-07, NAV-29: name refunds, passwords, parcels and trips where there are any', async () => {
    const { user } = openHelp({
      settings: { centralize_login: { manual_login_status: 1 }, refund_active_status: 1 },
      types: ['parcel', 'rental'],
    });
    await user.click(await screen.findByRole('button', { name: 'Parcels and trips' }));
    expect(asked()).toEqual([
      'Where is my parcel?',
      'Who pays for a parcel?',
      'What can I not send as a parcel?',
      'Can I cancel a trip?',
    ]);
    await user.click(topic('All'));
    await waitFor(() => expect(asked()).toContain('How do I ask for a refund?'));
    expect(asked()).toContain('What if I forget my password?');
  });

  it('LANG-01: are found in Arabic as it is typed in haste, without hamza and vowels', async () => {
    await loadMessages('ar');
    const { user } = openHelp();
    await user.click(screen.getByRole('button', { name: 'الطلبات' }));
    await user.type(search(), 'الغاء');
    expect(asked('أسئلة شائعة')).toEqual(['هل يمكنني إلغاء طلب؟']);
    expect(
      screen.getByText('نعم، ما دامت حالته «تم تقديم الطلب». افتحه في تتبع الطلب واختر الإلغاء.'),
    ).toBeVisible();
    await user.clear(search());
    await user.type(search(), 'سيارة');
    expect(screen.getByRole('heading', { name: 'لا سؤال يطابق هذه الكلمات' })).toBeVisible();
  });
});
