// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CourierRegistrationPage } from '../../src/join/CourierRegistrationPage.tsx';
import {
  filesOfCourier,
  storedRegistrations,
  storeRegistrations,
} from '../../src/join/storedRegistrations.ts';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import { serve, show } from '../catalogue/wireShop.tsx';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
});
afterEach(() => localStorage.clear());

const owner = { firstName: 'Leila', lastName: 'Karimi', phone: '', email: 'leila@saffron.example' };

describe('registrations on this device', () => {
  it('LAND-13: what a courier types is stored, and the password is not', async () => {
    serve(({ path }) => (path === '/api/v1/zone/list' ? [] : undefined));
    show(<CourierRegistrationPage />, '/deliveryman-registration');
    await userEvent.type(await screen.findByLabelText(/First name/), 'Samir');
    for (const field of await screen.findAllByLabelText(/password/i)) {
      await userEvent.type(field, 'Lantern-9-amber');
    }
    expect(storedRegistrations().courier?.firstName).toBe('Samir');
    const stored = JSON.stringify(localStorage);
    expect(stored).toContain('Samir');
    expect(stored).not.toContain('Lantern');
  });

  it('LAND-13: the zone that a courier chose is selected again after a reload', async () => {
    const formated_coordinates = [1, 2, 3].map((lat) => ({ lat, lng: lat * lat }));
    const zones = [
      { id: 1, name: 'Harbour', formated_coordinates },
      { id: 2, name: 'Old Town', formated_coordinates },
    ];
    serve(({ path }) => (path === '/api/v1/zone/list' ? zones : undefined));
    show(<CourierRegistrationPage />, '/deliveryman-registration');
    await screen.findByRole('option', { name: 'Old Town' });
    await userEvent.selectOptions(screen.getByLabelText(/Zone/), 'Old Town');
    expect(storedRegistrations().courier?.zone).toBe('2');
    const drafts = localStorage.getItem('registration-drafts') ?? '';
    cleanup();
    show(<CourierRegistrationPage />, '/deliveryman-registration', {
      'registration-drafts': drafts,
    });
    await screen.findByRole('option', { name: 'Old Town' });
    expect(screen.getByLabelText(/Zone/)).toHaveDisplayValue('Old Town');
  });

  it('LAND-12: a part that cannot be read leaves the others', () => {
    storeRegistrations({ owner, reached: 'owner' });
    const stored = JSON.parse(localStorage.getItem('registration-drafts') ?? '') as object;
    localStorage.setItem(
      'registration-drafts',
      JSON.stringify({ ...stored, value: { store: { name: 5 }, owner, reached: 'plan' } }),
    );
    expect(storedRegistrations()).toEqual({
      store: null,
      owner,
      reached: 'store',
      storeId: null,
      courier: null,
      addressOfPin: '',
    });
  });

  it('LAND-13: pictures come back to their fields', async () => {
    const photo = new File(['x'], 'me.png', { type: 'image/png' });
    await filesOfCourier.store({ photo, front: null, back: null });
    expect(await filesOfCourier.load()).toEqual({ photo, front: null, back: null });
    await filesOfCourier.forget();
    expect(await filesOfCourier.load()).toEqual({ photo: null, front: null, back: null });
  });
});
