import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { revokeTokens } from '../../http/tokens.ts';
import {
  requesterOf,
  checkCode,
  checkCodeOfOthers,
  issueCode,
  spendCode,
  type RightCode,
} from './codes.ts';
import { changeCustomer, customerAt, loginSettings, targetOf } from './customers.ts';
import { send, type Target } from './delivery.ts';
import { demandGoodPassword } from './newPassword.ts';
import { texts } from './texts.ts';

const requestOf = (ctx: Context, target: Target) =>
  ({ purpose: 'recovery', target, boundTo: requesterOf(ctx) }) as const;

/**
 * Sends a code for resetting a forgotten password. Answer and duration are the same whether or not
 * there is an account, so that nobody can find out who is a customer.
 */
export const requestPasswordCode: Handlers['requestPasswordCode'] = async (ctx, { body }) => {
  const settings = await loginSettings(ctx);
  const byPhone = body.verification_method === 'phone';
  if (!(byPhone ? settings.phoneVerification : settings.emailVerification)) {
    refuse(403, 'otp', texts.recoveryOff);
  }
  const target = targetOf(body.verification_method, body);
  if (!(byPhone && settings.firebase)) {
    const customer = await customerAt(ctx, target);
    await issueCode(ctx, requestOf(ctx, target), { deliver: customer?.active === true });
  }
  return { message: ctx.say(texts.codeOnItsWay) };
};

async function checkRecovery(
  ctx: Context,
  target: Target,
  sent: string | number,
): Promise<RightCode> {
  const request = requestOf(ctx, target);
  const code =
    (await checkCode(ctx, request, sent)) ?? (await checkCodeOfOthers(ctx, request, sent));
  return code ?? refuse(400, 'invalid', texts.wrongCode);
}

/** Checks a code without using it up: it is needed again to set the password. */
export const verifyPasswordCode: Handlers['verifyPasswordCode'] = async (ctx, { body }) => {
  await checkRecovery(ctx, targetOf(body.verification_method, body), body.reset_token);
  return { message: ctx.say(texts.codeRight) };
};

/**
 * Sets a new password with a code, which works only once; ends all sessions of the account and
 * notifies its owner.
 */
export const resetPassword: Handlers['resetPassword'] = async (ctx, { body }) => {
  if (body.password !== body.confirm_password) refuse(401, 'mismatch', texts.passwordsDiffer);
  demandGoodPassword(body.password);
  const target = targetOf(body.verification_method, body);
  const code = await checkRecovery(ctx, target, body.reset_token);
  const customer = await customerAt(ctx, target);
  if (customer === null || !(await spendCode(ctx, code))) {
    return refuse(400, 'invalid', texts.wrongCode);
  }
  await changeCustomer(ctx, customer.id, {
    passwordHash: await ctx.passwords.hash(body.password),
    ...(target.channel === 'phone' ? { phoneVerified: true } : { emailVerified: true }),
  });
  await revokeTokens(ctx.db, { customerId: customer.id });
  await send(ctx, target, 'notice', texts.passwordChanged);
  return { message: ctx.say(texts.passwordSet) };
};
