import { inArray } from 'drizzle-orm';
import { customers, type AskedAccount } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import type { Customer } from '../../http/tokens.ts';
import {
  requesterOf,
  checkCode,
  digitsOf,
  guessesOfOneAddress,
  hasProven,
  keepCode,
  spendCode,
  type RightCode,
} from './codes.ts';
import {
  addCustomer,
  changeCustomer,
  customerAt,
  emailTarget,
  holdersOf,
  isUnproven,
  lacksInfo,
  loginSettings,
  phoneTarget,
  referrerOf,
  refuseRaced,
  splitName,
  targetOf,
} from './customers.ts';
import type { Target } from './delivery.ts';
import { askForOlderAccount, openAccount, type LoginAnswer } from './session.ts';
import { completeSocial } from './social.ts';
import { texts } from './texts.ts';

const wrongCode = () => refuseWith(404, (say) => ({ message: say(texts.wrongCode) }));

/**
 * Verifies a phone or e-mail address with the code that was sent to it, and signs in (wire facts
 * 3).
 */
export const verifyContact: Handlers['verifyContact'] = async (ctx, { body }) => {
  const target = targetOf(body.verification_type, body);
  const purpose = body.login_type;
  const code = await checkCode(ctx, { purpose, target, boundTo: requesterOf(ctx) }, body.otp);
  if (code === null) return wrongCode();
  const customer = await customerOfCode(ctx, code, purpose, target);
  if (customer === 'replaced') return wrongCode();
  if (purpose === 'otp' && customer !== null && !customer.phoneVerified) {
    // The code stays valid: it is sent again with the answer to the question.
    return askForOlderAccount(ctx, 'otp', customer);
  }
  if (!(await spendCode(ctx, code))) return wrongCode();
  return openProven(ctx, purpose, target, customer);
};

/**
 * Like `verifyContact`, for a code that the phone-authentication service (Firebase) sent. After the
 * service confirms the code, it is stored and used like a code of this server.
 */
export const verifyPhoneSession: Handlers['verifyPhoneSession'] = async (ctx, { body }) => {
  const target = phoneTarget(body.phone);
  const { otp, login_type } = body;
  await confirmByService(ctx, body.session_info, otp, target);
  await keepCode(ctx, { purpose: login_type, target, boundTo: requesterOf(ctx) }, digitsOf(otp));
  return verifyContact(ctx, {
    path: {},
    query: {},
    body: { otp, login_type, phone: target.value, verification_type: 'phone' },
  });
};

/**
 * Checks a password-reset code that the phone-authentication service sent; afterwards it allows
 * setting a new password.
 */
export const verifyRecoverySession: Handlers['verifyRecoverySession'] = async (ctx, { body }) => {
  const target = phoneTarget(body.phoneNumber);
  await confirmByService(ctx, body.sessionInfo, body.code, target);
  const message = ctx.say(texts.codeRight);
  if (Number(body.is_reset_token) !== 1) return { message, otp: 'inactive' };
  const request = { purpose: 'recovery', target, boundTo: requesterOf(ctx) } as const;
  await keepCode(ctx, request, digitsOf(body.code));
  return { message };
};

/**
 * Asks the phone-authentication service whether a code is correct. `sessionInfo` identifies the SMS
 * with which the service sent it.
 * @throws Refusal 403 `403` when the code is wrong, or when the service cannot be reached
 */
export async function confirmByService(
  ctx: Context,
  sessionInfo: string,
  code: string | number,
  { value }: Target,
): Promise<void> {
  await ctx.throttle.requireScaled(`guess:${ctx.ip}`, guessesOfOneAddress);
  const { firebase } = await loginSettings(ctx);
  if (!firebase) refuse(403, '403', texts.methodOff);
  const right = await ctx.phoneService
    .confirms(sessionInfo, digitsOf(code), value)
    .catch(() => refuse(403, '403', texts.serviceDown));
  if (!right) refuse(403, '403', texts.wrongCode);
}

/**
 * The account that a correct code opens: normally the one that now has the phone or e-mail address.
 * The code may have been requested for another account, because somebody else has signed up with
 * the same phone or e-mail address since then. If the newer account has not verified it, the
 * earlier account is restored with its own data (ASVS 6.6.2); if it has, the result is 'replaced'.
 * null when there is no account.
 */
async function customerOfCode(
  ctx: Context,
  { account }: RightCode,
  purpose: 'manual' | 'otp',
  target: Target,
): Promise<Customer | 'replaced' | null> {
  const holder = await customerAt(ctx, target);
  if (purpose === 'otp' || holder?.id === account?.id) return holder;
  const isProven = target.channel === 'phone' ? holder?.phoneVerified : holder?.emailVerified;
  if (account === null) {
    if (holder === null || !isUnproven(holder)) return holder;
    return changeCustomer(ctx, holder.id, { passwordHash: null });
  }
  return isProven === true ? 'replaced' : restoreAccount(ctx, account, target, holder);
}

function restoreAccount(
  outer: Context,
  { id: _former, ...account }: AskedAccount,
  { channel }: Target,
  holder: Customer | null,
): Promise<Customer> {
  return outer.db.transaction(async (tx) => {
    const ctx = { ...outer, db: tx };
    if (holder !== null && !isUnproven(holder)) {
      await changeCustomer(ctx, holder.id, { [channel]: null });
    }
    const others = await holdersOf(ctx, account.phone, account.email);
    const unproven = others.filter(isUnproven).map(({ id }) => id);
    if (unproven.length > 0) await tx.delete(customers).where(inArray(customers.id, unproven));
    const proven = others.filter((one) => !isUnproven(one));
    const isFree = (field: 'phone' | 'email') =>
      proven.every((other) => other[field] !== account[field]);
    return addCustomer(ctx, {
      ...account,
      ...(!isFree('phone') && { phone: null }),
      ...(!isFree('email') && { email: null, emailVerified: false }),
    });
  });
}

/**
 * Signs in after a phone or e-mail address was verified. If there is no account, sign-in by code
 * (`otp`) creates one; for `manual` the code then counts as wrong.
 */
async function openProven(
  ctx: Context,
  loginType: 'manual' | 'otp',
  target: Target,
  customer: Customer | null,
): Promise<LoginAnswer> {
  if (customer === null) {
    if (loginType === 'manual') return wrongCode();
    const fresh = await addCustomer(ctx, { phone: target.value, phoneVerified: true });
    return openAccount(ctx, fresh, loginType);
  }
  const proven = await changeCustomer(
    ctx,
    customer.id,
    target.channel === 'phone' ? { phoneVerified: true } : { emailVerified: true },
  );
  return openAccount(ctx, proven, loginType);
}

/**
 * Saves name and e-mail address of a new account. The request has no session token, so it is
 * accepted only from the browser that just verified the phone, or used a provider's token.
 */
export const updateAuthInfo: Handlers['updateAuthInfo'] = async (ctx, { body }) => {
  if (body.login_type === 'social') return completeSocial(ctx, body);
  const target = phoneTarget(body.phone);
  const email = emailTarget(body.email);
  const customer = await customerAt(ctx, target);
  const proven = await hasProven(ctx, { purpose: 'otp', target, boundTo: requesterOf(ctx) });
  if (customer === null || !lacksInfo(customer) || !proven) {
    return refuseWith(404, (say) => ({ message: say(texts.infoNotOpen) }));
  }
  const refBy = await referrerOf(ctx, body.ref_code);
  const values = { ...splitName(body.name), email: email.value, refBy };
  return openAccount(ctx, await change(ctx, customer.id, values), 'otp');
};

async function change(ctx: Context, id: number, values: Partial<Customer>): Promise<Customer> {
  try {
    return await changeCustomer(ctx, id, values);
  } catch (error) {
    return refuseRaced(error);
  }
}
