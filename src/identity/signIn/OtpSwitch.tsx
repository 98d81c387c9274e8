import { MessageSquareCode } from 'lucide-react';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';

/** The switch to a code alone (AUTH-05). */
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
