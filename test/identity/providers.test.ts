import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { providerSetup, signInAddress } from '../../src/api/identity/providers.ts';
import {
  credentialOf,
  newAuthenticationRequest,
} from '../../src/identity/providers/authenticationRequest.ts';

const shop = 'https://shop.test';

/** A token as a provider would sign it; nobody here looks at the signature. */
const tokenWith = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('a question to a provider', () => {
  test('is unlike any other, and the provider sees only a hash of what proves it', async () => {
    const [one, two] = [await newAuthenticationRequest(), await newAuthenticationRequest()];
    expect(new Set([one.state, one.nonce, two.state, two.nonce]).size).toBe(4);
    expect(Buffer.from(one.nonce, 'base64url')).toHaveLength(32);
    const hash = createHash('sha256').update(one.nonce).digest('base64url');
    expect(one.hashedNonce).toBe(hash);
  });

  test('DATA-05: its answer becomes a credential, names in any script included', async () => {
    const question = await newAuthenticationRequest();
    const claims = { sub: '7', nonce: question.hashedNonce, email: 'a@b.test', name: 'نور' };
    const token = tokenWith(claims);
    expect(credentialOf(question, { medium: 'google', state: question.state, token })).toEqual({
      medium: 'google',
      token,
      uniqueId: '7',
      email: 'a@b.test',
      name: 'نور',
      nonce: question.nonce,
    });
  });

  test('an answer to another question, or none at all, is not used', async () => {
    const question = await newAuthenticationRequest();
    const { state, hashedNonce: nonce } = question;
    const foreign = expect.objectContaining({
      failure: expect.objectContaining({ entries: [{ code: 'foreign', message: '' }] }) as unknown,
    }) as unknown;
    for (const answer of [
      { state: 'another', token: tokenWith({ sub: '7', nonce }) },
      { state: undefined, token: tokenWith({ sub: '7', nonce }) },
      { state, token: tokenWith({ sub: '7', nonce: 'another' }) },
      { state, token: tokenWith({ sub: '7' }) },
      { state, token: 'no token' },
      { state, token: 'a.%%%.c' },
      { state, token: undefined },
    ]) {
      let problem: unknown = null;
      try {
        credentialOf(question, { medium: 'facebook', ...answer });
      } catch (error) {
        problem = error;
      }
      expect(problem, JSON.stringify(answer)).toEqual(foreign);
    }
  });
});

describe('how the shop is known to a provider', () => {
  const client = { clientId: 'id', url: null, returnUrl: null };

  test('AUTH-35: the real pages are the standard, and they come back to our own', () => {
    const setup = providerSetup('google', client, shop);
    expect(setup?.url.origin).toBe('https://accounts.google.com');
    expect(setup?.returnUrl).toBe(`${shop}/sign-in/return`);
    expect(providerSetup('facebook', client, shop)?.url.hostname).toBe('www.facebook.com');
    expect(providerSetup('apple', client, shop)?.url.hostname).toBe('appleid.cdn-apple.com');
  });

  test('without a client id, or at an address that is no safe page, it is not set up', () => {
    expect(providerSetup('google', { ...client, clientId: null }, shop)).toBeNull();
    for (const url of [
      'http://id.test/auth',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://',
    ]) {
      expect(providerSetup('google', { ...client, url }, shop), url).toBeNull();
    }
    const own = providerSetup('google', { ...client, url: '/sandbox/auth' }, 'http://localhost:1');
    expect(own?.url.href).toBe('http://localhost:1/sandbox/auth');
  });

  test('the question goes into the address whole, whatever it holds', () => {
    const address = new URL(
      signInAddress(new URL('https://id.test/auth?x=1'), {
        clientId: 'a&b=c',
        returnUrl: `${shop}/sign-in/return`,
        state: 's#?',
        nonce: 'n',
      }),
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'a&b=c',
      redirect_uri: `${shop}/sign-in/return`,
      response_type: 'id_token',
      scope: 'openid email profile',
      state: 's#?',
      nonce: 'n',
    });
  });
});
