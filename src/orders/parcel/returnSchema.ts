import { object, string, type ObjectSchema } from 'yup';
import { t } from '../../messages/index.ts';

/** The code of a parcel that comes back. */
export const returnSchema = (): ObjectSchema<{ code: string }> =>
  object({ code: string().trim().required(t('parcel.return.codeMissing')) });
