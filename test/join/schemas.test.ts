import { ValidationError, type AnyObjectSchema } from 'yup';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Module, ZoneOutline } from '../../machines/rules/domain.ts';
import type { StoreDetails } from '../../machines/rules/registration.ts';
import {
  courierSchema,
  loginSchema,
  ownerSchema,
  planSchema,
  storeSchema,
} from '../../src/join/schemas.ts';
import { loadMessages } from '../../src/messages/index.ts';

beforeAll(() => loadMessages('en'));

/** The errors of a schema for values, by field. */
async function saidOf(schema: AnyObjectSchema, values: object): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

/** A file with the header of a PNG of this size, which is all that the schemas read. */
function png(width: number, height: number, type = 'image/png'): File {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return new File([bytes], 'logo.png', { type });
}

const module = (id: number, type: Module['type'], zoneIds: number[] = []): Module => ({
  id,
  name: type,
  type,
  iconUrl: null,
  thumbnailUrl: null,
  description: '',
  storesCount: 0,
  zoneIds,
});
const modules = [module(1, 'food'), module(2, 'pharmacy', [7]), module(6, 'rental')];
const zones: ZoneOutline[] = [{ id: 3, name: 'Eastside', outline: [] }];
const schema = () => storeSchema({ modules, zones, today: '2026-11-23' });

const store: StoreDetails = {
  module: '1',
  name: 'Corner Grill',
  names: { ar: 'مشواة الزاوية' },
  address: '3 Harbour Lane',
  pin: '40.7,-73.9',
  zone: '3',
  pickupZones: [],
  minimum: '20',
  maximum: '40',
  unit: 'minute',
  tax: '8',
  taxNumber: '',
  taxExpires: '',
  logo: png(200, 200),
  cover: png(400, 200),
  certificate: null,
};

describe('the details of a store', () => {
  it('LAND-12: all of them together pass', async () => {
    expect(await saidOf(schema(), store)).toEqual({});
  });

  it.each([
    ['nothing to sell', { module: '' }, { module: 'Choose what you sell.' }],
    ['no name', { name: ' ' }, { name: 'The store needs a name.' }],
    ['no logo', { logo: null }, { logo: 'The store needs a logo.' }],
    ['a wide logo', { logo: png(400, 200) }, { logo: 'Image must be square (1:1).' }],
    [
      'a square cover',
      { cover: png(200, 200) },
      { cover: 'The cover must be twice as wide as high (2:1).' },
    ],
    [
      'a PDF in the clothes of a picture',
      { certificate: new File(['%PDF-1.7'.repeat(9)], 'tax.png', { type: 'image/png' }) },
      {
        certificate:
          'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      },
    ],
    ['no pin', { pin: '', zone: '' }, { pin: 'Move the map until the pin stands on your door.' }],
    ['a pin outside', { zone: '' }, { zone: 'The pin stands outside our zones.' }],
    [
      'a module that is elsewhere',
      { module: '2' },
      { zone: 'What you sell is not offered in this zone yet.' },
    ],
    [
      'a rental service without pickup zones',
      { module: '6' },
      { pickupZones: 'Choose at least one zone.' },
    ],
    ['times the wrong way round', { maximum: '15' }, { maximum: 'Must be more than 20.' }],
    ['half a minute', { minimum: '0.5' }, { minimum: 'Use a whole number.' }],
    ['a time in letters', { maximum: 'forty' }, { maximum: 'Use a whole number.' }],
    ['a time of 10,000', { maximum: '10000' }, { maximum: 'Use a whole number.' }],
    ['no time at all', { minimum: '0' }, { minimum: 'Use a whole number.' }],
    [
      'times the wrong way round in Arabic digits',
      { minimum: '٣٠', maximum: '١٥' },
      { maximum: 'Must be more than ٣٠.' },
    ],
    ['a tax in the signs of programmers', { tax: '0x10' }, { tax: 'Use a number from 0 to 100.' }],
    ['a tax in powers', { tax: '1e1' }, { tax: 'Use a number from 0 to 100.' }],
    ['a tax below nothing', { tax: '-5' }, { tax: 'Use a number from 0 to 100.' }],
    ['no tax', { tax: ' ' }, { tax: 'Use a number from 0 to 100.' }],
    ['a tax of 120 percent', { tax: '120' }, { tax: 'Use a number from 0 to 100.' }],
    [
      'papers of last year',
      { taxExpires: '2025-12-31' },
      { taxExpires: 'These papers are no longer valid.' },
    ],
  ])('LAND-12: %s is told at its field', async (_, changes, said) => {
    expect(await saidOf(schema(), { ...store, ...changes })).toEqual(said);
  });

  it.each([
    { minimum: '١٥', maximum: '٣٠', tax: '٥' },
    { minimum: '۱۵', maximum: '۳۰', tax: '۵٫۵' },
    { minimum: '15 ', maximum: '1,000', tax: '5,5' },
    { minimum: '9', maximum: '10', tax: '9,975' },
    { minimum: '1', maximum: '9999', tax: '.5' },
    { minimum: '15', maximum: '30', tax: '100' },
  ])('LAND-12: numbers pass as people write them: %o', async (numbers) => {
    expect(await saidOf(schema(), { ...store, ...numbers })).toEqual({});
  });

  it('LAND-12: before the zones are there, only a stored zone passes, and no pin is outside', async () => {
    const early = storeSchema({ modules, zones: undefined, today: '2026-11-23' });
    expect(await saidOf(early, store)).toEqual({});
    expect(await saidOf(early, { ...store, zone: '' })).toEqual({ zone: 'Choose a zone.' });
  });

  it('LAND-12: a rental service with a pickup zone passes', async () => {
    expect(await saidOf(schema(), { ...store, module: '6', pickupZones: ['3'] })).toEqual({});
  });
});

describe('who joins, and how they sign in', () => {
  it('LAND-13: an owner needs names, a phone and an e-mail', async () => {
    const nobody = { firstName: '', lastName: '', phone: '', email: '' };
    expect(await saidOf(ownerSchema(), nobody)).toMatchObject({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: expect.any(String) as string,
    });
  });

  it.each(['weakpass1', 'Short-1', 'NOLOWER-123', 'NoDigits-here', 'NoSigns1234'])(
    'LAND-13: the password %s is not taken',
    async (password) => {
      const said = await saidOf(loginSchema(), { password, confirm: password, terms: true });
      expect(said).toEqual({ password: 'The password does not have all that it needs.' });
    },
  );

  it('LAND-13: the password is typed twice and the terms are accepted', async () => {
    const typed = { password: 'Saffron-2026!', confirm: 'Saffron-2025!', terms: false };
    expect(await saidOf(loginSchema(), typed)).toEqual({
      confirm: 'Passwords must match',
      terms: 'You must accept the terms and conditions',
    });
  });

  it('LAND-12: a package is named, and how it begins', async () => {
    const bare = { kind: 'subscription', packageId: '', gateway: '' };
    expect(await saidOf(planSchema(), bare)).toEqual({
      packageId: 'Choose a package.',
      gateway: 'Choose how to begin.',
    });
    expect(await saidOf(planSchema(), { ...bare, kind: 'commission' })).toEqual({});
  });

  it('LAND-13: a courier shows a face and a document', async () => {
    const samir = {
      firstName: 'Samir',
      lastName: 'Okafor',
      phone: '+15550113090',
      email: 'samir@sixways.example',
      earning: '1',
      vehicle: '2',
      zone: '1',
      identityType: 'passport',
      identityNumber: '',
      photo: null,
      front: null,
      back: null,
      password: 'Wheel-2026-go!',
      confirm: 'Wheel-2026-go!',
      terms: true,
    };
    expect(await saidOf(courierSchema(), samir)).toEqual({
      photo: 'We need a photo of you.',
      identityNumber: 'The number of the document is required.',
      front: 'We need a picture of the document.',
    });
  });
});
