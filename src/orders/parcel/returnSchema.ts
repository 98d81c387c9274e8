import { object, string, type ObjectSchema } from 'yup';
import { t } from '../../messages/index.ts';

/** The validation of the code that confirms the return of a canceled parcel. */
export const returnSchema = (): ObjectSchema<{ code: string }> =>
  object({ code: string().trim().required(t('parcel.return.codeMissing')) });
