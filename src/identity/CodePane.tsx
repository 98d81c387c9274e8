import { Mail, MessageSquareLock } from 'lucide-react';
import { t } from '../messages/index.ts';
import { DialogTitle } from '../ui/Dialog.tsx';
import { CodeForm, type OtpActor } from './CodeForm.tsx';
import { AuthForm, Sign } from './frame.ts';

interface CodePaneProps {
  actor: OtpActor;
  byMail: boolean;
  onFact: (fact: { type: string }) => void;
}

/** The code step of signing in (AUTH-23, AUTH-24, OTP-01). */
export function CodePane({ actor, byMail, onFact }: CodePaneProps) {
  const Icon = byMail ? Mail : MessageSquareLock;
  return (
    <AuthForm noValidate>
      <CodeForm
        actor={actor}
        onFact={onFact}
        back={t('identity.otp.change')}
        heading={
          <>
            <Sign>
              <Icon size={36} strokeWidth={1.5} aria-hidden />
            </Sign>
            <DialogTitle asChild>
              <h2>{t('identity.otp.title')}</h2>
            </DialogTitle>
          </>
        }
      />
    </AuthForm>
  );
}
