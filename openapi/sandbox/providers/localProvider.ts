import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose';
import type Provider from 'oidc-provider';
import type { Adapter, AdapterPayload, KoaContextWithOIDC } from 'oidc-provider';
import type { Issuer, Medium } from './idTokens.ts';
import { claimsOf } from './people.ts';

/** Where the stand-in for Google, Facebook and Apple lives. */
export const providersPath = '/sandbox/providers';

export const localClientId = (medium: Medium) => `sixways-${medium}`;

/** The medium behind a client id of our own; null for any other. */
export const mediumOfClient = (clientId: unknown): Medium | null =>
  (['google', 'facebook', 'apple'] as const).find((medium) => localClientId(medium) === clientId) ??
  null;

const fiveMinutes = 5 * 60;
const maximumOrigins = 8;
const maximumEntries = 2000;

/** What the provider remembers between two requests of one sign-in: in memory, bounded, for minutes. */
function memory(): (model: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>();
  const read = (key: string) => {
    const entry = entries.get(key);
    return entry !== undefined && entry.until > Date.now() ? entry.payload : undefined;
  };
  return (model) => ({
    upsert: (id, payload, expiresIn) => {
      const key = `${model}:${id}`;
      entries.delete(key);
      entries.set(key, { payload, until: Date.now() + (expiresIn || fiveMinutes) * 1000 });
      const [oldest] = entries.keys();
      if (entries.size > maximumEntries && oldest !== undefined) entries.delete(oldest);
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(read(`${model}:${id}`)),
    findByUid: (uid) =>
      Promise.resolve(
        [...entries.keys()]
          .filter((key) => key.startsWith(`${model}:`))
          .map(read)
          .find((payload) => payload?.uid === uid),
      ),
    findByUserCode: () => Promise.resolve(undefined),
    consume: (id) => {
      const payload = read(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      return Promise.resolve();
    },
    destroy: (id) => {
      entries.delete(`${model}:${id}`);
      return Promise.resolve();
    },
    revokeByGrantId: (grantId) => {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key);
      }
      return Promise.resolve();
    },
  });
}

/** Everybody who was chosen on the sign-in page agreed there to share name and e-mail. */
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
 * A local OpenID provider that stands in for Google, Facebook and Apple, so that signing in through
 * them can be tried without a network. It is a certified one from a package, made when first asked,
 * one for each origin under which the sandbox is reached.
 */
export class LocalProviders {
  readonly #made = new Map<string, Promise<Provider>>();
  #key: Promise<JWK> | null = null;

  /** The provider of an origin such as `http://localhost:4173`. */
  at(origin: string): Promise<Provider> {
    const made = this.#made.get(origin) ?? this.#make(origin);
    this.#made.delete(origin);
    this.#made.set(origin, made);
    const [oldest] = this.#made.keys();
    if (this.#made.size > maximumOrigins && oldest !== undefined) this.#made.delete(oldest);
    return made;
  }

  /** What its tokens are checked against. */
  async issuer(origin: string, medium: Medium): Promise<Issuer> {
    const {
      d: _,
      p: _p,
      q: _q,
      dp: _dp,
      dq: _dq,
      qi: _qi,
      ...publicKey
    } = await this.#signingKey();
    return {
      issuer: [`${origin}${providersPath}`],
      audience: localClientId(medium),
      keys: createLocalJWKSet({ keys: [publicKey] }),
    };
  }

  #signingKey(): Promise<JWK> {
    this.#key ??= generateKeyPair('RS256', { extractable: true })
      .then(({ privateKey }) => exportJWK(privateKey))
      .then((jwk) => ({ ...jwk, kid: 'sandbox', alg: 'RS256', use: 'sig' }));
    return this.#key;
  }

  async #make(origin: string): Promise<Provider> {
    const { default: OpenIdProvider, interactionPolicy } = await import('oidc-provider');
    const policy = interactionPolicy.base();
    // The page is shown every time: who tries it wants to choose again.
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
      adapter: memory(),
      clients: [
        client('google', 'id_token', '/sign-in/return'),
        client('facebook', 'id_token', '/sign-in/return'),
        client('apple', 'code id_token', `${providersPath}/apple-return`),
      ],
      responseTypes: ['id_token', 'code id_token'],
      jwks: { keys: [await this.#signingKey()] },
      cookies: { keys: [randomBytes(32).toString('base64url')] },
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

/** The package keeps this flow to https and off localhost, which is where a sandbox is tried. */
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
