import { randomBytes } from 'node:crypto';
import { and, eq, max } from 'drizzle-orm';
import { HOUR_SECONDS } from '../../../../machines/rules/durations.ts';
import { isPhoneLongEnough, normalisePhone } from '../../../../machines/rules/phone.ts';
import { DAY_MINUTES } from '../../../../machines/rules/wallClock.ts';
import { isInside } from '../../../../machines/rules/zoneAt.ts';
import { databaseErrorCode, type Database } from '../../db/connection.ts';
import type { Texts } from '../../db/schema/columns.ts';
import { couriers, partners } from '../../db/schema/people.ts';
import { modules, zones } from '../../db/schema/place.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { readId, readIds, readJson, readPosition, readText } from '../../http/tolerant.ts';
import { storeUpload } from '../../http/uploads.ts';
import { inEach } from '../../languages/index.ts';
import { demandGoodPassword } from '../identity/newPassword.ts';
import { readConfig, readSetting } from '../place/config.ts';
import {
  checkTrial,
  isSold,
  listPackages,
  paymentLink,
  paySubscription,
  saveDetails,
  withoutPlan,
} from './subscription.ts';
import { texts } from './texts.ts';

const registrationsOfOneAddress = { max: 30, seconds: HOUR_SECONDS };
const LONGEST = 255;
const MAX_MINUTES = 30 * DAY_MINUTES;

/** The units in which a store can give its delivery time, each with its length in minutes. */
const minutesOf: Record<string, number> = {
  minute: 1,
  minutes: 1,
  min: 1,
  hour: 60,
  hours: 60,
  day: DAY_MINUTES,
  days: DAY_MINUTES,
};

interface Person {
  f_name: string;
  l_name?: string | null;
  phone: string;
  email: string;
  password: string;
}

/**
 * The applicant's personal data, with the password hashed.
 * @throws Refusal 403 for an invalid phone number or password
 */
async function personOf(ctx: Context, { f_name, l_name, phone, email, password }: Person) {
  const number = normalisePhone(phone);
  if (!isPhoneLongEnough(number)) refuse(403, 'phone', texts.phoneShort);
  const strong = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].every((kind) => kind.test(password));
  if (password.length < 8 || !strong) refuse(403, 'password', texts.passwordWeak);
  demandGoodPassword(password);
  return {
    firstName: readText(f_name).slice(0, LONGEST),
    lastName: readText(l_name).slice(0, LONGEST),
    phone: number,
    email: email.trim().toLowerCase(),
    passwordHash: await ctx.passwords.hash(password),
  };
}

/**
 * Runs a registration in one transaction.
 * @throws Refusal 403 `email` when phone or e-mail address is already registered
 */
async function once<T>(ctx: Context, work: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await ctx.db.transaction(work);
  } catch (error) {
    if (databaseErrorCode(error) === '23505') return refuse(403, 'email', texts.partnerKnown);
    throw error;
  }
}

/** Saves the uploaded pictures of the given form fields and returns their file names, by field. */
async function keepPictures(tx: Database, ctx: Context, fields: readonly string[]) {
  const fileNames: Record<string, string[]> = {};
  for (const field of fields) {
    for (const picture of ctx.uploads.get(field) ?? []) {
      (fileNames[field] ??= []).push(await storeUpload(tx, picture, ctx.now));
    }
  }
  return fileNames;
}

async function activeZone(ctx: Context, sent: unknown) {
  const id = readId(sent);
  const [zone] =
    id === null
      ? []
      : await ctx.db
          .select()
          .from(zones)
          .where(and(eq(zones.id, id), eq(zones.active, true)));
  return zone ?? refuse(403, 'zone_id', texts.noZone);
}

async function storeModule(ctx: Context, sent: unknown) {
  const id = readId(sent);
  const [module] = id === null ? [] : await ctx.db.select().from(modules).where(eq(modules.id, id));
  return module?.active === true && module.type !== 'parcel'
    ? module
    : refuse(403, 'module_id', texts.noModule);
}

/**
 * Reads name and address of a store from a JSON list. The first two entries are the English ones,
 * whatever their labels are (wire facts 13).
 * @throws Refusal 403 `translations` when one is missing
 */
function namesOf(sent: string): { name: Texts; address: Texts } {
  const entries = readJson(sent);
  const list: unknown[] = Array.isArray(entries) ? entries : [];
  const words = list.map((entry) => {
    const { locale, key, value } = Object(entry) as Record<string, unknown>;
    return { locale, key, value: readText(value).slice(0, LONGEST) };
  });
  const everywhere = (key: string, first: string) =>
    inEach((language) =>
      language === 'en'
        ? first
        : words.find((word) => word.locale === language && word.key === key)?.value || first,
    );
  const [name, address] = [words[0]?.value ?? '', words[1]?.value ?? ''];
  if (name === '') refuse(403, 'translations', texts.nameMissing);
  if (address === '') refuse(403, 'translations', texts.addressMissing);
  return {
    name: everywhere('name', name),
    address: everywhere('address', address),
  };
}

/** The delivery time of a store, converted to minutes. @throws Refusal 403 for impossible times */
function timesOf(minimum: unknown, maximum: unknown, unit: string): { from: number; to: number } {
  const factor = minutesOf[unit.trim().toLowerCase()];
  if (factor === undefined) return refuse(403, 'delivery_time_type', texts.timeUnit);
  const [from, to] = [Number(minimum) * factor, Number(maximum) * factor];
  if (!(from > 0 && to >= from && to <= MAX_MINUTES)) {
    refuse(403, 'maximum_delivery_time', texts.timeRange);
  }
  return { from, to };
}

const slugOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)}-${randomBytes(4).toString('hex')}`;

type RegisterStore = Handlers['registerStore'];

/** Saves a store's application; the store is not visible until the shop approves it. */
const registerStore: RegisterStore = async (ctx, { body }) => {
  await ctx.throttle.requireScaled(`register:${ctx.ip}`, registrationsOfOneAddress);
  const config = await readConfig(ctx.db);
  if (config['toggle_store_registration'] !== true) refuse(403, 'module_id', texts.closed);
  const person = await personOf(ctx, body);
  const module = await storeModule(ctx, body.module_id);
  const zone = await activeZone(ctx, body.zone_id);
  const point = readPosition(body.latitude, body.longitude);
  if (point === null || !isInside(zone.polygon, point)) {
    return refuse(403, 'coordinates', texts.outsideZone);
  }
  const names = namesOf(body.translations);
  const minutes = timesOf(
    body.minimum_delivery_time,
    body.maximum_delivery_time,
    body.delivery_time_type,
  );
  const tax = Number(body.tax ?? 0);
  if (!(tax >= 0 && tax <= 100)) refuse(403, 'tax', texts.taxRange);
  if (!ctx.uploads.has('logo')) refuse(403, 'logo', texts.logoMissing);
  return once(ctx, async (tx) => {
    const pictures = await keepPictures(tx, ctx, ['logo', 'cover_photo', 'tin_certificate_image']);
    const [newest] = await tx.select({ vendorId: max(stores.vendorId) }).from(stores);
    const [store] = await tx
      .insert(stores)
      .values({
        slug: slugOf(names.name.en),
        ...names,
        phone: person.phone,
        email: person.email,
        logo: pictures['logo']?.[0] ?? null,
        cover: pictures['cover_photo']?.[0] ?? null,
        ...point,
        zoneId: zone.id,
        moduleId: module.id,
        vendorId: (newest?.vendorId ?? 0) + 1,
        status: false,
        tax,
        deliveryMinutesMin: minutes.from,
        deliveryMinutesMax: minutes.to,
        ratings: [0, 0, 0, 0, 0],
        createdAt: ctx.now,
      })
      .returning({ id: stores.id });
    if (store === undefined) throw new Error('the store was not written');
    await tx.insert(partners).values({
      ...person,
      kind: 'vendor',
      storeId: store.id,
      details: {
        plan: 'none',
        pickupZoneIds: readIds(readJson(body.pickup_zone_id)),
        tin: readText(body.tin),
        tinExpires: readText(body.tin_expire_date),
        pictures,
      },
      createdAt: ctx.now,
    });
    const answer = { store_id: store.id, message: ctx.say(texts.storeRegistered) };
    if (body.business_plan !== 'subscription') return { ...answer, type: 'commission' as const };
    // The store is registered even when its plan is not on sale any more.
    const packageId = readId(body.package_id);
    return (await isSold(tx, packageId))
      ? { ...answer, type: 'subscription' as const, package_id: packageId }
      : { ...answer, type: 'business_model_fail' as const };
  });
};

type RegisterCourier = Handlers['registerCourier'];

/** Saves a courier's application; the courier gets no orders until the shop approves it. */
const registerCourier: RegisterCourier = async (ctx, { body }) => {
  await ctx.throttle.requireScaled(`register:${ctx.ip}`, registrationsOfOneAddress);
  const config = await readConfig(ctx.db);
  if (config['toggle_dm_registration'] !== true) refuse(403, 'zone_id', texts.closed);
  const person = await personOf(ctx, body);
  const zone = await activeZone(ctx, body.zone_id);
  const vehicleId = readId(body.vehicle_id);
  const vehicles = await readSetting<StoredVehicle[]>(ctx.db, 'courierVehicles');
  if (!vehicles.some(({ id }) => id === vehicleId)) refuse(403, 'vehicle_id', texts.noVehicle);
  const home = zone.polygon[0] ?? { lat: 0, lng: 0 };
  return once(ctx, async (tx) => {
    const pictures = await keepPictures(tx, ctx, ['image', 'identity_image[]', 'identity_image']);
    const [courier] = await tx
      .insert(couriers)
      .values({
        firstName: person.firstName,
        lastName: person.lastName,
        phone: person.phone,
        email: person.email,
        image: pictures['image']?.[0] ?? null,
        zoneId: zone.id,
        vehicleId,
        ...home,
        active: false,
      })
      .returning({ id: couriers.id });
    await tx.insert(partners).values({
      ...person,
      kind: 'courier',
      courierId: courier?.id ?? null,
      details: {
        identityType: body.identity_type,
        identityNumber: readText(body.identity_number).slice(0, LONGEST),
        earning: Number(body.earning),
        referralCode: readText(body.referral_code).slice(0, LONGEST),
        pictures,
      },
      createdAt: ctx.now,
    });
    return { message: ctx.say(texts.courierRegistered) };
  });
};

/** A stored type of courier vehicle, with the distances that it covers. */
interface StoredVehicle {
  id: number;
  type: Texts;
  fromKm: number;
  toKm: number;
  extraCharge: number;
}

/** Handlers for the registration of stores and couriers (wire facts 13). */
export const partnerHandlers = {
  registerStore,
  registerCourier,
  listPackages,
  chooseBusinessPlan: (ctx, { body }) =>
    withoutPlan(ctx, body.store_id, async (inside, partner) => {
      const plan = body.business_plan;
      if (plan === 'subscription') {
        if (readText(body.payment_gateway) !== 'free_trial') {
          return paymentLink(inside, partner, body);
        }
        await checkTrial(inside, body.package_id);
      }
      await saveDetails(inside.db, partner, { plan, packageId: readId(body.package_id) });
      return { store_business_model: plan, logo: null, message: ctx.say(texts.planChosen) };
    }),
  listCourierQuestions: async (ctx) => {
    const stored = await readSetting<{ question: Texts; answer: Texts }[]>(ctx.db, 'courierFaq');
    return stored.map(({ question, answer }, index) => ({
      id: index + 1,
      question: ctx.text(question),
      answer: ctx.text(answer),
      status: 1,
    }));
  },
  paySubscription,
  listCourierVehicles: async (ctx) => {
    const vehicles = await readSetting<StoredVehicle[]>(ctx.db, 'courierVehicles');
    return vehicles.map(({ id, type, fromKm, toKm, extraCharge }) => ({
      id,
      type: ctx.text(type),
      status: 1,
      starting_coverage_area: fromKm,
      maximum_coverage_area: toKm,
      extra_charges: extraCharge,
    }));
  },
} satisfies Partial<Handlers>;
