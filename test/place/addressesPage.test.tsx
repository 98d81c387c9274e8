// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { MembersPage } from '../../src/account/index.ts';
import { AddressesPage } from '../../src/place/AddressesPage.tsx';
import { serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const mill = {
  id: 5,
  address_type: 'office',
  address: '12 Mill Road',
  contact_person_name: 'Maya Haddad',
  contact_person_number: '+15550137000',
  latitude: '0.03',
  longitude: '0.04',
  zone_ids: [1],
};
const harbour = { ...mill, id: 6, address_type: 'home', address: '1 Harbour Lane' };
const onMap = { ...mill, id: 7, address_type: 'Selected Address', address: 'Pier 2' };

function open(stored: Record<string, string> = { token: 'maya-token' }) {
  const { lat, lng } = JSON.parse(settled['currentLatLng'] ?? '{}') as Record<string, number>;
  let book = [mill, { ...harbour, latitude: String(lat), longitude: String(lng) }, onMap];
  const log = serve(({ method, path, query, body }) => {
    if (path === '/api/v1/customer/address/list') return { addresses: book };
    if (method === 'DELETE') {
      book = book.filter(({ id }) => String(id) !== query.get('address_id'));
      return { message: 'Deleted.' };
    }
    if (!path.endsWith('/address/add')) return undefined;
    book = [...book, { ...mill, ...(body as typeof mill), id: 8 }];
    return { message: 'Saved.' };
  });
  const onFact = vi.fn();
  show(
    <OutletProvider value={onFact}>
      <main tabIndex={-1}>
        <MembersPage title="My addresses">
          <AddressesPage />
        </MembersPage>
      </main>
    </OutletProvider>,
    '/profile?page=addresses',
    {
      ...settled,
      ...stored,
    },
  );
  return { log, onFact, user: userEvent.setup() };
}

const entry = async (words: string) => {
  const [row] = (await screen.findAllByRole('listitem')).filter((item) =>
    item.textContent.includes(words),
  );
  if (row === undefined) throw new Error(`no address says ${words}`);
  return within(row);
};

describe('the page of saved addresses', () => {
  it('ADDR-07: shows each address with its contact, and one press asks to shop there', async () => {
    const { onFact, user } = open();
    const office = await entry('12 Mill Road');
    expect(office.getByText('Maya Haddad')).toBeVisible();
    await user.click(office.getByRole('button', { name: 'Deliver here' }));
    expect(onFact.mock.lastCall?.[0]).toMatchObject({ type: 'overlay.opened' });
    expect(onFact.mock.lastCall?.[0].overlay.at).toEqual({
      address: '12 Mill Road',
      position: { lat: 0.03, lng: 0.04 },
      zoneIds: [1],
    });
    expect((await entry('Harbour')).getByText('We deliver here')).toBeVisible();
    expect((await entry('Pier 2')).queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('ADDR-15: an address is deleted and brought back, and a new one has its form', async () => {
    const { log, onFact, user } = open();
    await user.click((await entry('12 Mill Road')).getByRole('button', { name: 'Delete: Office' }));
    await waitFor(() => expect(screen.queryByText('12 Mill Road')).toBeNull());
    expect(onFact).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'success', message: { text: 'Deleted.' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const back = await entry('12 Mill Road');
    expect(back.getByText('Office')).toBeVisible();
    expect(back.getByText('Maya Haddad')).toBeVisible();
    expect(log.find(({ path }) => path.endsWith('/address/add'))?.body).toMatchObject({
      address: '12 Mill Road',
      address_type: 'office',
      contact_person_name: 'Maya Haddad',
      contact_person_number: '+15550137000',
      latitude: '0.03',
      longitude: '0.04',
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    expect(await screen.findByRole('dialog', { name: 'Add new address' })).toBeVisible();
  });

  it('WCAG 2.4.3: the focus goes from a deleted address to Undo, and from a closed form to its button', async () => {
    const { user } = open();
    const office = await entry('12 Mill Road');
    await user.click(office.getByRole('button', { name: 'Edit: Office' }));
    await screen.findByRole('dialog', { name: 'Edit address' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(office.getByRole('button', { name: 'Edit: Office' })).toHaveFocus());
    await user.click(office.getByRole('button', { name: 'Delete: Office' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.keyboard('{Enter}');
    await entry('12 Mill Road');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('GUEST-05: a guest is told to sign in', async () => {
    open({});
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
