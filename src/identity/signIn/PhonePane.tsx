import { Smartphone } from 'lucide-react';
import type { Failure } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { AuthForm, FormIcon } from './formStyles.ts';
import { PhoneFields } from './PhoneFields.tsx';
import { StepTitle } from './StepTitle.tsx';

interface PhonePaneProps {
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (phone: string) => void;
}

/**
 * The step that asks for a phone number when the account has none yet, before a code verifies it
 * (AUTH-02, AUTH-21).
 */
export function PhonePane({ busy, refusal, onSubmit }: PhonePaneProps) {
  return (
    <AuthForm as="div">
      <FormIcon>
        <Smartphone size={36} strokeWidth={1.5} aria-hidden />
      </FormIcon>
      <div>
        <StepTitle>{t('identity.phone.title')}</StepTitle>
        <p>{t('identity.phone.text')}</p>
      </div>
      <PhoneFields
        go={t('identity.phone.go')}
        busyWords={t('identity.code.busy')}
        busy={busy}
        refusal={refusal}
        onSubmit={onSubmit}
      />
    </AuthForm>
  );
}
