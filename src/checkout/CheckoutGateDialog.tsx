import type { ActorRefFrom } from 'xstate';
import type { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { Column } from '../ui/Layout.tsx';

/** Who goes on to the checkout: a customer, a new one, or a guest (CHK-02, CHK-05). */
export function CheckoutGateDialog({ actor }: { actor: ActorRefFrom<typeof checkoutGateMachine> }) {
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'checkout.dismissed' })}
      title={t('checkout.guest.title')}
      width="var(--dialog-sm)"
      centred
    >
      <DialogBody>
        <p>{t('checkout.guest.text')}</p>
        <Column style={{ marginBlockStart: 20 }}>
          <Button
            look="primary"
            size="lg"
            block
            onClick={() => actor.send({ type: 'checkout.signIn', mode: 'signIn' })}
          >
            {t('checkout.guest.login')}
          </Button>
          <Button
            look="outline"
            size="lg"
            block
            onClick={() => actor.send({ type: 'checkout.signIn', mode: 'signUp' })}
          >
            {t('checkout.guest.signUp')}
          </Button>
          <Button
            look="ghost"
            size="lg"
            block
            onClick={() => actor.send({ type: 'checkout.asGuest' })}
          >
            {t('checkout.guest.go')}
          </Button>
        </Column>
      </DialogBody>
    </Dialog>
  );
}
