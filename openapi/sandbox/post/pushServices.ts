import { ECDH } from 'node:crypto';
import { DAY_SECONDS } from '../../../machines/rules/durations.ts';
import type { Database } from '../db/connection.ts';
import { storedSecret } from '../db/secrets.ts';

/**
 * The push services of the known browsers. The server calls a URL that a browser sends; only these
 * and those the operator names are allowed, so that nobody can make the shop call into its own
 * network.
 */
const browsersOwn =
  /^https:\/\/(fcm\.googleapis\.com|[\w-]+\.google\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|web\.push\.apple\.com)$/;

const patienceMs = 10_000;
/** How many seconds a push service keeps a message for a browser that is not running. */
const waitSeconds = DAY_SECONDS;

/** A browser's address at its push service, and the keys for encrypting messages to it. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The result of sending a message; `gone` means that the browser's subscription has ended. */
export type PushOutcome = 'sent' | 'gone';

/** Whether the shop may send to a push address. @param further origins that the operator allows */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return browsersOwn.test(origin) || further.includes(origin);
}

/**
 * Whether a browser's public key (base64url) is valid, so that messages can be encrypted for it.
 */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/**
 * The shop's keys for web push (RFC 8292): created once, and shared by all processes on a database.
 */
async function keysOf(db: Database) {
  const { default: webPush } = await import('web-push');
  return storedSecret(db, 'push_keys', () => webPush.generateVAPIDKeys());
}

/** The shop's public key for web push, in base64url; browsers need it to subscribe. */
export const pushKeyOf = async (db: Database): Promise<string> => (await keysOf(db)).publicKey;

/**
 * Sends an encrypted message to a browser through its push service.
 * @param subject a contact for the push service: a `mailto:` or `https:` address
 * @throws Error when the push service could not be reached or did not accept the message
 */
export async function sendPush(
  db: Database,
  { endpoint, ...keys }: PushAddress,
  payload: string,
  subject: string,
): Promise<PushOutcome> {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    TTL: waitSeconds,
    vapidDetails: { subject, ...(await keysOf(db)) },
  });
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body ?? []),
    // A redirect could lead into the shop's own network; push services do not send any.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await reply.body?.cancel();
  if (reply.ok) return 'sent';
  if (reply.status === 404 || reply.status === 410) return 'gone';
  throw new Error(`the push service answers ${reply.status}`);
}
