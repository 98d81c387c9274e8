import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../../../machines/rules/durations.ts';
import { normalisePhone } from '../../../machines/rules/phone.ts';
import type { Database } from '../db/connection.ts';
import { outbox } from '../db/schema/operations.ts';
import { oneTimeCodes } from '../db/schema/people.ts';
import type { Clock } from '../http/clock.ts';
import type { Passwords } from '../http/passwords.ts';

/** The keys with which storefront and server access the phone-authentication service (Firebase). */
export interface PhoneServiceKeys {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** Checks codes that the phone-authentication service (Firebase) sent to a phone. */
export interface PhoneService {
  /** The keys that the config sends to storefronts. */
  web: { api_key: string; auth_domain: string; project_id: string };
  /**
   * Whether a code is correct; `sessionInfo` identifies the SMS that the service sent to this
   * phone.
   * @throws Error when the service cannot be reached
   */
  confirms(sessionInfo: string, code: string, phone: string): Promise<boolean>;
}

const toolkit = 'https://identitytoolkit.googleapis.com';
const patienceMs = 10_000;
const refusals = ['INVALID_CODE', 'SESSION_EXPIRED', 'INVALID_SESSION_INFO', 'MISSING_CODE'];

/**
 * The real phone-authentication service (Firebase). `origin` is its address, which tests replace.
 */
export function realPhoneService(keys: PhoneServiceKeys, origin = toolkit): PhoneService {
  return {
    web: { api_key: keys.apiKey, auth_domain: keys.authDomain, project_id: keys.projectId },
    confirms: async (sessionInfo, code, phone) => {
      const reply = await fetch(
        `${origin}/v1/accounts:signInWithPhoneNumber?key=${encodeURIComponent(keys.apiKey)}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sessionInfo, code }),
          signal: AbortSignal.timeout(patienceMs),
        },
      );
      const body = (await reply.json()) as { phoneNumber?: string; error?: { message?: string } };
      if (reply.ok) return body.phoneNumber === phone;
      const problem = body.error?.message ?? '';
      if (refusals.some((refusal) => problem.startsWith(refusal))) return false;
      throw new Error(`the phone-authentication service answers ${reply.status} ${problem}`);
    },
  };
}

const lifeMs = 10 * MINUTE_MS;
const maximumTries = 5;
/**
 * The purpose under which the simulated service stores its codes; codes of the shop have other
 * purposes, so neither works in place of the other.
 */
const purpose = 'phone-service';

/** Simulates the phone-authentication service, for tests: codes go to the outbox. */
export class LocalPhoneService implements PhoneService {
  readonly web = { api_key: 'sandbox', auth_domain: 'sandbox.invalid', project_id: 'sandbox' };
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #passwords: Passwords;

  constructor(db: Database, clock: Clock, passwords: Passwords) {
    this.#db = db;
    this.#clock = clock;
    this.#passwords = passwords;
  }

  /** Sends a code to a phone, and returns the id of the session in which it can be checked. */
  async open(phone: string): Promise<string> {
    const session = randomBytes(24).toString('base64url');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const createdAt = this.#clock.now();
    const body = { text: `${code} is your verification code.`, code };
    const codeHash = await this.#passwords.hash(code);
    const expiresAt = new Date(createdAt.getTime() + lifeMs);
    await this.#db
      .insert(oneTimeCodes)
      .values({ purpose, target: phone, boundTo: session, codeHash, createdAt, expiresAt });
    await this.#db
      .insert(outbox)
      .values({ channel: 'sms', target: phone, purpose, body, createdAt });
    return session;
  }

  /** The phone of a session if the code is correct, else null. A correct code works only once. */
  async phoneOf(session: string, code: string): Promise<string | null> {
    const [row] = await this.#db
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} + 1` })
      .where(
        and(
          eq(oneTimeCodes.purpose, purpose),
          eq(oneTimeCodes.boundTo, session),
          lt(oneTimeCodes.tries, maximumTries),
          gt(oneTimeCodes.expiresAt, this.#clock.now()),
        ),
      )
      .returning();
    if (row === undefined || !(await this.#passwords.match(code, row.codeHash))) return null;
    const ended = await this.#db
      .delete(oneTimeCodes)
      .where(eq(oneTimeCodes.id, row.id))
      .returning({ phone: oneTimeCodes.target });
    return ended[0]?.phone ?? null;
  }

  async confirms(session: string, code: string, phone: string): Promise<boolean> {
    return (await this.phoneOf(session, code)) === phone;
  }
}

/**
 * Adds the routes of the real service that its SDK calls to send a code, and that a server calls to
 * check it. They exist in test mode only, so that the SDK can be tested without a network.
 */
export function phoneServiceRoutes(app: FastifyInstance, service: LocalPhoneService): void {
  const at = (path: string) => `/identitytoolkit.googleapis.com/${path}`;
  const refusal = (message: string) => ({ error: { code: 400, message, errors: [{ message }] } });

  app.get(at('v2/recaptchaConfig'), () => ({ recaptchaEnforcementState: [] }));
  app.get(at('v1/recaptchaParams'), () => ({ recaptchaSiteKey: 'sandbox' }));

  app.post<{ Body: { phoneNumber?: string; recaptchaToken?: string } }>(
    at('v1/accounts::sendVerificationCode'),
    async (request, reply) => {
      const { phoneNumber = '', recaptchaToken = '' } = request.body;
      if (recaptchaToken === '') return reply.code(400).send(refusal('MISSING_RECAPTCHA_TOKEN'));
      const phone = normalisePhone(phoneNumber);
      if (!/^\+\d{7,15}$/.test(phone)) {
        return reply.code(400).send(refusal('INVALID_PHONE_NUMBER'));
      }
      return { sessionInfo: await service.open(phone) };
    },
  );

  app.post<{ Body: { sessionInfo?: string; code?: string } }>(
    at('v1/accounts::signInWithPhoneNumber'),
    async (request, reply) => {
      const { sessionInfo = '', code = '' } = request.body;
      const phoneNumber = await service.phoneOf(sessionInfo, code);
      if (phoneNumber === null) return reply.code(400).send(refusal('INVALID_CODE'));
      return { phoneNumber, localId: phoneNumber, isNewUser: false };
    },
  );
}
