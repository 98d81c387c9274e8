import { addressBookMachine } from '../../machines/place/addressBook.machine.ts';
import type { DeliveryAddress } from '../../machines/rules/domain.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const home: DeliveryAddress = {
  id: 1,
  type: 'home',
  label: '',
  address: '1 Copper Street',
  position: { lat: 1, lng: 2 },
  road: '',
  house: '',
  floor: '',
  contact: { name: 'Maya', phone: '+15550137000', email: '' },
  zoneIds: [1],
};
const far: DeliveryAddress = { ...home, id: 2, type: 'Selected Address', zoneIds: [2] };
const added: DeliveryAddress = { ...home, id: 3, type: 'office' };

export const addressBookModel = defineModel(addressBookMachine, {
  inputs: [
    named('a guest', { signedIn: false, storeZoneId: null, chosenId: null }),
    named('a customer at a store', { signedIn: true, storeZoneId: 1, chosenId: 1 }),
    named('a customer', { signedIn: true, storeZoneId: null, chosenId: null }),
  ],
  events: {
    'address.picked': [named('one in reach', { id: 1 }), named('one out of reach', { id: 2 })],
    'address.taken': [named('one in reach', { id: 1 }), named('one out of reach', { id: 2 })],
    'address.edit': [named('home', { id: 1 }), named('one of the map', { id: 2 })],
    'address.removed': [named('home', { id: 1 }), named('none of the book', { id: 9 })],
    'address.saved': [named('complete', { address: { ...home, id: null } })],
  },
  actors: {
    loadAddresses: {
      done: [
        named('nothing', []),
        named('home alone', [home]),
        named('home and another', [home, far]),
        named('one more', [added, home, far]),
      ],
      error: [named('no answer', silence)],
    },
    saveAddress: {
      done: [named('with words', 'Address added successfully.'), named('without words', '')],
      error: [refusal],
    },
    removeAddress: {
      done: [named('with words', 'Address deleted successfully.')],
      error: [
        named('gone already', failedCall('notFound', [{ code: '', message: 'No address.' }], 404)),
        named('no answer', silence),
      ],
    },
  },
  key: ({ context }) => ({
    signedIn: context.signedIn,
    atStore: context.storeZoneId !== null,
    known: context.addresses?.map(({ id }) => id) ?? null,
    picked: context.pickedId,
    editing: context.editing !== null,
    removed: context.removed !== null,
    problem: context.problem !== null,
  }),
  invariants: {
    'ADDR-16: an address that the store does not serve is never chosen': (_, step) =>
      step === null ||
      step.emitted.every(
        (fact) =>
          fact.type !== 'address.chosen' ||
          step.previous.context.storeZoneId === null ||
          (fact as unknown as { address: DeliveryAddress }).address.zoneIds.includes(
            step.previous.context.storeZoneId,
          ),
      ),
    'ADDR-07: an address of the map alone is never in the form': ({ context }) =>
      context.editing?.type !== 'Selected Address',
    'LOC-02: a guest never sees a book': (s) => s.context.signedIn || s.matches('guest'),
    'GUEST-05: nobody signed in is taken for a guest': (s) =>
      !s.context.signedIn || !s.matches('guest'),
  },
});
