import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;

/**
 * The cost of one scrypt call, which needs 128 x `N` x `r` bytes of memory and makes `p` passes
 * over it.
 */
interface Cost {
  N: number;
  r: number;
  p: number;
}

/** The cost in a real shop: 16 MiB of memory and five passes, the minimum that OWASP recommends. */
const strong: Cost = { N: 2 ** 14, r: 8, p: 5 };

/** The cost in test mode, a thousandth, because tests store no real passwords. */
const quick: Cost = { N: 2 ** 8, r: 1, p: 1 };

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, cost, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** The cost that is stored in a hash; older hashes have none and were made with `strong`. */
function costOf(named: string | undefined): Cost {
  const [N, r, p] = (named ?? '').split('.').map(Number);
  return N !== undefined && r !== undefined && p !== undefined ? { N, r, p } : strong;
}

/** Hashes and checks passwords and one-time codes with a memory-hard function (ASVS 11.4.2). */
export class Passwords {
  readonly #cost: Cost;

  constructor(mode: 'shop' | 'test') {
    this.#cost = mode === 'test' ? quick : strong;
  }

  /**
   * Hashes a password as `scrypt$salt$key$N.r.p`. Demo data passes a fixed salt, so that its rows
   * are always the same.
   */
  async hash(password: string, salt = randomBytes(16)): Promise<string> {
    const { N, r, p } = this.#cost;
    const key = await derive(password, salt, this.#cost);
    return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}$${N}.${r}.${p}`;
  }

  /**
   * Whether a password matches a stored hash. Without an account (`stored` null) it takes the same
   * time, so that the duration does not reveal who has one (ASVS 6.3.8).
   */
  async match(password: string, stored: string | null): Promise<boolean> {
    const [kind, salt, key, named] = (stored ?? '').split('$');
    if (kind !== 'scrypt' || salt === undefined || key === undefined) {
      await derive(password, Buffer.from('nobody'), this.#cost);
      return false;
    }
    const expected = Buffer.from(key, 'base64url');
    const actual = await derive(password, Buffer.from(salt, 'base64url'), costOf(named));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}
