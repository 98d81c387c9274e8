import { useSelector } from '@xstate/react';
import { User } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';

/** Who may go on to the checkout: the guest's way, or why not yet (CHK-02, CHK-03, CHK-05). */
export function CheckoutGateDialog({ actor }: { actor: ActorRefFrom<typeof checkoutGateMachine> }) {
  const asksGuest = useSelector(actor, (snapshot) => snapshot.matches('guestPrompt'));
  const needsSignIn = useSelector(actor, (snapshot) => snapshot.matches('signInNeeded'));
  return (
    <Dialog
      open={asksGuest || needsSignIn}
      onClose={() => actor.send({ type: 'checkout.dismissed' })}
      title={t(asksGuest ? 'checkout.guest.title' : 'checkout.signIn.title')}
      width="var(--dialog-sm)"
      centred
    >
      <DialogBody>
        <p>{t(asksGuest ? 'checkout.guest.text' : 'checkout.signIn.text')}</p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => actor.send({ type: 'checkout.dismissed' })}>{t('ui.cancel')}</Button>
        {asksGuest && (
          <Button
            look="primary"
            icon={<User size={20} aria-hidden />}
            onClick={() => actor.send({ type: 'checkout.asGuest' })}
          >
            {t('checkout.guest.go')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
