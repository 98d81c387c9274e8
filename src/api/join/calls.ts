import {
  identityTypes,
  pinPoint,
  typedPercent,
  typedTime,
  type CourierApplication,
  type RegisteredStore,
  type StoreApplication,
  type StoreDetails,
  type StorePlan,
  type StoreRegistered,
} from '../../../machines/rules/registration.ts';
import { languages } from '../../messages/index.ts';
import { answer, client, patience } from '../client.ts';
import { asForm, uploadPatience } from '../upload.ts';
import { CallError } from '../failure.ts';
import { requiredCount } from '../required.ts';
import { asObject, asText, asWebAddress } from '../scalars.ts';
import type { AnswerTo } from '../wire.ts';
import {
  readCourierVehicles,
  readPackages,
  readPartnerTerms,
  type CourierVehicle,
  type PartnerTerms,
  type StorePackage,
} from './read.ts';

/** The shop's terms for stores that join. */
export async function fetchPartnerTerms(signal?: AbortSignal): Promise<PartnerTerms> {
  const call = client.GET('/api/v1/config', { signal: patience(signal) });
  return readPartnerTerms(await answer(call, signal));
}

/**
 * The subscription packages for stores of a module; those of all modules when `moduleId` is null.
 */
export async function fetchPackages(
  moduleId: number | null,
  signal?: AbortSignal,
): Promise<StorePackage[]> {
  const call = client.GET('/api/v1/vendor/package-view', {
    params: { query: moduleId === null ? {} : { module_id: moduleId } },
    signal: patience(signal),
  });
  return readPackages(await answer(call, signal));
}

/**
 * A store's name and address in every language as JSON text, the default language first (wire facts
 * 13). A language without a name of its own gets the default name.
 */
function translationsOf({ name, names, address }: StoreDetails): string {
  const [first, ...others] = languages;
  const entry = (locale: string, key: 'name' | 'address', value: string) => ({
    id: null,
    locale,
    key,
    value,
  });
  return JSON.stringify([
    entry(first.code, 'name', name),
    entry(first.code, 'address', address),
    ...others.flatMap(({ code }) => [
      entry(code, 'name', names[code] || name),
      entry(code, 'address', address),
    ]),
  ]);
}

/**
 * Registers a store (LAND-12).
 * @throws CallError that names the refused field: `email` or `phone` when another store has the
 * same
 */
export async function registerStore(
  { store, owner, password, plan }: StoreApplication,
  signal?: AbortSignal,
): Promise<StoreRegistered> {
  const point = pinPoint(store.pin);
  const body = {
    f_name: owner.firstName,
    l_name: owner.lastName,
    phone: owner.phone,
    email: owner.email,
    password,
    latitude: String(point?.lat ?? ''),
    longitude: String(point?.lng ?? ''),
    zone_id: store.zone,
    module_id: store.module,
    minimum_delivery_time: String(typedTime(store.minimum) ?? ''),
    maximum_delivery_time: String(typedTime(store.maximum) ?? ''),
    delivery_time_type: store.unit,
    tax: String(typedPercent(store.tax) ?? ''),
    translations: translationsOf(store),
    business_plan: plan.kind,
    ...(plan.packageId !== null && { package_id: plan.packageId }),
    ...(store.pickupZones.length > 0 && { pickup_zone_id: JSON.stringify(store.pickupZones) }),
    ...(store.taxNumber !== '' && { tin: store.taxNumber }),
    ...(store.taxExpires !== '' && { tin_expire_date: store.taxExpires }),
  };
  const { logo, cover, certificate } = store;
  const pictures = [logo, cover, certificate].filter((file) => file !== null);
  const call = client.POST('/api/v1/auth/vendor/register', {
    body,
    bodySerializer: () => {
      const form = asForm(body, 'logo', logo === null ? [] : [logo]);
      if (cover !== null) form.append('cover_photo', cover);
      if (certificate !== null) form.append('tin_certificate_image', certificate);
      return form;
    },
    signal: uploadPatience(pictures, signal),
  });
  const answered = asObject<AnswerTo<'registerStore'>>(await answer(call, signal));
  const taken = asText(answered.type);
  return {
    storeId: requiredCount(answered.store_id),
    plan: taken === 'commission' || taken === 'subscription' ? taken : 'failed',
  };
}

/**
 * Sets the plan of a registered store. Resolves with its payment page; null when the plan is active
 * at once.
 * @param callback the address to which the payment page returns
 */
export async function choosePlan(
  { storeId }: RegisteredStore,
  plan: StorePlan,
  callback: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const call = client.POST('/api/v1/vendor/business_plan', {
    body: {
      store_id: storeId,
      business_plan: plan.kind,
      ...(plan.kind === 'subscription' && {
        package_id: plan.packageId,
        payment_gateway: plan.gateway,
        payment_platform: 'web',
        callback,
      }),
    },
    signal: patience(signal),
  });
  const { redirect_link: link } = asObject<AnswerTo<'chooseBusinessPlan'>>(
    await answer(call, signal),
  );
  if (link === undefined) return null;
  const address = asWebAddress(link);
  if (address === null) throw new CallError({ kind: 'malformed', status: 200, entries: [] });
  return address;
}

/** The vehicles that couriers can choose. */
export async function fetchCourierVehicles(signal?: AbortSignal): Promise<CourierVehicle[]> {
  const call = client.GET('/api/v1/get-vehicles', { signal: patience(signal) });
  return readCourierVehicles(await answer(call, signal));
}

/** Registers a courier (LAND-13). @throws CallError that names the refused field */
export async function registerCourier(
  courier: CourierApplication,
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    f_name: courier.firstName,
    l_name: courier.lastName,
    email: courier.email,
    phone: courier.phone,
    password: courier.password,
    identity_type: identityTypes.find((type) => type === courier.identityType) ?? 'passport',
    identity_number: courier.identityNumber,
    zone_id: courier.zone,
    vehicle_id: courier.vehicle,
    earning: courier.earning,
  };
  const papers = [courier.front, courier.back].filter((file) => file !== null);
  const call = client.POST('/api/v1/auth/delivery-man/store', {
    body,
    bodySerializer: () => {
      const form = asForm(body, 'identity_image[]', papers);
      if (courier.photo !== null) form.append('image', courier.photo);
      return form;
    },
    signal: uploadPatience(courier.photo === null ? papers : [...papers, courier.photo], signal),
  });
  await answer(call, signal);
}
