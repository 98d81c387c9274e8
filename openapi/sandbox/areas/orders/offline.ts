import type { Texts } from '../../db/schema/columns.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { languages, textIn } from '../../languages/index.ts';
import { readSetting } from '../place/config.ts';
import type { OrderRow } from './serialise.ts';
import { texts } from './texts.ts';

/**
 * A stored method of payment outside the shop, such as a bank transfer. `facts` are what the
 * customer reads, such as an account number; `asked` are the inputs that the customer must fill in
 * after paying.
 */
interface StoredMethod {
  id: number;
  name: Texts;
  facts: { name: Texts; value: Texts }[];
  asked: { name: Texts; placeholder: Texts; required: boolean }[];
}

type StoredOfflinePayment = NonNullable<OrderRow['offlinePayment']>;

/** The sandbox simulates a clerk who checks an offline payment after this many seconds. */
const CLERK_SECONDS = 20;

const longest = 200;

const methodsOf = (ctx: Context) => readSetting<StoredMethod[]>(ctx.db, 'offlineMethods');

const factsOf = (method: StoredMethod | undefined, ctx: Context) =>
  (method?.facts ?? []).map(({ name, value }) => ({
    input_name: ctx.text(name),
    input_data: ctx.text(value),
  }));

/** The methods of payment outside the shop, in the API's JSON form (wire facts 15.18). */
export const offlineMethods = async (ctx: Context) =>
  (await methodsOf(ctx)).map((method) => ({
    id: method.id,
    method_name: ctx.text(method.name),
    method_fields: factsOf(method, ctx),
    method_informations: method.asked.map(({ name, placeholder, required }) => ({
      customer_input: ctx.text(name),
      customer_placeholder: ctx.text(placeholder),
      is_required: Number(required),
    })),
    status: 1,
  }));

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, longest)
    : '';

/**
 * Reads the details of an offline payment from a request: each input of the method, by its name in
 * any language of the shop.
 * @throws Refusal 403 for an unknown method, or for a required input that is missing
 */
export async function readOfflineDetails(
  ctx: Context,
  methodId: number,
  sent: Readonly<Record<string, unknown>>,
): Promise<StoredOfflinePayment> {
  const method = (await methodsOf(ctx)).find(({ id }) => id === methodId);
  if (method === undefined) return refuse(403, 'method_id', texts.noMethod);
  const input = method.asked.map(({ name, required }) => {
    const data = languages.map(({ code }) => wordOf(sent[textIn(code, name)])).find(Boolean) ?? '';
    if (required && data === '') {
      refuse(403, ctx.text(name), texts.fieldNeeded, { field: ctx.text(name) });
    }
    return { user_input: name, user_data: data };
  });
  return {
    method_id: methodId,
    status: 'pending',
    customer_note: wordOf(sent['customer_note']) || null,
    admin_note: null,
    told_at: ctx.now.toISOString(),
    input,
  };
}

/** The details of an order's offline payment, in the API's JSON form (wire facts 15.15). */
export async function offlineOf(ctx: Context, payment: OrderRow['offlinePayment']) {
  if (payment === null) return null;
  const method = (await methodsOf(ctx)).find(({ id }) => id === payment.method_id);
  return {
    input: payment.input.map(({ user_input, user_data }) => ({
      user_input: ctx.text(user_input),
      user_data,
    })),
    data: {
      status: payment.status,
      method_id: payment.method_id,
      method_name: method === undefined ? '' : ctx.text(method.name),
      customer_note: payment.customer_note,
      admin_note: payment.admin_note === null ? null : ctx.text(payment.admin_note),
    },
    method_fields: factsOf(method, ctx),
  };
}

/**
 * The simulated clerk's decision about an offline payment; null when none was reported, when it is
 * too early, or when it is already decided. Details that contain a digit are confirmed, others are
 * denied, because the sandbox has no bank to ask.
 */
export function clerkDecision(
  payment: StoredOfflinePayment | null,
  now: Date,
): { payment: StoredOfflinePayment; at: Date } | null {
  if (payment?.status !== 'pending') return null;
  const at = new Date(Date.parse(payment.told_at) + CLERK_SECONDS * 1000);
  if (at > now) return null;
  const found = payment.input.some(({ user_data }) => /\d/.test(user_data));
  const answer: Pick<StoredOfflinePayment, 'status' | 'admin_note'> = found
    ? { status: 'verified', admin_note: null }
    : { status: 'denied', admin_note: texts.notFoundAtBank };
  return { payment: { ...payment, ...answer }, at };
}
