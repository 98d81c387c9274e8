import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/connection.ts';
import { customers } from '../db/schema/people.ts';
import { modules, type Point } from '../db/schema/place.ts';
import type { Clock } from './clock.ts';
import type { Operation } from './contract.ts';
import { provenGuest } from './guests.ts';
import type { Passwords } from './passwords.ts';
import { asLanguage, textIn } from '../languages/index.ts';
import type { PostOffice } from '../post/postOffice.ts';
import type { PhoneService } from '../providers/phoneService.ts';
import type { SignInProviders } from '../providers/signInProviders.ts';
import { Refusal, refuse } from './refusal.ts';
import { say, texts, type Language, type Texts, type TextValues } from './texts.ts';
import type { Throttle } from './throttle.ts';
import { readId, readIds, readPosition } from './tolerant.ts';
import type { Customer } from './tokens.ts';
import type { Upload } from './uploads.ts';

export type Module = typeof modules.$inferSelect;

/**
 * Who owns a cart, an order or a trip. Queries must compare both fields, because ids of guests and
 * customers can be equal.
 */
export interface Owner {
  ownerId: number;
  isGuest: boolean;
}

/** Everything that a handler knows about a request besides its input. */
export interface Context {
  db: Database;
  clock: Clock;
  /** The time at which the request arrived. All work for the request uses this time. */
  now: Date;
  language: Language;
  /** Ids from the zoneId header; empty when it is missing. */
  zoneIds: number[];
  /** The module (food, grocery …) of the moduleId header; null when it is missing. */
  module: Module | null;
  /**
   * The customer's position, from the latitude and longitude headers; null when they are missing.
   */
  position: Point | null;
  /** The signed-in customer; null when nobody is signed in. */
  customer: Customer | null;
  owner: Owner | null;
  /**
   * The id of the guest; also set together with a sign-in token, because sign-in merges the guest's
   * cart (wire facts 1.3).
   */
  guestId: number | null;
  /** Uploaded files, by form field. */
  uploads: ReadonlyMap<string, readonly Upload[]>;
  throttle: Throttle;
  passwords: Passwords;
  ip: string;
  /** The server's public origin, such as `https://host`, without a slash at the end. */
  baseUrl: string;
  /** Sign-in through Google, Facebook and Apple, or through the sandbox's simulated provider. */
  signInProviders: SignInProviders;
  /** Verification of phones by Firebase; simulated in tests. */
  phoneService: PhoneService;
  /** Sends e-mail and SMS. */
  post: PostOffice;
  /** Origins of push services that are allowed in addition to those of the browsers. */
  pushServices: readonly string[];
  /** The value of a request header, by its lower-case name; null when it was not sent. */
  header(name: string): string | null;
  /** A text of the server in the language of the request, with its placeholders filled. */
  say(text: Texts, values?: TextValues): string;
  /** A text from the database in the language of the request. */
  text(stored: Texts): string;
  /** The URL of a demo picture or an uploaded file; null for null. */
  media(file: string | null): string | null;
}

export interface ContextSource {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  passwords: Passwords;
  publicUrl: string | null;
  signInProviders: SignInProviders;
  phoneService: PhoneService;
  post: PostOffice;
  /** Origins of push services that are allowed in addition to those of the browsers. */
  pushServices: readonly string[];
  /**
   * The contact address for push services: a `mailto:` or `https:` address of the shop's operator.
   */
  pushContact: string;
}

/**
 * Builds the context of a request from the headers that all operations share, and checks what the
 * operation requires: sign-in or guest id, module and zone.
 * @throws Refusal 401 or 403 when one of these is missing or not valid
 */
export async function readContext(
  source: ContextSource,
  operation: Operation,
  request: FastifyRequest,
  uploads: ReadonlyMap<string, readonly Upload[]>,
): Promise<Context> {
  const { db, clock, throttle } = source;
  const now = clock.now();
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const language = readLanguage(request);
  const bearer = readBearer(header('authorization'));
  const { customer } = request;
  if (operation.access === 'customer' && customer === null) throw unauthenticated();
  const guestId = await provenGuest(db, readGuestId(request), header('x-guest-key'));
  const baseUrl = source.publicUrl ?? originOf(request);
  const context: Context = {
    db,
    clock,
    now,
    language,
    zoneIds: readIds(header('zoneid')),
    module: await readModule(db, operation, header('moduleid')),
    position: readPosition(header('latitude'), header('longitude')),
    customer,
    owner: customer ? { ownerId: customer.id, isGuest: false } : null,
    guestId,
    uploads,
    throttle,
    passwords: source.passwords,
    ip: request.ip,
    baseUrl,
    signInProviders: source.signInProviders,
    phoneService: source.phoneService,
    post: source.post,
    pushServices: source.pushServices,
    header,
    ...wordsIn(language, baseUrl),
  };
  if (operation.access === 'guest') context.owner = readOwner(context, bearer !== null);
  if (operation.zones === 'required' && context.zoneIds.length === 0) {
    refuse(403, 'zoneId', texts.zoneMissing);
  }
  return context;
}

/** A context for work that the server does for a customer on its own, without a request. */
export function contextFor(source: ContextSource, customer: Customer, language: Language): Context {
  const baseUrl = source.publicUrl ?? '';
  return {
    ...source,
    now: source.clock.now(),
    language,
    zoneIds: [],
    module: null,
    position: null,
    customer,
    owner: { ownerId: customer.id, isGuest: false },
    guestId: null,
    uploads: new Map(),
    ip: '',
    baseUrl,
    header: () => null,
    ...wordsIn(language, baseUrl),
  };
}

const wordsIn = (language: Language, baseUrl: string): Pick<Context, 'say' | 'text' | 'media'> => ({
  say: (text, values) => say(language, text, values),
  text: (stored) => textIn(language, stored),
  media: (file) => (file === null ? null : `${baseUrl}/sandbox/media/${file}`),
});

/** The signed-in customer, for operations that require sign-in. @throws Refusal 401 `auth-001` */
export function customerOf(context: Context): Customer {
  if (context.customer === null) throw unauthenticated();
  return context.customer;
}

/**
 * The customer or guest who sent the request, as the owner of carts, orders and trips.
 * @throws Refusal 401 `{errors: "Unauthorized"}` when there is none
 */
export function ownerOf(context: Context): Owner {
  if (context.owner === null) throw unauthorised();
  return context.owner;
}

/** SQL conditions for the rows of a table that the customer or guest of the request owns. */
export function ownRowsOf(ctx: Context, table: Record<keyof Owner, AnyPgColumn>): SQL[] {
  const { ownerId, isGuest } = ownerOf(ctx);
  return [eq(table.ownerId, ownerId), eq(table.isGuest, isGuest)];
}

/**
 * Runs work in a transaction (`inside.db`), one after another for each customer or guest, so that
 * simultaneous requests of one person cannot conflict.
 * @throws Refusal 401 `auth-001` when the customer was deleted meanwhile
 */
export function oneAtATime<T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  const { ownerId, isGuest } = ownerOf(ctx);
  return ctx.db.transaction(async (tx) => {
    await takeTurn(tx, ownerId);
    // The account may have been deleted meanwhile.
    if (!isGuest && (await tx.$count(customers, eq(customers.id, ownerId))) === 0) {
      throw unauthenticated();
    }
    return work({ ...ctx, db: tx });
  });
}

/**
 * Waits until no other transaction works for the same customer or guest; the lock ends with the
 * transaction.
 */
export async function takeTurn(tx: Database, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ownerId}::bigint)`);
}

/**
 * The idempotency key header, which makes a repeated request take effect once; null when it was not
 * sent.
 * @throws Refusal 403 `idempotency_key` unless it has 8 to 100 characters
 */
export function idempotencyKeyOf(context: Context): string | null {
  const key = context.header('idempotency-key');
  if (key !== null && (key.length < 8 || key.length > 100)) {
    refuse(403, 'idempotency_key', texts.keyLength);
  }
  return key;
}

/** The module of the request. @throws Refusal 403 `moduleId` when none was sent */
export function moduleOf(context: Context): Module {
  return context.module ?? refuse(403, 'moduleId', texts.moduleMissing);
}

/** The language that a request asks for, else English; can be used before the context exists. */
export function readLanguage(request: FastifyRequest): Language {
  return asLanguage(request.headers['x-localization']) ?? 'en';
}

/**
 * The token in an Authorization header such as `Bearer abc`; null when there is none. The texts
 * "null" and "undefined" count as none, because some clients send them when they have no token.
 */
export function readBearer(header: string | null): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
  return token === 'null' || token === 'undefined' ? null : token;
}

const unauthenticated = () =>
  new Refusal(401, (say) => ({
    errors: [{ code: 'auth-001', message: say(texts.unauthenticated) }],
  }));

const unauthorised = () => new Refusal(401, () => ({ errors: 'Unauthorized' }));

/**
 * The customer or guest of a request. An invalid token alone does not cause a 401: the request then
 * needs a guest id (wire facts 1.3).
 * @throws Refusal 403 when the token is invalid and there is no guest id; 401 when there is neither
 */
function readOwner(context: Context, sentToken: boolean): Owner {
  if (context.owner !== null) return context.owner;
  if (context.guestId !== null) return { ownerId: context.guestId, isGuest: true };
  if (sentToken) refuse(403, 'guest_id', texts.fieldRequired, { field: 'guest id' });
  throw unauthorised();
}

function readGuestId(request: FastifyRequest): number | null {
  for (const part of [request.query, request.body]) {
    if (typeof part !== 'object' || part === null || !('guest_id' in part)) continue;
    const id = readId(part.guest_id);
    if (id !== null) return id;
  }
  return null;
}

async function readModule(
  db: Database,
  operation: Operation,
  header: string | null,
): Promise<Module | null> {
  if (operation.module === 'ignored') return null;
  if (header === null) {
    return operation.module === 'required' ? refuse(403, 'moduleId', texts.moduleMissing) : null;
  }
  const id = readId(header);
  const [row] = id === null ? [] : await db.select().from(modules).where(eq(modules.id, id));
  return row?.active === true ? row : refuse(403, 'moduleId', texts.moduleUnknown);
}

/**
 * The origin under which a request reached this server, such as `http://localhost:4173`. A Host
 * header with characters that no host name has is replaced by `localhost`.
 */
export function originOf(request: FastifyRequest): string {
  const host = /^[\w.:[\]-]+$/.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
