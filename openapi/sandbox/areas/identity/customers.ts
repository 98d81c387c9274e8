import { randomBytes } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { isEmail } from '../../../../machines/rules/contact.ts';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import { violatedConstraint } from '../../db/connection.ts';
import { customers } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import type { Customer } from '../../http/tokens.ts';
import { readConfig } from '../place/config.ts';
import type { Target } from './delivery.ts';
import { texts } from './texts.ts';

/**
 * The shop's settings for signing in and signing up. `manual` and `otp` say whether customers can
 * sign in with a password, and with a code.
 */
export interface LoginSettings {
  manual: boolean;
  otp: boolean;
  /** The providers through which customers can sign in. */
  media: ReadonlySet<string>;
  demo: boolean;
  phoneVerification: boolean;
  emailVerification: boolean;
  /**
   * Whether the phone-authentication service (Firebase) sends the codes by SMS, instead of this
   * server.
   */
  firebase: boolean;
  referrals: boolean;
}

export async function loginSettings(ctx: Context): Promise<LoginSettings> {
  const config = await readConfig(ctx.db);
  const login = (config['centralize_login'] ?? {}) as Record<string, unknown>;
  const on = (value: unknown) => Number(value) === 1;
  return {
    manual: on(login['manual_login_status']),
    otp: on(login['otp_login_status']),
    media: new Set(
      on(login['social_login_status'])
        ? ['google', 'facebook', 'apple'].filter((medium) => on(login[`${medium}_login_status`]))
        : [],
    ),
    demo: config.demo,
    phoneVerification: on(login['phone_verification_status']),
    emailVerification: on(login['email_verification_status']),
    firebase: on(config['firebase_otp_verification']),
    referrals: on(config.ref_earning_status),
  };
}

/** Checks a phone number and normalises it as it is stored. @throws Refusal 403 `phone` */
export function phoneTarget(sent: unknown): Target {
  const value = normalisePhone(typeof sent === 'string' ? sent : '');
  if (!/^\+\d{7,15}$/.test(value)) refuse(403, 'phone', texts.phoneInvalid);
  return { channel: 'phone', value };
}

/** Checks an e-mail address and normalises it as it is stored. @throws Refusal 403 `email` */
export function emailTarget(sent: unknown): Target {
  const value = (typeof sent === 'string' ? sent : '').trim().toLowerCase();
  if (!isEmail(value) || value.length > 255) refuse(403, 'email', texts.emailInvalid);
  return { channel: 'email', value };
}

/**
 * The phone or e-mail address that a request is about; `channel` is `email` or `phone`.
 * @throws Refusal 403 `phone` or `email`
 */
export const targetOf = (channel: string, body: { phone?: unknown; email?: unknown }): Target =>
  channel === 'email' ? emailTarget(body.email) : phoneTarget(body.phone);

/** The customer with this phone or e-mail address; null when there is none. */
export async function customerAt(ctx: Context, { channel, value }: Target) {
  const column = channel === 'phone' ? customers.phone : customers.email;
  const [customer] = await ctx.db.select().from(customers).where(eq(column, value));
  return customer ?? null;
}

/** All customers with this phone number or this e-mail address; nobody when both are null. */
export const holdersOf = (ctx: Context, phone: string | null, email: string | null) =>
  ctx.db
    .select()
    .from(customers)
    .where(
      or(
        // Without any condition the query would return all customers.
        sql`false`,
        phone === null ? undefined : eq(customers.phone, phone),
        email === null ? undefined : eq(customers.email, email),
      ),
    );

/**
 * Whether an account has no verified phone or e-mail address and nobody ever signed in to it.
 * Somebody else may have created it, so the real owner of the phone or e-mail address can replace
 * it.
 */
export const isUnproven = (customer: Customer): boolean =>
  !customer.phoneVerified && !customer.emailVerified && customer.loginMedium === null;

/**
 * Whether the customer still has to enter a name, because a code or a sign-in provider created the
 * account.
 */
export const lacksInfo = (customer: Customer): boolean => customer.firstName === '';

export const fullName = ({ firstName, lastName }: Customer): string =>
  `${firstName} ${lastName}`.trim();

/** Splits a name at the first space; everything after it is the last name (wire facts 3). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Creates an account; `values` replace the defaults. */
export async function addCustomer(
  ctx: Context,
  values: Partial<typeof customers.$inferInsert>,
): Promise<Customer> {
  const [customer] = await ctx.db
    .insert(customers)
    .values({
      firstName: '',
      refCode: randomBytes(5).toString('hex').toUpperCase(),
      interests: [],
      interestModules: [],
      language: ctx.language,
      createdAt: ctx.now,
      ...values,
    })
    .returning();
  if (customer === undefined) throw new Error('The account was not stored.');
  return customer;
}

/** Changes an account and returns it. */
export async function changeCustomer(
  ctx: Context,
  id: number,
  values: Partial<typeof customers.$inferInsert>,
): Promise<Customer> {
  const [customer] = await ctx.db
    .update(customers)
    .set(values)
    .where(eq(customers.id, id))
    .returning();
  if (customer === undefined) throw new Error('The account is gone.');
  return customer;
}

/**
 * Ends a request because the phone or e-mail address belongs to another customer.
 * @throws Refusal 403 `phone` or `email`
 */
export const refuseTaken = (channel: Target['channel']): never =>
  refuse(403, channel, channel === 'phone' ? texts.phoneTaken : texts.emailTaken);

/**
 * Ends a request whose account could not be stored because another request has just taken the same
 * phone or e-mail address. Throws any other error again.
 * @throws Refusal 403 `phone` or `email`, whichever collided
 */
export function refuseRaced(error: unknown): never {
  const violated = violatedConstraint(error);
  if (violated === customers.phone.uniqueName) refuseTaken('phone');
  if (violated === customers.email.uniqueName) refuseTaken('email');
  throw error;
}

/**
 * The id of the customer whose referral code a new customer entered; null when none was entered.
 * @throws Refusal 403 `ref_code` when the shop has no referrals; 405 `ref_code` for an unknown code
 */
export async function referrerOf(ctx: Context, sent: unknown): Promise<number | null> {
  if (typeof sent !== 'string' || sent.trim() === '') return null;
  if (!(await loginSettings(ctx)).referrals) refuse(403, 'ref_code', texts.referralOff);
  const [referrer] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.refCode, sent.trim().toUpperCase()));
  return referrer?.id ?? refuse(405, 'ref_code', texts.referralUnknown);
}
