import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** `scrypt$salt$key`. The seed passes its own salt so that a demo city is always the same. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, keyLength);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Whether the password belongs to the stored hash. Takes the same time when there is no account
 * (`stored` null), so that answers do not tell who has one (ASVS 6.3.8).
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [kind, salt, key] = (stored ?? '').split('$');
  const known = kind === 'scrypt' && salt !== undefined && key !== undefined;
  const actual = await derive(
    password,
    Buffer.from(known ? salt : 'nobody', 'base64url'),
    keyLength,
  );
  if (!known) return false;
  const expected = Buffer.from(key, 'base64url');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
