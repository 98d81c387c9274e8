import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Failure } from '../../../machines/rules/domain.ts';
import { serverFields } from '../../../machines/rules/identity.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { H1 } from '../../ui/Layout.tsx';
import { NewPasswordFields } from '../credentials/NewPasswordFields.tsx';

interface NewPasswordProps {
  /**
   * The phone number or e-mail address of the account. A hidden field contains it, so that password
   * managers store it together with the password.
   */
  account: string;
  busy: boolean;
  refusal: Failure['entries'];
  onSubmit: (password: string) => void;
  onAgain: () => void;
}

/**
 * Step 3 of password recovery: the form for the new password of `account`, a phone number or e-mail
 * address (REC-08, REC-09). `onAgain` goes back to step 1, to request another code.
 */
export function NewPasswordForm(props: NewPasswordProps) {
  const { account, busy, refusal, onSubmit, onAgain } = props;
  const form = useSchemaForm({
    schema: async () => (await import('../schemas.ts')).newPasswordSchema(),
    values: { password: '', confirm: '' },
    busy,
    refusal: { entries: refusal, fields: serverFields.newPassword },
    onSubmit: ({ password }) => onSubmit(password),
  });
  const [password, confirm] = useWatch({
    control: form.control,
    name: ['password', 'confirm'],
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <Form of={form}>
      <div>
        <H1>{t('identity.recovery.new.title')}</H1>
        <p>{t('identity.recovery.new.text')}</p>
      </div>
      <input hidden readOnly autoComplete="username" value={account} />
      <NewPasswordFields
        label={t('identity.recovery.new')}
        typed={{ password, confirm }}
        lock
        password={form.field('password', { onChange: () => form.recheck('confirm') })}
        confirm={form.field('confirm')}
      />
      <Button type="submit" look="primary" size="lg" busy={busy && t('identity.recovery.saving')}>
        {t('identity.recovery.save')}
      </Button>
      <Button
        look="ghost"
        icon={<ArrowLeft size={20} className="flip" aria-hidden />}
        onClick={onAgain}
      >
        {t('identity.recovery.other')}
      </Button>
    </Form>
  );
}
