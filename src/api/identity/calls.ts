import { knownPhone } from '../../../machines/rules/phone.ts';
import { answer, client, patience } from '../client.ts';
import { CallError } from '../failure.ts';
import {
  asFlag,
  asIds,
  asMoment,
  asNumber,
  asObject,
  asPrice,
  asText,
  asTextOrNull,
} from '../scalars.ts';
import type { AnswerTo, Wire } from '../wire.ts';

/**
 * Requests a new guest id. `guestKey` proves that the id belongs to this browser; null where the
 * backend has no such keys (API-35, GUEST-01).
 * @throws CallError also when the answer names no id
 */
export async function requestGuestId(
  signal?: AbortSignal,
): Promise<{ guestId: string; guestKey: string | null }> {
  const call = client.POST('/api/v1/auth/guest/request', { body: {}, signal: patience(signal) });
  const body = asObject<AnswerTo<'requestGuestId'>>(await answer(call, signal));
  const guestId = asTextOrNull(body.guest_id);
  if (guestId === null) throw new CallError({ kind: 'malformed', status: 200, entries: [] });
  return { guestId, guestKey: asTextOrNull(body.guest_key) };
}

/** Ends a session on the server; backends without this call answer 404. */
export async function endSession(token: string): Promise<void> {
  const call = client.POST('/api/v1/auth/logout', {
    headers: { Authorization: `Bearer ${token}` },
    signal: patience(),
  });
  await answer(call);
}

/** The signed-in customer with wallet and points (API-02, DATA-27). */
export interface Customer {
  id: number;
  firstName: string;
  name: string;
  email: string | null;
  phone: string;
  /**
   * The phone as the server wrote it, possibly without its country: a locked phone is sent back
   * unchanged (PROF-05, PROF-09).
   */
  storedPhone: string;
  imageUrl: string | null;
  /** A verified phone cannot be changed (PROF-05). */
  phoneVerified: boolean;
  emailVerified: boolean;
  /** When the account was created; null when unknown, like the three numbers that follow. */
  since: string | null;
  orderCount: number | null;
  walletBalance: number | null;
  points: number | null;
  /** The code with which this customer invites friends to the shop; null when there is none. */
  refCode: string | null;
  /** Ids of the modules for which the customer has saved categories of interest (NAV-08). */
  interestModules: number[];
}

/**
 * Fetches the signed-in customer (API-02).
 * @param asker `shop` when the app calls without an action of the customer: if the server then
 * refuses the session, no sign-in opens
 */
export async function fetchCustomer(
  signal?: AbortSignal,
  asker?: 'customer' | 'shop',
): Promise<Customer> {
  const call = client.GET('/api/v1/customer/info', { signal: patience(signal) });
  const body = asObject<Wire['CustomerInfo']>(await answer(call, signal, asker));
  const firstName = asText(body.f_name);
  return {
    id: asNumber(body.id),
    firstName,
    name: `${firstName} ${asText(body.l_name ?? body.last_name)}`.trim(),
    email: asTextOrNull(body.email),
    phone: knownPhone(asText(body.phone)),
    storedPhone: asText(body.phone),
    imageUrl: asTextOrNull(body.image_full_url),
    phoneVerified: asFlag(body.is_phone_verified),
    emailVerified: asFlag(body.is_email_verified),
    since: asMoment(body.created_at),
    orderCount: asPrice(body.order_count),
    walletBalance: asPrice(body.wallet_balance),
    points: asPrice(body.loyalty_point),
    refCode: asTextOrNull(body.ref_code),
    interestModules: asIds(body.selected_modules_for_interest),
  };
}
