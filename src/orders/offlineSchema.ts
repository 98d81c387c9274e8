import { object, string, type ObjectSchema } from 'yup';
import type { OfflineMethod } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';

/**
 * The validation of the form for a payment outside the shop, such as a bank transfer: the fields
 * that the shop requires, and a note (CHK-13).
 * @param nameAt returns the form's name of the field at an index of `asked`
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
