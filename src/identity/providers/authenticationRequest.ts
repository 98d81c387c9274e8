import type { SocialCredential } from '../../../machines/rules/identity.ts';
import { asObject, asText, asTextOrNull } from '../../api/scalars.ts';
import type { Loose } from '../../api/wire.ts';
import { sha256Base64url, randomSecret } from '../../platform/secrets.ts';
import { providerProblem } from './provider.ts';

/** The random values that make a request to a provider unique. */
export interface AuthenticationRequest {
  /**
   * Sent with the request and repeated in the answer; an answer without it belongs to another
   * request.
   */
  state: string;
  /**
   * A secret of this browser. Sent to the shop's server with the token, it proves that the token
   * was issued for this request.
   */
  nonce: string;
  /**
   * The hash of the nonce, which the provider signs into the token. Somebody who steals the token
   * cannot compute the nonce from it.
   */
  hashedNonce: string;
}

/** Creates the random values for one request to a provider. */
export async function newAuthenticationRequest(): Promise<AuthenticationRequest> {
  const nonce = randomSecret();
  return { state: randomSecret(), nonce, hashedNonce: await sha256Base64url(nonce) };
}

/** The claims of an id token that the shop reads. */
interface Claims {
  sub: string;
  nonce: string;
  email: string;
  name: string;
}

/**
 * Reads the claims of an id token; {} when the token cannot be decoded. The signature is not
 * checked here but on the server.
 */
function claimsOf(token: string): Loose<Claims> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (sign) => sign.codePointAt(0) ?? 0);
    return asObject<Claims>(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

/**
 * Reads the credential in a provider's answer, which the shop's server needs for the sign-in.
 * `question` has the random values that were sent with the request.
 * @throws a problem with the code `foreign` when the answer belongs to another request: its state
 *   differs from that in `question`, or the nonce in its token differs from the hashed one there
 */
export function credentialOf(
  question: AuthenticationRequest,
  answer: {
    medium: SocialCredential['medium'];
    state: unknown;
    token: unknown;
    uniqueId?: string;
    name?: string;
  },
): SocialCredential {
  const token = asText(answer.token);
  const claims = claimsOf(token);
  if (answer.state !== question.state || claims.nonce !== question.hashedNonce) {
    throw providerProblem('foreign');
  }
  return {
    medium: answer.medium,
    token,
    uniqueId: answer.uniqueId ?? asText(claims.sub),
    email: asTextOrNull(claims.email),
    name: asTextOrNull(answer.name ?? claims.name),
    nonce: question.nonce,
  };
}
