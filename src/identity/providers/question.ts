import type { SocialCredential } from '../../../machines/rules/identity.ts';
import { asObject, asText, asTextOrNull } from '../../api/scalars.ts';
import type { Loose } from '../../api/wire.ts';
import { fingerprint, randomSecret } from '../../platform/secrets.ts';
import { providerProblem } from './provider.ts';

/** The random values that make a request to a provider unique. */
export interface Question {
  /** The answer repeats it: an answer without it belongs to another request. */
  state: string;
  /** Ours alone; it proves to the server that the token was given to us. */
  nonce: string;
  /** The nonce as the provider gets it and signs it into the token: a thief cannot turn it back. */
  hashedNonce: string;
}

/** A new question, for one visit to a provider. */
export async function newQuestion(): Promise<Question> {
  const nonce = randomSecret();
  return { state: randomSecret(), nonce, hashedNonce: await fingerprint(nonce) };
}

/** The claims of an id token that the shop reads. */
interface Claims {
  sub: string;
  nonce: string;
  email: string;
  name: string;
}

/** The claims of an id token; the server, not this code, checks its signature. */
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
 * The credential behind an answer, if it answers this question: same state, and our nonce in the
 * token. Rejects with `foreign` otherwise.
 */
export function credentialOf(
  question: Question,
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
