import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import type { Failure } from '../../machines/rules/domain.ts';
import { serverFields } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { PhoneField } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { keptDraft } from './drafts.ts';
import { rulesOnDemand } from './rulesOnDemand.ts';
import { sendOnce } from './sendOnce.ts';
import { useDraft } from './useDraft.ts';
import { useServerErrors } from './useServerErrors.ts';

const Fields = styled.form`
  display: grid;
  gap: 18px;
`;

const drafted = ['phone'] as const;

interface PhoneFieldsProps {
  /** The words of the button, resting and while it works. */
  go: string;
  busyWords: string;
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (phone: string) => void;
}

/** A phone alone: for sign-in by code, or after a provider (AUTH-11, AUTH-21). */
export function PhoneFields({ go, busyWords, busy, refusal, onSubmit }: PhoneFieldsProps) {
  const form = useForm({
    resolver: rulesOnDemand('phone', ({ phoneRules }) => phoneRules()),
    mode: 'onTouched',
    defaultValues: { phone: keptDraft()['phone'] ?? '' },
  });
  useServerErrors(refusal, form.setError, serverFields.phone);
  useDraft(form, drafted);
  const submit = form.handleSubmit(({ phone }) => onSubmit(phone));
  return (
    <Fields noValidate onSubmit={sendOnce(busy, submit)}>
      <Controller
        control={form.control}
        name="phone"
        render={({ field, fieldState }) => (
          <PhoneField
            label={t('identity.phone')}
            required
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" look="primary" size="lg" block busy={busy && busyWords}>
        {go}
      </Button>
    </Fields>
  );
}
