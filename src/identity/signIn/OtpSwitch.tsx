import { MessageSquareCode } from 'lucide-react';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';

/** The button that switches from sign-in by password to sign-in by one-time code (AUTH-05). */
export function OtpSwitch({ onChoose }: { onChoose: () => void }) {
  return (
    <Button
      look="outline"
      block
      icon={<MessageSquareCode size={20} aria-hidden />}
      onClick={onChoose}
    >
      {t('identity.signIn.withOtp')}
    </Button>
  );
}
