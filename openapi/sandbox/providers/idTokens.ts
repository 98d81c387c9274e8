import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Medium } from '../../../machines/rules/identity.ts';

/** A customer's identity as a sign-in provider confirms it. */
export interface ProvenIdentity {
  /**
   * The provider and its id for the person, as `medium:subject`; stored in the customer's account.
   */
  socialId: string;
  /** The e-mail address in lower case; null unless the provider has verified it. */
  email: string | null;
}

/**
 * The shop's client ids at Google, Facebook and Apple; null means that the sandbox simulates this
 * provider.
 */
export type RegisteredClients = Readonly<Record<Medium, string | null>>;

/** Thrown when a token is not accepted; `providerIsDown` means that trying later could help. */
export class TokenRefused extends Error {
  readonly providerIsDown: boolean;

  constructor(providerIsDown: boolean, cause?: unknown) {
    super('the id token is refused', { cause });
    this.name = 'TokenRefused';
    this.providerIsDown = providerIsDown;
  }
}

interface Issuer {
  issuer: string[];
  audience: string;
  keys: JWTVerifyGetKey;
}

const tenMinutes = 10 * 60;

const published = {
  google: {
    issuer: ['https://accounts.google.com', 'accounts.google.com'],
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    issuer: ['https://www.facebook.com'],
    keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
  apple: { issuer: ['https://appleid.apple.com'], keys: 'https://appleid.apple.com/auth/keys' },
} satisfies Record<Medium, { issuer: string[]; keys: string }>;

/** How to check the tokens of each real provider; only of those at which the shop is registered. */
export function realIssuers(clients: RegisteredClients): Partial<Record<Medium, Issuer>> {
  const media = Object.keys(published) as Medium[];
  return Object.fromEntries(
    media.flatMap((medium) => {
      const audience = clients[medium];
      if (audience === null) return [];
      const { issuer, keys } = published[medium];
      return [[medium, { issuer, audience, keys: createRemoteJWKSet(new URL(keys)) }]];
    }),
  );
}

/** The hash of the nonce, which is what the client sends to the provider. */
const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

/**
 * Reads the identity from an id token, and checks its signature, issuer, audience, age and nonce.
 * Only the token proves who somebody is; other data from the client is not used.
 * @throws TokenRefused when a check fails, or when the provider's keys cannot be fetched
 */
export async function readIdToken(
  medium: Medium,
  { issuer, audience, keys }: Issuer,
  token: string,
  nonce: string,
): Promise<ProvenIdentity> {
  let claims: JWTPayload;
  try {
    const checks = { issuer, audience, algorithms: ['RS256'], maxTokenAge: tenMinutes };
    ({ payload: claims } = await jwtVerify(token, keys, {
      ...checks,
      requiredClaims: ['sub', 'exp', 'nonce'],
      clockTolerance: 30,
    }));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const ofToken = /^ERR_(JWT|JWS|JOSE_ALG|JWKS_NO_MATCHING_KEY|JWKS_MULTIPLE)/.test(code);
    throw new TokenRefused(!ofToken, error);
  }
  if (claims['nonce'] !== hashed(nonce)) throw new TokenRefused(false);
  const { email, email_verified: checked } = claims;
  const vouched = checked === true || checked === 'true';
  return {
    socialId: `${medium}:${claims.sub}`,
    email: vouched && typeof email === 'string' ? email.trim().toLowerCase() : null,
  };
}

export type { Issuer };
