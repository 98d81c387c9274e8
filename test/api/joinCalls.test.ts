import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreApplication, StoreWords } from '../../machines/rules/registration.ts';
import { connectApi } from '../../src/api/client.ts';
import { registerStore } from '../../src/api/join/calls.ts';

let sent: FormData[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.formData());
    return Response.json({ store_id: 12, type: 'commission' });
  });
  connectApi(
    () => ({
      token: null,
      guestId: '77',
      guestKey: null,
      zoneIds: [1],
      moduleId: 4,
      language: 'fr',
      position: null,
    }),
    () => undefined,
  );
});

/** A complete registration with these numbers. */
const application = (
  numbers: Pick<StoreWords, 'minimum' | 'maximum' | 'tax'>,
): StoreApplication => ({
  store: {
    module: '1',
    name: 'Chez Zoé',
    names: {},
    address: '3 Harbour Lane',
    pin: '40.7,-73.9',
    zone: '3',
    pickupZones: [],
    unit: 'minute',
    taxNumber: '',
    taxExpires: '',
    logo: null,
    cover: null,
    certificate: null,
    ...numbers,
  },
  owner: { firstName: 'Zoé', lastName: 'Karim', phone: '+15550137000', email: 'zoe@x.example' },
  password: 'Saffron-2026!',
  plan: { kind: 'commission', packageId: null, gateway: '' },
});

describe('the registration of a store', () => {
  it.each([
    [{ minimum: '١٥', maximum: '٣٠', tax: '٥' }, ['15', '30', '5']],
    [{ minimum: '15 ', maximum: '1 000', tax: '5,5' }, ['15', '1000', '5.5']],
    [{ minimum: '20', maximum: '40', tax: '9.975' }, ['20', '40', '9.975']],
    [{ minimum: '20', maximum: '40', tax: '0' }, ['20', '40', '0']],
  ])('LAND-12: %o are sent as plain numbers', async (numbers, plain) => {
    await registerStore(application(numbers));
    const names = ['minimum_delivery_time', 'maximum_delivery_time', 'tax'];
    expect(sent.map((form) => names.map((name) => form.get(name)))).toEqual([plain]);
  });
});
