import { inArray } from 'drizzle-orm';
import { databaseErrorCode } from '../../db/connection.ts';
import { customers, type AskedAccount } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import type { Customer } from '../../http/tokens.ts';
import {
  askerOf,
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
  splitName,
  targetOf,
} from './customers.ts';
import type { Target } from './delivery.ts';
import { askWhetherIsYou, openAccount, type LoginAnswer } from './session.ts';
import { completeSocial } from './social.ts';
import { texts } from './texts.ts';

const wrongCode = () => refuseWith(404, (say) => ({ message: say(texts.wrongCode) }));

/** Proves a phone or an e-mail address by its code (wire facts 3). */
export const verifyContact: Handlers['verifyContact'] = async (ctx, { body }) => {
  const target = targetOf(body.verification_type, body);
  const purpose = body.login_type;
  const code = await checkCode(ctx, { purpose, target, boundTo: askerOf(ctx) }, body.otp);
  if (code === null) return wrongCode();
  const customer = await customerOfCode(ctx, code, purpose, target);
  if (customer === 'replaced') return wrongCode();
  if (purpose === 'otp' && customer !== null && !customer.phoneVerified) {
    // The code stays valid: it is sent again with the answer to the question.
    return askWhetherIsYou(ctx, 'otp', customer);
  }
  if (!(await spendCode(ctx, code))) return wrongCode();
  return openProven(ctx, purpose, target, customer);
};

/**
 * The same with a code of the phone-authentication service: once the service has confirmed it, it
 * counts like a code of this server, once.
 */
export const verifyPhoneSession: Handlers['verifyPhoneSession'] = async (ctx, { body }) => {
  const target = phoneTarget(body.phone);
  const { otp, login_type } = body;
  await confirmByService(ctx, body.session_info, otp, target);
  await keepCode(ctx, { purpose: login_type, target, boundTo: askerOf(ctx) }, digitsOf(otp));
  return verifyContact(ctx, {
    path: {},
    query: {},
    body: { otp, login_type, phone: target.value, verification_type: 'phone' },
  });
};

/** A recovery code of the service; afterwards it allows setting the password. */
export const verifyRecoverySession: Handlers['verifyRecoverySession'] = async (ctx, { body }) => {
  const target = phoneTarget(body.phoneNumber);
  await confirmByService(ctx, body.sessionInfo, body.code, target);
  const message = ctx.say(texts.codeRight);
  if (Number(body.is_reset_token) !== 1) return { message, otp: 'inactive' };
  const request = { purpose: 'recovery', target, boundTo: askerOf(ctx) } as const;
  await keepCode(ctx, request, digitsOf(body.code));
  return { message };
};

/**
 * Asks the service whether a code is correct.
 * @throws Refusal 403 `403`, also when the service is not reachable: nothing is accepted without
 * proof
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
 * The account that a code opens: that of the phone or the e-mail address. Before they were proven,
 * anybody could have signed up with them, or taken them from an unproven account; then the code
 * opens the account for which it was requested, with its owner's data and without a password that
 * somebody else may have set (ASVS 6.6.2).
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
  return isProven === true ? 'replaced' : giveBack(ctx, account, target, holder);
}

function giveBack(
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
    const kept = others.filter((one) => !isUnproven(one));
    const isFree = (field: 'phone' | 'email') =>
      kept.every((other) => other[field] !== account[field]);
    return addCustomer(ctx, {
      ...account,
      ...(!isFree('phone') && { phone: null }),
      ...(!isFree('email') && { email: null, emailVerified: false }),
    });
  });
}

/** Continues after a phone or an address was proven. */
export async function openProven(
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
 * Saves name and address of a new account. The call has no token, so it is accepted only from the
 * browser that has just proven the phone, or used a provider's token.
 */
export const updateAuthInfo: Handlers['updateAuthInfo'] = async (ctx, { body }) => {
  if (body.login_type === 'social') return completeSocial(ctx, body);
  const target = phoneTarget(body.phone);
  const email = emailTarget(body.email);
  const customer = await customerAt(ctx, target);
  const proven = await hasProven(ctx, { purpose: 'otp', target, boundTo: askerOf(ctx) });
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
    if (databaseErrorCode(error) !== '23505') throw error;
    return refuse(403, 'email', texts.emailTaken);
  }
}
