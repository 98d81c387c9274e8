import type { Failure } from '../../machines/rules/domain.ts';
import { storeFields, type StoreOwner } from '../../machines/rules/registration.ts';
import { t } from '../messages/index.ts';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { FormFoot, FormGroup, Parts } from './formParts.tsx';
import { PersonFields } from './PersonFields.tsx';
import { storeRegistrations } from './storedRegistrations.ts';

interface OwnerFormProps {
  values: StoreOwner;
  refusal: Failure['entries'];
  onSubmit: (owner: StoreOwner) => void;
  onBack: () => void;
}

/**
 * The form for the store's owner. If another store already has the phone or e-mail, the server
 * refuses it, and this form shows the reason (LAND-12).
 */
export function OwnerForm({ values, refusal, onSubmit, onBack }: OwnerFormProps) {
  const form = useSchemaForm<StoreOwner>({
    schema: async () => (await import('./schemas.ts')).ownerSchema(),
    values,
    refusal: { entries: refusal, fields: storeFields.owner },
    onType: (owner) => storeRegistrations({ owner }),
    onSubmit,
  });
  return (
    <Parts of={form}>
      <FormGroup title={t('join.owner.group')}>
        <PersonFields field={form.field} phone={form.bound('phone')} />
      </FormGroup>
      <FormFoot go={t('join.continue')} onBack={onBack} />
    </Parts>
  );
}
