import { randomBytes } from 'node:crypto';
import { and, eq, gt, like, lte, sql, type SQL } from 'drizzle-orm';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose';
import type Provider from 'oidc-provider';
import type { Adapter, KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../db/connection.ts';
import { providerEntries, settings } from '../db/schema/operations.ts';
import type { Medium } from '../../../machines/rules/identity.ts';
import type { Issuer } from './idTokens.ts';
import { claimsOf } from './people.ts';

/** The path of the simulated Google, Facebook and Apple sign-in. */
export const providersPath = '/sandbox/providers';

export const localClientId = (medium: Medium) => `sixways-${medium}`;

/**
 * Finds the sign-in provider (Google, Facebook or Apple) whose simulation has this client id; null
 * for any other id.
 */
export const mediumOfClient = (clientId: unknown): Medium | null =>
  (['google', 'facebook', 'apple'] as const).find((medium) => localClientId(medium) === clientId) ??
  null;

const fiveMinutes = 5 * 60;
const maximumOrigins = 8;

const byField = (field: 'uid' | 'grantId', value: string) =>
  sql`${providerEntries.payload} ->> ${field} = ${value}`;

/**
 * Makes the adapters in which the OpenID provider stores data between the requests of a sign-in,
 * for some minutes; `model` is a kind of data, such as sessions. They use the database, because the
 * next request may reach another server.
 */
function entriesIn(db: Database): (model: string) => Adapter {
  const isPresent = () => gt(providerEntries.endsAt, new Date());
  const find = async (which: SQL | undefined) => {
    const [row] = await db.select().from(providerEntries).where(and(which, isPresent()));
    return row?.payload;
  };
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const isEntry = (id: string) => eq(providerEntries.key, keyOf(id));
    return {
      upsert: async (id, payload, expiresIn) => {
        const endsAt = new Date(Date.now() + (expiresIn || fiveMinutes) * 1000);
        await db.delete(providerEntries).where(lte(providerEntries.endsAt, new Date()));
        await db
          .insert(providerEntries)
          .values({ key: keyOf(id), payload: { ...payload }, endsAt })
          .onConflictDoUpdate({
            target: providerEntries.key,
            set: { payload: { ...payload }, endsAt },
          });
      },
      find: (id) => find(isEntry(id)),
      findByUid: (uid) => find(and(like(providerEntries.key, `${model}:%`), byField('uid', uid))),
      findByUserCode: () => Promise.resolve(undefined),
      consume: async (id) => {
        const consumed = JSON.stringify({ consumed: Math.floor(Date.now() / 1000) });
        const payload = sql`${providerEntries.payload} || ${consumed}::jsonb`;
        await db.update(providerEntries).set({ payload }).where(isEntry(id));
      },
      destroy: async (id) => {
        await db.delete(providerEntries).where(isEntry(id));
      },
      revokeByGrantId: async (grantId) => {
        await db.delete(providerEntries).where(byField('grantId', grantId));
      },
    };
  };
}

/** The simulated provider's keys: for signing id tokens, and for its cookies. */
interface Keys {
  token: JWK;
  cookie: string;
}

const keysEntry = 'provider_keys';

/** The keys of a shop's simulated provider; created when first needed. */
async function keysIn(db: Database): Promise<Keys> {
  const read = async () => {
    const [row] = await db.select().from(settings).where(eq(settings.key, keysEntry));
    return row?.value as Keys | undefined;
  };
  const known = await read();
  if (known !== undefined) return known;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(8).toString('base64url');
  const token = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  const value: Keys = { token, cookie: randomBytes(32).toString('base64url') };
  await db.insert(settings).values({ key: keysEntry, value }).onConflictDoNothing();
  // Another server may have stored its keys first, then those count.
  return (await read()) ?? value;
}

/**
 * Lets the shop read a person's name and e-mail address. A person chosen on the simulated sign-in
 * page has agreed to this there, so no second question is shown.
 */
async function agreedThere(ctx: KoaContextWithOIDC) {
  const { client, provider, session } = ctx.oidc;
  const grant = new provider.Grant({
    clientId: client?.clientId ?? '',
    accountId: session?.accountId ?? '',
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/**
 * A local OpenID provider that simulates Google, Facebook and Apple, so that sign-in through them
 * can be tried without a network. It uses the package `oidc-provider`, started when first needed,
 * once for each origin of the sandbox.
 */
export class LocalProviders {
  readonly #db: Database;
  readonly #made = new Map<string, Promise<Provider>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The provider for an origin such as `http://localhost:4173`. */
  async at(origin: string): Promise<Provider> {
    const keys = await keysIn(this.#db);
    const key = `${keys.token.kid} ${origin}`;
    const made = this.#made.get(key) ?? this.#make(origin, keys);
    this.#made.delete(key);
    this.#made.set(key, made);
    const [oldest] = this.#made.keys();
    if (this.#made.size > maximumOrigins && oldest !== undefined) this.#made.delete(oldest);
    return made;
  }

  /** What is needed to check the simulated provider's tokens: issuer, keys and audience. */
  async issuer(origin: string, medium: Medium): Promise<Issuer> {
    const { token } = await keysIn(this.#db);
    const { d: _, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicKey } = token;
    return {
      issuer: [`${origin}${providersPath}`],
      audience: localClientId(medium),
      keys: createLocalJWKSet({ keys: [publicKey] }),
    };
  }

  async #make(origin: string, keys: Keys): Promise<Provider> {
    const { default: OpenIdProvider, interactionPolicy } = await import('oidc-provider');
    const policy = interactionPolicy.base();
    // The page is shown every time, so that a tester can choose another person.
    policy
      .get('login')
      ?.checks.add(
        new interactionPolicy.Check('choose', 'somebody is chosen each time', (ctx) =>
          ctx.oidc.result?.login === undefined
            ? interactionPolicy.Check.REQUEST_PROMPT
            : interactionPolicy.Check.NO_NEED_TO_PROMPT,
        ),
      );
    const client = (medium: Medium, response: 'id_token' | 'code id_token', back: string) => ({
      client_id: localClientId(medium),
      response_types: [response],
      grant_types: ['implicit', 'authorization_code'],
      redirect_uris: [`${origin}${back}`],
      token_endpoint_auth_method: 'none' as const,
    });
    const provider = new OpenIdProvider(`${origin}${providersPath}`, {
      adapter: entriesIn(this.#db),
      clients: [
        client('google', 'id_token', '/sign-in/return'),
        client('facebook', 'id_token', '/sign-in/return'),
        client('apple', 'code id_token', `${providersPath}/apple-return`),
      ],
      responseTypes: ['id_token', 'code id_token'],
      jwks: { keys: [keys.token] },
      cookies: { keys: [keys.cookie] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      pkce: { required: () => false },
      features: { devInteractions: { enabled: false } },
      ttl: {
        Interaction: fiveMinutes,
        Session: fiveMinutes,
        Grant: fiveMinutes,
        IdToken: fiveMinutes,
      },
      interactions: { policy, url: (_ctx, { uid }) => `${providersPath}/choose/${uid}` },
      loadExistingGrant: agreedThere,
      findAccount: (_ctx, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, ...claimsOf(accountId) }),
      }),
    });
    provider.proxy = origin.startsWith('https:');
    allowPlainHttp(provider);
    return provider;
  }
}

interface ClientSchema {
  invalidate: (this: ClientSchema, message: string, code?: string) => void;
}

/**
 * Allows sign-in over plain http and on localhost, where the sandbox runs. The package
 * `oidc-provider` forbids both for the implicit flow, in which the id token is sent in the URL.
 */
function allowPlainHttp(provider: Provider): void {
  const { prototype: schema } = (
    provider as unknown as { Client: { Schema: { prototype: ClientSchema } } }
  ).Client.Schema;
  const { invalidate } = schema;
  schema.invalidate = function except(message, code) {
    const ofTransport = code === 'implicit-force-https' || code === 'implicit-forbid-localhost';
    if (!ofTransport) invalidate.call(this, message, code);
  };
}
