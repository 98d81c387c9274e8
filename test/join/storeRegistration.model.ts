import { isDeepStrictEqual } from 'node:util';
import {
  storeRegistrationMachine,
  type StoreRegistrationInput,
} from '../../machines/join/storeRegistration.machine.ts';
import type { StoreDetails, StoreOwner, StorePlan } from '../../machines/rules/registration.ts';
import { failedCall, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const store: StoreDetails = {
  module: '1',
  name: 'Corner Grill',
  names: { ar: 'مشواة الزاوية' },
  address: '3 Harbour Lane',
  pin: '40.7,-73.9',
  zone: '2',
  pickupZones: [],
  minimum: '20',
  maximum: '40',
  unit: 'minute',
  tax: '8',
  taxNumber: '',
  taxExpires: '',
  logo: null,
  cover: null,
  certificate: null,
};
const owner: StoreOwner = {
  firstName: 'Leila',
  lastName: 'Karimi',
  phone: '+15550194410',
  email: 'leila@saffron.example',
};
const commission: StorePlan = { kind: 'commission', packageId: null, gateway: '' };
const growth: StorePlan = { kind: 'subscription', packageId: 2, gateway: 'stripe' };

const arriving = (given: Partial<StoreRegistrationInput>): StoreRegistrationInput => ({
  store: null,
  owner: null,
  registered: null,
  addressOfPin: '',
  flag: null,
  ...given,
});

const found = '3 Copper Street';
const pin = { lat: 40.71, lng: -73.92 };

const refused = (code: string, message: string) => failedCall('refused', [{ code, message }]);

export const storeRegistrationModel = defineModel(storeRegistrationMachine, {
  inputs: [
    named('nothing was typed', arriving({})),
    named('the store was filled in before a reload', arriving({ store })),
    named('store and owner were filled in before a reload', arriving({ store, owner })),
    named('back, and it says paid', arriving({ registered: { storeId: 91 }, flag: 'success' })),
    named('back, and it says canceled', arriving({ registered: { storeId: 91 }, flag: 'cancel' })),
  ],
  events: {
    'join.pin.moved': ({ context }) => [
      named('the address is empty', { pin, address: '' }),
      named('somebody typed the address', { pin, address: '9 Own Lane' }),
      ...(context.addressOfPin === ''
        ? []
        : [named('the address is that of the last pin', { pin, address: found })]),
    ],
    'join.store.submitted': [named('Corner Grill', { store })],
    'join.owner.submitted': [named('Leila', { owner })],
    'join.login.submitted': [named('a strong password', { password: 'Saffron-2026' })],
    'join.plan.submitted': [
      named('commission', { plan: commission }),
      named('a package by card', { plan: growth }),
    ],
  },
  actors: {
    findAddress: {
      done: [named('3 Copper Street', found), named('none is known', '')],
      error: [silence],
    },
    register: {
      done: [
        named('registered with commission', { storeId: 91, plan: 'commission' as const }),
        named('registered with a package', { storeId: 91, plan: 'subscription' as const }),
        named('registered, the package is gone', { storeId: 91, plan: 'failed' as const }),
      ],
      error: [
        named('the zone is gone', refused('zone_id', 'There is no such zone.')),
        named('the e-mail is known', refused('email', 'This email is registered already.')),
        named('the password is weak', refused('password', 'The password is known from a leak.')),
        named('the plan is refused', refused('package_id', 'This plan is not offered.')),
        silence,
      ],
    },
    choosePlan: {
      done: [
        named('it begins at once', null),
        named('it has to be paid', 'https://pay.example/91'),
      ],
      error: [named('it is gone', refused('package_id', 'This plan is not offered.')), silence],
    },
  },
  invariants: {
    'issue 24: a typed address survives every pin': (s, step) =>
      step?.label !== 'join.pin.moved: somebody typed the address' ||
      (s.matches({ store: 'filling' }) && step.started.length === 0 && step.emitted.length === 0),
    'issue 24: whoever types an address while one is looked up gets none from the pin': (s, step) =>
      step?.label !== 'join.address.typed' || s.matches({ store: 'filling' }),
    'issue 24: an empty address and that of the last pin follow the next pin': (s, step) =>
      !/^join.pin.moved: the address is/.test(step?.label ?? '') ||
      (s.matches({ store: 'findingAddress' }) &&
        isDeepStrictEqual(
          step?.started.map(({ input }) => input),
          [{ pin: { lat: 40.71, lng: -73.92 } }],
        )),
    'issue 24: only a found address goes into the field': (_, step) =>
      step === null ||
      isDeepStrictEqual(
        step.emitted.filter(({ type }) => type === 'join.address.found'),
        step.label === 'findAddress done: 3 Copper Street'
          ? [{ type: 'join.address.found', address: '3 Copper Street' }]
          : [],
      ),
    'issue 24: a failed look-up leaves the field and shows no toast': (s, step) =>
      !/^findAddress (fails|done: none)/.test(step?.label ?? '') ||
      (s.matches({ store: 'addressUnknown' }) && step?.emitted.length === 0),
    'LAND-13: what is sent is what was filled in, all of it': (s) =>
      !s.matches('registering') ||
      (isDeepStrictEqual(s.context.store, store) &&
        isDeepStrictEqual(s.context.owner, owner) &&
        s.context.password === 'Saffron-2026' &&
        s.context.plan !== null),
    'LAND-12: a refusal opens the part that it is about': (s, step) =>
      step === null ||
      !step.label.includes('register fails') ||
      (step.label.includes('zone') && s.matches('store')) ||
      (step.label.includes('e-mail') && s.matches('owner')) ||
      (step.label.includes('password') && s.matches('login')) ||
      s.matches('plan'),
    'LAND-12: a refused field is told at the field, and once': (s, step) =>
      step === null ||
      !/the (zone|e-mail|password|plan) is/.test(step.label) ||
      (s.context.refusal.length === 1 && step.emitted.every(({ type }) => type !== 'toast')),
    'LAND-12: what was filled in stays until the store is registered': (s, step) =>
      !/^(register|choosePlan) fails/.test(step?.label ?? '') ||
      s.context.registered !== null ||
      (s.context.store !== null && s.context.owner !== null),
    'LAND-13: a registered store is never registered again': (s) =>
      s.context.registered === null || !s.matches('registering'),
    'LAND-12: the password is forgotten with the registration': (s) =>
      s.context.registered === null || s.context.password === '',
    'LAND-12: the browser leaves for the page that the server named': (_, step) =>
      step?.emitted.every(
        (fact) =>
          fact.type !== 'join.leaving' ||
          isDeepStrictEqual(fact, { type: 'join.leaving', link: 'https://pay.example/91' }),
      ) !== false,
    'LAND-12: the draft goes when the store is there, not before': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'join.registered') ===
        step.label.includes('register done'),
  },
});
