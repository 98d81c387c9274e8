import { array, boolean, mixed, object, ref, string, type TestConfig } from 'yup';
import type { Module, ZoneOutline } from '../../machines/rules/domain.ts';
import { isEmail, phoneProblem } from '../../machines/rules/phone.ts';
import { hasShape, pictureHeader } from '../../machines/rules/picture.ts';
import type { StoreDetails, StorePlan } from '../../machines/rules/registration.ts';
import { passwordRules, pictureRatios } from '../../machines/rules/registration.ts';
import { t } from '../messages/index.ts';
import { bytesOf, pictureProblems, problemOfFile } from '../shop/pictureFile.ts';

// The rules of the registrations with their exact messages (LAND-12, LAND-13).

/**
 * A picture that the shop takes (PROF-07, PROF-08).
 * @param ratio width by height, where its shape matters, and what is said of another one
 */
const picture = (ratio?: { is: number; words: string }) =>
  mixed<File>()
    .nullable()
    .defined()
    .test('picture', async (file, { createError }) => {
      if (file === null) return true;
      const problem = await problemOfFile(file);
      if (problem !== null) return createError({ message: t(pictureProblems[problem]) });
      const header = ratio === undefined ? null : pictureHeader(await bytesOf(file));
      if (ratio === undefined || header === null) return true;
      return hasShape(header, ratio.is) ? true : createError({ message: ratio.words });
    });

/** A whole number of minutes, hours or days. */
const amount = () =>
  string()
    .trim()
    .required(t('join.times.needed'))
    .matches(/^[1-9]\d{0,3}$/, t('join.times.number'));

const isPercent = (value: string): boolean => {
  const number = Number(value);
  return value.trim() !== '' && number >= 0 && number <= 100;
};

/** The end of papers lies ahead. */
const ahead = (today: string): TestConfig<string> => ({
  name: 'ahead',
  message: t('join.papers.over'),
  test: (value) => value === '' || value > today,
});

interface Offer {
  modules: readonly Module[];
  zones: readonly ZoneOutline[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What a store says of itself. */
export const storeSchema = ({ modules, zones, today }: Offer) => {
  const moduleOf = (id: string) => modules.find((module) => String(module.id) === id);
  return object({
    module: string().required(t('join.module.needed')),
    name: string().trim().required(t('join.name.needed')).max(191, t('join.name.long')),
    names: mixed<StoreDetails['names']>().required(),
    logo: picture({ is: pictureRatios.logo, words: t('join.logo.square') }).test(
      'given',
      t('join.logo.needed'),
      (file) => file !== null,
    ),
    cover: picture({ is: pictureRatios.cover, words: t('join.cover.wide') }),
    pin: string().required(t('join.pin.needed')),
    zone: string()
      .defined()
      .test('inside', t('join.zone.outside'), (id, { parent }) => {
        // That the pin is missing is said at the map.
        const isSet = (parent as StoreDetails).pin !== '';
        return !isSet || zones.some((one) => String(one.id) === id);
      })
      .test('offered', t('join.zone.closed'), (id, { parent }) => {
        const module = moduleOf((parent as StoreDetails).module);
        const isEverywhere = module === undefined || module.zoneIds.length === 0;
        return id === '' || isEverywhere || module.zoneIds.includes(Number(id));
      }),
    address: string().trim().required(t('join.address.needed')),
    pickupZones: array(string().required())
      .required()
      .test('some', t('join.pickup.needed'), (ids, { parent }) => {
        const isRental = moduleOf((parent as StoreDetails).module)?.type === 'rental';
        return !isRental || ids.length > 0;
      }),
    minimum: amount(),
    maximum: amount().test('above', (value, { parent, createError }) => {
      const least = (parent as StoreDetails).minimum;
      if (Number(value) > Number(least)) return true;
      return createError({ message: t('join.times.more', { least }) });
    }),
    unit: string().required(),
    tax: string()
      .test('percent', t('join.tax.percent'), (value = '') => isPercent(value))
      .defined(),
    taxNumber: string().trim().defined(),
    taxExpires: string().defined().test(ahead(today)),
    certificate: picture(),
  });
};

/** The person behind a store, or a courier. */
const personFields = () => ({
  firstName: string().trim().required(t('identity.signUp.name.required')),
  lastName: string().trim().required(t('join.lastName.needed')),
  phone: string()
    .required(t('identity.phone.required'))
    .test('long', t('identity.phone.short'), (value) => phoneProblem(value) !== 'short')
    .test('country', t('identity.phone.unclear'), (value) => phoneProblem(value) !== 'unclear'),
  email: string()
    .trim()
    .required(t('identity.signUp.email.required'))
    .max(255, t('identity.signUp.email.invalid'))
    .test('email', t('identity.signUp.email.invalid'), (value) => isEmail(value)),
});

/** Who answers for a store. */
export const ownerSchema = () => object(personFields());

/** A password that the partners' side of the shop takes: eight characters of four kinds. */
const passwordFields = () => ({
  password: string()
    .required(t('identity.password.required'))
    .test('strong', t('join.password.weak'), (value) =>
      Object.values(passwordRules).every((rule) => rule.test(value)),
    ),
  confirm: string()
    .required(t('identity.password.required'))
    .oneOf([ref('password')], t('identity.password.differ')),
  terms: boolean()
    .defined()
    .test('ticked', t('identity.signUp.terms.needed'), (ticked) => ticked),
});

/** How the owner of a store will sign in. */
export const loginSchema = () => object(passwordFields());

/** Who delivers, how, and with which papers. */
export const courierSchema = () =>
  object({
    photo: picture({ is: pictureRatios.photo, words: t('join.logo.square') }).test(
      'given',
      t('join.courier.photo.needed'),
      (file) => file !== null,
    ),
    ...personFields(),
    earning: string()
      .oneOf(['1', '0'] as const)
      .required(),
    vehicle: string().required(t('join.courier.vehicle.needed')),
    zone: string().required(t('join.courier.zone.needed')),
    identityType: string().required(),
    identityNumber: string().trim().required(t('join.courier.number.needed')),
    front: picture().test('given', t('join.courier.front.needed'), (file) => file !== null),
    back: picture(),
    ...passwordFields(),
  });

/** A package needs it; a commission has none. */
const ofPackage = (message: string): TestConfig<string> => ({
  name: 'chosen',
  message,
  test: (value, { parent }) => (parent as StorePlan).kind === 'commission' || value !== '',
});

/** How a store pays the shop. */
export const planSchema = () =>
  object({
    kind: string()
      .oneOf(['commission', 'subscription'] as const)
      .required(),
    packageId: string()
      .defined()
      .test(ofPackage(t('join.plan.packageNeeded'))),
    gateway: string()
      .defined()
      .test(ofPackage(t('join.plan.gatewayNeeded'))),
  });
