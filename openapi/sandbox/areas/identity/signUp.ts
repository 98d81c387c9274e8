import { inArray } from 'drizzle-orm';
import { HOUR_SECONDS } from '../../../../machines/rules/durations.ts';
import { customers } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import type { Customer } from '../../http/tokens.ts';
import {
  addCustomer,
  emailTarget,
  holdersOf,
  isUnproven,
  loginSettings,
  phoneTarget,
  referrerOf,
  refuseRaced,
  refuseTaken,
  splitName,
} from './customers.ts';
import { send, type Target } from './delivery.ts';
import { demandGoodPassword } from './newPassword.ts';
import {
  askToProve,
  dueVerification,
  openAccount,
  type LoginAnswer,
  type LoginType,
} from './session.ts';
import { texts } from './texts.ts';

const signUpsOfOneAddress = { max: 60, seconds: HOUR_SECONDS };

type SignUp = Handlers['signUp'];

/**
 * Creates an account. If a code is required, the answer is the same whether the phone and e-mail
 * address are free or taken; if taken, their owner gets a message, so that sign-up does not reveal
 * who is a customer (ASVS 6.3.8). If no code is required, a taken phone or e-mail address is
 * refused.
 */
export const signUp: SignUp = async (ctx, { body }) => {
  await ctx.throttle.requireScaled(`sign-up:${ctx.ip}`, signUpsOfOneAddress);
  const settings = await loginSettings(ctx);
  if (!settings.manual) refuse(403, 'login_type', texts.methodOff);
  demandGoodPassword(body.password);
  const phone = phoneTarget(body.phone);
  const email = typeof body.email === 'string' ? emailTarget(body.email) : null;
  const account = {
    ...splitName(body.name),
    phone: phone.value,
    email: email?.value ?? null,
    passwordHash: await ctx.passwords.hash(body.password),
    refBy: await referrerOf(ctx, body.ref_code),
  };
  return register(ctx, account, 'manual');
};

/** The data of a new account whose phone and e-mail address are not verified yet. */
type NewAccount = Partial<Customer> & { phone: string; email: string | null };

/**
 * Creates an account if its phone and e-mail address are free. Then signs the customer in, or asks
 * for the code that verifies the phone or e-mail address.
 */
export async function register(
  ctx: Context,
  account: NewAccount,
  loginType: LoginType,
): Promise<LoginAnswer> {
  const settings = await loginSettings(ctx);
  const holders = await holdersOf(ctx, account.phone, account.email);
  const taken = holders.filter((holder) => !isUnproven(holder));
  const due = dueVerification(settings, {
    ...account,
    phoneVerified: false,
    emailVerified: false,
  });
  if (taken.length > 0) return answerTaken(ctx, due, taken, account, loginType);
  const customer = await store(ctx, account, holders);
  if (due === null) return openAccount(ctx, customer, loginType);
  return askToProve(ctx, loginType, due, { account: customer, email: account.email });
}

/**
 * Creates an account. It replaces never verified accounts with the same phone or e-mail address, so
 * that nobody can block a phone by signing up with it first.
 */
async function store(
  ctx: Context,
  account: Partial<Customer>,
  unproven: readonly Customer[],
): Promise<Customer> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const ids = unproven.map(({ id }) => id);
      if (ids.length > 0) await tx.delete(customers).where(inArray(customers.id, ids));
      return addCustomer({ ...ctx, db: tx }, account);
    });
  } catch (error) {
    return refuseRaced(error);
  }
}

async function answerTaken(
  ctx: Context,
  due: Target | null,
  taken: readonly Customer[],
  { phone, email }: NewAccount,
  loginType: LoginType,
): Promise<LoginAnswer> {
  const phoneTaken = taken.some((holder) => holder.phone === phone);
  if (due === null) {
    return refuseTaken(phoneTaken ? 'phone' : 'email');
  }
  const answer = await askToProve(ctx, loginType, due, { account: null, email });
  if (phoneTaken) await send(ctx, { channel: 'phone', value: phone }, 'notice', texts.alreadyHere);
  else if (email !== null) {
    await send(ctx, { channel: 'email', value: email }, 'notice', texts.alreadyHere);
    if (due.channel === 'phone') await send(ctx, due, 'notice', texts.lookIntoMail);
  }
  return answer;
}
