import { readFileSync } from 'node:fs';
import { fromRoot } from '../../db/root.ts';
import { refuse } from '../../http/refusal.ts';
import { texts } from './texts.ts';

let common: ReadonlySet<string> | undefined;

/** The 10,000 most used passwords of the required length; read when first needed. */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(
    readFileSync(fromRoot('openapi/sandbox/areas/identity/commonPasswords.txt'), 'utf8')
      .trimEnd()
      .split('\n'),
  ));

/**
 * Refuses a very common new password, in upper or lower case, and one without a visible character
 * (ASVS 6.2.4). The contract sets its minimum length.
 * @throws Refusal 403 `password`
 */
export function demandGoodPassword(password: string): void {
  const isBlank = !/[^\s\p{C}]/u.test(password);
  if (isBlank || commonPasswords().has(password.normalize('NFKC').toLowerCase())) {
    refuse(403, 'password', texts.passwordCommon);
  }
}
