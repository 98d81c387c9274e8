import { readFileSync } from 'node:fs';
import { fromRoot } from '../../db/root.ts';
import { refuse } from '../../http/refusal.ts';
import { texts } from './texts.ts';

let common: ReadonlySet<string> | undefined;

/**
 * The 10,000 most common passwords that are long enough to be allowed. The file is read on first
 * use.
 */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(
    readFileSync(fromRoot('openapi/sandbox/areas/identity/commonPasswords.txt'), 'utf8')
      .trimEnd()
      .split('\n'),
  ));

/**
 * Rejects a new password that is very common, in upper or lower case, or has no visible character
 * (ASVS 6.2.4). Its minimum length is checked by the API contract.
 * @throws Refusal 403 `password`
 */
export function demandGoodPassword(password: string): void {
  const isBlank = !/[^\s\p{C}]/u.test(password);
  if (isBlank || commonPasswords().has(password.normalize('NFKC').toLowerCase())) {
    refuse(403, 'password', texts.passwordCommon);
  }
}
