import { array, boolean, mixed, object, ref, string, type TestConfig } from 'yup';
import type { Module, ZoneOutline } from '../../machines/rules/domain.ts';
import { isEmail } from '../../machines/rules/contact.ts';
import { phoneProblem } from '../../machines/rules/phone.ts';
import { hasShape, pictureHeader } from '../../machines/rules/picture.ts';
import type { StoreDetails, StorePlan } from '../../machines/rules/registration.ts';
import {
  passwordRules,
  pictureRatios,
  typedPercent,
  typedTime,
} from '../../machines/rules/registration.ts';
import { t } from '../messages/index.ts';
import { bytesOf, problemOfFile } from '../ui/field/pictureFile.ts';

// The validation rules of the registrations, with the exact messages of the requirements (LAND-12,
// LAND-13).

/**
 * The validation of a picture file (PROF-07, PROF-08).
 * @param ratio the required width divided by height, and the message for any other shape
 */
const picture = (ratio?: { is: number; words: string }) =>
  mixed<File>()
    .nullable()
    .defined()
    .test('picture', async (file, { createError }) => {
      if (file === null) return true;
      const problem = await problemOfFile(file);
      if (problem !== null) return createError({ message: t(`ui.picture.${problem}`) });
      const header = ratio === undefined ? null : pictureHeader(await bytesOf(file));
      if (ratio === undefined || header === null) return true;
      return hasShape(header, ratio.is) ? true : createError({ message: ratio.words });
    });

/** The validation of a whole number from 1 to 9999, of minutes, hours or days. */
const amount = () =>
  string()
    .trim()
    .required(t('join.times.needed'))
    .test('number', t('join.times.number'), (value) => typedTime(value) !== null);

/**
 * A rule for the expiry date of papers: it must be after today, or empty.
 * @param today the current date, `YYYY-MM-DD`
 */
const ahead = (today: string): TestConfig<string> => ({
  name: 'ahead',
  message: t('join.papers.over'),
  test: (value) => value === '' || value > today,
});

interface Offer {
  modules: readonly Module[];
  /** All zones of the shop; undefined while they are not loaded. */
  zones: readonly ZoneOutline[] | undefined;
  /** The current date, `YYYY-MM-DD`. */
  today: string;
}

/** The validation of the first form of a store's registration. */
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
      .test('inside', t('join.zone.outside'), (id, { parent, createError }) => {
        // A missing pin is reported at the map, not at the zone.
        if ((parent as StoreDetails).pin === '') return true;
        if (zones !== undefined) return zones.some((one) => String(one.id) === id);
        // Without the zones, a pin cannot be said to stand outside of them.
        return id !== '' || createError({ message: t('join.courier.zone.needed') });
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
      const { minimum } = parent as StoreDetails;
      const [least, most] = [typedTime(minimum), typedTime(value)];
      // A time that cannot be read is reported by the rule before this one.
      if (least === null || most === null || most > least) return true;
      return createError({ message: t('join.times.more', { least: minimum }) });
    }),
    unit: string().required(),
    tax: string()
      .test('percent', t('join.tax.percent'), (value = '') => typedPercent(value) !== null)
      .defined(),
    taxNumber: string().trim().defined(),
    taxExpires: string().defined().test(ahead(today)),
    certificate: picture(),
  });
};

/** The validation of the fields for a store's owner or a courier. */
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
    .test('email', t('identity.signUp.email.invalid'), (value) => isEmail(value)),
});

/** The validation of the form for a store's owner. */
export const ownerSchema = () => object(personFields());

/**
 * The validation of a partner's password, which has stricter rules than a customer's
 * (`passwordRules`), its repetition, and the terms.
 */
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

/** The validation of the form in which a store's owner chooses a password. */
export const loginSchema = () => object(passwordFields());

/** The validation of a courier's registration form. */
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

/** A rule for fields that are required when the plan is a package, but not for a commission. */
const ofPackage = (message: string): TestConfig<string> => ({
  name: 'chosen',
  message,
  test: (value, { parent }) => (parent as StorePlan).kind === 'commission' || value !== '',
});

/** The validation of the plan form: how the store pays the shop. */
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
