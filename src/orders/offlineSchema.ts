import { object, string, type ObjectSchema } from 'yup';
import type { OfflineMethod } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';

/**
 * What the shop asks about a payment made outside it, and a remark (CHK-13).
 * @param nameAt the name in the form of what is asked at a place of the list
 */
export function offlineSchema(
  asked: OfflineMethod['asked'],
  nameAt: (at: number) => string,
): ObjectSchema<Record<string, string>> {
  const answers = asked.map(({ name, required }, at) => {
    const rule = string().trim().defined();
    const missing = t('orders.offline.missing', { name });
    return [nameAt(at), required ? rule.required(missing) : rule] as const;
  });
  return object({ ...Object.fromEntries(answers), note: string().defined() });
}
