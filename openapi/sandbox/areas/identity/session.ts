import { and, eq } from 'drizzle-orm';
import { oneTimeCodes, type AskedAccount } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import { endGuest } from '../../http/guests.ts';
import type { Reply } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { texts as serverTexts } from '../../http/texts.ts';
import { issueToken, type Customer } from '../../http/tokens.ts';
import { joinCarts } from './cartJoin.ts';
import { requesterOf, drawCode, issueCode, keepCode } from './codes.ts';
import {
  changeCustomer,
  fullName,
  lacksInfo,
  loginSettings,
  type LoginSettings,
} from './customers.ts';
import type { Target } from './delivery.ts';

export type LoginAnswer = Reply<'signIn'>;
export type LoginType = LoginAnswer['login_type'];

const answer = (loginType: LoginType, email: string | null): LoginAnswer => ({
  token: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: loginType,
  email,
});

/**
 * The phone or e-mail address that must be verified before the account can be used; null when
 * nothing is left.
 */
export function dueVerification(
  settings: LoginSettings,
  customer: Pick<Customer, 'phone' | 'email' | 'phoneVerified' | 'emailVerified'>,
): Target | null {
  if (settings.phoneVerification && customer.phone !== null) {
    return customer.phoneVerified ? null : { channel: 'phone', value: customer.phone };
  }
  const email = settings.emailVerification && !customer.emailVerified ? customer.email : null;
  return email === null ? null : { channel: 'email', value: email };
}

const asAsked = (customer: Customer): AskedAccount => ({
  id: customer.id,
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone: customer.phone,
  email: customer.email,
  emailVerified: customer.emailVerified,
  passwordHash: customer.passwordHash,
  socialId: customer.socialId,
  loginMedium: customer.loginMedium,
  refBy: customer.refBy,
});

/**
 * The answer that asks for a code. Only one of `is_phone_verified` and `is_email_verified` is 0,
 * even if neither is verified (wire facts 3). `email` is the account's address, which the answer
 * repeats.
 */
export const askForCode = (
  loginType: LoginType,
  { channel, value }: Target,
  email: string | null,
): LoginAnswer => ({
  ...answer(loginType, email),
  ...(channel === 'phone' ? { is_phone_verified: 0, phone: value } : { is_email_verified: 0 }),
});

/**
 * Starts the verification of a phone or e-mail address: sends a code, and returns the answer that
 * asks for it. If the phone-authentication service (Firebase) sends the code, this server only
 * stores for which account it was requested. `account` is null when the phone or e-mail address
 * belongs to somebody else: then nothing is sent, but the answer looks the same.
 */
export async function askToProve(
  ctx: Context,
  loginType: LoginType,
  due: Target,
  { account, email }: { account: Customer | null; email: string | null },
): Promise<LoginAnswer> {
  const request = {
    purpose: 'manual',
    target: due,
    boundTo: requesterOf(ctx),
    ...(account !== null && { account: asAsked(account) }),
  } as const;
  if (due.channel === 'phone' && (await loginSettings(ctx)).firebase) {
    await keepCode(ctx, request, drawCode());
  } else {
    await issueCode(ctx, request, { deliver: account !== null, patient: true });
  }
  return askForCode(loginType, due, email);
}

/**
 * The answer that asks for a phone number, because the account has none that is verified.
 * `email` is the account's address, which the answer repeats.
 */
export const askForPhone = (loginType: LoginType, email: string | null): LoginAnswer => ({
  ...answer(loginType, email),
  is_phone_verified: 0,
});

/**
 * The answer that asks for the personal data that is missing: name, and phone or e-mail address.
 * `email` is the account's address, which the answer repeats.
 */
export const askForInfo = (loginType: LoginType, email: string | null): LoginAnswer => ({
  ...answer(loginType, email),
  is_personal_info: 0,
});

/**
 * The answer that asks whether an existing account with the same phone or e-mail address belongs to
 * the customer.
 */
export const askForOlderAccount = (
  ctx: Context,
  loginType: LoginType,
  older: Customer,
): LoginAnswer => ({
  ...answer(loginType, older.email),
  is_exist_user: { id: older.id, name: fullName(older), image: ctx.media(older.image) },
});

/**
 * Signs in: creates a session and merges the guest's cart into the account's. The guest id and the
 * provider tokens that were used become invalid, so that a guest id never identifies a customer
 * (ASVS 7.2.4).
 * @throws Refusal 403 `auth-003` for a blocked account
 */
export async function openAccount(
  ctx: Context,
  customer: Customer,
  loginType: LoginType,
  medium: string = loginType,
): Promise<LoginAnswer> {
  if (!customer.active) refuse(403, 'auth-003', serverTexts.blockedAccount);
  if (lacksInfo(customer)) return askForInfo(loginType, customer.email);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (customer.loginMedium === null) {
      await changeCustomer(inside, customer.id, { loginMedium: medium });
    }
    const joined = await joinCarts(inside, customer.id);
    if (ctx.guestId !== null) await endGuest(tx, ctx.guestId);
    await tx
      .update(oneTimeCodes)
      .set({ usedAt: ctx.now })
      .where(and(eq(oneTimeCodes.purpose, 'social'), eq(oneTimeCodes.boundTo, requesterOf(ctx))));
    const token = await issueToken(tx, customer.id, ctx.now);
    return {
      ...answer(loginType, customer.email),
      token,
      ...(joined !== null && { cart_join: joined }),
    };
  });
}
