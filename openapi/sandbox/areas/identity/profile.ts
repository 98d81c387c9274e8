import { inArray } from 'drizzle-orm';
import { HOUR_SECONDS } from '../../../../machines/rules/durations.ts';
import { customers } from '../../db/schema/people.ts';
import { customerOf, readBearer, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal, refuse, refuseWith } from '../../http/refusal.ts';
import { revokeTokens, type Customer } from '../../http/tokens.ts';
import { storeUpload } from '../../http/uploads.ts';
import { checkCode, issueCode, spendCode } from './codes.ts';
import {
  changeCustomer,
  emailTarget,
  holdersOf,
  isUnproven,
  loginSettings,
  phoneTarget,
  refuseRaced,
  refuseTaken,
  splitName,
  type LoginSettings,
} from './customers.ts';
import { send, type Target } from './delivery.ts';
import { texts } from './texts.ts';
import { demandGoodPassword } from './newPassword.ts';
import { confirmByService } from './verify.ts';

const changesOfOneAddress = { max: 120, seconds: HOUR_SECONDS };
/** Limit of wrong guesses of the current password, for one account. */
const wrongPasswords = { max: 5, seconds: 900 };

/**
 * The request for a code that verifies a customer's new phone or e-mail address; only this customer
 * may use it.
 */
const requestOf = (customer: Customer, target: Target) =>
  ({ purpose: 'profile', target, boundTo: `customer:${customer.id}` }) as const;

/** Answer fields that say what must be verified, and who sends the code. */
const wayOf = ({ firebase }: LoginSettings, { channel }: Target) => ({
  verification_on: channel,
  verification_medium: channel === 'email' ? channel : firebase ? 'firebase' : 'SMS',
});

/**
 * Changes the profile (API-03, wire facts 4). If the shop requires verification, a new or never
 * verified phone or e-mail address must first be confirmed by a code. The answer then asks for the
 * code, and the client repeats the request with all fields and the code. A confirmed phone or
 * e-mail address is saved at once; the other fields are saved when no further code is needed.
 */
export const updateProfile: Handlers['updateProfile'] = async (ctx, { body }) => {
  await ctx.throttle.requireScaled(`profile:${ctx.ip}`, changesOfOneAddress);
  const customer = customerOf(ctx);
  const settings = await loginSettings(ctx);
  const phone = phoneTarget(body.phone);
  const email = emailTarget(body.email);
  const password = body.password ?? '';
  if (password !== '') demandGoodPassword(password);
  const [picture] = ctx.uploads.get('image') ?? [];
  if (picture !== undefined && picture.width !== picture.height) {
    refuse(403, 'image', texts.pictureNotSquare);
  }
  // PROF-05: a verified phone identifies the account, so it cannot be changed.
  if (customer.phoneVerified && customer.phone !== null && phone.value !== customer.phone) {
    refuse(403, 'phone', texts.phoneStays);
  }
  const taken = await takenOf(ctx, customer, phone.value, email.value);

  const proven = [phone, email].find(({ channel }) => channel === body.verification_on) ?? null;
  if (proven !== null && body.otp != null) {
    await proveByCode(ctx, customer, settings, proven, body.otp, body.session_info ?? '');
  }
  const isProven = ({ channel }: Target) => body.otp != null && channel === proven?.channel;
  const present = {
    phone: { value: customer.phone, verified: customer.phoneVerified },
    email: { value: customer.email, verified: customer.emailVerified },
  };
  const verified = (target: Target) => {
    const before = present[target.channel];
    return isProven(target) || (before.verified && before.value === target.value);
  };
  const due = [phone, email].find((target) => {
    const asked =
      target.channel === 'phone' ? settings.phoneVerification : settings.emailVerification;
    const pressed = body.button_type === target.channel && !isProven(target);
    return asked && (pressed || !verified(target));
  });
  // Where a code is required, only the person who enters it learns that the phone or address is
  // taken.
  const byCode = taken === 'phone' ? settings.phoneVerification : settings.emailVerification;
  if (taken !== null && (!byCode || (body.otp != null && proven?.channel === taken))) {
    refuseTaken(taken);
  }
  if (due === undefined) {
    if (password !== '') await demandCurrentPassword(ctx, customer, body.current_password ?? '');
    await change(ctx, customer, {
      ...splitName(body.name),
      phone: phone.value,
      phoneVerified: verified(phone),
      email: email.value,
      emailVerified: verified(email),
      ...(password !== '' && { passwordHash: await ctx.passwords.hash(password) }),
      ...(picture !== undefined && { image: await storeUpload(ctx.db, picture, ctx.now) }),
    });
    if (password !== '') await endOtherSessions(ctx, customer, email);
    else await notifyFormerAddress(ctx, customer, email);
    return { message: ctx.say(texts.profileSaved) };
  }
  if (proven !== null && isProven(proven)) {
    await change(
      ctx,
      customer,
      proven.channel === 'phone'
        ? { phone: proven.value, phoneVerified: true }
        : { email: proven.value, emailVerified: true },
    );
    if (proven.channel === 'email') await notifyFormerAddress(ctx, customer, proven);
  }
  return askForProof(ctx, customer, settings, due, {
    deliver: taken !== due.channel,
    patient: body.button_type !== due.channel,
  });
};

/**
 * Checks the current password, which is optional because many clients do not send it.
 * @throws Refusal 403 `current_password` when it is wrong; 429 after five wrong ones, even if it is
 * right
 */
async function demandCurrentPassword(ctx: Context, { id, passwordHash }: Customer, sent: string) {
  if (sent === '') return;
  const key = `present password:${id}`;
  await ctx.throttle.require(key, wrongPasswords);
  if (!(await ctx.passwords.match(sent, passwordHash))) {
    refuse(403, 'current_password', texts.presentPasswordWrong);
  }
  await ctx.throttle.releaseUses([key]);
}

/**
 * After a change of the password: ends all other sessions and notifies the owner. If the e-mail
 * address changed at the same time, the notice goes to the old one as well; `email` is the new one.
 */
async function endOtherSessions(ctx: Context, customer: Customer, email: Target): Promise<void> {
  const except = readBearer(ctx.header('authorization'));
  await revokeTokens(ctx.db, { customerId: customer.id, except });
  await send(ctx, email, 'notice', texts.passwordChanged);
  if (customer.email === null || customer.email === email.value) return;
  await send(ctx, { ...email, value: customer.email }, 'notice', texts.passwordChanged);
}

async function notifyFormerAddress(ctx: Context, customer: Customer, email: Target): Promise<void> {
  if (customer.email === null || customer.email === email.value) return;
  await send(ctx, { ...email, value: customer.email }, 'notice', texts.emailChanged);
}

/**
 * Says whether the phone or the e-mail address belongs to another customer: returns `phone` or
 * `email`; null when neither does.
 */
async function takenOf(ctx: Context, { id }: Customer, phone: string, email: string) {
  const holders = await holdersOf(ctx, phone, email);
  const others = holders.filter((one) => one.id !== id && !isUnproven(one));
  if (others.length === 0) return null;
  return others.some((one) => one.phone === phone) ? 'phone' : 'email';
}

/**
 * Checks the code that the customer entered for a new phone or e-mail address.
 * @throws Refusal 403 when the code is wrong; the answer names what must still be verified
 */
async function proveByCode(
  ctx: Context,
  customer: Customer,
  settings: LoginSettings,
  target: Target,
  otp: string | number,
  sessionInfo: string,
): Promise<void> {
  const way = wayOf(settings, target);
  if (way.verification_medium === 'firebase') {
    await confirmByService(ctx, sessionInfo, otp, target);
    return;
  }
  const code = await checkCode(ctx, requestOf(customer, target), otp);
  if (code === null || !(await spendCode(ctx, code))) {
    refuseWith(403, (say) => ({ ...way, message: say(texts.wrongCode) }));
  }
}

/**
 * Sends a code and asks the customer to enter it. `deliver` is false when the phone or e-mail
 * address belongs to another customer: then that customer is notified instead, and the answer is
 * the same (ASVS 6.3.8). `patient` is true when the customer only saves: within 60 seconds, the code
 * that was sent before is still the one to enter. It is false when a new code is asked for.
 * @throws Refusal 403 with `otp_send` false when no code can be sent
 */
async function askForProof(
  ctx: Context,
  customer: Customer,
  settings: LoginSettings,
  target: Target,
  { deliver, patient }: { deliver: boolean; patient: boolean },
) {
  const way = wayOf(settings, target);
  const byPhone = target.channel === 'phone';
  if (way.verification_medium !== 'firebase') {
    try {
      const isNew = await issueCode(ctx, requestOf(customer, target), { deliver, patient });
      if (isNew && !deliver) await send(ctx, target, 'notice', texts.alreadyHere);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 405) throw error;
      refuseWith(403, (say) => ({ ...way, otp_send: false, message: say(texts.cannotSend) }));
    }
  }
  const message = ctx.say(byPhone ? texts.verifyPhone : texts.verifyEmail);
  return { ...way, otp_send: true, message } as const;
}

/**
 * Saves the profile. Accounts that were never verified are deleted if they use a phone or e-mail
 * address that this customer has verified.
 * @throws Refusal 403 when another request has just saved the same phone or e-mail address
 */
async function change(ctx: Context, { id }: Customer, values: Partial<Customer>): Promise<void> {
  const { phone, phoneVerified, email, emailVerified } = values;
  const holders = await holdersOf(
    ctx,
    (phoneVerified && phone) || null,
    (emailVerified && email) || null,
  );
  const ids = holders.filter((one) => one.id !== id && isUnproven(one)).map((one) => one.id);
  try {
    await ctx.db.transaction(async (tx) => {
      if (ids.length > 0) await tx.delete(customers).where(inArray(customers.id, ids));
      await changeCustomer({ ...ctx, db: tx }, id, values);
    });
  } catch (error) {
    refuseRaced(error);
  }
}
