import { readFileSync } from 'node:fs';
import { fromRoot } from '../../db/root.ts';
import { refuse } from '../../http/refusal.ts';
import { texts } from './texts.ts';

let common: ReadonlySet<string> | undefined;

/** The 10,000 passwords that are used most, of those that are long enough; read when first needed. */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(
    readFileSync(fromRoot('openapi/sandbox/areas/identity/commonPasswords.txt'), 'utf8')
      .trimEnd()
      .split('\n'),
  ));

/**
 * Refuses a new password that everybody tries first, in any case of its letters, and one without a
 * visible character (ASVS 6.2.4). How long it has to be, the contract says.
 * @throws Refusal 403 `password`
 */
export function demandGoodPassword(password: string): void {
  const isBlank = !/[^\s\p{C}]/u.test(password);
  if (isBlank || commonPasswords().has(password.normalize('NFKC').toLowerCase())) {
    refuse(403, 'password', texts.passwordCommon);
  }
}
