import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { MINUTE_MS } from '../../../../machines/rules/durations.ts';
import { customers, oneTimeCodes } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers, Sent } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import type { Customer } from '../../http/tokens.ts';
import type { Medium } from '../../../../machines/rules/identity.ts';
import { TokenRefused, type ProvenIdentity } from '../../providers/idTokens.ts';
import { requesterOf } from './codes.ts';
import {
  addCustomer,
  changeCustomer,
  customerAt,
  emailTarget,
  isUnproven,
  lacksInfo,
  loginSettings,
  phoneTarget,
  referrerOf,
  refuseRaced,
  refuseTaken,
  splitName,
} from './customers.ts';
import { send, type Target } from './delivery.ts';
import {
  askForInfo,
  askForPhone,
  askToProve,
  askForOlderAccount,
  dueVerification,
  openAccount,
  type LoginAnswer,
} from './session.ts';
import { register } from './signUp.ts';
import { texts } from './texts.ts';

const lifeMs = 10 * MINUTE_MS;
const triesOfOneAddress = { max: 60, seconds: 600 };

/** The request fields about a provider sign-in; only the signed content of the token is trusted. */
type SentProof = Pick<Sent<'signIn'>, 'medium' | 'token' | 'nonce'>;

interface Proof extends ProvenIdentity {
  medium: Medium;
  tokenHash: string;
}

/**
 * Reads the customer's identity from a provider's token. For ten minutes a token works only in the
 * browser that used it first, and it becomes invalid once it has opened an account.
 * @throws Refusal 403 with the body `{error: message}`, for example when the token is not valid
 */
async function prove(ctx: Context, sent: SentProof): Promise<Proof> {
  await ctx.throttle.requireScaled(`social:${ctx.ip}`, triesOfOneAddress);
  const { demo, media } = await loginSettings(ctx);
  const { medium, token = '', nonce } = sent;
  if (medium === undefined || !media.has(medium)) {
    return refuseWith(403, (say) => ({ error: say(texts.methodOff) }));
  }
  const tokenHash = createHash('sha256').update(token).digest('hex');
  if (await isForeign(ctx, tokenHash)) return refuseProof(false);
  const identity = await ctx.signInProviders
    .identify(medium, { token, nonce: nonce ?? '' }, { origin: ctx.baseUrl, demo })
    .catch((error: unknown) => {
      if (error instanceof TokenRefused) return refuseProof(error.providerIsDown);
      throw error;
    });
  return { ...identity, medium, tokenHash };
}

const refuseProof = (down: boolean) =>
  refuseWith(403, (say) => ({ error: say(down ? texts.providerDown : texts.providerRefused) }));

const seen = (hash: string) =>
  and(eq(oneTimeCodes.purpose, 'social'), eq(oneTimeCodes.codeHash, hash));

/**
 * Whether the provider's token with this hash was used by another browser, or has already opened an
 * account.
 */
async function isForeign(ctx: Context, hash: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(oneTimeCodes).where(seen(hash));
  return row !== undefined && (row.usedAt !== null || row.boundTo !== requesterOf(ctx));
}

/**
 * Stores which browser sent the token and which e-mail address the token confirms, because later
 * requests of the same sign-in are sent without the token.
 */
async function note(ctx: Context, proof: Proof): Promise<void> {
  const [row] = await ctx.db.select().from(oneTimeCodes).where(seen(proof.tokenHash));
  if (row !== undefined) return;
  await ctx.db.insert(oneTimeCodes).values({
    purpose: 'social',
    target: proof.email ?? proof.socialId,
    boundTo: requesterOf(ctx),
    codeHash: proof.tokenHash,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifeMs),
  });
}

/**
 * Signs in to the account, or asks for the name or the code that is still missing. `medium` is
 * recorded as the method of the first sign-in, such as `google`.
 */
async function finish(ctx: Context, customer: Customer, medium: string): Promise<LoginAnswer> {
  const settings = await loginSettings(ctx);
  if (lacksInfo(customer)) return askForInfo('social', customer.email);
  const due = dueVerification(settings, customer);
  if (due !== null) {
    return askToProve(ctx, 'social', due, { account: customer, email: customer.email });
  }
  return openAccount(ctx, customer, 'social', medium);
}

/**
 * Saves an account with its name and a new phone, and sends a code to verify the phone. If it
 * belongs to another customer, it is not saved and that customer is notified; the answer is the same
 * (ASVS 6.3.8).
 * @throws Refusal 403 `phone` for such a phone, when the shop verifies none or another request has
 * just taken it
 */
async function withPhone(ctx: Context, customer: Customer, phone: Target): Promise<LoginAnswer> {
  const { id, firstName, lastName, refBy, email, loginMedium } = customer;
  const info = { firstName, lastName, refBy };
  const holder = await customerAt(ctx, phone);
  const isOthers = holder !== null && holder.id !== id;
  if (isOthers && !isUnproven(holder)) {
    if (!(await loginSettings(ctx)).phoneVerification) refuseTaken('phone');
    await changeCustomer(ctx, id, info);
    await send(ctx, phone, 'notice', texts.alreadyHere);
    return askToProve(ctx, 'social', phone, { account: null, email });
  }
  const changed = await ctx.db
    .transaction(async (tx) => {
      if (isOthers) await tx.delete(customers).where(eq(customers.id, holder.id));
      return changeCustomer({ ...ctx, db: tx }, id, { ...info, phone: phone.value });
    })
    .catch(refuseRaced);
  return finish(ctx, changed, loginMedium ?? 'social');
}

/**
 * Goes on with the account that a provider's token opens. Until a phone is verified, the customer is
 * asked for it at every sign-in: one that is stored already may be mistyped, and then its code never
 * arrives. `phone` is what the customer entered; missing before it was asked for.
 */
async function resume(
  ctx: Context,
  customer: Customer,
  medium: string,
  phone: unknown,
): Promise<LoginAnswer> {
  if (lacksInfo(customer) || customer.phoneVerified) return finish(ctx, customer, medium);
  if (typeof phone === 'string') return withPhone(ctx, customer, phoneTarget(phone));
  const { phoneVerification } = await loginSettings(ctx);
  return phoneVerification ? askForPhone('social', customer.email) : finish(ctx, customer, medium);
}

/**
 * The request fields of a sign-in through a provider such as Google. `signInSocialLegacy`, the
 * older API call, sends only some of them.
 */
type SocialBody = SentProof & Pick<Sent<'signIn'>, 'phone' | 'verified'>;

/** Signs in through a provider such as Google or Apple (API-13, DATA-05). */
export async function bySocial(ctx: Context, body: SocialBody): Promise<LoginAnswer> {
  const proof = await prove(ctx, body);
  await note(ctx, proof);
  const customer = (await linked(ctx, proof)) ?? (await byAddress(ctx, proof, body.verified));
  if ('is_exist_user' in customer) return customer;
  return resume(ctx, customer, proof.medium, body.phone);
}

async function linked(ctx: Context, { socialId }: Proof): Promise<Customer | null> {
  const [customer] = await ctx.db.select().from(customers).where(eq(customers.socialId, socialId));
  return customer ?? null;
}

/**
 * The account with the e-mail address that the provider confirms, or a new one. If an existing
 * account never verified this address, the answer asks whether it belongs to the customer, because
 * somebody else may have set its password. `verified` is the customer's reply to this question,
 * `yes` or `no`; missing before it was asked.
 */
async function byAddress(
  ctx: Context,
  proof: Proof,
  verified: SocialBody['verified'],
): Promise<Customer | LoginAnswer> {
  const { email, socialId } = proof;
  if (email === null) return refuse(403, 'email', texts.emailMissing);
  const older = await customerAt(ctx, { channel: 'email', value: email });
  if (older?.emailVerified === true) return changeCustomer(ctx, older.id, { socialId });
  if (older !== null && verified !== 'yes' && verified !== 'no') {
    return askForOlderAccount(ctx, 'social', older);
  }
  if (older !== null && verified === 'yes') {
    const password = older.phoneVerified ? {} : { passwordHash: null };
    return changeCustomer(ctx, older.id, { socialId, emailVerified: true, ...password });
  }
  if (older !== null) await changeCustomer(ctx, older.id, { email: null });
  return addCustomer(ctx, { email, emailVerified: true, socialId, loginMedium: proof.medium });
}

/**
 * Saves name and phone of an account that was just created through a provider. There is no token in
 * this request, so it is accepted only from the browser that sent the provider's token, and only
 * for ten minutes.
 */
export async function completeSocial(
  ctx: Context,
  body: { name: string; phone: string; email: string; ref_code?: string | null },
): Promise<LoginAnswer> {
  const email = emailTarget(body.email);
  const phone = phoneTarget(body.phone);
  const customer = await customerAt(ctx, email);
  const [proof] = await ctx.db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.purpose, 'social'),
        eq(oneTimeCodes.target, email.value),
        eq(oneTimeCodes.boundTo, requesterOf(ctx)),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, ctx.now),
      ),
    );
  if (customer === null || !lacksInfo(customer) || proof === undefined) {
    return refuseWith(404, (say) => ({ message: say(texts.infoNotOpen) }));
  }
  const values = { ...splitName(body.name), refBy: await referrerOf(ctx, body.ref_code) };
  return withPhone(ctx, { ...customer, ...values }, phone);
}

/** Sign-in through a provider with the older API call (API-14); it answers like `signIn`. */
export const signInSocialLegacy: Handlers['signInSocialLegacy'] = (ctx, { body }) =>
  bySocial(ctx, body);

/**
 * Creates the account of a customer whose provider gives no e-mail address (API-14, AUTH-33). As at
 * sign-up, a code verifies what the customer typed.
 */
export const signUpSocialLegacy: Handlers['signUpSocialLegacy'] = async (ctx, { body }) => {
  const proof = await prove(ctx, body);
  await note(ctx, proof);
  const known = await linked(ctx, proof);
  if (known !== null) return resume(ctx, known, proof.medium, body.phone);
  const email = proof.email ?? emailTarget(body.email).value;
  if (typeof body.name !== 'string') refuse(403, 'name', texts.nameMissing);
  return register(
    ctx,
    {
      ...splitName(body.name),
      phone: phoneTarget(body.phone).value,
      email,
      emailVerified: proof.email !== null,
      socialId: proof.socialId,
      loginMedium: proof.medium,
      refBy: await referrerOf(ctx, body.ref_code),
    },
    'social',
  );
};
