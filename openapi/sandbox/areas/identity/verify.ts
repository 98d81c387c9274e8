import { databaseErrorCode } from '../../db/connection.ts';
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
} from './codes.ts';
import {
  addCustomer,
  changeCustomer,
  customerAt,
  emailTarget,
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

/** A phone or an address proven by its code (wire facts 3). */
export const verifyContact: Handlers['verifyContact'] = async (ctx, { body }) => {
  const target = targetOf(body.verification_type, body);
  const purpose = body.login_type;
  const code = await checkCode(ctx, { purpose, target, boundTo: askerOf(ctx) }, body.otp);
  if (code === null) return wrongCode();
  const customer = await customerAt(ctx, target);
  if (purpose === 'otp' && customer !== null && !customer.phoneVerified) {
    // The code stays good: it comes again with the answer to the question.
    return askWhetherIsYou(ctx, 'otp', customer);
  }
  if (!(await spendCode(ctx, code))) return wrongCode();
  return openProven(ctx, purpose, target, customer);
};

/**
 * The same by a code of the phone-authentication service: once the service has confirmed it, it is
 * as good here as one of our own, once.
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

/** A recovery code of the service; it is then good for setting the password. */
export const verifyRecoverySession: Handlers['verifyRecoverySession'] = async (ctx, { body }) => {
  const target = phoneTarget(body.phoneNumber);
  await confirmByService(ctx, body.sessionInfo, body.code, target);
  const message = ctx.say(texts.codeRight);
  if (Number(body.is_reset_token) !== 1) return { message, otp: 'inactive' };
  await keepCode(ctx, { purpose: 'recovery', target, boundTo: null }, digitsOf(body.code));
  return { message };
};

/**
 * Demands that the service knows a code as right.
 * @throws Refusal 403 `403`, also while the service cannot be asked: nothing opens unproven
 */
export async function confirmByService(
  ctx: Context,
  sessionInfo: string,
  code: string | number,
  { value }: Target,
): Promise<void> {
  ctx.throttle.require(`guess:${ctx.ip}`, guessesOfOneAddress);
  const { firebase } = await loginSettings(ctx);
  if (!firebase) refuse(403, '403', texts.methodOff);
  const right = await ctx.phoneService
    .confirms(sessionInfo, digitsOf(code), value)
    .catch(() => refuse(403, '403', texts.serviceDown));
  if (!right) refuse(403, '403', texts.wrongCode);
}

/** Goes on with a phone or an address that was just proven. */
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
 * Name and address of a new account. The call carries no token, so it is taken only from the
 * browser that has just proven the phone, or brought a provider's token.
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
