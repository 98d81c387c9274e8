import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { oneTimeCodes, type AskedAccount } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import { isDemo } from '../../http/demo.ts';
import { refuse } from '../../http/refusal.ts';
import { send, type Target } from './delivery.ts';
import { texts } from './texts.ts';

const lifeMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const maximumTries = 5;
const triesOfOthers = { max: maximumTries, seconds: lifeMs / 1000 };
const codesOfOthersLookedAt = 3;
/** Of one browser for one phone; nobody else spends them. */
const resend = { max: 1, seconds: 60 };
const perHour = { max: 5, seconds: 3600 };
/** Of all browsers of one address for one phone, which may name as many guests as they like. */
const codesOfOnePhoneFromOneAddress = { max: 20, seconds: 3600 };
/** Of everybody for one phone: a flood of messages thins out, and its owner waits minutes at most. */
const codesOfOnePhone = { free: 30, longest: 300 };
/** Codes asked for from one address, for all phones together: each costs the shop an SMS. */
const codesOfOneAddress = { max: 200, seconds: 3600 };
/** Guesses from one address, at all codes together. */
export const guessesOfOneAddress = { max: 60, seconds: 600 };

/** What a code is good for; a code of one purpose opens nothing else. */
export type Purpose = 'manual' | 'otp' | 'recovery' | 'profile';

interface CodeRequest {
  purpose: Purpose;
  target: Target;
  /** The asking browser or customer, who alone may use it (`askerOf`). */
  boundTo: string;
  /** The account it is asked for, when that may be replaced before the code is used. */
  account?: AskedAccount;
}

/** A right code. */
export interface RightCode {
  id: number;
  account: AskedAccount | null;
}

/** Six digits from a secure generator, each of the million equally likely (ASVS 6.5.3). */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code as it was drawn: sent as a number it has lost its leading zeros. */
export const digitsOf = (sent: string | number): string => String(sent).padStart(6, '0');

/** The browser a call comes from, as far as the wire names it. */
export const askerOf = (ctx: Context): string =>
  ctx.guestId === null ? `address:${ctx.ip}` : `guest:${ctx.guestId}`;

const aimedAlike = ({ purpose, target }: CodeRequest) =>
  and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.target, target.value));

const live = (ctx: Context) =>
  and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, ctx.now));

const same = (ctx: Context, request: CodeRequest) =>
  and(aimedAlike(request), eq(oneTimeCodes.boundTo, request.boundTo), live(ctx));

/**
 * Makes a new code, which ends the former one of the same browser and target, and sends it. Codes
 * that others asked for are untouched, and so is what others may still ask for. `deliver` false
 * makes one that nobody learns: the answer, and the time it takes, are those of a real one, so
 * that asking does not tell who has an account (ASVS 6.3.8). `patient` lets a code that is still
 * good stand instead of refusing, for calls that prove a password.
 * @throws Refusal 405 `otp` within 60 s or more often than 5 times an hour of one browser, while a
 * flood of requests for the phone thins out, or with no way to send; 429 for one address that asks
 * for too many codes
 */
export async function issueCode(
  ctx: Context,
  request: CodeRequest,
  { deliver = true, patient = false } = {},
): Promise<void> {
  if (!ctx.post.reaches(request.target.channel, await isDemo(ctx.db))) {
    refuse(405, 'otp', texts.cannotSend);
  }
  await ctx.throttle.require(`codes:${ctx.ip}`, codesOfOneAddress);
  const phone = `${request.purpose}:${request.target.value}`;
  const requester = `${phone}:${request.boundTo}:${ctx.ip}`;
  const early = await ctx.throttle.take(`code:${requester}`, resend);
  if (early > 0) {
    if (patient && (await standsIn(ctx, request))) return;
    refuse(405, 'otp', texts.waitForCode, { seconds: early });
  }
  if ((await ctx.throttle.take(`codes:${requester}`, perHour)) > 0)
    refuse(405, 'otp', texts.tooManyCodes);
  await ctx.throttle.require(`codes:${phone}:${ctx.ip}`, codesOfOnePhoneFromOneAddress);
  const seconds = await ctx.throttle.takeAtPace(`codes:${phone}`, codesOfOnePhone);
  if (seconds > 0) refuse(405, 'otp', texts.waitForCode, { seconds });
  const code = drawCode();
  await keepCode(ctx, request, code);
  if (deliver) await send(ctx, request.target, request.purpose, texts.codeMessage, code);
}

/**
 * Keeps a code, as a hash, in place of the former one of the same browser and target, whose account
 * it takes over when it names none.
 */
export async function keepCode(ctx: Context, request: CodeRequest, code: string): Promise<void> {
  const codeHash = await ctx.passwords.hash(code);
  const dayAgo = new Date(ctx.now.getTime() - dayMs);
  const former = await ctx.db
    .delete(oneTimeCodes)
    .where(
      and(
        aimedAlike(request),
        or(eq(oneTimeCodes.boundTo, request.boundTo), lt(oneTimeCodes.createdAt, dayAgo)),
      ),
    )
    .returning({ boundTo: oneTimeCodes.boundTo, account: oneTimeCodes.account });
  const own = former.find(({ boundTo }) => boundTo === request.boundTo);
  await ctx.db.insert(oneTimeCodes).values({
    purpose: request.purpose,
    target: request.target.value,
    boundTo: request.boundTo,
    account: request.account ?? own?.account ?? null,
    codeHash,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifeMs),
  });
}

/** Lets a code that is still good stand for another request of its browser; false without one. */
async function standsIn(ctx: Context, request: CodeRequest): Promise<boolean> {
  const rows = await ctx.db
    .update(oneTimeCodes)
    .set({ account: request.account ?? sql`${oneTimeCodes.account}` })
    .where(and(same(ctx, request), lt(oneTimeCodes.tries, maximumTries)))
    .returning({ id: oneTimeCodes.id });
  return rows.length > 0;
}

/**
 * The code when `sent` is right; null when it is wrong, old, used, or another browser's.
 * Every look is counted first and in one statement, so parallel guesses count too (ASVS 6.6.3).
 * @throws Refusal 405 `otp_block_time` once the code is dead
 */
export async function checkCode(
  ctx: Context,
  request: CodeRequest,
  sent: string | number,
): Promise<RightCode | null> {
  await ctx.throttle.require(`guess:${ctx.ip}`, guessesOfOneAddress);
  const [row] = await ctx.db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(same(ctx, request), lt(oneTimeCodes.tries, maximumTries)))
    .returning();
  if (await ctx.passwords.match(digitsOf(sent), row?.codeHash ?? null)) return row ?? null;
  if (row === undefined) await refuseDead(ctx, request);
  return null;
}

/**
 * As `checkCode`, for a code that somebody at another address asked for: phones change their address
 * on the way. Such guesses have tries of their own, so that they do not spend the asker's.
 */
export async function checkCodeOfOthers(
  ctx: Context,
  request: CodeRequest,
  sent: string | number,
): Promise<RightCode | null> {
  const rows = await ctx.db
    .select()
    .from(oneTimeCodes)
    .where(and(aimedAlike(request), ne(oneTimeCodes.boundTo, request.boundTo), live(ctx)))
    .orderBy(desc(oneTimeCodes.id))
    .limit(codesOfOthersLookedAt);
  for (const row of rows) {
    if ((await ctx.throttle.take(`guess of others:${row.id}`, triesOfOthers)) > 0) continue;
    if (await ctx.passwords.match(digitsOf(sent), row.codeHash)) return row;
  }
  return null;
}

async function refuseDead(ctx: Context, request: CodeRequest): Promise<void> {
  const [dead] = await ctx.db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(same(ctx, request), gte(oneTimeCodes.tries, maximumTries)));
  if (dead !== undefined) refuse(405, 'otp_block_time', texts.deadCode);
}

/** Ends a code; false when another call was first, so that it opens one door once. */
export async function spendCode(ctx: Context, { id }: RightCode): Promise<boolean> {
  const used = await ctx.db
    .update(oneTimeCodes)
    .set({ usedAt: ctx.now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length === 1;
}

/** Whether this browser proved the target for this purpose within the last ten minutes. */
export async function hasProven(ctx: Context, request: CodeRequest): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - lifeMs);
  const [row] = await ctx.db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        aimedAlike(request),
        eq(oneTimeCodes.boundTo, request.boundTo),
        gt(oneTimeCodes.usedAt, since),
      ),
    );
  return row !== undefined;
}
