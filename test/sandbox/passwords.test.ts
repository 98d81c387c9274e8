import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../openapi/sandbox/http/environment.ts';
import { Passwords } from '../../openapi/sandbox/http/passwords.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const password = 'Lake-2025-road';
const shop = new Passwords('shop');
const quick = new Passwords('test');

describe('passwords at rest', () => {
  test('ASVS 11.4.2: a shop spends 16 MiB and five passes on each, and a shop is what starts', async () => {
    expect(new Passwords(readEnvironment({}).mode)).toEqual(shop);
    const hash = await shop.hash(password);
    const [kind, salt = '', key, cost] = hash.split('$');
    expect([kind, cost]).toEqual(['scrypt', '16384.8.5']);
    const expected = crypto.scryptSync(password, Buffer.from(salt, 'base64url'), 32, {
      N: 16_384,
      r: 8,
      p: 5,
    });
    expect(key).toBe(expected.toString('base64url'));
    expect(await shop.hash(password)).not.toBe(hash);
  });

  test('a hash opens at the cost it was made with, wherever it is checked', async () => {
    const dear = await shop.hash(password);
    const cheap = await quick.hash(password);
    const older = dear.slice(0, dear.lastIndexOf('$'));
    for (const [where, hash] of [
      [quick, dear],
      [shop, cheap],
      [shop, older],
    ] as const) {
      expect(await where.match(password, hash)).toBe(true);
      expect(await where.match(`${password}x`, hash)).toBe(false);
    }
  });

  test('ASVS 6.3.8: whether there is an account or none, the same work is done', async () => {
    const stored = await shop.hash(password);
    const derived = vi.spyOn(crypto, 'scrypt');
    syncBuiltinESMExports();
    for (const hash of [stored, null, '', 'scrypt$half']) {
      expect(await shop.match('not-the-one', hash)).toBe(false);
    }
    expect(derived.mock.calls.map(([, , length, cost]) => [length, cost])).toEqual(
      Array.from({ length: 4 }, () => [32, { N: 16_384, r: 8, p: 5 }]),
    );
  });
});
