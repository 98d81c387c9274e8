import { Mail, MessageSquareLock } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '../../../machines/identity/otp.machine.ts';
import { t } from '../../messages/index.ts';
import { DialogTitle } from '../../ui/Dialog.tsx';
import { CodeForm } from '../credentials/CodeForm.tsx';
import { AuthForm, FormIcon } from './formStyles.ts';

interface CodePaneProps {
  actor: ActorRefFrom<typeof otpMachine>;
  byMail: boolean;
}

/** The code step of signing in (AUTH-23, AUTH-24, OTP-01). */
export function CodePane({ actor, byMail }: CodePaneProps) {
  const Icon = byMail ? Mail : MessageSquareLock;
  return (
    <AuthForm noValidate>
      <CodeForm
        actor={actor}
        back={t('identity.otp.change')}
        heading={
          <>
            <FormIcon>
              <Icon size={36} strokeWidth={1.5} aria-hidden />
            </FormIcon>
            <DialogTitle asChild>
              <h2>{t('identity.otp.title')}</h2>
            </DialogTitle>
          </>
        }
      />
    </AuthForm>
  );
}
