import type { Order } from '../../../machines/rules/domain.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { resolve } from '../../messages/index.ts';

/** What the module of an order calls its seller, such as "restaurant" (NAV-02). */
export const storeWord = ({ moduleType }: Order): string =>
  resolve({ key: wordingOf(moduleType).store });
