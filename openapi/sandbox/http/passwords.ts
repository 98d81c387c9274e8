import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;

/** Cost of scrypt: 16 MiB of memory, five passes (the OWASP minimum for this memory). */
const cost = { N: 2 ** 14, r: 8, p: 5 };

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, cost, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** `scrypt$salt$key`. The seed passes its own salt so that a demo city is always the same. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Whether the password belongs to the stored hash. Takes the same time when there is no account
 * (`stored` null), so that answers do not tell who has one (ASVS 6.3.8).
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [kind, salt, key] = (stored ?? '').split('$');
  const known = kind === 'scrypt' && salt !== undefined && key !== undefined;
  const actual = await derive(password, Buffer.from(known ? salt : 'nobody', 'base64url'));
  if (!known) return false;
  const expected = Buffer.from(key, 'base64url');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
