// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { amount, giveContact, keptOnDevice, openCheckout } from './openCheckout.tsx';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

const maya = {
  id: 12,
  f_name: 'Maya',
  l_name: 'Haddad',
  phone: '+15550137000',
  email: 'maya@sixways.example',
};

/** The saved address at the place where each test begins. */
const home = {
  id: 1,
  address_type: 'home',
  contact_person_name: 'Maya at home',
  contact_person_number: '+15550137001',
  address: '1 Harbour Lane',
  latitude: '0.02',
  longitude: '0.02',
  road: null,
  house: '12',
  floor: '3',
  zone_ids: [1],
};

const office = {
  ...home,
  id: 2,
  address_type: 'office',
  contact_person_name: 'Maya at work',
  contact_person_number: '+15550137002',
  address: '12 Mill Road',
  latitude: '0.03',
  longitude: '0.03',
  house: 'B',
  floor: null,
};

/** The stored values after the visitor has chosen another place. */
const atMillRoad = {
  location: '12 Mill Road',
  currentLatLng: JSON.stringify({ lat: 0.03, lng: 0.03 }),
};

/** The checkout of Maya, whose address book has these entries. */
const openAsMaya = (addresses: object[], stored: Record<string, string> = {}) =>
  openCheckout({
    stored: { ...stored, token: 'maya-token' },
    answers: ({ path }) => {
      if (path === '/api/v1/customer/info') return maya;
      return path === '/api/v1/customer/address/list'
        ? { total_size: addresses.length, addresses }
        : undefined;
    },
  });

const part = () => within(screen.getByRole('region', { name: 'Delivery Addresses' }));

/** Ends the visit to the checkout; returns what a later visit finds in this browser. */
function leave(): Record<string, string> {
  const stored = keptOnDevice();
  cleanup();
  return stored;
}

async function order({ user, log }: ReturnType<typeof openCheckout>) {
  await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent(/\$\d/));
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  const placed = () => log.find(({ path }) => path === '/api/v1/customer/order/place');
  await waitFor(() => expect(placed()).toBeDefined());
  return placed()?.body;
}

async function typeHouse({ user }: ReturnType<typeof openCheckout>, house: string) {
  await user.click(await screen.findByRole('button', { name: 'Edit: Delivery Addresses' }));
  await user.clear(await screen.findByLabelText(/House/));
  await user.type(screen.getByLabelText(/House/), house);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the address of an order after a former visit to the checkout', () => {
  it('ADDR-14 ADDR-10: at the place of another saved address, the order goes to its house and person', async () => {
    openAsMaya([home, office]);
    await screen.findByText('Maya at home');
    const again = openAsMaya([home, office], { ...leave(), ...atMillRoad });
    expect(await screen.findByText('Maya at work')).toBeVisible();
    expect(part().getByText('12 Mill Road, B')).toBeVisible();
    expect(await order(again)).toMatchObject({
      address: '12 Mill Road',
      house: 'B',
      floor: '',
      contact_person_name: 'Maya at work',
      contact_person_number: '+15550137002',
    });
  });

  it('ADDR-10 ADDR-17: at a place that is not saved, the order goes there with the contact of the account', async () => {
    openAsMaya([home]);
    await screen.findByText('Maya at home');
    const again = openAsMaya([home], { ...leave(), ...atMillRoad });
    expect(await screen.findByText('Maya Haddad')).toBeVisible();
    expect(await order(again)).toMatchObject({
      address: '12 Mill Road',
      house: '',
      floor: '',
      contact_person_name: 'Maya Haddad',
      contact_person_number: '+15550137000',
    });
  });

  it('ADDR-12 GUEST-04: at another place, a guest’s contact stays, and house and floor do not', async () => {
    const first = openCheckout();
    await first.user.type(await screen.findByLabelText(/House/), '12');
    await first.user.type(screen.getByLabelText(/Floor/), '3');
    await giveContact(first.user);
    await screen.findByText('1 Harbour Lane, 12, 3');
    const again = openCheckout({ stored: { ...leave(), ...atMillRoad } });
    expect(await screen.findByText('12 Mill Road')).toBeVisible();
    expect(await order(again)).toMatchObject({
      address: '12 Mill Road',
      house: '',
      floor: '',
      contact_person_name: 'Maya',
      contact_person_number: '+15550137000',
    });
  });

  it('ADDR-14: a saved address that was edited meanwhile is ordered to as it is saved now', async () => {
    openAsMaya([home]);
    await screen.findByText('Maya at home');
    const edited = { ...home, house: '14', contact_person_number: '+15550137009' };
    const again = openAsMaya([edited], leave());
    expect(await screen.findByText('1 Harbour Lane, 14, 3')).toBeVisible();
    expect(await order(again)).toMatchObject({
      house: '14',
      floor: '3',
      contact_person_number: '+15550137009',
    });
  });

  it('ADDR-14 F-27: what was typed over a saved address stays when its other fields are edited', async () => {
    const first = openAsMaya([home]);
    await typeHouse(first, '77');
    await screen.findByText('1 Harbour Lane, 77, 3');
    const edited = { ...home, floor: '5', contact_person_name: 'Noor at home' };
    const again = openAsMaya([edited], leave());
    expect(await screen.findByText('Noor at home')).toBeVisible();
    expect(await order(again)).toMatchObject({
      house: '77',
      floor: '5',
      contact_person_name: 'Noor at home',
    });
  });

  it('ADDR-10: of a saved address that was deleted meanwhile, no house or person is left', async () => {
    openAsMaya([home]);
    await screen.findByText('Maya at home');
    openAsMaya([], leave());
    expect(await screen.findByText('Maya Haddad')).toBeVisible();
    expect(part().getByText('1 Harbour Lane')).toBeVisible();
  });
});
