import { createHash, randomBytes } from 'node:crypto';
import type { TestServer } from './support.ts';

export type Medium = 'google' | 'facebook' | 'apple';

const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

/**
 * Follows the redirects and forms of the provider's stand-in, as a browser does; returns the URL at
 * the end.
 */
async function walkProvider(
  server: TestServer,
  medium: Medium,
  nonce: string,
  answer: Record<string, string>,
): Promise<URL> {
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>) => {
    const reply = await server.inject({
      method: form === undefined ? 'GET' : 'POST',
      url,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return new URL(reply.headers['location'] ?? url, 'http://localhost:80');
  };
  const origin = 'http://localhost:80';
  const query = new URLSearchParams({
    client_id: `sixways-${medium}`,
    redirect_uri:
      medium === 'apple' ? `${origin}/sandbox/providers/apple-return` : `${origin}/sign-in/return`,
    response_type: medium === 'apple' ? 'code id_token' : 'id_token',
    scope: 'openid email profile',
    state: 'state',
    nonce: hashed(nonce),
  });
  const page = await visit(`/sandbox/providers/auth?${query}`);
  if (!page.pathname.startsWith('/sandbox/providers/choose/')) return page;
  const resumed = await visit(page.pathname, answer);
  return visit(resumed.pathname);
}

/** A person of the stand-in's list, or one of the test's own. */
export type Person = { name: string; email: string } | number;

/** What a storefront would send after its customer was this person at the provider. */
export async function signedInAt(server: TestServer, medium: Medium, person: Person) {
  const nonce = randomBytes(16).toString('hex');
  const answer =
    typeof person === 'number'
      ? { answer: 'go', person: String(person) }
      : { answer: 'go', person: 'other', ...person };
  const back = await walkProvider(server, medium, nonce, answer);
  const token = new URLSearchParams(back.hash.slice(1)).get('id_token') ?? '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    email?: string;
  };
  return {
    login_type: 'social',
    medium,
    token,
    unique_id: claims.sub,
    email: claims.email ?? '',
    nonce,
  };
}

/** The address at which a sign-in popup ends when the visitor cancels on the provider's page. */
export const leftAt = (server: TestServer, medium: Medium) =>
  walkProvider(server, medium, 'nonce', { answer: 'cancel' });
