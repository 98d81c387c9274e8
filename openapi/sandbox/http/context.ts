import { eq, sql } from 'drizzle-orm';
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

/** The owner of a cart or order. Every query compares both fields. */
export interface Owner {
  ownerId: number;
  isGuest: boolean;
}

/** Everything that a handler knows about a request besides its input. */
export interface Context {
  db: Database;
  clock: Clock;
  /** The time of the request, the same for all its work. */
  now: Date;
  language: Language;
  /** From the zoneId header; empty when absent. */
  zoneIds: number[];
  /** The module of the moduleId header; null when absent. */
  module: Module | null;
  /** From the latitude and longitude headers. */
  position: Point | null;
  /** The signed-in customer; null for guests and strangers. */
  customer: Customer | null;
  owner: Owner | null;
  /** The guest, even together with a token: sign-in merges the guest's cart (wire facts 1.3). */
  guestId: number | null;
  /** Files of a multipart body, by field. */
  uploads: ReadonlyMap<string, readonly Upload[]>;
  throttle: Throttle;
  passwords: Passwords;
  ip: string;
  /** `https://host`, without a slash at the end. */
  baseUrl: string;
  /** Google, Facebook and Apple, or their stand-in. */
  signInProviders: SignInProviders;
  /** Firebase, or its stand-in in tests. */
  phoneService: PhoneService;
  /** Mail and SMS. */
  post: PostOffice;
  /** Origins of push services that the shop may send to, in addition to those of the browsers. */
  pushServices: readonly string[];
  /** A request header; null when it was not sent. */
  header(name: string): string | null;
  /** A text of the server in the request's language. */
  say(text: Texts, values?: TextValues): string;
  /** A stored text in the request's language. */
  text(stored: Texts): string;
  /** The URL of a demo picture or an upload; null stays null. */
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
  /** Origins of push services that the shop may send to, in addition to those of the browsers. */
  pushServices: readonly string[];
  /**
   * The contact address for push services: a `mailto:` or `https:` address of the shop's operator.
   */
  pushContact: string;
}

/** Reads the headers that every route shares and checks the operation's requirements. */
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

/** The context of work that the server does for a customer without a request. */
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

/** The customer of a route that needs a token. @throws Refusal 401 `auth-001` */
export function customerOf(context: Context): Customer {
  if (context.customer === null) throw unauthenticated();
  return context.customer;
}

/** The customer or guest of a cart or order route. @throws Refusal 401 `{errors: "Unauthorized"}` */
export function ownerOf(context: Context): Owner {
  if (context.owner === null) throw unauthorised();
  return context.owner;
}

/**
 * Runs work of one customer or guest after any other work of the same one, in one transaction:
 * `inside.db`.
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

/** Waits in a transaction until no other work of the same customer or guest is running. */
export async function takeTurn(tx: Database, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ownerId}::bigint)`);
}

/**
 * The idempotency key, with which an order or a trip is placed once; null when none was sent.
 * @throws Refusal 403 `idempotency_key` when it does not have the contract's 8 to 100 characters
 */
export function idempotencyKeyOf(context: Context): string | null {
  const key = context.header('idempotency-key');
  if (key !== null && (key.length < 8 || key.length > 100)) {
    refuse(403, 'idempotency_key', texts.keyLength);
  }
  return key;
}

/** The module of the request. @throws Refusal 403 `moduleId` */
export function moduleOf(context: Context): Module {
  return context.module ?? refuse(403, 'moduleId', texts.moduleMissing);
}

/** The language of a request; available before its context is. */
export function readLanguage(request: FastifyRequest): Language {
  return asLanguage(request.headers['x-localization']) ?? 'en';
}

/** The token of an Authorization header; `Bearer null` counts as none. */
export function readBearer(header: string | null): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
  return token === 'null' || token === 'undefined' ? null : token;
}

const unauthenticated = () =>
  new Refusal(401, (say) => ({
    errors: [{ code: 'auth-001', message: say(texts.unauthenticated) }],
  }));

const unauthorised = () => new Refusal(401, () => ({ errors: 'Unauthorized' }));

/** Wire facts 1.3: an invalid token is not a 401; the guest id becomes required instead. */
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

/** This server's origin in a request: `http://localhost:4173`. */
export function originOf(request: FastifyRequest): string {
  const host = /^[\w.:[\]-]+$/.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
