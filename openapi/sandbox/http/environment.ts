import { isIP } from 'node:net';
import { timeZoneIn } from '../../../machines/rules/timeZone.ts';
import { fromRoot } from '../db/root.ts';
import type { MailServer, SmsGateway } from '../post/carriers.ts';
import type { RegisteredClients } from '../providers/idTokens.ts';
import type { LogLevel } from './log.ts';
import type { PhoneServiceKeys } from '../providers/phoneService.ts';

/** The server's settings, from environment variables; the README lists them too. */
export interface Environment {
  /** The folder of the embedded database (`SANDBOX_DATA`). */
  dataFolder: string;
  /** The URL of a PostgreSQL server, used instead of the embedded database (`DATABASE_URL`). */
  databaseUrl: string | null;
  /**
   * The size of the demo data (`SANDBOX_SIZE`): `load` has 200 stores, one of them with 10,000
   * items.
   */
  size: 'demo' | 'load';
  /** `SANDBOX_MODE`: `test` adds routes for tests, such as setting the time. */
  mode: 'shop' | 'test';
  /**
   * `SANDBOX_LOG`: `warn` for errors and slow requests, `info` for every request, `silent` for
   * nothing.
   */
  logLevel: LogLevel;
  port: number;
  host: string;
  /**
   * Host names of this server, in lower case and without port: those of `SANDBOX_HOSTS`, `HOST` and
   * `SANDBOX_PUBLIC_URL`.
   */
  hosts: string[];
  /** `SANDBOX_PROXIES`: addresses of proxies whose `X-Forwarded-*` headers are trusted. */
  proxies: string[];
  requestsPerMinute: number;
  corsOrigins: string[];
  callbackOrigins: string[];
  /**
   * `SANDBOX_PUBLIC_URL`: the server's origin as browsers see it; null takes it from each request.
   */
  publicUrl: string | null;
  clients: RegisteredClients;
  /** `SANDBOX_FIREBASE_API_KEY`, `_AUTH_DOMAIN` and `_PROJECT_ID`; null simulates the service. */
  phoneService: PhoneServiceKeys | null;
  /** `SANDBOX_SMTP_URL` and `SANDBOX_MAIL_FROM`; null sends no e-mail. */
  mail: MailServer | null;
  /** `SANDBOX_SMS_URL` and `SANDBOX_SMS_TOKEN`; null sends no SMS. */
  sms: SmsGateway | null;
  /** `SANDBOX_PUSH_SERVICES`: origins of push services besides those of the browsers. */
  pushServices: string[];
  /** `SANDBOX_PUSH_CONTACT`: the operator's contact address for push services. */
  pushContact: string;
  /**
   * `SANDBOX_OPERATOR_TOKEN`: the secret with which operators open their page; null when there is
   * none.
   */
  operatorToken: string | null;
}

/**
 * Reads the settings from environment variables. An empty one counts as not set: files for
 * containers name variables without a value.
 * @throws Error that names the variable and its allowed values
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const list = (name: string, what: string, read: (entry: string) => string | null) =>
    (env[name] ?? '').split(',').flatMap((part) => {
      const entry = part.trim();
      if (entry === '') return [];
      const value = read(entry);
      if (value === null) {
        throw new Error(`${name} takes ${what}, separated by commas, not ${entry}.`);
      }
      return [value];
    });
  const origins = (name: string) => list(name, 'origins such as https://shop.example', originIn);
  const publicUrl = publicOrigin(env['SANDBOX_PUBLIC_URL']);
  // Messages have links to the shop. Without a set address they would have the host name of the
  // request, which anybody can choose.
  const carrier = ['SANDBOX_SMTP_URL', 'SANDBOX_SMS_URL'].find((name) => env[name]);
  if (carrier !== undefined && publicUrl === null) {
    throw new Error(
      `With ${carrier}, set SANDBOX_PUBLIC_URL too: the shop's address in the messages that it sends.`,
    );
  }
  if (env['TZ'] && timeZoneIn(env['TZ']) === null) {
    throw new Error(`TZ is a time zone such as Asia/Dhaka, not ${env['TZ']}.`);
  }
  for (const [name, protocols, example] of addresses) {
    const value = env[name];
    if (!value || (URL.canParse(value) && protocols.test(new URL(value).protocol))) continue;
    // The value is not shown, because it may contain a password.
    throw new Error(`${name} is an address such as ${example}.`);
  }
  return {
    dataFolder: env['SANDBOX_DATA'] || fromRoot('.sandbox'),
    databaseUrl: env['DATABASE_URL']?.trim() || null,
    size: oneOf('SANDBOX_SIZE', env['SANDBOX_SIZE'], ['demo', 'load']),
    mode: oneOf('SANDBOX_MODE', env['SANDBOX_MODE'], ['shop', 'test']),
    logLevel: oneOf('SANDBOX_LOG', env['SANDBOX_LOG'], ['warn', 'info', 'silent']),
    port: wholeNumber('PORT', env['PORT'], 4173, { most: 65_535 }),
    host: env['HOST'] || 'localhost',
    hosts: [
      ...list('SANDBOX_HOSTS', 'host names such as shop.example', hostIn),
      env['HOST'] ?? '',
      nameOf(publicUrl),
    ]
      .map((name) => name.toLowerCase())
      .filter((name) => name !== ''),
    proxies: list('SANDBOX_PROXIES', 'addresses such as 10.0.0.7 or 10.0.0.0/8', proxyIn),
    requestsPerMinute: wholeNumber('SANDBOX_RATE_LIMIT', env['SANDBOX_RATE_LIMIT'], 600, {
      least: 1,
    }),
    corsOrigins: origins('SANDBOX_CORS_ORIGIN'),
    callbackOrigins: origins('SANDBOX_CALLBACK_ORIGINS'),
    publicUrl,
    clients: {
      google: env['SANDBOX_GOOGLE_CLIENT_ID'] || null,
      facebook: env['SANDBOX_FACEBOOK_APP_ID'] || null,
      apple: env['SANDBOX_APPLE_CLIENT_ID'] || null,
    },
    mail: env['SANDBOX_SMTP_URL']
      ? {
          url: env['SANDBOX_SMTP_URL'],
          from: env['SANDBOX_MAIL_FROM'] || 'Sixways <shop@localhost>',
        }
      : null,
    pushServices: origins('SANDBOX_PUSH_SERVICES'),
    pushContact: contactIn(env['SANDBOX_PUSH_CONTACT'], publicUrl),
    operatorToken: env['SANDBOX_OPERATOR_TOKEN'] || null,
    sms: env['SANDBOX_SMS_URL']
      ? { url: env['SANDBOX_SMS_URL'], token: env['SANDBOX_SMS_TOKEN'] || null }
      : null,
    phoneService: env['SANDBOX_FIREBASE_API_KEY']
      ? {
          apiKey: env['SANDBOX_FIREBASE_API_KEY'],
          authDomain: env['SANDBOX_FIREBASE_AUTH_DOMAIN'] ?? '',
          projectId: env['SANDBOX_FIREBASE_PROJECT_ID'] ?? '',
        }
      : null,
  };
}

/** Addresses of services that send messages, each with its protocols and an example. */
const addresses = [
  ['SANDBOX_SMTP_URL', /^smtps?:$/, 'smtps://user:password@host'],
  ['SANDBOX_SMS_URL', /^https?:$/, 'https://sms.example/send'],
] as const;

/** The origin that a text names, as browsers write it; null when it is no HTTP origin. */
function originIn(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : null;
}

const hostIn = (text: string): string | null =>
  /^[\w.-]+$/.test(text) || isIP(text) !== 0 ? text : null;

/** An address of a proxy, a range of them, or a name of a range that Fastify knows. */
function proxyIn(text: string): string | null {
  const [, address = '', mask] = /^([^/]+)(?:\/([\d.]+))?$/.exec(text) ?? [];
  const isNamed = mask === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address);
  return isNamed || isIP(address) !== 0 ? text : null;
}

const nameOf = (url: string | null): string => (url === null ? '' : new URL(url).hostname);

/**
 * The origin of the address where browsers find the shop; null when none is set.
 * @throws Error for anything but an HTTP URL without a path
 */
function publicOrigin(value: string | undefined): string | null {
  if (!value) return null;
  const origin = originIn(value);
  if (origin === null) {
    throw new Error(`SANDBOX_PUBLIC_URL is an address such as https://shop.example, not ${value}.`);
  }
  return origin;
}

/**
 * Checks the operator's contact for push services, which accept only a `mailto:` or an `https:`
 * address (RFC 8292). Without a contact it returns the public URL if that is `https:`, else a demo
 * e-mail address.
 * @throws Error for any other address
 */
function contactIn(value: string | undefined, publicUrl: string | null): string {
  if (!value) {
    return publicUrl?.startsWith('https://') ? publicUrl : 'mailto:shop@sixways.example';
  }
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)) {
    throw new Error(
      `SANDBOX_PUSH_CONTACT is an address such as mailto:shop@example.com or https://example.com, not ${value}.`,
    );
  }
  return value;
}

/**
 * Reads a variable with fixed choices; the first one is the default.
 * @throws Error for any other value
 */
function oneOf<Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const found = value ? choices.find((choice) => choice === value) : choices[0];
  if (found === undefined) throw new Error(`${name} may be ${choices.join(' or ')}, not ${value}.`);
  return found;
}

function wholeNumber(
  name: string,
  value: string | undefined,
  standard: number,
  { least = 0, most = 9_999_999 },
): number {
  if (value === undefined || value === '') return standard;
  if (!/^\d{1,7}$/.test(value) || Number(value) < least || Number(value) > most) {
    const from = least === 0 ? '' : ` from ${least}`;
    throw new Error(`${name} must be a whole number${from} up to ${most}, not ${value}.`);
  }
  return Number(value);
}
