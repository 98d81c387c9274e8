import { ECDH } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { storedSecret } from '../db/secrets.ts';

/**
 * The push services of the browsers. The server calls an address that a browser names: it is one of
 * theirs, or one that the operator names, so that nobody has the shop call into its own network.
 */
const browsersOwn =
  /^https:\/\/(fcm\.googleapis\.com|[\w-]+\.google\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|web\.push\.apple\.com)$/;

const patienceMs = 10_000;
/** A push service keeps a message for a browser that is off for so long. */
const waitSeconds = 24 * 60 * 60;

/** A browser's address at its push service, and for whom a message is encrypted. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of a message; `gone`: the browser takes none any more. */
export type PushOutcome = 'sent' | 'gone';

/** Whether the shop sends to an address; `further` are origins that the operator names. */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return browsersOwn.test(origin) || further.includes(origin);
}

/** Whether a message can be encrypted for a browser's key: a point of its curve, base64url. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** The shop's keys for web push (RFC 8292): made once, and shared by all processes over one database. */
async function keysOf(db: Database) {
  const { default: webPush } = await import('web-push');
  return storedSecret(db, 'push_keys', () => webPush.generateVAPIDKeys());
}

/** The public one, base64url. */
export const pushKeyOf = async (db: Database): Promise<string> => (await keysOf(db)).publicKey;

/**
 * Sends a message by the browser's push service, encrypted for that browser alone.
 * @param subject whom the push service may write to about this shop: a `mailto:` or `https:` address
 * @throws Error when the push service could not be reached or did not take it
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
    // A push service does not send its callers elsewhere, which could be the shop's own network.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await reply.body?.cancel();
  if (reply.ok) return 'sent';
  if (reply.status === 404 || reply.status === 410) return 'gone';
  throw new Error(`the push service answers ${reply.status}`);
}
