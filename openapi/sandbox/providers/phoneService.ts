import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { normalisePhone } from '../../../machines/rules/phone.ts';
import type { Database } from '../db/connection.ts';
import { outbox } from '../db/schema/operations.ts';
import type { Clock } from '../http/clock.ts';
import type { Passwords } from '../http/passwords.ts';

/** How a storefront and this server know the phone-authentication service. */
export interface PhoneServiceKeys {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** Checks codes that the phone-authentication service sent. */
export interface PhoneService {
  /** What config tells a storefront. */
  web: { api_key: string; auth_domain: string; project_id: string };
  /**
   * Whether a code is right for a session that was opened for this phone.
   * @throws Error when the service cannot be asked
   */
  confirms(sessionInfo: string, code: string, phone: string): Promise<boolean>;
}

const toolkit = 'https://identitytoolkit.googleapis.com';
const patienceMs = 10_000;
const refusals = ['INVALID_CODE', 'SESSION_EXPIRED', 'INVALID_SESSION_INFO', 'MISSING_CODE'];

/** The real service. */
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
      const said = body.error?.message ?? '';
      if (refusals.some((refusal) => said.startsWith(refusal))) return false;
      throw new Error(`the phone-authentication service answers ${reply.status} ${said}`);
    },
  };
}

const lifeMs = 10 * 60 * 1000;
const maximumTries = 5;
const maximumSessions = 1000;

interface Session {
  phone: string;
  codeHash: string;
  tries: number;
  until: number;
}

/** A stand-in with the service's own rules, for tests: codes go to the outbox. */
export class LocalPhoneService implements PhoneService {
  readonly web = { api_key: 'sandbox', auth_domain: 'sandbox.invalid', project_id: 'sandbox' };
  readonly #sessions = new Map<string, Session>();
  readonly #clock: Clock;
  readonly #passwords: Passwords;

  constructor(clock: Clock, passwords: Passwords) {
    this.#clock = clock;
    this.#passwords = passwords;
  }

  /** Opens a session for a phone and a code. */
  async open(phone: string, code: string): Promise<string> {
    const name = randomBytes(24).toString('base64url');
    const until = this.#clock.now().getTime() + lifeMs;
    this.#sessions.set(name, {
      phone,
      codeHash: await this.#passwords.hash(code),
      tries: 0,
      until,
    });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > maximumSessions && oldest !== undefined) {
      this.#sessions.delete(oldest);
    }
    return name;
  }

  /** The phone of a session whose code is right; each session is good for one right answer. */
  async phoneOf(sessionInfo: string, code: string): Promise<string | null> {
    const session = this.#sessions.get(sessionInfo);
    if (session === undefined || session.until <= this.#clock.now().getTime()) return null;
    session.tries += 1;
    const right =
      session.tries <= maximumTries && (await this.#passwords.match(code, session.codeHash));
    return right && this.#sessions.delete(sessionInfo) ? session.phone : null;
  }

  async confirms(sessionInfo: string, code: string, phone: string): Promise<boolean> {
    return (await this.phoneOf(sessionInfo, code)) === phone;
  }
}

/**
 * The calls of the real service's interface that its SDK makes to send a code, and the one that a
 * server makes to check it: test mode only, so that the SDK itself can be tested without a network.
 */
export function phoneServiceRoutes(
  app: FastifyInstance,
  options: { db: Database; clock: Clock; service: LocalPhoneService },
): void {
  const { db, clock, service } = options;
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
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const text = `${code} is your verification code.`;
      await db.insert(outbox).values({
        channel: 'sms',
        target: phone,
        purpose: 'phone-service',
        body: { text, code },
        createdAt: clock.now(),
      });
      return { sessionInfo: await service.open(phone, code) };
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
