import { DAY_SECONDS } from '../../../../machines/rules/durations.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers, Sent } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import { texts as serverTexts } from '../../http/texts.ts';
import { requesterOf, checkCode, issueCode, spendCode } from './codes.ts';
import {
  addCustomer,
  changeCustomer,
  customerAt,
  loginSettings,
  phoneTarget,
  targetOf,
} from './customers.ts';
import {
  askForCode,
  askToProve,
  dueVerification,
  openAccount,
  type LoginAnswer,
} from './session.ts';
import { bySocial } from './social.ts';
import { texts } from './texts.ts';

type Body = Sent<'signIn'>;

/**
 * Limits of wrong passwords per minute, quarter of an hour and day. They count for account and IP
 * address together, so that a stranger's attempts never lock the owner out (ASVS 6.3.1).
 */
const tries = [
  { max: 5, seconds: 60 },
  { max: 10, seconds: 900 },
  { max: 20, seconds: DAY_SECONDS },
];
const triesOfOneAddress = { max: 60, seconds: 600 };

/** Signs in by password, by code or through a provider (wire facts 3). */
export const signIn: Handlers['signIn'] = async (ctx, { body }) => {
  const { login_type: type = 'manual' } = body;
  if (type === 'social') return bySocial(ctx, body);
  if (!(await loginSettings(ctx))[type]) refuse(403, 'login_type', texts.methodOff);
  if (type === 'manual') return byPassword(ctx, body);
  return body.otp === undefined ? askCode(ctx, body) : confirmByCode(ctx, body);
};

async function byPassword(ctx: Context, body: Body): Promise<LoginAnswer> {
  // Older clients send only a phone number and a password (wire facts 18.39).
  const sent = body.email_or_phone ?? body.phone;
  const field = body.field_type ?? (body.login_type === undefined ? 'phone' : 'email');
  const target = targetOf(field, { phone: sent, email: sent });
  await ctx.throttle.requireScaled(`sign-in:${ctx.ip}`, triesOfOneAddress);
  const limits = tries.map((allowance, step) => ({
    key: `sign-in:${step}:${ctx.ip}:${target.value}`,
    allowance,
  }));
  // Counted before the comparison: a guess beyond the limits must not sign in, even if it is right.
  for (const { key, allowance } of limits) await ctx.throttle.require(key, allowance);
  const customer = await customerAt(ctx, target);
  const right = await ctx.passwords.match(body.password ?? '', customer?.passwordHash ?? null);
  if (customer === null || !right) return refuse(401, 'auth-001', texts.wrongCredentials);
  await ctx.throttle.releaseUses(limits.map(({ key }) => key));
  if (!customer.active) refuse(403, 'auth-003', serverTexts.blockedAccount);
  const settings = await loginSettings(ctx);
  const due = dueVerification(settings, customer);
  if (due === null) return openAccount(ctx, customer, 'manual');
  return askToProve(ctx, 'manual', due, { account: customer, email: customer.email });
}

async function askCode(ctx: Context, body: Body): Promise<LoginAnswer> {
  const target = phoneTarget(body.phone);
  if (!(await loginSettings(ctx)).firebase) {
    await issueCode(ctx, { purpose: 'otp', target, boundTo: requesterOf(ctx) });
  }
  return askForCode('otp', target, null);
}

/**
 * Signs in with a code, after the customer answered whether the existing account with this phone is
 * theirs. "Yes" opens that account; "no" takes the phone away from it and creates a new account. If
 * the existing account was never verified, its password is removed, because somebody else may have
 * set it.
 */
async function confirmByCode(ctx: Context, body: Body): Promise<LoginAnswer> {
  const target = phoneTarget(body.phone);
  const boundTo = requesterOf(ctx);
  const code = await checkCode(ctx, { purpose: 'otp', target, boundTo }, body.otp ?? '');
  if (code === null || !(await spendCode(ctx, code))) {
    return refuseWith(404, (say) => ({ message: say(texts.wrongCode) }));
  }
  const older = await customerAt(ctx, target);
  if (body.verified === 'yes' && older !== null) {
    const password = older.phoneVerified || older.emailVerified ? {} : { passwordHash: null };
    const proven = await changeCustomer(ctx, older.id, { phoneVerified: true, ...password });
    return openAccount(ctx, proven, 'otp');
  }
  if (older !== null) await changeCustomer(ctx, older.id, { phone: null });
  const fresh = await addCustomer(ctx, { phone: target.value, phoneVerified: true });
  return openAccount(ctx, fresh, 'otp');
}
