import { randomInt } from 'node:crypto';
import { and, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import { oneTimeCodes } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import { isDemo } from '../../http/demo.ts';
import { refuse } from '../../http/refusal.ts';
import { send, type Target } from './delivery.ts';
import { texts } from './texts.ts';

const lifeMs = 10 * 60 * 1000;
const maximumTries = 5;
const resend = { max: 1, seconds: 60 };
const perHour = { max: 5, seconds: 3600 };
/** Codes asked for from one address, for all phones together: each costs the shop an SMS. */
const codesOfOneAddress = { max: 200, seconds: 3600 };
/** Guesses from one address, at all codes together. */
export const guessesOfOneAddress = { max: 60, seconds: 600 };

/** What a code is good for; a code of one purpose opens nothing else. */
export type Purpose = 'manual' | 'otp' | 'recovery' | 'profile';

interface CodeRequest {
  purpose: Purpose;
  target: Target;
  /** The asking browser or customer, who alone may use it; null for recovery, which names none. */
  boundTo: string | null;
}

/** Six digits from a secure generator, each of the million equally likely (ASVS 6.5.3). */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code as it was drawn: sent as a number it has lost its leading zeros. */
export const digitsOf = (sent: string | number): string => String(sent).padStart(6, '0');

/** The browser a call comes from, as far as the wire names it. */
export const askerOf = (ctx: Context): string =>
  ctx.guestId === null ? `address:${ctx.ip}` : `guest:${ctx.guestId}`;

const same = (ctx: Context, { purpose, target, boundTo }: CodeRequest) =>
  and(
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.target, target.value),
    boundTo === null ? isNull(oneTimeCodes.boundTo) : eq(oneTimeCodes.boundTo, boundTo),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, ctx.now),
  );

/**
 * Makes a new code, which ends every former one of the same target, and sends it. `deliver` false
 * makes one that nobody learns: the answer, and the time it takes, are those of a real one, so
 * that asking does not tell who has an account (ASVS 6.3.8). `patient` lets a code that is still
 * good stand instead of refusing, for calls that prove a password.
 * @throws Refusal 405 `otp` within 60 s, more often than 5 times an hour, or with no way to send;
 * 429 for one address that asks for too many phones
 */
export async function issueCode(
  ctx: Context,
  request: CodeRequest,
  { deliver = true, patient = false } = {},
): Promise<void> {
  if (!ctx.post.reaches(request.target.channel, await isDemo(ctx.db))) {
    refuse(405, 'otp', texts.cannotSend);
  }
  ctx.throttle.require(`codes:${ctx.ip}`, codesOfOneAddress);
  const key = `${request.purpose}:${request.target.value}`;
  const seconds = ctx.throttle.take(`code:${key}`, resend);
  if (seconds > 0) {
    if (patient && (await liveCode(ctx, request))) return;
    refuse(405, 'otp', texts.waitForCode, { seconds });
  }
  if (ctx.throttle.take(`codes:${key}`, perHour) > 0) refuse(405, 'otp', texts.tooManyCodes);
  const code = drawCode();
  await keepCode(ctx, request, code);
  if (deliver) await send(ctx, request.target, request.purpose, texts.codeMessage, code);
}

/** Keeps a code, as a hash, in place of every former one of the same target. */
export async function keepCode(ctx: Context, request: CodeRequest, code: string): Promise<void> {
  const codeHash = await ctx.passwords.hash(code);
  await ctx.db
    .delete(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.purpose, request.purpose), eq(oneTimeCodes.target, request.target.value)),
    );
  await ctx.db.insert(oneTimeCodes).values({
    purpose: request.purpose,
    target: request.target.value,
    boundTo: request.boundTo,
    codeHash,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifeMs),
  });
}

async function liveCode(ctx: Context, request: CodeRequest): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(same(ctx, request), lt(oneTimeCodes.tries, maximumTries)));
  return row !== undefined;
}

/**
 * The id of the code when `sent` is right; null when it is wrong, old, used, or another browser's.
 * Every look is counted first and in one statement, so parallel guesses count too (ASVS 6.6.3).
 * @throws Refusal 405 `otp_block_time` once the code is dead
 */
export async function checkCode(
  ctx: Context,
  request: CodeRequest,
  sent: string | number,
): Promise<number | null> {
  ctx.throttle.require(`guess:${ctx.ip}`, guessesOfOneAddress);
  const [row] = await ctx.db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(same(ctx, request), lt(oneTimeCodes.tries, maximumTries)))
    .returning();
  if (await ctx.passwords.match(digitsOf(sent), row?.codeHash ?? null)) return row?.id ?? null;
  if (row === undefined) await refuseDead(ctx, request);
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
export async function spendCode(ctx: Context, id: number): Promise<boolean> {
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
        eq(oneTimeCodes.purpose, request.purpose),
        eq(oneTimeCodes.target, request.target.value),
        request.boundTo === null
          ? isNull(oneTimeCodes.boundTo)
          : eq(oneTimeCodes.boundTo, request.boundTo),
        gt(oneTimeCodes.usedAt, since),
      ),
    );
  return row !== undefined;
}
