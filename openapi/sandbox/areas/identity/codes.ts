import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_SECONDS, MINUTE_MS } from '../../../../machines/rules/durations.ts';
import { oneTimeCodes, type AskedAccount } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import { isDemo } from '../../http/demo.ts';
import { refuse } from '../../http/refusal.ts';
import { send, type Target } from './delivery.ts';
import { texts } from './texts.ts';

const lifeMs = 10 * MINUTE_MS;
const maximumTries = 5;
const triesOfOthers = { max: maximumTries, seconds: lifeMs / 1000 };
const codesOfOthersLookedAt = 3;
/**
 * Limit of codes that one browser can request for one phone; requests of other browsers do not
 * count.
 */
const resend = { max: 1, seconds: 60 };
const perHour = { max: 5, seconds: HOUR_SECONDS };
/**
 * Limit of codes from one IP address for one phone. Limits by browser are not enough, because a
 * browser can pretend to be any number of guests.
 */
const codesOfOnePhoneFromOneAddress = { max: 20, seconds: HOUR_SECONDS };
/**
 * Slows down code requests for one phone, whoever sends them, to stop a flood of messages. The
 * first `free` codes within an hour need no wait; then the waits grow, up to `longest` seconds, so
 * that the owner never waits for long.
 */
const codesOfOnePhone = { free: 30, longest: 300 };
/**
 * Limit of codes from one IP address for all phones together, because each SMS costs the shop
 * money.
 */
const codesOfOneAddress = { max: 200, seconds: HOUR_SECONDS };
/** Limit of guesses from one IP address, for all codes together. */
export const guessesOfOneAddress = { max: 60, seconds: 600 };

/**
 * What a code is for; a code cannot be used for another purpose. `manual` verifies the phone or
 * e-mail address of an account, `otp` signs in without a password, `recovery` resets a password,
 * and `profile` verifies a phone or e-mail address that the customer enters in the profile.
 */
export type Purpose = 'manual' | 'otp' | 'recovery' | 'profile';

interface CodeRequest {
  purpose: Purpose;
  target: Target;
  /** The browser or customer that requested the code (see `askerOf`); nobody else may use it. */
  boundTo: string;
  /**
   * The account for which the code was requested, stored because another account could get the
   * phone or e-mail address before the code is used.
   */
  account?: AskedAccount;
}

/**
 * A code that was entered correctly. `account` is the account for which it was requested; null when
 * the request named none.
 */
export interface RightCode {
  id: number;
  account: AskedAccount | null;
}

/**
 * Creates a code: six digits from a secure generator, each of the million codes equally likely
 * (ASVS 6.5.3).
 */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * A code as six digits. A code that is sent as a number has no leading zeros: 1234 becomes
 * '001234'.
 */
export const digitsOf = (sent: string | number): string => String(sent).padStart(6, '0');

/**
 * A text that identifies the browser that sends a request: by its guest id, else by its IP address.
 */
export const requesterOf = (ctx: Context): string =>
  ctx.guestId === null ? `address:${ctx.ip}` : `guest:${ctx.guestId}`;

const aimedAlike = ({ purpose, target }: CodeRequest) =>
  and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.target, target.value));

const live = (ctx: Context) =>
  and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, ctx.now));

const same = (ctx: Context, request: CodeRequest) =>
  and(aimedAlike(request), eq(oneTimeCodes.boundTo, request.boundTo), live(ctx));

/**
 * Creates and sends a new code. It replaces the previous code of the same browser and target; codes
 * that other browsers requested stay valid. With `deliver` false nothing is sent, but answer and
 * duration are the same, so that a request does not reveal who has an account (ASVS 6.3.8). With
 * `patient`, a second request within 60 seconds does not fail, but keeps the code that is still
 * valid; calls that do more than to send a code use this.
 * @returns whether a code was created now; false when the previous one was kept
 * @throws Refusal 405 `otp` when a browser requests a code again within 60 seconds, or more than 5
 * in an hour, when requests for the phone are slowed down, or when nothing can be sent; 429 when
 * one IP address requests too many codes
 */
export async function issueCode(
  ctx: Context,
  request: CodeRequest,
  { deliver = true, patient = false } = {},
): Promise<boolean> {
  if (!ctx.post.reaches(request.target.channel, await isDemo(ctx.db))) {
    refuse(405, 'otp', texts.cannotSend);
  }
  await ctx.throttle.requireScaled(`codes:${ctx.ip}`, codesOfOneAddress);
  const phone = `${request.purpose}:${request.target.value}`;
  const requester = `${phone}:${request.boundTo}:${ctx.ip}`;
  const waitSeconds = await ctx.throttle.take(`code:${requester}`, resend);
  if (waitSeconds > 0) {
    if (patient && (await reuseValidCode(ctx, request))) return false;
    refuse(405, 'otp', texts.waitForCode, { seconds: waitSeconds });
  }
  if ((await ctx.throttle.take(`codes:${requester}`, perHour)) > 0)
    refuse(405, 'otp', texts.tooManyCodes);
  await ctx.throttle.require(`codes:${phone}:${ctx.ip}`, codesOfOnePhoneFromOneAddress);
  const seconds = await ctx.throttle.takeWithBackoff(`codes:${phone}`, codesOfOnePhone);
  if (seconds > 0) refuse(405, 'otp', texts.waitForCode, { seconds });
  const code = drawCode();
  await keepCode(ctx, request, code);
  if (deliver) await send(ctx, request.target, request.purpose, texts.codeMessage, code);
  return true;
}

/**
 * Stores the hash of a code in place of the previous one of the same browser and target. If the
 * request names no account, the previous code's account is kept.
 */
export async function keepCode(ctx: Context, request: CodeRequest, code: string): Promise<void> {
  const codeHash = await ctx.passwords.hash(code);
  const dayAgo = new Date(ctx.now.getTime() - DAY_MS);
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

/**
 * Whether the browser already has a valid code for the same target, so that no new code is needed.
 * That code is then assigned to the account of this request.
 */
async function reuseValidCode(ctx: Context, request: CodeRequest): Promise<boolean> {
  const rows = await ctx.db
    .update(oneTimeCodes)
    .set({ account: request.account ?? sql`${oneTimeCodes.account}` })
    .where(and(same(ctx, request), lt(oneTimeCodes.tries, maximumTries)))
    .returning({ id: oneTimeCodes.id });
  return rows.length > 0;
}

/**
 * Checks a code that was entered. Returns null when it is wrong, expired, used, or of another
 * browser. Each attempt is counted before the comparison, in a single statement, so that parallel
 * guesses count too (ASVS 6.6.3). A right code is not counted in the end.
 * @throws Refusal 405 `otp_block_time` after too many attempts
 */
export async function checkCode(
  ctx: Context,
  request: CodeRequest,
  sent: string | number,
): Promise<RightCode | null> {
  await ctx.throttle.requireScaled(`guess:${ctx.ip}`, guessesOfOneAddress);
  const [row] = await ctx.db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(same(ctx, request), lt(oneTimeCodes.tries, maximumTries)))
    .returning();
  if (await ctx.passwords.match(digitsOf(sent), row?.codeHash ?? null)) {
    if (row !== undefined) await giveTryBack(ctx, row);
    return row ?? null;
  }
  if (row === undefined) await refuseDead(ctx, request);
  return null;
}

/**
 * Takes a right code off the attempts: a password is recovered with the same code twice, to check it
 * and to set the password, which must not fail after a few wrong attempts.
 */
async function giveTryBack(ctx: Context, { id }: RightCode): Promise<void> {
  await ctx.db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} - 1` })
    .where(eq(oneTimeCodes.id, id));
}

/**
 * Like `checkCode`, for a code that was requested with another guest id or IP address, because a
 * phone's IP address can change. These guesses are counted separately, so that they do not use up
 * the attempts of the browser that requested the code.
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

/**
 * Marks a code as used; false when another request did so first, so that a code works only once.
 */
export async function spendCode(ctx: Context, { id }: RightCode): Promise<boolean> {
  const used = await ctx.db
    .update(oneTimeCodes)
    .set({ usedAt: ctx.now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length === 1;
}

/**
 * Whether this browser entered a correct code for the target and purpose within the last ten
 * minutes.
 */
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
