// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DeliveryAddress, OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { SavedAddresses } from '../../src/place/SavedAddresses.tsx';
import { refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { panMap } from '../map/panMap.ts';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

const mill = {
  id: 5,
  address_type: 'office',
  address_label: null,
  contact_person_name: 'Maya Haddad',
  contact_person_number: '+15550137000',
  address: '12 Mill Road',
  latitude: '0.03',
  longitude: '0.03',
  road: null,
  house: 'B',
  floor: null,
  user_id: 12,
  zone_id: 1,
  zone_ids: [1],
};

const list = '/api/v1/customer/address/list';

/**
 * Opens an address book whose server stores the changes; `refuse` can answer a call with a refusal
 * instead.
 */
function open({
  adding = false,
  addresses = [mill],
  refuse = () => undefined,
  stored = {},
}: {
  adding?: boolean;
  stored?: Record<string, string>;
  addresses?: (typeof mill & { additional_information?: string })[];
  refuse?: (asked: Asked) => Response | undefined;
} = {}) {
  let book = addresses;
  const log = serve((asked) => {
    const { method, path, query, body } = asked;
    const refused = refuse(asked);
    if (refused !== undefined) return refused;
    if (path === list) return { total_size: book.length, addresses: book };
    if (path.endsWith('/address/add')) {
      book = [{ ...mill, ...(body as object), id: 40 + book.length, zone_ids: [1] }, ...book];
      return { message: 'Address added successfully.', zone_ids: [1] };
    }
    if (method === 'PUT') {
      const id = Number(path.split('/').at(-1));
      book = book.map((one) => (one.id === id ? { ...one, ...(body as object), id } : one));
      return { message: 'Address updated successfully.', zone_id: 1 };
    }
    if (method === 'DELETE') {
      book = book.filter(({ id }) => id !== Number(query.get('address_id')));
      return { message: 'Address deleted successfully.' };
    }
    if (path.endsWith('/get-zone-id')) return { zone_id: '[1]', zone_data: [] };
    if (path.endsWith('/geocode-api')) return { results: [{ formatted_address: '9 New Street' }] };
    if (path === '/api/v1/customer/info') {
      return { id: 1, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null };
    }
    return undefined;
  });
  const onChosen = vi.fn<(address: DeliveryAddress) => void>();
  const onFact = vi.fn<(fact: OutwardFact) => void>();
  const onClose = vi.fn<() => void>();
  show(
    <OutletProvider value={onFact}>
      <SavedAddresses
        storeZoneId={1}
        chosenId={null}
        adding={adding}
        onChosen={onChosen}
        onClose={onClose}
      />
    </OutletProvider>,
    '/checkout',
    { ...settled, token: 'maya-token', ...stored },
  );
  return { log, onChosen, onFact, onClose, user: userEvent.setup() };
}

const pan = () => panMap(/^Map to choose a place/);

const said = (text: string) => ({
  type: 'toast',
  kind: 'success',
  about: 'addresses',
  message: { text },
});
const sent = (log: Asked[], method: string) =>
  log.filter((asked) => asked.method === method && asked.path.includes('/address/'));

describe('the address book', () => {
  it('MSG-21: without a connection it says that the addresses did not come, and asks for them again', async () => {
    let isOffline = true;
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { user } = open({
      refuse: ({ path }) => {
        if (path === list && isOffline) throw new TypeError('Failed to fetch');
        return undefined;
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No connection to the shop. What you did is kept.',
    );
    isOffline = false;
    onlineManager.setOnline(true);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/12 Mill Road/)).toBeVisible();
  });

  it('ADDR-08: Cancel closes the list and chooses nothing, Select chooses', async () => {
    const { onChosen, onClose, user } = open();
    const list = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
    await user.click(await list.findByRole('radio', { name: /12 Mill Road/ }));
    await user.click(list.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChosen).not.toHaveBeenCalled();
    await user.click(list.getByRole('button', { name: 'Select' }));
    expect(onChosen).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 5, address: '12 Mill Road' }),
    );
  });

  it('ADDR-08: an empty book has Cancel, too, and nothing to Select', async () => {
    const { onChosen, onClose, user } = open({ addresses: [] });
    const list = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
    await list.findByText(
      'Oops – You don’t have any saved address yet. please save address to continue',
    );
    expect(list.getByRole('button', { name: 'Select' })).toBeDisabled();
    await user.click(list.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('ADDR-01 ADDR-02 ADDR-15 ADDR-17: a new address starts with the place and the profile, is saved in the server’s words and picked', async () => {
    const { log, onChosen, onFact, user } = open({ adding: true });
    const form = within(await screen.findByRole('dialog', { name: 'Add new address' }));
    expect(await form.findByRole('region', { name: /^Map to choose a place/ })).toBeVisible();
    expect(await form.findByRole('textbox', { name: /^Address/ })).toHaveValue('1 Harbour Lane');
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Maya Haddad');
    const label = within(form.getByRole('group', { name: 'Label As' }));
    expect(
      label.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent),
    ).toEqual(['Home', 'Office', 'Other']);
    await user.click(label.getByRole('radio', { name: 'Office' }));
    await user.type(form.getByRole('textbox', { name: /Street number/ }), '24');
    await user.type(form.getByRole('textbox', { name: /House/ }), 'B');
    await user.type(form.getByRole('textbox', { name: /Floor/ }), '3');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(onFact).toHaveBeenCalledWith(said('Address added successfully.')));
    expect(sent(log, 'POST').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        address_type: 'office',
        address: '1 Harbour Lane',
        latitude: '0.02',
        longitude: '0.02',
        contact_person_name: 'Maya Haddad',
        contact_person_number: '+15550137000',
        road: '24',
        house: 'B',
        floor: '3',
      }),
    ]);
    const added = await screen.findByRole('radio', { name: /1 Harbour Lane/ });
    expect(added).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(onChosen).toHaveBeenCalledWith(
      expect.objectContaining({ address: '1 Harbour Lane', position: { lat: 0.02, lng: 0.02 } }),
    );
  });

  it('ADDR-01 LOC-07 LOC-08: with no place chosen the point of the shop is nobody’s address, after a reload neither, until the map is moved', async () => {
    const nowhere = { location: '', zoneid: '' };
    const unmoved = async () => {
      expect(
        await screen.findByText('Move the map to your door, or search for your address.'),
      ).toBeVisible();
      expect(screen.queryByText('Inside our delivery zone')).toBeNull();
      expect(screen.getByRole('button', { name: 'Save address' })).toBeDisabled();
    };
    const first = open({ adding: true, stored: nowhere });
    await first.user.type(await screen.findByRole('textbox', { name: /^Address/ }), '9 New Street');
    await unmoved();
    const draft = localStorage.getItem('address-draft') ?? '';
    cleanup();
    const { log, user } = open({ adding: true, stored: { ...nowhere, 'address-draft': draft } });
    expect(await screen.findByRole('textbox', { name: /^Address/ })).toHaveValue('9 New Street');
    await unmoved();
    await pan();
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(sent(log, 'POST')).toHaveLength(1));
    expect(sent(log, 'POST')[0]?.body).toMatchObject({ address: '9 New Street' });
    expect(sent(log, 'POST')[0]?.body).not.toMatchObject({ latitude: '0.02' });
  });

  it('ADDR-01 LOC-08: a saved address without zones is looked up before it is saved again, and keeps its words', async () => {
    const { log, user } = open({
      addresses: [{ ...mill, zone_ids: [] }],
      refuse: ({ path }) =>
        path.endsWith('/get-zone-id') ? refusal(404, 'Not here.', 'coordinates') : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Office' }));
    expect(await screen.findByText('We are not here yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save address' })).toBeDisabled();
    expect(log.filter(({ path }) => path.endsWith('/get-zone-id'))).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('12 Mill Road');
  });

  it('ADDR-01 GUEST-05: a form that was not saved is there again after a reload, until it is saved', async () => {
    const typed = async (stored: Record<string, string>) => {
      const opened = open({ adding: true, stored });
      return { ...opened, floor: await screen.findByRole('textbox', { name: /Floor/ }) };
    };
    const first = await typed({});
    expect(localStorage.getItem('address-draft')).toBeNull();
    await first.user.click(screen.getByRole('radio', { name: 'Office' }));
    await first.user.type(first.floor, '3');
    const kept = localStorage.getItem('address-draft') ?? '';
    cleanup();
    const { user, floor } = await typed({ 'address-draft': kept });
    expect(floor).toHaveValue('3');
    expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save address' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByRole('radio', { name: /1 Harbour Lane/ });
    expect(localStorage.getItem('address-draft')).toBeNull();
    cleanup();
    const other = await typed({ 'address-draft': '{"id":null,"words":{}}' });
    expect(other.floor).toHaveValue('');
  });

  it.each([
    ['the same customer finds it again', 1, '17B'],
    ['another customer does not see it', 12, ''],
  ])('API-02 AUTH-25 ADDR-01: a form of an expired session: %s', async (_, last, house) => {
    const words = { label: '', address: '5 Quay', name: 'Grandma', phone: '+15550137000' };
    const typed = { ...words, road: '', house: '17B', floor: '' };
    const draft = { id: null, type: 'home', position: { lat: 0.02, lng: 0.03 }, words: typed };
    open({
      adding: true,
      stored: {
        'last-customer': JSON.stringify({ version: 1, value: last }),
        'address-draft': JSON.stringify({ version: 1, value: draft }),
      },
    });
    expect(await screen.findByRole('textbox', { name: /House/ })).toHaveValue(house);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue(
      house === '' ? 'Maya Haddad' : 'Grandma',
    );
  });

  it('ADDR-03 ADDR-04 ADDR-05: what is missing is said in the exact words, and nothing is sent', async () => {
    const { log, user } = open({ adding: true });
    const address = await screen.findByRole('textbox', { name: /^Address/ });
    for (const field of [address, ...screen.getAllByRole('textbox', { name: /^(Name|Phone)/ })]) {
      await user.clear(field);
    }
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    for (const words of ['Address is required', 'Name is required', 'Phone Number is required']) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(sent(log, 'POST')).toEqual([]);
  });

  it('M2 CONST-07: 2025550143 is saved as +12025550143, and not as Egypt’s +2025550143', async () => {
    const { log, user } = open({ adding: true });
    const phone = await screen.findByRole('textbox', { name: /^Phone Number/ });
    await user.clear(phone);
    await user.type(phone, '2025550143');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(sent(log, 'POST')).toHaveLength(1));
    expect(sent(log, 'POST')[0]?.body).toMatchObject({ contact_person_number: '+12025550143' });
  });

  it('ADDR-06: an address of type other can have a label of its own and needs none', async () => {
    const { log, user } = open({ adding: true });
    await user.click(await screen.findByRole('radio', { name: 'Other' }));
    expect(screen.getByRole('textbox', { name: /^Label/ })).not.toBeRequired();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(sent(log, 'POST')).toHaveLength(1));
    expect(sent(log, 'POST')[0]?.body).toMatchObject({ address_type: 'other', address_label: '' });
  });

  it('API-05: a refused save says why and keeps what was typed', async () => {
    const { user } = open({
      adding: true,
      refuse: ({ method, path }) =>
        method === 'POST' && path.includes('/address/')
          ? refusal(403, 'The book is full.')
          : undefined,
    });
    await user.type(await screen.findByRole('textbox', { name: /House/ }), '77');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The book is full.');
    // Beside the button that was pressed, which a long form does not scroll away.
    expect(alert.parentElement).toContainElement(
      screen.getByRole('button', { name: 'Save address' }),
    );
    expect(screen.getByRole('textbox', { name: /House/ })).toHaveValue('77');
  });

  it('API-06: a changed address is sent with its id; one that is another customer’s is refused with the reason', async () => {
    let foreign = true;
    const { log, onFact, user } = open({
      refuse: ({ method }) =>
        method === 'PUT' && foreign
          ? Response.json({ message: 'There is no such address.' }, { status: 404 })
          : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Office' }));
    const house = await screen.findByRole('textbox', { name: /House/ });
    expect(house).toHaveValue('B');
    await user.clear(house);
    await user.type(house, 'C');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('There is no such address.')).toBeVisible();
    foreign = false;
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(onFact).toHaveBeenCalledWith(said('Address updated successfully.')));
    const [, put] = sent(log, 'PUT');
    expect(put?.path).toBe('/api/v1/customer/address/update/5');
    expect(put?.body).toMatchObject({ id: 5, house: 'C', address: '12 Mill Road' });
    expect(await screen.findByText(/12 Mill Road, C/)).toBeVisible();
  });

  it('DATA-02: additional information is shown with the address, changed in its form and sent', async () => {
    const { log, user } = open({ addresses: [{ ...mill, additional_information: 'gate B' }] });
    expect(await screen.findByText('12 Mill Road, B, gate B')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit: Office' }));
    await user.type(await screen.findByRole('textbox', { name: /House/ }), '1');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('12 Mill Road, B1, gate B')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit: Office' }));
    const field = await screen.findByRole('textbox', { name: /Additional information/ });
    expect(field).toHaveValue('gate B');
    await user.clear(field);
    await user.type(field, 'gate C');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('12 Mill Road, B1, gate C')).toBeVisible();
    expect(sent(log, 'PUT').map(({ body }) => body)).toMatchObject([
      { house: 'B1', additional_information: 'gate B' },
      { house: 'B1', additional_information: 'gate C' },
    ]);
  });

  it('DATA-02: a form has no field for additional information that the backend did not return', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit: Office' }));
    await screen.findByRole('textbox', { name: /House/ });
    expect(screen.queryByRole('textbox', { name: /Additional information/ })).toBeNull();
  });

  it('ADDR-07: an address that came from the map alone has no edit button', async () => {
    open({ addresses: [{ ...mill, address_type: 'Selected Address' }] });
    await screen.findByRole('radio', { name: /12 Mill Road/ });
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('ADDR-16: an address that the store does not serve is shown with the reason and cannot be picked', async () => {
    const { onChosen, user } = open({
      addresses: [mill, { ...mill, id: 6, address_type: 'home', zone_id: 2, zone_ids: [2] }],
    });
    const book = await screen.findByRole('radiogroup', { name: 'Saved Addresses' });
    const [near, far] = within(book).getAllByRole('radio');
    expect(near).toBeEnabled();
    expect(far).toBeDisabled();
    expect(far).toHaveAccessibleName(/This store does not deliver there/);
    await user.click(within(book).getByText(/This store does not deliver there/));
    expect(far).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
    await user.click(near as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(onChosen.mock.calls.map(([{ id }]) => id)).toEqual([5]);
  });

  it('ADDR-09: a deleted address goes in the server’s words, the empty book says so, and undo brings it back', async () => {
    const { onFact, log, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete: Office' }));
    expect(
      await screen.findByText(
        'Oops – You don’t have any saved address yet. please save address to continue',
      ),
    ).toBeVisible();
    expect(onFact).toHaveBeenCalledWith(said('Address deleted successfully.'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('radio', { name: /12 Mill Road, B/ })).toBeEnabled();
    expect(sent(log, 'POST')[0]?.body).toMatchObject({ house: 'B', address_type: 'office' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('ADDR-09 ADDR-14: undo leaves the picked address picked, and the restored one is not sent in its place', async () => {
    const { onChosen, user } = open({
      addresses: [mill, { ...mill, id: 6, address: '3 Harbour Lane', address_type: 'home' }],
    });
    const harbour = () => screen.findByRole('radio', { name: /3 Harbour Lane/ });
    await user.click(await harbour());
    await user.click(screen.getByRole('button', { name: 'Delete: Office' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const mills = await screen.findByRole('radio', { name: /12 Mill Road/ });
    expect(mills).not.toBeChecked();
    expect(await harbour()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(onChosen.mock.calls.map(([{ id }]) => id)).toEqual([6]);
  });

  it('ADDR-09 MSG-21: an address that another device deleted meanwhile leaves the list when its deletion fails', async () => {
    let asked = 0;
    const { log, user } = open({
      refuse: ({ method, path }) => {
        if (method === 'DELETE') return Response.json({ message: 'No address.' }, { status: 404 });
        if (path === list) {
          asked += 1;
          if (asked > 1) return Response.json({ total_size: 0, addresses: [] });
        }
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete: / }));
    await waitFor(() => expect(screen.queryByText('12 Mill Road')).not.toBeInTheDocument());
    expect(log.filter(({ path }) => path === list)).toHaveLength(2);
  });

  it('ADDR-15: a new address is picked, although its list could only be read again at the second try', async () => {
    let fails = false;
    const { user } = open({
      refuse: ({ method, path }) => {
        if (path === list && fails) return refusal(403, 'Not today.');
        if (method === 'POST') fails = true;
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add address' }));
    await screen.findByRole('button', { name: 'Save address' });
    await pan();
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Not today.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /9 New Street/ })).toBeChecked();
  });

  it('API-07: a book that cannot be read says so and can be asked for again', async () => {
    let fails = true;
    const { user } = open({
      refuse: ({ path }) => (path === list && fails ? refusal(403, 'Not today.') : undefined),
    });
    expect(await screen.findByText('Not today.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /12 Mill Road/ })).toBeEnabled();
  });
});
