import { wordingOf } from '../../machines/rules/wording.ts';
import { resolve } from '../messages/index.ts';
import { useModule } from './context.ts';

/** What the customer's module calls one of its sellers, such as "restaurant" (NAV-02). */
export function useStoreWord(): string {
  return resolve({ key: wordingOf(useModule()?.type ?? null).store });
}
