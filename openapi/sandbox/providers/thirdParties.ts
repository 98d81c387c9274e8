import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { settings } from '../db/schema/operations.ts';
import type { ThirdParties } from '../http/site.ts';
import type { Medium, RegisteredClients } from './idTokens.ts';

interface Switches {
  centralize_login?: Readonly<Record<string, unknown>>;
  firebase_otp_verification?: unknown;
}

const on = (value: unknown) => Number(value) === 1;

/**
 * What the services of others need of a page: nothing, until the shop is registered with one and its
 * config has it switched on. Google and Facebook sign in in a window of their own and need no more
 * than that it may answer; Apple's own script runs in the page, as does the captcha that stands
 * before a phone code of Firebase.
 */
export async function thirdPartiesOf(
  db: Database,
  clients: RegisteredClients,
): Promise<ThirdParties> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'config'));
  const config = (row?.value ?? {}) as Switches;
  const login = config.centralize_login ?? {};
  const used = (medium: Medium) =>
    clients[medium] !== null &&
    on(login['social_login_status']) &&
    on(login[`${medium}_login_status`]);
  const firebase = on(config.firebase_otp_verification);
  const apple = used('apple');
  return {
    script: [
      ...(apple ? ['https://appleid.cdn-apple.com'] : []),
      ...(firebase
        ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
        : []),
    ],
    connect: firebase
      ? ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/']
      : [],
    frame: [
      ...(apple ? ['https://appleid.apple.com'] : []),
      ...(firebase
        ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
        : []),
    ],
    windows: apple || used('google') || used('facebook'),
  };
}
